/** The full check of a candidate: three tries of the strongest level that agree, each with the best answer clearly better than the next. */
import { hashOf } from '../../../src/match/hash.ts'
import { linkOf } from '../../../src/match/link.ts'
import { exportReplay } from '../../../src/match/replay.ts'
import type { Command, Engine, Scenario } from '../../../src/rules/index.ts'
import { type Answer, CLEAR, type Puzzle } from '../../../src/ui/puzzles/puzzle.ts'
import type { Candidate, Tried, Try } from './asked.ts'
import { tryDial, whyDial } from './dials.ts'
import { STRONGEST, tryWithin, whyWithin } from './within.ts'

/** Nodes that each question of a try may cost, and of the quick look before. */
const NODES = 50_000
const QUICK = 2_000
/** What is clear at first sight may be a little less. */
const NEARLY = 0.06
const SEEDS = ['1', '2', '3'] as const
/** Answers that are offered at most. */
const OFFERED = 5

/** A battle that was flown. */
export type Battle = {
  readonly ground: string
  readonly scenario: Scenario
  readonly seed: string
  readonly levels: readonly [string, string]
  readonly commands: readonly Command[]
}

/** The states of a battle before a command, and as the round of that began its Planning. */
function statesAt(engine: Engine, { scenario, commands }: Battle, at: number) {
  const state = engine.newGame(scenario)
  let planning = state
  for (const command of commands.slice(0, at)) {
    if (state.open[0]?.kind === 'dial' && (planning === state || planning.round !== state.round))
      planning = engine.copy(state)
    engine.apply(state, command)
  }
  if (state.open[0]?.kind === 'dial' && (planning === state || planning.round !== state.round))
    planning = engine.copy(state)
  return { state, planning }
}

const marginOf = ({ tried: [best, next] }: Try): number => (best && next ? next.by - best.by : 0)

/** The answers that are offered: the best and the next ones, in an order of their names. */
function offered(tries: readonly Try[]): readonly (Tried & { readonly worst: number })[] {
  const [first] = tries
  // What it costs is told by the try that finds the least.
  const least = ({ name }: Tried) =>
    Math.min(...tries.flatMap(({ tried }) => tried.filter(one => one.name === name).map(({ by }) => by)))
  const all = first!.tried.map(one => ({ ...one, worst: least(one) })).sort((a, b) => a.by - b.by)
  return all.slice(0, OFFERED).sort((a, b) => (a.name < b.name ? -1 : 1))
}

const answerOf = (one: Tried & { readonly worst: number }, kind: 'action' | 'attack' | 'modify'): Answer => {
  const rest = { end: one.end, by: Math.round(one.worst * 1000) / 1000 }
  if ('key' in one) return { kind: 'dial', key: one.key, ...rest }
  const { player, at, ...choice } = one.command
  return { kind, choice: choice as Extract<Answer, { choice: unknown }>['choice'], ...rest }
}

const commandOf = (one: Tried): Command => (one as Extract<Tried, { readonly command: Command }>).command

/** The puzzle of a candidate; or why there is none. */
export function puzzleOf(engine: Engine, battle: Battle, one: Candidate): Puzzle | { readonly not: string } {
  const { state, planning } = statesAt(engine, battle, one.at)
  const asked = state.open[0]
  const within = asked && (asked.kind === 'action' || asked.kind === 'attack' || asked.kind === 'modify') ? asked : null
  if (one.grade !== 'dial' && (!within || within.ship !== one.ship)) return { not: 'asked' }
  const attempt = (seed: string, nodes: number): Try | null =>
    within && one.grade !== 'dial'
      ? tryWithin(engine, planning, state, within, { seed, nodes })
      : tryDial(engine, state, one.side, one.ship, seed, STRONGEST.id, nodes)
  const quick = attempt('0', QUICK)
  if (!quick || marginOf(quick) < NEARLY) return { not: 'quick' }
  const least = one.grade === 'fight' ? 2 : 3
  if (quick.tried.length < least) return { not: 'few' }
  // To do something where the only other way is to do nothing is no question.
  const next = quick.tried[1]!
  if ('command' in next && next.command.type === 'pass' && quick.tried.length < 3) return { not: 'plain' }
  const tries: Try[] = []
  for (const seed of SEEDS) {
    const found = attempt(seed, NODES)
    if (!found || found.tried[0]!.name !== (tries[0] ?? found).tried[0]!.name) return { not: 'apart' }
    if (marginOf(found) < CLEAR) return { not: 'margin' }
    tries.push(found)
  }
  const [best, second] = tries[0]!.tried
  const because =
    'key' in best! && second && 'key' in second
      ? whyDial(engine, planning, one.side, one.ship, { best: best.key, next: second.key }, '1', STRONGEST.id, NODES)
      : whyWithin(engine, state, one.at, within!, commandOf(best!), commandOf(second!))
  const { ground, scenario, seed, levels, commands } = battle
  const log = commands.slice(0, one.at)
  const names = { first: levels[0], second: levels[1] }
  const link = linkOf(exportReplay(engine, { scenario, seed, rewinds: 0, log, hashes: {}, state }, names))
  if (!link) return { not: 'link' }
  const kind = within && one.grade !== 'dial' ? within.kind : 'action'
  return {
    id: hashOf(`${link}/${one.ship}`).slice(0, 8),
    grade: one.grade,
    link,
    ...(scenario.set ? { set: scenario.set } : {}),
    mission: scenario.mission,
    round: one.round,
    side: one.side,
    ship: one.ship,
    answers: offered(tries).map(answer => answerOf(answer, kind)),
    win: Math.round(tries[0]!.win * 1000) / 1000,
    because,
    proof: {
      level: STRONGEST.id,
      nodes: NODES,
      used: tries.map(({ used }) => used),
      margins: tries.map(found => Math.round(marginOf(found) * 1000) / 1000),
    },
    from: { scenario: ground, seed, levels },
  }
}
