/**
 * The page's handle on an opponent in workers. One search at a time; a stop is passed on at once; whatever goes wrong on
 * the other side – an error, a crash, silence, a bad answer – the worker is replaced and a legal default is played. Where no worker can
 * be made, or none ever comes up, the page thinks itself.
 */
import { gameOf } from '../src/content/index.ts'
import { type Command, type Decision, type GameState, RULES_VERSION } from '../src/rules/index.ts'
import { createReach, type Patience, problemIn, type WorkerLike } from './client/connection.ts'
import { type Answered, consult } from './client/consult.ts'
import { type Mishap, question } from './client/question.ts'
import { thinkerInPage } from './client/thinker-in-page.ts'
import { createWorkerPool, type WorkerPool } from './client/worker-pool.ts'
import { type LevelId, levelOf } from './levels.ts'
import type { DecideAnswer, DecideRequest, Progress, Thinker } from './protocol.ts'
import { decisionSeed } from './rng.ts'
import type { Explanation, Notes, PlayStyle } from './thought.ts'

export type { WorkerLike } from './client/connection.ts'
export type { Mishap } from './client/question.ts'

export type OpponentOptions = {
  /** The set that is played. */
  readonly set: string
  readonly level: LevelId
  /** The match's seed or any other text; only a mix of it with player and decision reaches the workers. */
  readonly seed: string
  /**
   * With `nodes` the thinking is bound by them alone: one worker, no clock, the same answers on every machine; `ms` is then a third of
   * the silence after which the worker counts as lost. Without, it is bound by time: `ms` a decision, or what suits its kind.
   */
  readonly budget?: { readonly nodes?: number; readonly ms?: number }
  readonly style?: PlayStyle
  /** The most workers that think about one decision; as many as the machine has cores to spare if left out. */
  readonly workers?: number
  readonly makeWorker?: () => WorkerLike
}

export type Opponent = {
  decide(view: GameState, decision: Decision, signal: AbortSignal): Promise<Command>
  /**
   * What this level would do in the place of a person who is asked, and why; null where it has no reasons to give. It is thought in a
   * worker of its own from that person's view alone, and the opponent learns nothing of it. Other `luck`: thought of anew, with other numbers.
   */
  hint(view: GameState, decision: Decision, signal: AbortSignal, luck?: string): Promise<Explanation | null>
  /** Calls while it thinks; gives the way to stop listening. */
  onProgress(listener: (progress: Progress) => void): () => void
  /** Calls with the reasons for each answer that has some; gives the way to stop listening. */
  onExplanation(listener: (explanation: Explanation) => void): () => void
  /** Calls when a default had to be played for it; gives the way to stop listening. */
  onMishap(listener: (mishap: Mishap) => void): () => void
  /** Ends the workers for good. */
  dispose(): void
}

/** What a decision may take in live play, ms: before a round, and while others wait for it. */
const PLANNING_MS = 1850
const ROUND_MS = 450
/** A third of the silence after which a worker without a clock counts as lost, ms. */
const SILENCE_MS = 4000
/** So many times its time a decision may take before the worker counts as lost. */
const PATIENCE = 3
const MOST_WORKERS = 4

const realWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** What the browser says of its cores; two where it says nothing, or refuses. */
const coresHere = (): number => {
  try {
    return globalThis.navigator?.hardwareConcurrency ?? 2
  } catch {
    return 2
  }
}

/** One core is left to the page. */
const spareCores = (): number => Math.max(1, Math.min(MOST_WORKERS, coresHere() - 1))

const listen = <L>(to: Set<L>, listener: L): (() => void) => {
  to.add(listener)
  return () => to.delete(listener)
}

/** One thing after the other. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}

/** An opponent of a level, thinking in workers of its own. The first starts with the first question. */
export const createOpponent = (options: OpponentOptions): Opponent => {
  const { set, level, seed, budget = {}, style = 'even', workers = spareCores(), makeWorker = realWorker } = options
  const game = gameOf(set)
  const fixed = budget.nodes !== undefined
  const nodes = budget.nodes ?? levelOf(level)?.nodes ?? 1
  const progressListeners = new Set<(progress: Progress) => void>()
  const mishapListeners = new Set<(mishap: Mishap) => void>()
  const explanationListeners = new Set<(explanation: Explanation) => void>()
  const reach = createReach<Thinker, Progress>(makeWorker, thinkerInPage)
  const pool = createWorkerPool(reach.connect)
  const adviser = createWorkerPool(reach.connect)
  const inTurn = createQueue()
  const hintsInTurn = createQueue()
  const running = new Set<AbortController>()
  let notes: Notes | null = null
  /** The level makes plans that several workers can find together. */
  let plans = false
  let asked = 0
  let ended = false

  const tell = (progress: Progress): void => {
    for (const listener of [...progressListeners]) listener(progress)
  }

  const timeOf = (view: GameState, decision: Decision): number =>
    budget.ms ?? (decision.kind === 'dial' || view.phase === 'setup' ? PLANNING_MS : ROUND_MS)

  const nextId = (): number => {
    asked += 1
    return asked
  }

  const requestOf = (view: GameState, decision: Decision, own: string, remembered: Notes | null): DecideRequest => ({
    id: nextId(),
    rules: RULES_VERSION,
    set,
    level,
    view,
    decision,
    seed: own,
    style,
    notes: remembered,
    candidates: null,
    budget: { nodes, ms: fixed ? null : timeOf(view, decision) },
  })

  const patienceFor = ({ budget: { ms } }: DecideRequest): Patience =>
    ms === null
      ? { ms: budget.ms ?? SILENCE_MS, times: PATIENCE, renewed: true }
      : { ms, times: PATIENCE, renewed: false }

  /** Asks the first worker of a pool; whatever goes wrong is a mishap. */
  const askOne = async (of: WorkerPool, request: DecideRequest, signal: AbortSignal, report?: typeof tell) => {
    const connection = of.connection(0)
    const outcome = await question(connection, request, patienceFor(request), signal, report)
    of.handleOutcome(0, outcome)
    if ((outcome.kind !== 'crash' && outcome.kind !== 'silence') || !reach.takesOver(connection)) return outcome
    const again = await question(of.connection(0), request, patienceFor(request), signal, report)
    of.handleOutcome(0, again)
    return again
  }

  /** Several workers are worth asking only where plans are to be found in a given time. */
  const ask = async (request: DecideRequest, signal: AbortSignal): Promise<DecideAnswer | Mishap> => {
    const { view, decision } = request
    const { ms } = request.budget
    const size =
      !reach.alone() && plans && decision.kind === 'dial' && request.notes?.round !== view.round ? workers : 1
    if (ms === null || size <= 1) return askOne(pool, request, signal, tell)
    const patience = patienceFor(request)
    return consult({ pool, size, request, ms, patience, signal, tell, nextId, now: () => performance.now() })
  }

  /** The first legal command, and word of why. */
  const fallBack = (view: GameState, decision: Decision, mishap: Mishap): Command => {
    for (const listener of [...mishapListeners]) listener(mishap)
    const commands = game.legal(view, decision)
    return commands.find(command => command.type !== 'pass') ?? commands[0]!
  }

  const take = (decision: Decision, answer: Answered): Command => {
    notes = answer.notes ?? notes
    if (decision.kind === 'dial' && answer.notes && !plans) {
      plans = true
      // The others are loaded while nobody waits for them.
      if (!fixed && !reach.alone()) for (let n = 1; n < workers; n += 1) pool.connection(n)
    }
    if (answer.explanation) for (const listener of [...explanationListeners]) listener(answer.explanation)
    return answer.command
  }

  const search = async (view: GameState, decision: Decision, signal: AbortSignal): Promise<Command> => {
    signal.throwIfAborted()
    const request = requestOf(view, decision, decisionSeed(seed, decision.player, decision.at), notes)
    const outcome = await ask(request, signal).catch((error: unknown): Mishap => {
      signal.throwIfAborted()
      return { kind: 'crash', problem: problemIn(error) }
    })
    if (outcome.kind === 'answer') {
      if (game.isLegal(view, outcome.command) === true) return take(decision, outcome)
      return fallBack(view, decision, { kind: 'illegal', problem: JSON.stringify(outcome.command) })
    }
    // What is remembered may be what it stumbled over.
    notes = null
    const problem = 'problem' in outcome ? outcome.problem : 'it was stopped'
    return fallBack(view, decision, { kind: outcome.kind === 'stopped' ? 'error' : outcome.kind, problem })
  }

  const advise = async (
    view: GameState,
    decision: Decision,
    signal: AbortSignal,
    luck: string,
  ): Promise<Explanation | null> => {
    signal.throwIfAborted()
    const own = decisionSeed(seed, `hint for ${decision.player}${luck}`, decision.at)
    const request = requestOf(view, decision, own, null)
    const outcome = await askOne(adviser, request, signal).catch(() => {
      signal.throwIfAborted()
      return null
    })
    return outcome?.kind === 'answer' ? outcome.explanation : null
  }

  /** Work that ends with its signal or with the opponent, and leaves no listener at either. */
  const along = async <T>(signal: AbortSignal, work: (both: AbortSignal) => Promise<T>): Promise<T> => {
    const both = new AbortController()
    const halt = (): void => both.abort(signal.reason)
    if (signal.aborted) halt()
    if (ended) both.abort(dismissed())
    signal.addEventListener('abort', halt, { once: true })
    running.add(both)
    try {
      return await work(both.signal)
    } finally {
      running.delete(both)
      signal.removeEventListener('abort', halt)
    }
  }

  const dismissed = () => new Error('the opponent has been dismissed')

  return {
    decide: (view, decision, signal) => along(signal, both => inTurn(() => search(view, decision, both))),
    hint: (view, decision, signal, luck = '') =>
      along(signal, both => hintsInTurn(() => advise(view, decision, both, luck))),
    onProgress: listener => listen(progressListeners, listener),
    onExplanation: listener => listen(explanationListeners, listener),
    onMishap: listener => listen(mishapListeners, listener),
    dispose() {
      ended = true
      for (const both of [...running]) both.abort(dismissed())
      pool.close()
      adviser.close()
    },
  }
}
