/** Pilot skill is 0 from the round after the card was dealt, for moving and for fighting. */
import { describe, expect, it } from 'vitest'
import { skillOf } from '../../../src/rules/index.ts'
import { type Battle, battle, faceUp } from '../../support/battle.ts'
import { countsFaceDown, receive, table, turnedDown } from '../../support/damage-cards.ts'

const skill = (b: Battle, name = 'red') =>
  skillOf({ catalog: b.rules.catalog, state: b.state, events: null }, b.ship(name))

describe('Damaged Cockpit', () => {
  it('[CRIT-1] pilot skill is 0 from the round after it was dealt', () => {
    const b = receive('damagedcockpit')
    expect(b.ship('red').damage).toMatchObject([{ kind: 'damagedcockpit', faceUp: true, round: 1 }])
    expect(b.state.round).toBe(2)
    expect(skill(b)).toBe(0)
  })

  it('[CRIT-1] not in the round in which it was dealt', () => {
    const b = table({ damage: [{ ...faceUp('damagedcockpit'), round: 1 }] })
    expect(b.state.round).toBe(1)
    expect(skill(b)).toBe(4)
    expect(b.fight().open()).toMatchObject({ kind: 'attack', ship: b.ids.red })
  })

  it('[CRIT-1] [COMBAT-0.1] [ACT-8] the ship moves first and fights last', () => {
    const b = table({ damage: [faceUp('damagedcockpit')] })
    const order = b
      .fight()
      .told('phaseStarted')
      .map(event => event.order)
    expect(order.filter(ships => ships.length > 0)).toEqual([
      ['r1', 'i1', 'i2', 'r2'],
      ['r2', 'i1', 'i2', 'r1'],
    ])
  })

  it('[CRIT-1] beside Injured Pilot both work; without it nothing happens to the skill', () => {
    expect(skill(table({ damage: [faceUp('damagedcockpit'), faceUp('injuredpilot')] }))).toBe(0)
    expect(skill(table({ damage: [faceUp('injuredpilot')] }))).toBe(4)
    expect(skill(table({ damage: [faceUp('damagedcockpit')] }), 'mate')).toBe(2)
  })

  it('[CRIT-1] [INIT-2] two ships at 0 go by initiative', () => {
    const damage = [faceUp('damagedcockpit')]
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -170, 0], damage },
        tie: { pilot: 'academypilot', at: [0, 20, 180], damage },
      },
      { initiative: 'first' },
    ).fight()
    expect(b.told('phaseStarted').at(-1)?.order).toEqual(['r1', 'i1'])
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(skill(table({ damage: [turnedDown('damagedcockpit')] }))).toBe(4)
    expect(countsFaceDown('damagedcockpit')).toBe(true)
  })
})
