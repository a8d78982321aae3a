/** The next attack rolls no dice, whatever adds some, and only then is the card turned down. */
import { describe, expect, it } from 'vitest'
import { faceUp } from '../../support/battle.ts'
import { countsFaceDown, table, turnedDown } from '../../support/damage-cards.ts'
import { carried, catalogWith, upgrade, weapon } from '../../support/made-up.ts'

const damage = [faceUp('blindedpilot')]

describe('Blinded Pilot', () => {
  it('[CRIT-1] [COMBAT-2.4] the next attack rolls no dice, then the card is turned down', () => {
    const b = table({ damage }).fight().attack('red', 'tie')
    expect(b.told('diceRolled')).toEqual([])
    expect(b.told('attackFizzled')).toMatchObject([{ attacker: 'r1' }])
    expect(b.told('damageTurnedDown')).toMatchObject([{ ship: 'r1', kind: 'blindedpilot', why: 'resolved' }])
    expect(b.ship('red').damage).toMatchObject([{ kind: 'blindedpilot', faceUp: false }])
    expect(b.ship('tie').damage).toEqual([])
  })

  it('[CONFLICT-2] [CRIT-1] a card that adds attack dice does not bring the attack back', () => {
    const catalog = catalogWith({
      upgrades: [upgrade('charge', 'elite', { values: { attackDice: (_where, dice) => dice + 1 } })],
    })
    const bare = table({ upgrades: [carried('charge')] }, {}, catalog)
      .fight()
      .attack('red', 'tie')
    expect(bare.open()).toMatchObject({ kind: 'roll', count: 4 })
    const blind = table({ damage, upgrades: [carried('charge')] }, {}, catalog)
      .fight()
      .attack('red', 'tie')
    expect(blind.told('attackFizzled')).toHaveLength(1)
  })

  it('[CRIT-1] it waits for an attack: passing keeps it', () => {
    expect(table({ damage }).fight().pass().ship('red').damage[0]?.faceUp).toBe(true)
  })

  it('[CRIT-1] being attacked and the attacks of others leave it alone', () => {
    const b = table({ damage }).fight().pass().attack('tie', 'red').roll('hit', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 2 })
    b.roll('evade', 'blank')
    expect(b.ship('red').damage[0]?.faceUp).toBe(true)
  })

  it('[CRIT-1] range 1 and a secondary weapon bring no dice either', () => {
    const near = table({ damage }, { at: [0, -100, 180] })
      .fight()
      .attack('red', 'tie')
    expect(near.told('attackFizzled')).toHaveLength(1)
    const catalog = catalogWith({ upgrades: [weapon('torpedo', { needsLock: false, spendsLock: false })] })
    const armed = table({ damage, upgrades: [carried('torpedo')] }, {}, catalog)
      .fight()
      .attack('red', 'tie', 'torpedo')
    expect(armed.told('attackFizzled')).toHaveLength(1)
    expect(armed.told('upgradeDiscarded')).toHaveLength(1)
  })

  it('[CRIT-1] two of them blind the same attack; Weapon Malfunction stays', () => {
    const b = table({ damage: [...damage, faceUp('weaponmalfunction')] })
      .fight()
      .attack('red', 'tie')
    expect(b.ship('red').damage).toMatchObject([{ faceUp: false }, { kind: 'weaponmalfunction', faceUp: true }])
    const two = table({ damage: [...damage, faceUp('blindedpilot')] })
      .fight()
      .attack('red', 'tie')
    expect(two.told('damageTurnedDown')).toHaveLength(2)
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    const b = table({ damage: [turnedDown('blindedpilot')] })
      .fight()
      .attack('red', 'tie')
    expect(b.open()).toMatchObject({ kind: 'roll', count: 3 })
    expect(countsFaceDown('blindedpilot')).toBe(true)
  })
})
