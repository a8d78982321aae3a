/** One question to a thinker, and its answer or what became of it. */
import type { DecideAnswer, DecideRequest, Progress, Thinker } from '../protocol.ts'
import { type Loss, type Patience, problemIn, type WorkerConnection, waitOn } from './connection.ts'

/** A line to a thinker. */
export type ThinkerConnection = WorkerConnection<Thinker, Progress>

/** Why an opponent did not answer for itself. */
export type Mishap = { readonly kind: Loss['kind'] | 'error' | 'illegal'; readonly problem: string }

const KINDS = ['answer', 'stopped', 'error']

/** What came back, if it can be understood as an answer to a question. */
const understood = (id: number, answer: DecideAnswer): DecideAnswer | Mishap => {
  const sound = typeof answer === 'object' && answer !== null && answer.id === id && KINDS.includes(answer.kind)
  return sound ? answer : { kind: 'error', problem: 'the answer could not be understood' }
}

/**
 * Asks over a line, and gives the answer or what became of it. Rejects only when the signal aborts: then the thinking is stopped and a
 * late answer is dropped.
 */
export const question = (
  connection: ThinkerConnection,
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
    const leave = (): void => {
      signal.removeEventListener('abort', halt)
      leaveSigns()
      leaveWaiting()
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
      if (progress?.id === request.id) tell(progress)
    })
    const leaveWaiting = waitOn(connection, patience, end)
    signal.addEventListener('abort', halt, { once: true })
    connection.remote.decide(request).then(
      answer => end(understood(request.id, answer)),
      (error: unknown) => end({ kind: 'error', problem: problemIn(error) }),
    )
  })
