/** Dials are set at the same time, face down, and seen by nobody else until they are revealed. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { type Choice, dialOf, type GameState, type ManoeuvreKey, type Phase } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { extended } from '../support/cards.ts'

const skirmish = () =>
  battle(
    {
      x: { pilot: 'rookiepilot', at: [0, -300, 0] },
      a: { pilot: 'obsidian-squadron', at: [-100, 300, 180] },
      b: { pilot: 'academypilot', at: [100, 300, 180] },
    },
    { catalog: extended },
  )

const dial = (ship: string, manoeuvre: ManoeuvreKey): Choice => ({ type: 'setDial', ship, manoeuvre })

const keysOf = (state: GameState, ship: string) =>
  dialOf({ catalog, state, events: null }, state.ships.find(other => other.id === ship)!)

describe('planning', () => {
  it('[EX-PLAN-1] [PLAN-1] [PLAN-2] both sides choose at the same time, and all dials lie before anybody moves', () => {
    const b = skirmish()
    expect(b.state.open).toMatchObject([
      { kind: 'dial', side: 'first', ship: 'r1' },
      { kind: 'dial', side: 'second', ship: 'i1' },
    ])
    b.by('second', dial('a', 'turn-right 3'))
    b.by('first', dial('x', 'bank-right 2'))
    // The Rebel player is done; only the Imperial player is asked, and nothing has been revealed.
    expect(b.state.open).toMatchObject([{ kind: 'dial', side: 'second', ship: 'i2' }])
    expect(b.state.phase).toBe('planning')
    expect(b.rules.viewFor(b.state, 'first').ships.map(ship => ship.dial)).toEqual(['bank-right 2', null, null])
    expect(b.rules.viewFor(b.state, 'second').ships.map(ship => ship.dial)).toEqual([null, 'turn-right 3', null])
    b.by('second', dial('b', 'turn-left 1'))
    expect(b.state.phase).toBe('activation')
    expect(b.state.ships.map(ship => ship.dial)).toEqual(['bank-right 2', 'turn-right 3', 'turn-left 1'])
  })

  it('[PLAN-1] exactly one manoeuvre a ship: a dial that is set is not asked for again', () => {
    const b = skirmish()
    b.by('second', dial('a', 'straight 3'))
    expect(b.judge(dial('a', 'straight 2'), 'second')).toMatchObject({ refused: true })
    b.by('second', dial('b', 'straight 3'))
    expect(b.judge(dial('b', 'straight 2'), 'second')).toMatchObject({ refused: true })
  })

  it('[PLAN-3] dials lie face down: no event tells what was chosen', () => {
    const b = skirmish()
    b.by('second', dial('a', 'turn-right 3'))
    expect(b.told('dialSet')).toMatchObject([{ ship: 'i1', side: 'second' }])
    expect(JSON.stringify(b.events)).not.toContain('turn-right')
  })

  it('[PLAN-3] [PLAN-4] until they are revealed own dials can be looked at, those of the opponent cannot', () => {
    const b = skirmish().dials({ x: 'bank-right 2', a: 'turn-right 3', b: 'straight 2' })
    // The Academy Pilot has moved, the others have not.
    const seen = (viewer: 'first' | 'second' | 'table') =>
      b.rules.viewFor(b.state, viewer).ships.map(ship => [ship.id, ship.dial])
    expect(seen('first')).toEqual([
      ['r1', 'bank-right 2'],
      ['i1', 'hidden'],
      ['i2', 'straight 2'],
    ])
    expect(seen('second')).toEqual([
      ['r1', 'hidden'],
      ['i1', 'turn-right 3'],
      ['i2', 'straight 2'],
    ])
    expect(seen('table')).toEqual([
      ['r1', 'hidden'],
      ['i1', 'hidden'],
      ['i2', 'straight 2'],
    ])
  })

  it('[PLAN-5] laying a dial down reveals nothing: the opponent and the table see the same as before', () => {
    const b = skirmish()
    const before = (['first', 'table'] as const).map(side => b.rules.viewFor(b.state, side))
    b.by('second', dial('a', 'turn-right 3'))
    expect((['first', 'table'] as const).map(side => b.rules.viewFor(b.state, side))).toEqual(before)
    // A dial goes to the ship that is asked for, and to no other.
    const other = b.judge(dial('a', 'straight 2'), 'second')
    expect(other).toMatchObject({ rules: ['PLAN-5'] })
  })

  it('[PLAN-1] a view is filled in with dials of ships that have one and have not shown it', () => {
    const b = battle({
      x: { pilot: 'rookiepilot', at: [0, -200, 0] },
      shuttle: { pilot: 'senatorshuttle', at: [0, -380, 0] },
      a: { pilot: 'academypilot', at: [0, 200, 180] },
    })
    b.by('second', dial('a', 'straight 3'))
    const view = b.rules.viewFor(b.state, 'first')
    const filled = b.rules.withDials(view, { i1: 'straight 2', r2: 'straight 2', r9: 'straight 2' })
    expect(filled.ships.map(ship => ship.dial)).toEqual([null, null, 'straight 2'])
    expect(filled.open).toMatchObject([{ kind: 'dial', side: 'first', ship: 'r1' }])
    expect(view.ships.map(ship => ship.dial)).toEqual([null, null, null])
  })

  it('[PLAN-7] [GEN-6] a view is not filled in with what no dial shows', () => {
    const b = skirmish()
    const view = b.rules.viewFor(b.state, 'first')
    for (const junk of ['straight 99', '__proto__ 1', '', 5, {}])
      expect(() => b.rules.withDials(view, { i1: junk as 'straight 1' }), String(junk)).toThrow('refusal.not-on-dial')
    expect(view.ships.map(ship => ship.dial)).toEqual([null, null, null])
  })

  it('[PLAN-4] the dial of a ship lost before it was revealed stays hidden, and can be filled in too', () => {
    const b = skirmish().dials({ x: 'bank-right 2', a: 'turn-right 3', b: 'straight 2' })
    Object.assign(b.ship('a'), { status: 'destroyed', pose: null })
    const view = b.rules.viewFor(b.state, 'first')
    expect(view.ships.map(ship => ship.dial)).toEqual(['bank-right 2', 'hidden', 'straight 2'])
    expect(b.rules.hash(b.rules.withDials(view, { i1: 'turn-right 3' }))).toBe(b.rules.hash(b.state))
  })

  it('[PLAN-7] [GEN-6] a dial belongs to one type of ship and offers what is printed on it, no more', () => {
    const b = skirmish()
    expect(b.judge(dial('x', 'straight 1'), 'first')).toBe(true)
    expect(b.judge(dial('a', 'straight 1'), 'second')).toMatchObject({ rules: ['PLAN-7', 'GEN-6'] })
    expect(b.judge(dial('a', 'turn-left 1'), 'second')).toBe(true)
    expect(b.judge(dial('x', 'turn-left 1'), 'first')).toMatchObject({ rules: ['PLAN-7', 'GEN-6'] })
    expect(b.judge(dial('x', 'straight 5'), 'first')).toMatchObject({ rules: ['PLAN-7', 'GEN-6'] })
  })

  it('[PLAN-8] the manoeuvres of every ship in play are open to both players and to the table', () => {
    const b = skirmish()
    for (const side of ['first', 'second', 'table'] as const) {
      const view = b.rules.viewFor(b.state, side)
      expect(keysOf(view, 'r1')).toHaveLength(15)
      expect(keysOf(view, 'i1')).toHaveLength(16)
      expect(keysOf(view, 'i1')).toContain('koiogran 4')
    }
  })
})

describe('the round', () => {
  it('[ROUND-1] four phases in their order, [ROUND-2] then the next round begins with Planning', () => {
    const b = skirmish().dials()
    const phases: [number, Phase][] = []
    const note = () => {
      for (const event of b.events) if (event.type === 'phaseStarted') phases.push([event.round, event.phase])
    }
    note()
    b.until((_, state) => state.round === 3)
    note()
    expect(phases).toEqual([
      [1, 'activation'],
      [1, 'combat'],
      [1, 'end'],
      [2, 'planning'],
      [2, 'activation'],
      [2, 'combat'],
      [2, 'end'],
      [3, 'planning'],
    ])
    expect(b.state.open.map(decision => decision.kind)).toEqual(['dial', 'dial'])
  })

  it('[ROUND-1] a command out of turn or too late is refused', () => {
    const b = skirmish()
    expect(b.rules.isLegal(b.state, { type: 'pass', player: 'chance', at: b.state.at } as never)).toMatchObject({
      rules: ['ROUND-1'],
    })
    const late = { ...dial('r1', 'straight 1'), player: 'first', at: b.state.at + 1 } as never
    expect(b.rules.isLegal(b.state, late)).toMatchObject({ key: 'refusal.late', rules: ['ROUND-1'] })
  })
})
