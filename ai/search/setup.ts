/** Setup by search: a place is worth what the battle is worth that begins from it, played on for some rounds by cheap plans. */
import type { Command, Decision, Edge, GameState } from '../../src/rules/index.ts'
import { thinkGreedy } from '../baselines/greedy.ts'
import { nudged } from '../baselines/nudges.ts'
import type { Ask } from '../evaluate/ask.ts'
import { HEADINGS, off } from '../evaluate/course.ts'
import type { Thinking, Work } from '../evaluate/round.ts'
import type { Manner, Thought } from '../thought.ts'
import type { Board } from './board.ts'
import { AIMS, type Aim, aimOfBoard } from './features.ts'
import { depthFrom, type Form, formsFor, slotOf } from './setup-forms.ts'
import { battleOf, lineUpOf, PACES, playOn } from './setup-play.ts'
import { battleAfter } from './setup-rest.ts'
import { rebelChance } from './value.ts'

/** A command that may answer, and the formation that it begins or joins. */
type Candidate = { readonly command: Command; readonly form: Form | null }
type Judged = Candidate & { readonly wins: readonly number[] }
type Judge = (candidate: Candidate, reply: number, closely: boolean, work: Work) => Thinking<number | null>

/** Degrees off straight in that a ship may be put down with at an edge. */
const INWARD = 45
/** The shares of the budget for the baseline's answer and for the first look at all candidates. */
const FIRST = 0.15
const LOOK = 0.3
/** The share of what is left then for a closer look at the best against one reply. */
const ONCE = 0.5
/** Candidates looked at more closely, and against all replies. */
const CLOSELY = 8
const AT_LAST = 3
/** So much better than another a place must look on average, and never so much worse: lines of play are rough. */
const CLEARLY = 0.02
const WORSE = 0.005

/**
 * What is searched, by what the battle is played for: where games showed no loss against the baseline's deployment (50 % of 142). In the
 * missions lines of play of a few rounds tell no more than its rules of thumb (M2 49 % of 82, M3 49 % of 136), and it answers.
 */
const SEARCHED: Readonly<Record<Aim, readonly Decision['kind'][]>> = {
  skirmish: ['place'],
  'political-escort': [],
  'asteroid-run': [],
  'dark-whispers': [],
}

/** Fewer lines of play decide nothing, and more than so many are not worth the wait at setup. */
const LEAST_NODES = 250
const MOST_NODES = 1500

const inwards = ({ view, decision }: Ask, command: Command): boolean => {
  if (decision.kind !== 'place' && decision.kind !== 'reinforce') return true
  const { zone } = decision
  if (zone.band === 'beyond' || (command.type !== 'place' && command.type !== 'reinforce')) return true
  const depth = (edge: Edge): number => depthFrom(view, edge, command)
  const edge = zone.edges.reduce((best, other) => (depth(other) < depth(best) ? other : best))
  return off(command.heading, (HEADINGS[edge] + 180) % 360) <= INWARD
}

const everyNth = <T>(all: readonly T[], most: number): readonly T[] => {
  const stride = Math.max(1, Math.ceil(all.length / Math.max(1, most)))
  return all.filter((_, n) => n % stride === 0)
}

const candidatesFor = (ask: Ask, most: number): readonly Candidate[] => {
  const { engine, view, decision } = ask
  const found: Candidate[] = []
  if (decision.kind === 'place') {
    const { forms, slot } = formsFor(view, decision)
    for (const form of forms) {
      const { seat, at, ships } = decision
      const command: Command = { type: 'place', seat, at, ship: ships[0]!, ...slotOf(view, form, slot) }
      if (engine.isLegal(view, command) === true) found.push({ command, form })
    }
  }
  if (found.length > 0) return everyNth(found, most)
  const legal = engine.legal(view, decision).filter(command => command.type !== 'pass' && inwards(ask, command))
  return everyNth(legal, most).map(command => ({ command, form: null }))
}

/** Judges candidates of one decision; boards are kept as long as nothing but ships differs. */
const judgeOf = (ask: Ask): Judge => {
  const { engine, view, decision, temper } = ask
  const seat = decision.seat === 'chance' ? 'rebel' : decision.seat
  const boards = new Map<string, Board>()
  return function* judge(candidate: Candidate, reply: number, closely: boolean, work: Work): Thinking<number | null> {
    const rest = { seat, form: candidate.form, reply }
    const battle = battleAfter(engine, view, candidate.command, rest)
    yield work
    if (!battle) return null
    const { state } = battle
    const key = JSON.stringify([
      state.obstacles,
      state.markers,
      state.memory,
      state.ships.map(({ id, pose }) => pose && id),
    ])
    let board = boards.get(key)
    if (!board) {
      board = battleOf(engine.catalog, state, battle.decision, seat, temper)
      boards.set(key, board)
    }
    const line = lineUpOf(board, state)
    const quick = !closely && aimOfBoard(board) !== 'skirmish'
    if (quick) work.used += 1
    const rebel = quick
      ? rebelChance(board, line)
      : yield* playOn(board, line, closely, PACES[reply % PACES.length]!, work)
    return seat === 'rebel' ? rebel : 1 - rebel
  }
}

const mean = (wins: readonly number[]): number => wins.reduce((sum, win) => sum + win, 0) / wins.length

/** Whether one is clearly better than another against the replies that both were judged by. */
const surpasses = (one: readonly number[], other: readonly number[]): boolean =>
  mean(one) > mean(other) + CLEARLY && one.every((win, n) => win > other[n]! - WORSE)

/** The best few, in order; the first of equals before the later. */
const best = <T extends { readonly wins: readonly number[] }>(judged: readonly T[], most: number): readonly T[] =>
  judged.toSorted((a, b) => mean(b.wins) - mean(a.wins)).slice(0, most)

/** Judges each candidate once more, as long as that fits the budget; those that it does not reach stay behind. */
function* judgedOn(
  judge: Judge,
  candidates: readonly Judged[],
  reply: number,
  work: Work,
  until = work.limit,
): Thinking<readonly Judged[]> {
  const judged: Judged[] = []
  let cost = 0
  for (const candidate of candidates) {
    if (work.used + cost > until) break
    const before = work.used
    const win = yield* judge(candidate, reply, true, work)
    if (work.used >= work.limit) break
    cost = Math.max(cost, work.used - before)
    if (win !== null) judged.push({ ...candidate, wins: [...candidate.wins, win] })
  }
  return judged
}

/** Slides and turns a candidate while that helps against every reply and the budget lasts. */
function* refined(ask: Ask, judge: Judge, from: Judged): Thinking<Judged> {
  const { engine, view, work } = ask
  let at = from
  if (from.command.type === 'chooseEdge' || from.command.type === 'chooseShip') return at
  for (const command of nudged(from.command as Extract<Command, { type: 'place' }>, [40, 12], [15])) {
    if (engine.isLegal(view, command) !== true) continue
    let one: readonly Judged[] = [{ command, form: null, wins: [] }]
    for (let reply = 0; reply < from.wins.length && one.length > 0; reply++)
      one = yield* judgedOn(judge, one, reply, work)
    if (one.length === 0) break
    if (surpasses(one[0]!.wins, at.wins)) at = one[0]!
  }
  return at
}

/** Nodes of a first look at a candidate, about. */
const GLANCE = 4

/** The candidate that the battle goes best from; the first, unless another is clearly better; and all that were judged. */
function* searched(ask: Ask, judge: Judge, all: readonly Candidate[]): Thinking<readonly Judged[]> {
  const { work } = ask
  const until = work.used + (work.limit - work.used) * LOOK
  const glanced: Judged[] = []
  for (const candidate of all) {
    if (work.used + GLANCE > until) break
    const win = yield* judge(candidate, 0, false, work)
    if (win !== null) glanced.push({ ...candidate, wins: [win] })
    else if (glanced.length === 0) return []
  }
  const close = [...glanced.slice(0, 1), ...best(glanced.slice(1), CLOSELY)]
  let judged = yield* judgedOn(
    judge,
    close.map(({ command, form }) => ({ command, form, wins: [] })),
    0,
    work,
    work.used + (work.limit - work.used) * ONCE,
  )
  for (let reply = 1; reply < PACES.length; reply++) {
    const kept = [...judged.slice(0, 1), ...best(judged.slice(1), AT_LAST)]
    const next = yield* judgedOn(judge, kept, reply, work)
    if (next.length < 2) break
    judged = next
  }
  const own = judged[0]
  if (!own || own.wins.length === 1) return []
  const better = judged.slice(1).filter(({ wins }) => surpasses(wins, own.wins))
  const chosen = yield* refined(ask, judge, best(better, 1)[0] ?? own)
  return [chosen, ...best(judged, judged.length).filter(({ command }) => command !== chosen.command)]
}

const aimOf = (view: GameState): Aim => AIMS.find(aim => aim === view.mission) ?? 'skirmish'

/** Answers a decision of the setup, or where a reinforcement comes; the command is legal. Same ask, same answer. */
export function* answerSetup(ask: Ask, manner: Manner): Thinking<Thought> {
  const { engine, view, decision, rng } = ask
  const work: Work = { used: ask.work.used, limit: Math.min(ask.work.limit, MOST_NODES) }
  const worthIt = SEARCHED[aimOf(view)].includes(decision.kind) && work.limit >= LEAST_NODES
  const searching = manner.lines > 0 && decision.seat !== 'chance' && worthIt
  const first: Work = searching ? { used: 0, limit: Math.floor(work.limit * FIRST) } : ask.work
  const given = yield* thinkGreedy(engine, view, decision, rng, first)
  const plain: Thought = { command: given, notes: null, explanation: null }
  if (!searching) return plain
  work.used += first.used
  const mine = { ...ask, work }
  const all = [{ command: given, form: null }, ...candidatesFor(mine, Math.floor((work.limit * LOOK) / GLANCE))]
  const judged = yield* searched(mine, judgeOf(mine), all)
  ask.work.used = work.used
  const chosen = judged[0]
  if (!chosen) return plain
  const explanation = {
    seat: decision.seat,
    round: view.round,
    decision: decision.kind,
    nodes: work.used,
    win: mean(chosen.wins),
    gap: null,
    plans: [],
    choices: judged.map(({ command, wins }) => ({ command, win: mean(wins) })),
  }
  return { command: chosen.command, notes: null, explanation }
}
