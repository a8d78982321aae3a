/** The primary weapon is 1 weaker, never below 0, until it is repaired; secondary weapons keep their value. */
import { describe, expect, it } from 'vitest'
import { faceUp, type Setting } from '../../support/battle.ts'
import { acting, countsFaceDown, table, turnedDown } from '../../support/damage-cards.ts'
import { carried, catalogWith, weapon } from '../../support/made-up.ts'

const card = () => faceUp('weaponmalfunction')
const repair = { type: 'act', ship: 'red', action: 'repair', card: 'weaponmalfunction' } as const
const catalog = catalogWith({ upgrades: [weapon('torpedo', { needsLock: false, spendsLock: false })] })
/** How many dice the X-wing's attack rolls; 0: none. */
function dice(red: Partial<Setting>, name = 'primary', tie: Partial<Setting> = {}) {
  const b = table({ upgrades: [carried('torpedo')], ...red }, tie, catalog)
    .fight()
    .attack('red', 'tie', name)
  const decision = b.open()
  return decision.kind === 'roll' && decision.dice === 'attack' ? decision.count : 0
}

describe('Weapon Malfunction', () => {
  it('[CRIT-1] [COMBAT-2.1] the primary weapon value is 1 lower', () => {
    expect(dice({})).toBe(3)
    expect(dice({ damage: [card()] })).toBe(2)
  })

  it('[CRIT-1] a secondary weapon keeps its value', () => {
    expect(dice({ damage: [card()] }, 'torpedo')).toBe(4)
  })

  it('[CRIT-1] two lower it by 2; the value never falls below 0, and range 1 adds to that', () => {
    expect(dice({ damage: [card(), card()] })).toBe(1)
    const b = table({}, { damage: [card(), card()] })
      .fight()
      .pass()
      .attack('tie', 'red')
    expect(b.told('attackFizzled')).toHaveLength(1)
    const near = table({}, { damage: [card(), card()], at: [0, -100, 180] })
      .fight()
      .pass()
      .attack('tie', 'red')
    expect(near.open()).toMatchObject({ kind: 'roll', count: 1 })
    expect(dice({ damage: [card(), card()] }, 'primary', { at: [0, -100, 180] })).toBe(2)
  })

  it('[CRIT-1] with Damaged Sensor Array it can still be repaired', () => {
    expect(acting(table({ damage: [card(), faceUp('damagedsensorarray')] }), 'red').judge(repair)).toBe(true)
  })

  it.each(['hit', 'crit'] as const)('[ACTION-CARD-1] [CRIT-3] repair: %s turns it down', face => {
    const b = acting(table({ damage: [card()] }), 'red')
      .play(repair)
      .roll(face)
    expect(b.told('damageTurnedDown')).toMatchObject([{ kind: 'weaponmalfunction', why: 'repaired' }])
    expect(b.ship('red').damage).toMatchObject([{ faceUp: false }])
  })

  it.each(['focus', 'blank'] as const)('[ACTION-CARD-1] repair: %s does not', face => {
    const b = acting(table({ damage: [card()] }), 'red')
      .play(repair)
      .roll(face)
    expect(b.ship('red').damage).toMatchObject([{ faceUp: true }])
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(dice({ damage: [turnedDown('weaponmalfunction')] })).toBe(3)
    expect(countsFaceDown('weaponmalfunction')).toBe(true)
  })
})
