/** Battles that a searching player plays against itself, to fit the value of positions on and to see how well it is calibrated. */
import { game, missionScenario, OBSTACLES, randomSquad } from '../../src/content/index.ts'
import { chance } from '../../src/match/dice.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import type { Command, Scenario, Side } from '../../src/rules/index.ts'
import { levelOf, type Unscripted } from '../levels.ts'
import type { Aim } from '../objectives/index.ts'
import { thinkUnscripted } from '../opponents.ts'
import { decisionSeed, type Rng, rngOf } from '../rng.ts'
import { thinkSearch } from '../search/search.ts'
import { thinkToEnd } from '../thinking.ts'
import type { Notes, SearchParams, Thought } from '../thought.ts'
import { SCENARIOS, type ScenarioId } from './scenarios.ts'

/** What is played: one scenario, or what fits an aim in turn. `level`: null is the quick searcher, otherwise a level. */
export type Run = {
  readonly what: Aim | ScenarioId
  readonly seed: string
  readonly level: Unscripted | null
  /** Nodes of a dial decision, and of one within the round. */
  readonly nodes: number
  readonly round: number
  /** A loose level on one side of every fifth game, and dials set by lot: more kinds of positions. */
  readonly varied: boolean
}

/** A game as the journal keeps it. `class`: the scenario, or 'random' for squads by lot. The dice are those of the seed. */
export type GameLine = {
  readonly game: number
  readonly class: string
  /** 1 the first side won, 0 the second, ½ nobody; null: it broke off. */
  readonly result: number | null
  readonly rounds: number
  /** What the players answered, in the log's order. */
  readonly commands: readonly Command[]
  /** What was said of the own chance to win when dials were set. */
  readonly said: readonly { readonly side: Side; readonly round: number; readonly win: number }[]
  readonly problem: string | null
}

/** How the quick searcher thinks. */
export const QUICK: SearchParams = { temperature: 0, priorWeight: 0.5, samples: 4, deep: false, learns: false }

const MOST_ROUNDS = 40
/** How often a dial is set by lot where that is done. */
const BY_LOT = 0.15
/** Who sits in one seat of every fifth game; never a player that strength is measured against. */
const LOOSE = ['cadet', 'rookie'] as const

/** Kinds of skirmishes and how many of twenty games are of each; the rest have random squads. */
const SKIRMISHES: readonly (readonly [ScenarioId, number])[] = [
  ['xx-ttt', 4],
  ['1-v-2', 4],
  ['4-v-4', 3],
  ['standard', 2],
]

const MISSION_OF: Readonly<Record<string, ScenarioId>> = {
  'political-escort': 'mission-1',
  'asteroid-run': 'mission-2',
  'dark-whispers': 'mission-3',
}

const drawnSquads = (random: Rng): Scenario => {
  const points = 30 + 5 * Math.floor(random() * 15)
  const [one, two] = game.catalog.factions
  const squad = (faction: typeof one): ReturnType<typeof randomSquad> =>
    randomSquad(game.catalog, faction, points, 'open', random)
  return missionScenario('standard', {
    maxRounds: MOST_ROUNDS,
    points,
    collection: 'open',
    forces: { first: squad(one), second: squad(two) },
    ...(random() < 0.4 ? { obstacles: OBSTACLES } : {}),
  })
}

/** The scenario of a game of a run, and its class. Same run, same number: same scenario. */
export const battleOf = ({ what, seed }: Run, number: number): { class: string; scenario: Scenario } => {
  const fixed = what in SCENARIOS ? (what as ScenarioId) : MISSION_OF[what]
  if (fixed) return { class: fixed, scenario: SCENARIOS[fixed] }
  let turn = number % 20
  for (const [id, share] of SKIRMISHES) {
    if (turn < share) return { class: id, scenario: SCENARIOS[id] }
    turn -= share
  }
  return { class: 'random', scenario: drawnSquads(rngOf(`${seed}/squads/${number}`)) }
}

/** The seed of a game's dice and players. */
const seedOf = ({ seed, what }: Run, number: number): string => `${what}/${seed}-${number}`

type Part = { readonly level: Unscripted | null; readonly byLot: boolean; readonly said: GameLine['said'][number][] }

const playerOf = (run: Run, seed: string, { level, byLot, said }: Part): Player => {
  let notes: Notes | null = null
  return {
    async decide(view, decision) {
      const rng = rngOf(decisionSeed(seed, decision.player, decision.at))
      const dial = decision.kind === 'dial'
      if (dial && byLot && rng() < BY_LOT) {
        const legal = game.legal(view, decision)
        notes = null
        return legal[Math.floor(rng() * legal.length)]!
      }
      const limit = level && levelOf(level)!.params === null ? levelOf(level)!.nodes : dial ? run.nodes : run.round
      const ask = {
        engine: game,
        view,
        decision,
        rng,
        work: { used: 0, limit },
        notes,
        style: 'even',
        candidates: null,
      } as const
      const thought: Thought = thinkToEnd(level ? thinkUnscripted(level, ask) : thinkSearch(ask, QUICK))
      notes = thought.notes ?? notes
      const { explanation } = thought
      if (dial && explanation && said.at(-1)?.round !== view.round)
        said.push({ side: explanation.side, round: view.round, win: explanation.win })
      return thought.command
    },
  }
}

/** Who plays: both sides alike, but in a varied run every fifth game has a loose level in one and half of the games have dials by lot. */
const castOf = (run: Run, number: number): Record<Side, Part> => {
  const random = rngOf(`${run.seed}/cast/${number}`)
  const cast: Record<Side, Part> = {
    first: { level: run.level, byLot: false, said: [] },
    second: { level: run.level, byLot: false, said: [] },
  }
  if (!run.varied) return cast
  if (random() < 0.2) {
    const side = random() < 0.5 ? 'first' : 'second'
    cast[side] = { ...cast[side], level: LOOSE[Math.floor(random() * LOOSE.length)]! }
  }
  if (random() < 0.5) {
    cast.first = { ...cast.first, byLot: true }
    cast.second = { ...cast.second, byLot: true }
  }
  return cast
}

/** Plays a game of a run. A game that throws is a line with its problem. */
export async function playGame(run: Run, number: number): Promise<GameLine> {
  const { class: kind, scenario } = battleOf(run, number)
  const seed = seedOf(run, number)
  const cast = castOf(run, number)
  const players = { first: playerOf(run, seed, cast.first), second: playerOf(run, seed, cast.second) }
  const match = createMatch({ engine: game, scenario, seed, players })
  let problem: string | null = null
  try {
    await match.run()
  } catch (error) {
    problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  const winner = match.state.result?.winner ?? null
  return {
    game: number,
    class: kind,
    result: problem !== null ? null : winner === null ? 0.5 : winner === 'first' ? 1 : 0,
    rounds: match.state.round,
    commands: match.log.filter(command => command.player !== 'chance'),
    said: [...cast.first.said, ...cast.second.said],
    problem,
  }
}

/** Plays a game again from its line; `before` sees the state before every command. Throws where the rules have changed since. */
export const replay = (
  run: Run,
  line: GameLine,
  before: (state: ReturnType<typeof game.newGame>, command: Command) => void,
): void => {
  const state = game.newGame(battleOf(run, line.game).scenario)
  const roll = chance(game, seedOf(run, line.game))
  let next = 0
  while (!state.result) {
    const decision = state.open[0]
    const command = decision?.player === 'chance' ? roll(decision) : line.commands[next++]
    if (!command) throw new Error(`the log of game ${line.game} is too short`)
    before(state, command)
    game.apply(state, command)
  }
}
