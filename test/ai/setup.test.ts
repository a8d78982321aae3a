/** Deployment by search: legal, the same twice, within its nodes, made from the view, and facing the battle. */
import { describe, expect, it } from 'vitest'
import { thinkGreedy } from '../../ai/baselines/greedy.ts'
import { rngOf } from '../../ai/evaluate/rng.ts'
import { answerSetup } from '../../ai/search/setup.ts'
import type { Manner, Thought } from '../../ai/thought.ts'
import { catalog, game, missionScenario, OBSTACLES, randomSquad } from '../../src/content/index.ts'
import { cosDegrees, sinDegrees } from '../../src/geometry/index.ts'
import type { Command, Decision, Edge, GameState, Scenario } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { type Asked, playGame } from './play.ts'

const MANNER: Manner = { heat: 0, trust: 0.5, lines: 4, deep: false }
const NODES = 300

const think = (
  view: GameState,
  decision: Decision,
  limit: number,
  manner = MANNER,
): { thought: Thought; used: number } => {
  const work = { used: 0, limit }
  const ask = { engine: game, view, decision, rng: rngOf('setup'), work, notes: null, temper: 'even', candidates: null }
  const thinking = answerSetup({ ...ask, temper: 'even' }, manner)
  for (;;) {
    const step = thinking.next()
    if (step.done) return { thought: step.value, used: work.used }
  }
}

const MISSIONS = ['political-escort', 'asteroid-run', 'dark-whispers'] as const

const built = (mission: string, points: number, seed: number, obstacles: readonly string[]): Scenario => {
  const next = random(seed)
  const imperial = randomSquad(catalog, 'imperial', points, 'open', next)
  const rebel = randomSquad(catalog, 'rebel', points, 'open', next)
  return missionScenario(mission, { points, collection: 'open', forces: { imperial, rebel }, obstacles })
}

const BATTLES: readonly (readonly [string, Scenario])[] = [
  ...MISSIONS.map(id => [id, missionScenario(id)] as const),
  ...MISSIONS.map((id, n) => [`${id} with squads`, built(id, n === 2 ? 100 : 40, n, [])] as const),
  ['standard with squads', built('standard', 60, 4, [])],
  ['standard among asteroids', built('standard', 40, 5, OBSTACLES.slice(0, 3))],
]

/** Every question of a setup, answered by search; the questions and the answers. */
const deployed = (
  scenario: Scenario,
): { asked: { view: GameState; decision: Decision; command: Command }[]; state: GameState } => {
  const state = game.newGame(scenario)
  const asked = []
  for (;;) {
    const decision = game.open(state)[0]!
    if (decision.seat === 'chance' || decision.kind === 'dial') return { asked, state }
    const view = game.viewFor(state, decision.seat)
    const before = JSON.stringify(view)
    const { thought, used } = think(view, decision, NODES)
    expect(JSON.stringify(view)).toBe(before)
    expect(used).toBeLessThanOrEqual(NODES)
    expect(game.isLegal(state, thought.command)).toBe(true)
    asked.push({ view, decision, command: thought.command })
    game.apply(state, thought.command)
  }
}

const INWARD: Readonly<Record<Edge, readonly [number, number]>> = {
  north: [0, -1],
  south: [0, 1],
  east: [-1, 0],
  west: [1, 0],
}

describe.each(BATTLES)('%s', (_, scenario) => {
  const { asked, state } = deployed(scenario)

  it('is set up by the rules, every ship on the mat', () => {
    expect(asked.length).toBeGreaterThan(1)
    for (const ship of state.ships) expect(ship.pose, ship.id).not.toBeNull()
  })

  it('is set up the same by the same question', () => {
    const kinds = new Set<string>()
    for (const { view, decision, command } of asked) {
      if (kinds.has(decision.kind)) continue
      kinds.add(decision.kind)
      expect(think(view, decision, NODES).thought.command).toEqual(command)
    }
  })

  it('turns no ship to the edge behind it', () => {
    for (const { decision, command } of asked) {
      if (decision.kind !== 'place' || command.type !== 'place' || decision.zone.band === 'beyond') continue
      const edge = decision.zone.edges.find(one => {
        const [x, y] = INWARD[one]
        return x * command.x + y * command.y < 0
      })!
      const [x, y] = INWARD[edge]
      expect(x * sinDegrees(command.heading) + y * cosDegrees(command.heading)).toBeGreaterThan(0.5)
    }
  })
})

describe('a reinforcement', () => {
  const calls: Asked[] = []
  for (const [n, mission] of [...MISSIONS, ...MISSIONS].entries())
    playGame(
      { rebel: 'aggressor', imperial: 'aggressor' },
      `calls-${n}`,
      1,
      asked => {
        if (asked.decision.kind === 'reinforce' && calls.length < 6) calls.push(asked)
      },
      missionScenario(mission, { maxRounds: 15 }),
    )

  it('is called to a legal place, the same twice', () => {
    expect(calls.length).toBeGreaterThan(1)
    for (const { view, decision } of calls) {
      const { thought, used } = think(view, decision, NODES)
      expect(thought.command.type).toBe('reinforce')
      expect(game.isLegal(view, thought.command)).toBe(true)
      expect(used).toBeLessThanOrEqual(NODES)
      expect(think(view, decision, NODES).thought.command).toEqual(thought.command)
    }
  })
})

describe('what was thought of', () => {
  const state = game.newGame(missionScenario('standard'))
  const decision = game.open(state)[0]!
  const view = game.viewFor(state, 'imperial')

  it('is told: places and the chance to win from each', () => {
    const { thought } = think(view, decision, 1500)
    const { explanation, command } = thought
    expect(explanation!.choices[0]!.command).toEqual(command)
    expect(explanation!.choices.length).toBeGreaterThan(1)
    for (const { win } of explanation!.choices) {
      expect(win).toBeGreaterThan(0)
      expect(win).toBeLessThan(1)
    }
  })

  it("is the simple player's where lines of play tell less", () => {
    const run = game.newGame(missionScenario('asteroid-run'))
    const first = game.open(run)[0]!
    const seen = game.viewFor(run, 'imperial')
    const thinking = thinkGreedy(game, seen, first, rngOf('setup'), { used: 0, limit: NODES })
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    expect(think(seen, first, NODES).thought).toEqual({ command: step.value, notes: null, explanation: null })
  })

  it('is left to the simple player by who looks at nothing, or has no time', () => {
    expect(think(view, decision, 1500, { ...MANNER, lines: 0 }).thought.explanation).toBeNull()
    const { thought, used } = think(view, decision, 60)
    expect(thought.explanation).toBeNull()
    expect(game.isLegal(state, thought.command)).toBe(true)
    expect(used).toBeLessThanOrEqual(60)
  })
})
