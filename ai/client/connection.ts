/** A line to one thinker, whoever is at its other end, and one question over it. */
import type { DecideAnswer, DecideRequest, Progress } from '../protocol.ts'

/** Why an opponent did not answer for itself. */
export type Mishap = { readonly kind: 'error' | 'crash' | 'silence' | 'illegal'; readonly problem: string }

/** Each `on…` gives the way to stop listening. */
export type WorkerConnection = {
  decide(request: DecideRequest): Promise<DecideAnswer>
  stop(): void
  /** The other end has shown that it lives at all. */
  up(): boolean
  /** It broke, perhaps while nobody waited for it. */
  dead(): boolean
  /** Any sign of life: progress, or null when it has just come up. */
  onSign(listener: (progress: Progress | null) => void): () => void
  onBreak(listener: (mishap: Mishap) => void): () => void
  /** Ends the worker for good. */
  close(): void
}

/** How long is waited: so many times `ms`, from the question on or, if `renewed`, from the last sign of life. */
export type Patience = { readonly ms: number; readonly times: number; readonly renewed: boolean }

/** The least that each time of patience lasts while a worker is still being loaded. */
const LOADING_MS = 4000

/** What an error says. */
export const problemIn = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const KINDS = ['answer', 'stopped', 'error']

/** What came back, if it can be understood as an answer to a question. */
const understood = (id: number, answer: DecideAnswer): DecideAnswer | Mishap => {
  const sound = typeof answer === 'object' && answer !== null && answer.id === id && KINDS.includes(answer.kind)
  return sound ? answer : { kind: 'error', problem: 'the answer could not be understood' }
}

/**
 * Asks a line, and gives its answer or what became of it. Rejects only when the signal aborts: then the thinking is stopped and a late
 * answer is dropped. The patience is counted in ticks, so that a page that slept has lost one of them and not all.
 */
export const question = (
  connection: WorkerConnection,
  request: DecideRequest,
  patience: Patience,
  signal: AbortSignal,
  tell: (progress: Progress) => void = () => {},
): Promise<DecideAnswer | Mishap> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = patience.times
    const tick = (): void => {
      left -= 1
      if (left > 0) wait()
      else end({ kind: 'silence', problem: `no sign of life for ${patience.times} times ${patience.ms} ms` })
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(tick, connection.up() ? patience.ms : Math.max(patience.ms, LOADING_MS))
    }
    const renew = (): void => {
      left = patience.times
      wait()
    }
    const leave = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', halt)
      leaveSigns()
      leaveBreaks()
    }
    const end = (outcome: DecideAnswer | Mishap): void => {
      leave()
      resolve(outcome)
    }
    const halt = (): void => {
      leave()
      connection.stop()
      reject(signal.reason)
    }
    const leaveSigns = connection.onSign(progress => {
      if (progress === null || patience.renewed) renew()
      if (progress?.id === request.id) tell(progress)
    })
    const leaveBreaks = connection.onBreak(end)
    signal.addEventListener('abort', halt, { once: true })
    wait()
    connection.decide(request).then(
      answer => end(understood(request.id, answer)),
      (error: unknown) => end({ kind: 'error', problem: problemIn(error) }),
    )
  })
