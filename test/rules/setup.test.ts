/** Scenarios from outside that are refused, and ships placed and prepared in the standard game. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import {
  type Catalog,
  type Choice,
  type Command,
  type Decision,
  engine,
  type GameEvent,
  isRefused,
  type Scenario,
  type Side,
} from '../../src/rules/index.ts'
import { extended } from '../support/cards.ts'

const squads = (first: readonly string[], second: readonly string[], more: Partial<Scenario> = {}): Scenario => ({
  ...missionScenario('standard'),
  collection: 'open',
  forces: {
    first: first.map(pilot => ({ pilot, upgrades: [] })),
    second: second.map(pilot => ({ pilot, upgrades: [] })),
  },
  ...more,
})

/** A game in its setup, answered step by step. */
function setUp(scenario: Scenario, catalog: Catalog = extended) {
  const rules = engine(catalog)
  const events: GameEvent[] = []
  const state = rules.newGame(scenario, events)
  const command = (choice: Choice) => ({ ...choice, player: state.open[0]!.player, at: state.at }) as Command
  const self = {
    rules,
    state,
    events,
    asked: () => state.open[0] as Extract<Decision, { kind: 'place' }>,
    judge: (ship: string, x: number, y: number, heading: number) =>
      rules.isLegal(state, command({ type: 'place', ship, x, y, heading })),
    refusal: (ship: string, x: number, y: number, heading: number) => {
      const judged = self.judge(ship, x, y, heading)
      return judged === true ? [] : judged.rules
    },
    place: (ship: string, x: number, y: number, heading = 0) => {
      rules.apply(state, command({ type: 'place', ship, x, y, heading }), events)
      return self
    },
  }
  return self
}

const refusalOf = (scenario: Scenario): readonly string[] => {
  try {
    game.newGame(scenario)
  } catch (error) {
    if (isRefused(error)) return error.refusal.rules
    throw error
  }
  return []
}

describe('scenarios from outside', () => {
  const standard = missionScenario('standard')
  const { second } = standard.forces
  const bare = Object.create(null)
  const hostile: readonly (readonly [string, unknown, string])[] = [
    ['nothing', null, 'MISSION-GEN-1'],
    ['a word', 'standard', 'MISSION-GEN-1'],
    ['no mission', {}, 'MISSION-GEN-1'],
    ['a mission without a text', { ...standard, mission: bare }, 'MISSION-GEN-1'],
    ['an inherited mission', { ...standard, mission: '__proto__' }, 'MISSION-GEN-1'],
    ['no forces', { ...standard, forces: undefined }, 'SETUP-2'],
    ['one side alone', { ...standard, forces: { second } }, 'SETUP-2'],
    ['forces that are no list', { ...standard, forces: { second, first: { length: 1 } } }, 'SETUP-2'],
    ['a ship that is none', { ...standard, forces: { second, first: [null] } }, 'SETUP-2'],
    ['a hole in the squad', { ...standard, forces: { second, first: new Array(1) } }, 'SETUP-2'],
    ['no upgrades', { ...standard, forces: { second, first: [{ pilot: 'rookiepilot' }] } }, 'SETUP-2'],
    ['a card without a text', { ...standard, forces: { second, first: [{ pilot: bare, upgrades: [] }] } }, 'SETUP-2'],
    ['nobody at all', { ...standard, forces: { second: [], first: [] } }, 'SETUP-2'],
    ['points as a word', { ...standard, points: '100' }, 'SQUAD-2'],
    ['points that are no number', { ...standard, points: Number.NaN }, 'SQUAD-2'],
    ['no mat', { ...standard, mat: undefined }, 'AREA-1'],
    ['a mat in words', { ...standard, mat: { width: '914.4', height: '914.4' } }, 'AREA-1'],
    ['another collection', { ...standard, collection: 'mine' }, 'COMP-7'],
    ['obstacles that are no list', { ...standard, objects: 'coreasteroid0' }, 'OBST-1'],
    ['a satellite among the obstacles', { ...missionScenario('asteroid-run'), objects: ['satellite'] }, 'OBST-1'],
    ['half a round', { ...standard, maxRounds: 0.5 }, 'ROUND-2'],
    ['no number of rounds', { ...standard, maxRounds: Number.NaN }, 'ROUND-2'],
  ]

  it.each(hostile)('[SETUP-2] [GEN-1] %s: refused with its rule', (_name, scenario, rule) => {
    expect(refusalOf(scenario as Scenario)).toContain(rule)
  })

  it('[ROUND-2] a limit of rounds left out is none', () => {
    const { maxRounds: _none, ...rest } = standard
    expect(game.newGame(rest as Scenario).maxRounds).toBeNull()
  })
})

describe('placing the forces', () => {
  it('[EX-SETUP-1] [SETUP-4] [SETUP-5] three ships: PS 3, then PS 5, then PS 8, each at its own edge', () => {
    const s = setUp(squads(['luke'], ['night-beast', 'obsidian-squadron']))
    expect(s.state.sides).toMatchObject({ first: { home: 'south' }, second: { home: 'north' } })
    expect(s.asked()).toMatchObject({ side: 'second', ships: ['i2'], zone: { edges: ['north'], band: 1 } })
    expect(s.refusal('i1', 0, 400, 180)).toEqual(['SETUP-5'])
    s.place('i2', -100, 400, 180)
    expect(s.asked()).toMatchObject({ side: 'second', ships: ['i1'], zone: { edges: ['north'], band: 1 } })
    s.place('i1', 100, 400, 180)
    expect(s.asked()).toMatchObject({ side: 'first', ships: ['r1'], zone: { edges: ['south'], band: 1 } })
    expect(s.refusal('r1', 0, 400, 180)).toContain('SETUP-6')
    s.place('r1', 0, -400)
    expect(s.state.phase).toBe('planning')
  })

  it.each([
    ['second', ['i1', 'i2'], ['r1', 'r2']],
    ['first', ['r1', 'r2'], ['i1', 'i2']],
  ] as const)(
    '[SETUP-5] [INIT-2] equal skill: the %s player has initiative and places all own ships first, in any order',
    (first, own, others) => {
      // Fewer points, so initiative (INIT-1); the Empire has it on equal points.
      const points = first === 'first' ? 100 : 0
      const forces = squads(['rookiepilot', 'rookiepilot'], ['tie-of-two', 'tie-of-two'], { points })
      const cheap = { ...extended, pilots: { ...extended.pilots } }
      cheap.pilots['tie-of-two'] = { ...extended.pilots['tie-of-two']!, points: 30 }
      const s = setUp(forces, cheap)
      expect(s.state.initiative).toBe(first)
      const depth = (side: Side) => (side === 'first' ? -400 : 400)
      const second = first === 'first' ? 'second' : 'first'
      expect(s.asked()).toMatchObject({ side: first, ships: own })
      s.place(own[1], 0, depth(first))
      expect(s.asked()).toMatchObject({ side: first, ships: [own[0]] })
      s.place(own[0], 100, depth(first))
      expect(s.asked()).toMatchObject({ side: second, ships: others })
    },
  )

  it('[SETUP-6] [AREA-4] the whole base inside Range 1 of the own edge and inside the mat of 914.4 mm, any heading', () => {
    const s = setUp(squads(['rookiepilot'], ['academypilot']))
    expect(s.state.mat).toEqual({ width: 914.4, height: 914.4 })
    // North edge at 457.2: a square base fits with its middle from 377.2 to 437.2.
    expect(s.judge('i1', 0, 377.2, 180)).toBe(true)
    expect(s.judge('i1', 0, 437.2, 0)).toBe(true)
    expect(s.judge('i1', -437.2, 400, 90)).toBe(true)
    for (const [x, y] of [
      [0, 377.1],
      [0, 437.3],
      [437.3, 400],
      [0, -400],
    ] as const)
      expect(s.refusal('i1', x, y, 180)).toEqual(['SETUP-6', 'MISSION-GEN-3'])
    // Turned by 45° the same middle no longer fits.
    expect(s.refusal('i1', 0, 377.2, 45)).toEqual(['SETUP-6', 'MISSION-GEN-3'])
    expect(s.judge('i1', 0, 385.5, 45)).toBe(true)
    for (let heading = 0; heading < 360; heading += 1) expect(s.judge('i1', 0, 407.2, heading)).toBe(true)
    for (const [x, heading] of [
      [0.05, 0],
      [0, 0.5],
      [0, 360],
      [0, -1],
    ] as const)
      expect(s.refusal('i1', x, 400, heading)).toEqual(['SETUP-6'])
  })

  it('[SETUP-6] not over a base that lies there; side by side is allowed', () => {
    const s = setUp(squads(['rookiepilot'], ['academypilot', 'academypilot']))
    s.place('i2', 0, 400, 180)
    expect(s.judge('i1', 39.9, 400, 180)).toMatchObject({ rules: ['SETUP-6'], params: { other: 'i2' } })
    expect(s.judge('i1', 40, 400, 180)).toBe(true)
  })

  it('[SETUP-11] everything is prepared first, then the ships are placed, then round 1 begins', () => {
    const s = setUp(squads(['rookiepilot'], ['academypilot']))
    expect(s.state).toMatchObject({ phase: 'setup', round: 0 })
    expect(s.state.ships.map(ship => [ship.status, ship.shields, ship.dial])).toEqual([
      ['reserve', 2, null],
      ['reserve', 0, null],
    ])
    s.place('i1', 0, 400).place('r1', 0, -400)
    expect(s.events.map(event => event.type)).toEqual([
      'gameStarted',
      'shipPlaced',
      'shipPlaced',
      'roundStarted',
      'phaseStarted',
    ])
    expect(s.state.open.map(decision => decision.kind)).toEqual(['dial', 'dial'])
  })
})

describe('preparing the rest', () => {
  it('[SETUP-7] all ship and upgrade cards lie open to everyone', () => {
    const s = setUp(squads(['luke'], ['night-beast']))
    s.place('i1', 0, 400).place('r1', 0, -400)
    s.state.ships[0]!.upgrades.push({ card: 'some-card', discarded: false })
    for (const side of ['first', 'second', 'table'] as const)
      expect(s.rules.viewFor(s.state, side).ships).toEqual(s.state.ships)
  })

  it('[SETUP-8] [SETUP-9] every ship starts with exactly as many shields as its shield value', () => {
    const s = setUp(squads(['luke'], ['night-beast']))
    s.place('i1', 0, 400).place('r1', 0, -400)
    const placed = s.events.filter(event => event.type === 'shipPlaced')
    expect(placed.map(event => [event.ship, event.shields])).toEqual([
      ['i1', 0],
      ['r1', 2],
    ])
    expect(s.state.ships.map(ship => ship.shields)).toEqual([2, 0])
  })

  it('[SETUP-10] the damage deck lies face down: 33 cards, none of them known or in an order', () => {
    const { deck } = game.newGame(missionScenario('political-escort'))
    expect(deck).toMatchObject({ shuffle: 1, draw: 33, discard: [] })
    const counts = Object.values(game.catalog.damage).map(kind => [kind.id, kind.count])
    expect(deck.unseen).toEqual({ 1: Object.fromEntries(counts) })
  })

  it('[INIT-1] without squad building the Imperial player always has initiative', () => {
    expect(game.newGame(missionScenario('standard')).initiative).toBe('second')
    expect(game.newGame(squads(['rookiepilot'], ['academypilot', 'academypilot'])).initiative).toBe('second')
    expect(game.newGame(squads(['rookiepilot', 'rookiepilot'], ['academypilot'])).initiative).toBe('second')
  })

  it('[GEN-2] two sides: a ship of one faction cannot fly for the other', () => {
    expect(refusalOf(squads(['rookiepilot'], ['rookiepilot']))).toEqual(['GEN-2', 'SETUP-1'])
    expect(refusalOf(squads(['academypilot'], ['academypilot']))).toEqual(['GEN-2', 'SETUP-1'])
    expect(Object.keys(game.newGame(missionScenario('standard')).sides)).toEqual(['first', 'second'])
  })

  it('[COMP-7] models and cards are limited to the core set, unless the collection is open', () => {
    const core = { collection: 'core' } as const
    expect(refusalOf(squads(['rookiepilot'], ['academypilot', 'academypilot'], core))).toEqual([])
    // One X-wing model, though each card is there once; two TIE fighter models.
    expect(refusalOf(squads(['rookiepilot', 'redsquadronpilot'], ['academypilot'], core))).toEqual(['COMP-7'])
    expect(refusalOf(squads(['rookiepilot'], Array(3).fill('academypilot'), core))).toEqual(['COMP-7'])
    expect(refusalOf(squads(['rookiepilot', 'rookiepilot'], Array(3).fill('academypilot')))).toEqual([])
  })
})
