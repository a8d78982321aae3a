/**
 * One round on the real engine with every chance outcome counted and none drawn, everybody else answering by a fixed rule: what a
 * forecast of a round has to agree with. States that will go on alike are one state with their chances added up.
 */
import {
  type Command,
  damageOf,
  type Engine,
  type GameState,
  hullOf,
  type Phase,
  type Ship,
  type ShipId,
  type Side,
} from '../../src/rules/index.ts'
import { keyOf, outcomesOf, stageOf } from './alike.ts'
import type { Policy } from './usual-policy.ts'

/** What a round did to a ship. */
export type ShipEnd = {
  readonly ship: ShipId
  readonly side: Side
  /** Points of shields and hull lost since the start, on average; a regained shield counts against it. */
  readonly damage: number
  readonly destroyed: number
  /** How likely it left over an edge; its points count as untouched then. */
  readonly fled: number
  /** health[p]: how likely it has p points of shields and hull left; 0 points are its end. */
  readonly health: readonly number[]
}

export type ExactRound = {
  readonly ships: readonly ShipEnd[]
  /** The sum of all chances: 1, if nothing was lost on the way. */
  readonly probability: number
  /** Chance decisions whose outcomes were all played on, equal ones once. */
  readonly states: number
  /** How likely the game ended in the round, by winner. */
  readonly won: Readonly<Record<Side, number>>
}

type Node = { readonly state: GameState; chance: number }

/** Points of shields and hull that a ship has left; none once it is destroyed. */
export const pointsLeft = (engine: Engine, state: GameState, ship: Ship): number => {
  if (ship.status === 'destroyed') return 0
  const game = { catalog: engine.catalog, state, events: null }
  return ship.shields + Math.max(0, hullOf(game, ship) - damageOf(game, ship))
}

/** Whether a round that began as round `round` is over: the next Planning is open, or the game has ended. */
const roundOver = (state: GameState, round: number): boolean => state.result !== null || state.round > round

/** Answers for the players until chance is asked or the round is over. In place. */
const answerPlayers = (engine: Engine, state: GameState, policy: Policy, round: number): void => {
  while (!roundOver(state, round)) {
    const decision = state.open[0]!
    if (decision.player === 'chance') return
    engine.apply(state, policy(engine, state, decision))
  }
}

/** One round with chance answered by `draw`, for comparison. The state is not changed; the one at the round's end comes back. */
export const playRound = (
  engine: Engine,
  start: GameState,
  policy: Policy,
  draw: (state: GameState) => Command,
): GameState => {
  const state = engine.copy(start)
  const { round } = start
  answerPlayers(engine, state, policy, round)
  while (!roundOver(state, round)) {
    engine.applyLegal(state, draw(state))
    answerPlayers(engine, state, policy, round)
  }
  return state
}

const PHASES: readonly Phase[] = ['setup', 'planning', 'activation', 'combat', 'end']

/** How far a round has come: what is behind is played on first, so that equal states meet before they are. Order only; any would be right. */
const progress = (state: GameState): number => {
  const done = state.ships.filter(
    ship => ship.status !== 'play' || (state.phase === 'combat' ? ship.fought : ship.activated),
  )
  const attack = state.stack.find(frame => frame.step === 'attack')
  return (PHASES.indexOf(state.phase) * 64 + done.length) * 16 + 1 + stageOf(attack)
}

/**
 * Plays a round to the next Planning or the game's end with every outcome of every roll and draw. The state, at Planning or later
 * in the round, is not changed. `alike`: damage cards
 * that go on alike are counted as one. Throws when more than `most` chance decisions would have to be played on.
 */
export const exactRound = (
  engine: Engine,
  start: GameState,
  policy: Policy,
  { most = 1_000_000, alike = true }: { readonly most?: number; readonly alike?: boolean } = {},
): ExactRound => {
  const { round } = start
  const before = start.ships.filter(ship => ship.status === 'play')
  const had = before.map(ship => pointsLeft(engine, start, ship))
  const health = before.map((): number[] => [])
  const fled = before.map(() => 0)
  const won = { first: 0, second: 0 }
  let probability = 0
  let states = 0
  const finish = ({ state, chance }: Node): void => {
    probability += chance
    if (state.result?.winner) won[state.result.winner] += chance
    before.forEach(({ id }, n) => {
      const ship = state.ships.find(other => other.id === id)!
      const points = ship.status === 'fled' ? had[n]! : pointsLeft(engine, state, ship)
      health[n]![points] = (health[n]![points] ?? 0) + chance
      if (ship.status === 'fled') fled[n]! += chance
    })
  }
  const waiting = new Map<number, Map<string, Node>>()
  const add = (state: GameState, chance: number): void => {
    answerPlayers(engine, state, policy, round)
    if (roundOver(state, round)) {
      finish({ state, chance })
      return
    }
    const at = progress(state)
    const level = waiting.get(at) ?? new Map<string, Node>()
    waiting.set(at, level)
    const key = keyOf(engine, state, alike)
    const known = level.get(key)
    if (known) known.chance += chance
    else level.set(key, { state, chance })
  }
  add(engine.copy(start), 1)
  while (waiting.size > 0) {
    const at = Math.min(...waiting.keys())
    const level = waiting.get(at)!
    for (const [key, { state, chance }] of level) {
      level.delete(key)
      states += 1
      if (states > most) throw new Error(`a round of more than ${most} states`)
      for (const outcome of outcomesOf(engine, state, alike)) {
        const next = engine.copy(state)
        engine.applyLegal(next, outcome.command)
        add(next, chance * outcome.probability)
      }
    }
    if (level.size === 0) waiting.delete(at)
  }
  const ships = before.map(({ id, side }, n): ShipEnd => {
    const points = Array.from(health[n]!, chance => chance ?? 0)
    const left = points.reduce((sum, chance, p) => sum + chance * p, 0)
    return {
      ship: id,
      side,
      damage: had[n]! * probability - left,
      destroyed: points[0] ?? 0,
      fled: fled[n]!,
      health: points,
    }
  })
  return { ships, probability, states, won }
}
