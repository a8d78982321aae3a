/** Agility is 1 lower, never below 0, until a HIT of the repair brings it back. */
import { describe, expect, it } from 'vitest'
import { agilityOf } from '../../../src/rules/index.ts'
import { type Battle, faceUp } from '../../support/battle.ts'
import { acting, countsFaceDown, table, turnedDown } from '../../support/damage-cards.ts'

const card = () => faceUp('structuraldamage')
const repair = { type: 'act', ship: 'red', action: 'repair', card: 'structuraldamage' } as const
const agility = (b: Battle, name = 'red') =>
  agilityOf({ catalog: b.rules.catalog, state: b.state, events: null }, b.ship(name))

describe('Structural Damage', () => {
  it('[CRIT-1] [COMBAT-4.1] agility is 1 lower', () => {
    const b = table({ damage: [card()] })
      .fight()
      .pass()
      .attack('tie', 'red')
      .roll('hit', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 1 })
    b.roll('blank')
    expect(b.told('diceRolled')[0]?.terms).toEqual([
      { why: 'agility', dice: 2 },
      { why: 'cards', dice: -1 },
    ])
  })

  it('[CRIT-1] that of other ships is not', () => {
    expect(agility(table({ damage: [card()] }), 'mate')).toBe(2)
    expect(agility(table({ damage: [card()] }), 'tie')).toBe(3)
  })

  it('[CRIT-1] two lower it by 2, and never below 0', () => {
    expect([1, 2, 3].map(n => agility(table({ damage: Array.from({ length: n }, card) })))).toEqual([1, 0, 0])
  })

  it('[COMBAT-4.3] the range bonus stays: at range 3 and agility 0 one die is rolled', () => {
    const b = table({ damage: [card(), card()] }, { at: [0, 120, 180] })
      .fight()
      .pass()
      .attack('tie', 'red')
    expect(b.roll('hit', 'blank').open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 1 })
  })

  it('[CRIT-1] with Damaged Sensor Array it can still be repaired', () => {
    expect(acting(table({ damage: [card(), faceUp('damagedsensorarray')] }), 'red').judge(repair)).toBe(true)
  })

  it('[ACTION-CARD-1] [CRIT-3] repair: a HIT turns it down, and the agility is back', () => {
    const b = acting(table({ damage: [card()] }), 'red')
      .play(repair)
      .roll('hit')
    expect(b.ship('red').damage).toMatchObject([{ kind: 'structuraldamage', faceUp: false }])
    expect(agility(b)).toBe(2)
  })

  it('[ACTION-CARD-1] repair: of two one is turned down', () => {
    const b = acting(table({ damage: [card(), card()] }), 'red')
      .play(repair)
      .roll('hit')
    expect(b.ship('red').damage.map(other => other.faceUp)).toEqual([false, true])
  })

  it.each(['crit', 'focus', 'blank'] as const)('[ACTION-CARD-1] repair: %s does not', face => {
    const b = acting(table({ damage: [card()] }), 'red')
      .play(repair)
      .roll(face)
    expect(agility(b)).toBe(1)
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(agility(table({ damage: [turnedDown('structuraldamage')] }))).toBe(2)
    expect(countsFaceDown('structuraldamage')).toBe(true)
  })
})
