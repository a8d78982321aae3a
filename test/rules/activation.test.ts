/** Ships move in ascending skill, and each goes through dial, manoeuvre, stress check and action in order. */
import { describe, expect, it } from 'vitest'
import { dial } from '../../src/content/dial.ts'
import type { GameEvent, Side } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { extended } from '../support/cards.ts'

const inPhase = (b: { state: { phase: string } }, phase: string) => () => b.state.phase === phase

/** The ships of an event type in the order in which it happened to them. */
const order = (events: readonly GameEvent[], type: 'dialRevealed' | 'manoeuvreExecuted' | 'attackSkipped') =>
  events.flatMap(event => (event.type === type ? [event.ship] : []))

const mixed = () =>
  battle(
    {
      red: { pilot: 'redsquadronpilot', at: [-200, -300, 0] },
      rookie: { pilot: 'rookiepilot', at: [200, -300, 0] },
      obsidian: { pilot: 'obsidian-squadron', at: [-200, 300, 180] },
      academy: { pilot: 'academypilot', at: [200, 300, 180] },
    },
    { catalog: extended },
  )

const CALM = { red: 'straight 2', rookie: 'straight 2', obsidian: 'straight 2', academy: 'straight 2' } as const

describe('the order of activation', () => {
  it('[ACT-1] [ACT-8] in ascending skill, every ship exactly once, one after the other to its end', () => {
    const b = mixed().dials(CALM)
    const told = [...b.events]
    b.until((_, state) => state.phase === 'planning')
    told.push(...b.events)
    expect(order(told, 'dialRevealed')).toEqual(['i2', 'r2', 'i1', 'r1'])
    // All steps of one ship lie between its dial and the next one.
    const steps = told.flatMap(event =>
      ['dialRevealed', 'manoeuvreExecuted', 'actionSkipped'].includes(event.type) && 'ship' in event
        ? [`${event.ship} ${event.type}`]
        : [],
    )
    expect(steps).toEqual(
      ['i2', 'r2', 'i1', 'r1'].flatMap(ship => [
        `${ship} dialRevealed`,
        `${ship} manoeuvreExecuted`,
        `${ship} actionSkipped`,
      ]),
    )
    expect(told.find(event => event.type === 'phaseStarted' && event.phase === 'activation')).toMatchObject({
      order: ['i2', 'r2', 'i1', 'r1'],
    })
  })

  it('[ACT-2] the dial of the active ship is turned face up, and no other', () => {
    const b = mixed().dials(CALM)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i2' })
    expect(b.told('dialRevealed')).toMatchObject([{ ship: 'i2', manoeuvre: 'straight 2', difficulty: 'green' }])
    expect(b.state.ships.map(ship => ship.revealed)).toEqual([false, false, false, true])
  })

  const equal = (initiative: Side) =>
    battle(
      {
        r1: { pilot: 'rookiepilot', at: [-100, -60, 0] },
        r2: { pilot: 'rookiepilot', at: [100, -60, 0] },
        i1: { pilot: 'tie-of-two', at: [-100, 60, 180] },
        i2: { pilot: 'tie-of-two', at: [100, 60, 180] },
      },
      { catalog: extended, initiative },
    )

  it.each([
    ['second', 'first', ['i1', 'i2'], ['r1', 'r2']],
    ['first', 'second', ['r1', 'r2'], ['i1', 'i2']],
  ] as const)(
    '[D-5] [ACT-9] [INIT-2] [COMBAT-0.4] equal skill: the %s player has initiative and moves and fights first with all own ships',
    (first, second, [a1, a2], [b1, b2]) => {
      const b = equal(first)
      // Nobody flies into anybody: all turn away outwards.
      b.dials({ r1: 'turn-left 3', r2: 'turn-right 3', i1: 'turn-right 3', i2: 'turn-left 3' })
      expect(b.open()).toMatchObject({ kind: 'order', phase: 'activation', side: first, ships: [a1, a2] })
      expect(b.refusal({ type: 'chooseShip', ship: b1 })).toEqual(['ACT-9'])
      b.play({ type: 'chooseShip', ship: a2 })
      expect(b.told('dialRevealed')).toMatchObject([{ ship: a2 }])
      // Of the two left only the own one is next; it is not asked for.
      b.pass()
      expect(b.told('dialRevealed')).toMatchObject([{ ship: a1 }])
      b.pass()
      expect(b.open()).toMatchObject({ kind: 'order', phase: 'activation', side: second, ships: [b1, b2] })

      const c = equal(first).fight()
      expect(c.open()).toMatchObject({ kind: 'order', phase: 'combat', side: first, ships: [a1, a2] })
      c.play({ type: 'chooseShip', ship: a2 }).pass().pass()
      expect(c.open()).toMatchObject({ kind: 'order', phase: 'combat', side: second, ships: [b1, b2] })
    },
  )
})

describe('the steps of an activation', () => {
  const alone = (pilot: string, more = {}) =>
    battle({
      ship: { pilot, at: [0, 0, 0], ...more },
      other: {
        pilot: pilot === 'academypilot' ? 'rookiepilot' : 'academypilot',
        at: [-400, -400, 0],
        activated: true,
      },
    })

  it('[ACT-5] [MAN-8] [STRESS-1] red: exactly 1 stress token; white: no change; green: 1 token less', () => {
    const b = alone('academypilot').dials({ ship: 'koiogran 3' })
    expect(b.ship('ship').stress).toBe(1)
    expect(b.told('tokenGained')).toMatchObject([
      { ship: 'i1', token: 'stress', count: 1, rules: ['ACT-5', 'STRESS-1'] },
    ])
    expect(alone('academypilot', { stress: 2 }).dials({ ship: 'straight 4' }).ship('ship').stress).toBe(2)
    expect(alone('academypilot', { stress: 0 }).dials({ ship: 'straight 4' }).ship('ship').stress).toBe(0)
    expect(alone('academypilot', { stress: 2 }).dials({ ship: 'straight 2' }).ship('ship').stress).toBe(1)
    expect(alone('academypilot').dials({ ship: 'straight 2' }).ship('ship').stress).toBe(0)
    expect(dial('1FG 1FW 1FR').map(entry => entry.difficulty)).toEqual(['green', 'white', 'red'])
  })

  it('[D-1] [ACT-5] [ACT-7] 1 stress and a green manoeuvre: no stress left, an action is allowed', () => {
    const b = alone('academypilot', { stress: 1 }).dials({ ship: 'straight 2' })
    expect(b.ship('ship').stress).toBe(0)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i1', free: null })
    expect(b.judge({ type: 'act', ship: 'ship', action: 'focus' })).toBe(true)
  })

  it('[D-2] [ACT-5] [ACT-7] [STRESS-2] 2 stress and a green manoeuvre: 1 stress left, no action', () => {
    const b = alone('academypilot', { stress: 2 }).dials({ ship: 'straight 2' })
    expect(b.ship('ship').stress).toBe(1)
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'i1', why: 'stressed', rules: ['ACT-7', 'STRESS-2'] }])
    expect(b.state.phase).not.toBe('activation')
  })

  it('[ACT-5] [ACT-7] a red manoeuvre prevents the action of the same activation', () => {
    const b = alone('academypilot').dials({ ship: 'koiogran 3' })
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'i1', why: 'stressed' }])
    expect(b.state.phase).not.toBe('activation')
  })

  it('[ACT-5] the stress check comes after the move and before the action', () => {
    const b = alone('academypilot', { stress: 1 }).dials({ ship: 'straight 2' })
    b.play({ type: 'act', ship: 'ship', action: 'focus' })
    const c = alone('academypilot', { stress: 1 }).dials({ ship: 'straight 2' })
    const types = c.events.map(event => event.type).filter(type => type !== 'dialSet' && type !== 'phaseStarted')
    expect(types).toEqual(['dialRevealed', 'manoeuvreExecuted', 'tokenRemoved'])
    expect(b.told('actionPerformed')).toMatchObject([{ ship: 'i1', action: 'focus' }])
  })

  it('[ACT-10] the tokens of a ship move with it, and locks hold over any distance', () => {
    const b = alone('academypilot', { focus: 2, evade: 1, locks: 'other' })
    const before = { ...b.ship('ship') }
    b.dials({ ship: 'straight 5' })
    expect(b.ship('ship')).toMatchObject({ focus: 2, evade: 1, lock: before.lock })
    expect(b.ship('ship').pose).not.toEqual(before.pose)
  })

  it('[ACT-7] [ACTION-PASS-1] one action, or none: the ship may pass', () => {
    const b = alone('academypilot').dials({ ship: 'straight 2' })
    expect(b.judge({ type: 'pass' })).toBe(true)
    b.pass()
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'i1', why: 'passed', rules: ['ACTION-PASS-1'] }])
    expect(b.ship('ship')).toMatchObject({ acted: [], focus: 0 })
    expect(inPhase(b, 'activation')()).toBe(false)
  })
})
