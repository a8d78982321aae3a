/**
 * The page's handle on an opponent in a worker. One search at a time; a stop is passed on at once; whatever goes wrong on
 * the other side – an error, a crash, silence, a bad answer – the worker is replaced and a legal default is played.
 */
import { proxy, type Remote, wrap } from 'comlink'
import { game } from '../src/content/index.ts'
import type { Command, Decision, GameState } from '../src/rules/index.ts'
import { decisionSeed } from './evaluate/rng.ts'
import { type LevelId, levelOf } from './levels.ts'
import type { Budget, DecideAnswer, Progress, Thinker } from './protocol.ts'
import type { Explanation, Notes, Temper } from './thought.ts'

/** What the client needs of a worker; a real Worker is one. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>

export type OpponentOptions = {
  readonly level: LevelId
  /** The match's seed or any other text; only a mix of it with seat and decision reaches the worker. */
  readonly seed: string
  readonly budget?: Partial<Budget>
  readonly temper?: Temper
  readonly makeWorker?: () => WorkerLike
}

/** Why an opponent did not answer for itself. */
export type Mishap = { readonly kind: 'error' | 'crash' | 'silence' | 'illegal'; readonly problem: string }

export type Opponent = {
  decide(view: GameState, decision: Decision, signal: AbortSignal): Promise<Command>
  /** Calls while it thinks; gives the way to stop listening. */
  onProgress(listener: (progress: Progress) => void): () => void
  /** Calls with the reasons for each answer that has some; gives the way to stop listening. */
  onExplanation(listener: (explanation: Explanation) => void): () => void
  /** Calls when a default had to be played for it; gives the way to stop listening. */
  onMishap(listener: (mishap: Mishap) => void): () => void
  /** Ends the worker for good. */
  dispose(): void
}

type Line = {
  readonly worker: WorkerLike
  readonly thinker: Remote<Thinker>
  close(): void
  readonly broken: Promise<Mishap>
  /** It broke, perhaps while nobody waited for it. */
  dead(): boolean
}

const DEFAULT_MS = 4000
/** So many times its time a decision may take before the worker counts as lost. */
const PATIENCE = 3

const realWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

const connect = (makeWorker: () => WorkerLike, report: (progress: Progress) => void): Line => {
  const worker = makeWorker()
  const thinker = wrap<Thinker>(worker)
  let dead = false
  let tell: (mishap: Mishap) => void = () => {}
  const broken = new Promise<Mishap>(resolve => {
    tell = resolve
  })
  const fail = (mishap: Mishap): void => {
    dead = true
    tell(mishap)
  }
  const crashed = (event: Event): void => {
    const problem = 'message' in event && typeof event.message === 'string' ? event.message : 'the worker stopped'
    fail({ kind: 'crash', problem })
  }
  const garbled = (): void => fail({ kind: 'crash', problem: 'a message could not be read' })
  worker.addEventListener('error', crashed)
  worker.addEventListener('messageerror', garbled)
  void thinker.listen(proxy(report))
  return {
    worker,
    thinker,
    broken,
    dead: () => dead,
    close() {
      worker.removeEventListener('error', crashed)
      worker.removeEventListener('messageerror', garbled)
      worker.terminate()
    },
  }
}

/** An opponent of a level, thinking in a worker of its own. The worker starts with the first question. */
export const createOpponent = (options: OpponentOptions): Opponent => {
  const { level, seed, temper = 'even', makeWorker = realWorker } = options
  const budget: Budget = { nodes: levelOf(level)?.nodes ?? 1, ms: DEFAULT_MS, ...options.budget }
  const listeners = new Set<(progress: Progress) => void>()
  const mourners = new Set<(mishap: Mishap) => void>()
  const readers = new Set<(explanation: Explanation) => void>()
  let notes: Notes | null = null
  let line: Line | null = null
  let asked = 0
  const ended = new AbortController()
  let last: Promise<unknown> = Promise.resolve()

  const report = (progress: Progress): void => {
    if (progress.id === asked) for (const listener of [...listeners]) listener(progress)
  }

  const replace = (): void => {
    line?.close()
    line = null
  }

  /** The first legal command, and word of why. */
  const fallBack = (view: GameState, decision: Decision, mishap: Mishap): Command => {
    for (const listener of [...mourners]) listener(mishap)
    const commands = game.legal(view, decision)
    return commands.find(command => command.type !== 'pass') ?? commands[0]!
  }

  const search = async (view: GameState, decision: Decision, signal: AbortSignal): Promise<Command> => {
    signal.throwIfAborted()
    if (line?.dead()) replace()
    asked += 1
    const id = asked
    line ??= connect(makeWorker, report)
    const { thinker, broken } = line
    const seat = decision.seat
    const own = decisionSeed(seed, seat, decision.at)
    const request = { id, level, view, decision, seed: own, temper, notes, candidates: null, budget }
    let timer: ReturnType<typeof setTimeout> | undefined
    let halt: () => void = () => {}
    const silence = new Promise<Mishap>(resolve => {
      const problem = `no answer within ${PATIENCE * budget.ms} ms`
      timer = setTimeout(() => resolve({ kind: 'silence', problem }), PATIENCE * budget.ms)
    })
    const stopped = new Promise<'stopped'>(resolve => {
      halt = () => resolve('stopped')
      signal.addEventListener('abort', halt, { once: true })
    })
    const answer = thinker.decide(request).catch(
      (error: unknown): Mishap => ({
        kind: 'error',
        problem: error instanceof Error ? error.message : String(error),
      }),
    )
    try {
      const first: DecideAnswer | Mishap | 'stopped' = await Promise.race([answer, broken, silence, stopped])
      if (first === 'stopped') {
        thinker.stop().catch(replace)
        signal.throwIfAborted()
      }
      return settle(view, decision, first as DecideAnswer | Mishap)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', halt)
    }
  }

  const settle = (view: GameState, decision: Decision, first: DecideAnswer | Mishap): Command => {
    if (first.kind === 'answer') {
      if (game.isLegal(view, first.command) === true) {
        notes = first.notes ?? notes
        if (first.explanation) for (const listener of [...readers]) listener(first.explanation)
        return first.command
      }
      return fallBack(view, decision, { kind: 'illegal', problem: JSON.stringify(first.command) })
    }
    // A worker that says it failed still works; one that broke or went silent is replaced.
    if (first.kind === 'crash' || first.kind === 'silence') replace()
    const problem = 'problem' in first ? first.problem : 'it was stopped'
    return fallBack(view, decision, { kind: first.kind === 'stopped' ? 'error' : first.kind, problem })
  }

  const listen = <L>(to: Set<L>, listener: L): (() => void) => {
    to.add(listener)
    return () => to.delete(listener)
  }

  return {
    decide(view, decision, signal) {
      const next = last.then(() => search(view, decision, AbortSignal.any([signal, ended.signal])))
      last = next.catch(() => {})
      return next
    },
    onProgress: listener => listen(listeners, listener),
    onExplanation: listener => listen(readers, listener),
    onMishap: listener => listen(mourners, listener),
    dispose() {
      ended.abort(new Error('the opponent has been dismissed'))
      replace()
    },
  }
}
