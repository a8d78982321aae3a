/** What the worker believes and what it refuses, and that it goes on afterwards. */
import { describe, expect, it } from 'vitest'
import type { DecideRequest } from '../../ai/protocol.ts'
import { problemOf } from '../../ai/worker/check.ts'
import { game, missionScenario, OBSTACLES } from '../../src/content/index.ts'
import { type GameState, RULES_VERSION, type Scenario, type Side } from '../../src/rules/index.ts'
import { playGame } from './play.ts'

const request = (view: GameState, side: Side): DecideRequest => ({
  id: 1,
  rules: RULES_VERSION,
  set: 'core',
  level: 'greedy',
  view,
  decision: view.open.find(open => open.player === side)!,
  seed: 'a seed',
  style: 'even',
  notes: null,
  candidates: null,
  budget: { nodes: 10, ms: null },
})

const TABLES: Readonly<Record<string, Scenario>> = {
  'mission 1': missionScenario('political-escort', { maxRounds: 40 }),
  'mission 2': missionScenario('asteroid-run', { maxRounds: 40 }),
  'mission 3': missionScenario('dark-whispers', { maxRounds: 40 }),
  asteroids: missionScenario('standard', {
    maxRounds: 40,
    points: 100,
    collection: 'open',
    obstacles: OBSTACLES,
    forces: {
      first: [
        { pilot: 'lukeskywalker', upgrades: ['r2d2', 'protontorpedoes'] },
        { pilot: 'biggsdarklighter', upgrades: [] },
      ],
      second: [
        { pilot: 'maulermithel', upgrades: ['marksmanship'] },
        { pilot: 'darkcurse', upgrades: [] },
      ],
    },
  }),
}

describe('the check of a question', () => {
  it.each(Object.keys(TABLES))('lets every question of real battles pass: %s', name => {
    const kinds = new Set<string>()
    const levels = { first: 'table', second: 'aggressor' } as const
    for (const seed of ['one', 'two'])
      playGame(
        levels,
        seed,
        1,
        ({ view, decision }) => {
          if (decision.player === 'chance') return
          kinds.add(decision.kind)
          // As it arrives at the other end of the line.
          const asked = structuredClone({ ...request(view, decision.side), decision })
          expect(problemOf(asked)).toBeNull()
          expect(problemOf({ ...asked, level: 'random', budget: { nodes: 1, ms: 500 } })).toBeNull()
        },
        TABLES[name],
      )
    for (const kind of ['place', 'dial', 'action', 'attack', 'modify']) expect(kinds, kind).toContain(kind)
  })

  // In the first Planning phase: ships on the mat, a dial of each side not yet set.
  const state = game.newGame(missionScenario('political-escort', { maxRounds: 40 }))
  while (state.phase !== 'planning') game.apply(state, game.legal(state, state.open[0]!)[0]!)
  const good = request(game.viewFor(state, 'first'), 'first')
  /** The good request with another value somewhere: 'view.ships.0.hull'. */
  const bent = (path: string, value: unknown): unknown => {
    // As JSON: a structured clone would keep the decision and the open question one and the same.
    const copy = JSON.parse(JSON.stringify(good)) as Record<string, unknown>
    const steps = path.split('.')
    const last = steps.pop()!
    let at: Record<string, unknown> = copy
    for (const step of steps) at = at[step] as Record<string, unknown>
    at[last] = value
    return copy
  }

  it.each<[what: string, path: string, value: unknown, why: RegExp]>([
    ['an unknown level', 'level', 'grandmaster', /request\.level is not one of/],
    ['a level that every object has', 'level', 'constructor', /request\.level/],
    ['an unknown style', 'style', 'cruel', /request\.style is not one of/],
    ['no budget', 'budget', null, /request\.budget/],
    ['a budget of nothing', 'budget.nodes', 0, /request\.budget\.nodes/],
    ['a budget below nothing', 'budget.nodes', -5, /request\.budget\.nodes/],
    ['a budget without end', 'budget.nodes', Number.POSITIVE_INFINITY, /request\.budget\.nodes/],
    ['a budget that is no number', 'budget.nodes', Number.NaN, /request\.budget\.nodes/],
    ['a budget in words', 'budget.nodes', '100', /request\.budget\.nodes/],
    ['half a node', 'budget.nodes', 10.5, /request\.budget\.nodes/],
    ['a huge budget', 'budget.nodes', 1e12, /request\.budget\.nodes/],
    ['no time', 'budget.ms', 0, /request\.budget\.ms/],
    ['time without end', 'budget.ms', Number.POSITIVE_INFINITY, /request\.budget\.ms/],
    ['a day', 'budget.ms', 86_400_000, /request\.budget\.ms/],
    ['a seed that is no text', 'seed', 7, /request\.seed/],
    ['a seed without end', 'seed', 'x'.repeat(10_000), /request\.seed/],
    ['an id that is no number', 'id', {}, /request\.id/],
    ['other rules', 'rules', '0e-1', /request\.rules is not one of 1e/],
    ['no state', 'view', null, /request\.view is missing/],
    ['a text for a state', 'view', 'state', /request\.view is missing/],
    ['a list for a state', 'view', [], /request\.view/],
    ['a state without ships', 'view.ships', undefined, /request\.view\.ships is not a list/],
    [
      'a ship that nobody knows',
      'view.ships.0.chassis',
      'starcruiser',
      /request\.view\.ships\[0\]\.chassis is not a known/,
    ],
    ['a pilot that every object has', 'view.ships.0.pilot', 'toString', /ships\[0\]\.pilot/],
    [
      'an upgrade that nobody knows',
      'view.ships.0.upgrades',
      [{ card: 'laserfish', discarded: false }],
      /upgrades\[0\]\.card/,
    ],
    ['a mission that nobody knows', 'view.mission', 'picnic', /request\.view\.mission is not a known mission/],
    ['a ship nowhere', 'view.ships.0.pose', { x: Number.NaN, y: 0, heading: 0 }, /ships\[0\]\.pose\.x/],
    ['a thousand ships', 'view.ships', Array(1000).fill(good.view.ships[0]), /more than 64/],
    ['half a stress token', 'view.ships.0.stress', 0.5, /ships\[0\]\.stress/],
    ['a game that is over', 'view.result', { winner: 'first', by: 'goal' }, /request\.view\.result/],
    ['no decision', 'decision', null, /request\.decision is missing/],
    ["chance's own decision", 'decision.side', 'chance', /request\.decision\.side/],
    ["the other side's decision", 'decision.side', 'second', /not open/],
    ['a late decision', 'decision.at', 0, /not open/],
    ['a decision about another ship', 'decision.ship', 'r9', /not open/],
    ['a decision of another kind', 'decision.kind', 'action', /not open/],
    ['notes that are none', 'notes', 'remember me', /request\.notes/],
    ['notes of half a round', 'notes', { round: 1.5, own: {}, theirs: [] }, /request\.notes\.round/],
    [
      'notes with a strange dial',
      'notes',
      { round: 1, own: { r1: 'warp 9' + '9' }, theirs: [] },
      /request\.notes\.own\.r1/,
    ],
    [
      'notes with a share above all',
      'notes',
      { round: 1, own: {}, theirs: [{ dials: {}, share: 7 }] },
      /theirs\[0\]\.share/,
    ],
    ['candidates that are none', 'candidates', [], /request\.candidates/],
    ['candidates without a side', 'candidates', { own: [] }, /request\.candidates\.theirs/],
    ['a plan that is no plan', 'candidates', { own: [5], theirs: [] }, /request\.candidates\.own\[0\]/],
    ['ten thousand plans', 'candidates', { own: Array(10_000).fill({}), theirs: [] }, /more than 256/],
  ])('refuses %s', (_what, path, value, why) => {
    expect(problemOf(good)).toBeNull()
    expect(problemOf(bent(path, value))).toMatch(why)
  })

  it.each([undefined, null, 0, 'decide', [], {}, [[[]]], () => {}, new Map()])('refuses %s', nonsense => {
    expect(problemOf(nonsense)).toMatch(/^request/)
  })

  it('never throws, even when reading does', () => {
    const trap = new Proxy(
      {},
      {
        has: () => true,
        get() {
          throw new Error('poison')
        },
      },
    )
    expect(problemOf(trap)).toMatch(/cannot be read: poison/)
    const loop: Record<string, unknown> = structuredClone(good) as unknown as Record<string, unknown>
    loop['decision'] = { ...good.decision, self: loop }
    expect(problemOf(loop)).toMatch(/cannot be read|not open/)
  })

  it('refuses to look at a dial that the player may not see', () => {
    const seen = game.copy(state)
    const dial = seen.open.find(open => open.player === 'second')!
    game.apply(seen, game.legal(seen, dial)[0]!)
    const open = seen.open.find(other => other.player === 'first')!
    const asked = request(seen, 'first')
    expect({ ...asked, decision: open }).toEqual(asked)
    expect(problemOf(asked)).toMatch(/shows the hidden dial of i\d/)
    expect(problemOf({ ...asked, view: game.viewFor(seen, 'first') })).toBeNull()
  })

  it('refuses a state whose question does not fit the rest of it', () => {
    const attack = {
      kind: 'modify',
      side: 'first',
      player: 'first',
      at: good.view.at,
      dice: 'attack',
      ship: 'r1',
    } as const
    const asked = { ...good, view: { ...good.view, open: [attack] }, decision: attack }
    expect(problemOf(asked)).toMatch(/cannot be read: no attack is under way/)
  })
})
