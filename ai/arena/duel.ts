/** One mirrored pair: the same battle and the same dice twice, the sides swapped. */
import { fetchSet, gameOf, withMembers } from '../../src/content/index.ts'
import { createMatch, type Match, type Player } from '../../src/match/match.ts'
import { exportReplay, type ReplayFile } from '../../src/match/replay.ts'
import {
  type Command,
  type Decision,
  type Engine,
  type GameState,
  opponent,
  type PlayerId,
  type Scenario,
  type Side,
} from '../../src/rules/index.ts'
import type { Ask } from '../ask.ts'
import type { LevelId } from '../levels.ts'
import { decisionSeed, rngOf } from '../rng.ts'
import type { Notes } from '../thought.ts'
import { luckOf } from './luck.ts'
import { type Build, besides } from './other-build.ts'
import { answerOf, type ContestantId } from './rivals/index.ts'
import { SCENARIOS, type ScenarioId } from './scenarios.ts'

/** The players of another state of the code: its name, and the module they are in; `whole`: it brings rules of its own, too. */
export type Rival = { readonly rev: string; readonly file: string; readonly whole?: true }

/** Who meets whom, where, with how many nodes a decision. */
export type Bout = {
  readonly a: ContestantId
  readonly b: ContestantId
  readonly scenario: ScenarioId
  readonly seed: string
  readonly nodesA: number
  readonly nodesB: number
  /** Members beside a and beside b, who share the ships of their side, with as many nodes each (TEAM-3); left out: none. */
  readonly withA?: readonly ContestantId[]
  readonly withB?: readonly ContestantId[]
  /** b as another state of the code plays it; left out, both play as they stand. */
  readonly rival?: Rival
}

/** Milliseconds of a player's decisions: dials, and what is decided within a round. Setup is not counted. */
export type Times = { readonly plan: number[]; readonly round: number[] }

export type GameLine = {
  /** The side that a played. */
  readonly side: Side
  /** Points of a: 1, ½ or 0; null when the battle broke off. */
  readonly points: number | null
  readonly by: string
  readonly rounds: number
  /** How much better a's dice fell than b's, in results. */
  readonly luck: number
  readonly hash: string
  readonly problem: string | null
}

/** A pair as the journal keeps it. `pair` counts from 1. */
export type PairLine = {
  readonly pair: number
  readonly games: readonly GameLine[]
  readonly times: { readonly a: Times; readonly b: Times }
}

/** A battle worth keeping: it broke off, or a lost it. */
export type Kept = { readonly why: 'broken' | 'lost'; readonly file: ReplayFile }

const SETUP: readonly Decision['kind'][] = ['place', 'token', 'edge', 'initiative', 'ship', 'reinforce']

const brief = (ms: number): number => Number(ms.toPrecision(3))

/** How a contestant answers over an engine, with a seed of its own for every decision; what it takes is noted. */
const mindOf = (answer: typeof answerOf, id: ContestantId, nodes: number, seed: string, times: Times) => {
  let notes: Notes | null = null
  return (engine: Engine, view: GameState, decision: Decision): Command => {
    const rng = rngOf(decisionSeed(seed, decision.player, decision.at))
    const started = performance.now()
    const work = { used: 0, limit: nodes }
    const ask = { engine, view, decision, rng, work, notes, style: 'even', candidates: null } as const
    const thought = answer(id, ask)
    notes = thought.notes ?? notes
    const ms = brief(performance.now() - started)
    if (decision.kind === 'dial') times.plan.push(ms)
    else if (!SETUP.includes(decision.kind)) times.round.push(ms)
    return thought.command
  }
}

const pointsOf = (match: Match, side: Side): number => {
  const winner = match.state.result?.winner ?? null
  return winner === null ? 0.5 : winner === side ? 1 : 0
}

/** Plays both battles of a pair. A battle that throws is a line with its problem, and is kept. */
export async function playPair(bout: Bout, pair: number): Promise<{ line: PairLine; kept: readonly Kept[] }> {
  const times = { a: { plan: [], round: [] }, b: { plan: [], round: [] } }
  const games: GameLine[] = []
  const kept: Kept[] = []
  const seed = `${bout.seed}-${pair}`
  const { rival } = bout
  const other: Build | null = rival ? await import(/* @vite-ignore */ rival.file) : null
  const alone: Scenario = SCENARIOS[bout.scenario]
  await fetchSet(alone.set)
  const game = gameOf(alone.set)
  const membersA = [bout.a, ...(bout.withA ?? [])]
  const membersB = [bout.b, ...(bout.withB ?? [])]
  for (const side of ['first', 'second'] as const) {
    const of = { [side]: membersA.length, [opponent(side)]: membersB.length }
    const scenario = membersA.length + membersB.length > 2 ? withMembers(alone, of) : alone
    const a = (id: ContestantId): Player => {
      const mind = mindOf(answerOf, id, bout.nodesA, seed, times.a)
      return { decide: async (view, decision) => mind(game, view, decision) }
    }
    const theirs = (id: ContestantId, ask: Ask) => other!.thinkThrough(id as LevelId, ask)
    const b = (id: ContestantId): Player => {
      const mind = mindOf(rival ? theirs : answerOf, id, bout.nodesB, seed, times.b)
      return other && rival?.whole
        ? besides(other, scenario, () => match.log, mind)
        : { decide: async (view, decision) => mind(game, view, decision) }
    }
    const players: Partial<Record<PlayerId, Player>> = {}
    const names: Record<string, string> = {}
    const seat = (of: Side, members: readonly ContestantId[], make: (id: ContestantId) => Player) => {
      for (const [n, id] of members.entries()) {
        const place: PlayerId = n === 0 ? of : `${of}-${n + 1}`
        players[place] = make(id)
        names[place] = id
      }
    }
    seat(side, membersA, a)
    seat(opponent(side), membersB, b)
    const match: Match = createMatch({ engine: game, scenario, seed, players })
    let problem: string | null = null
    try {
      await match.run()
    } catch (error) {
      problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
    const points = problem === null ? pointsOf(match, side) : null
    if (points !== 1 && points !== 0.5)
      kept.push({ why: points === null ? 'broken' : 'lost', file: exportReplay(game, match, names) })
    const by = match.state.result?.by ?? 'broken'
    const sides = new Map(match.state.ships.map(ship => [ship.id, ship.side]))
    const luck = brief(luckOf(match.events, ship => sides.get(ship) ?? side, side))
    games.push({ side, points, by, rounds: match.state.round, luck, hash: game.hash(match.state), problem })
  }
  return { line: { pair, games, times }, kept }
}
