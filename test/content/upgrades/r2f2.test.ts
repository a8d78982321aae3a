/** As an action: agility is 1 higher to the end of the round. */
import { describe, expect, it } from 'vitest'
import { agilityOf } from '../../../src/rules/index.ts'
import { type Battle, faceUp, type Setting } from '../../support/battle.ts'
import { acting, table } from '../../support/damage-cards.ts'

const act = { type: 'act', ship: 'red', action: 'card', card: 'r2f2' } as const
const agility = (b: Battle) => agilityOf({ catalog: b.rules.catalog, state: b.state, events: null }, b.ship('red'))

/** The X-wing with R2-F2 aboard is asked for its action; nobody is in its way. */
const asked = (red: Partial<Setting> = {}) => acting(table({ upgrades: ['r2f2'], ...red }), 'red')

describe('R2-F2', () => {
  it('[ACTION-CARD-1] as an action: agility 1 higher', () => {
    const b = asked()
    expect(agility(b)).toBe(2)
    b.play(act)
    expect(agility(b)).toBe(3)
    expect(b.told('effectBegan')).toMatchObject([{ ship: 'r1', card: 'r2f2', agility: 3 }])
  })

  it('[COMBAT-4.2] the dice of every attack of the round show it', () => {
    const b = table({ upgrades: ['r2f2'], lasting: ['r2f2'] }).fight()
    while (b.open().player !== 'second') b.pass()
    b.attack('tie', 'red').roll('hit', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
    b.roll('evade', 'blank', 'blank')
    expect(b.told('diceRolled')[0]?.terms).toEqual([
      { why: 'agility', dice: 2 },
      { why: 'cards', dice: 1 },
    ])
  })

  it('[ACTION-1] [ACTION-CARD-1] the action of the round is used up; without it nothing is higher', () => {
    const b = asked().play(act)
    expect(b.told('actionPerformed')).toMatchObject([{ action: 'card', name: 'r2f2', free: false }])
    expect(b.state.open).not.toContainEqual(expect.objectContaining({ kind: 'action', ship: 'r1' }))
    expect(b.ship('red').focus).toBe(0)
    expect(agility(asked().play({ type: 'act', ship: 'red', action: 'focus' }))).toBe(2)
    expect(agility(asked().pass())).toBe(2)
  })

  it('[END-3] [CARD-2] to the end of the round only', () => {
    const b = asked().play(act)
    b.until((_decision, state) => state.round === 2)
    expect(b.told('effectEnded')).toMatchObject([{ ship: 'r1', card: 'r2f2', agility: 2 }])
    expect([b.ship('red').lasting, agility(b)]).toEqual([[], 2])
  })

  it('[STRESS-2] [CONFLICT-2] not while stressed', () => {
    const b = acting(table({ upgrades: ['r2f2'], stress: 1 }), 'red')
    // The green straight took the stress off; with two of them one is left and nobody is asked.
    expect(b.refusal(act)).toEqual([])
    const two = table({ upgrades: ['r2f2'], stress: 2 })
    expect(() => acting(two, 'red')).toThrow('is not asked')
  })

  it('[ACTION-1] a ship without the droid has no such action; a discarded one is gone', () => {
    expect(acting(table({}), 'red').refusal(act)).toEqual(['ACTION-1'])
    expect(asked({ upgrades: [{ card: 'r2f2', discarded: true }] }).refusal(act)).toEqual(['ACTION-1'])
  })

  it('[CRIT-1] Structural Damage takes 1 off what it gives; never below 0', () => {
    const b = asked({ damage: [faceUp('structuraldamage')] })
    expect(agility(b)).toBe(1)
    expect(agility(b.play(act))).toBe(2)
  })

  it('[CRIT-1] a dead sensor array leaves it: it is not on the action bar; an Injured Pilot too', () => {
    expect(asked({ damage: [faceUp('damagedsensorarray')] }).refusal(act)).toEqual([])
    expect(agility(asked({ damage: [faceUp('injuredpilot')] }).play(act))).toBe(3)
  })

  it('[CARD-2] it helps only its own ship', () => {
    const b = asked().play(act)
    const mate = agilityOf({ catalog: b.rules.catalog, state: b.state, events: null }, b.ship('mate'))
    expect(mate).toBe(2)
  })
})
