/** A person as a player of a match: what is asked waits until the interface answers it. */
import type { Command, Decision, GameState } from '../rules/index.ts'
import type { DialQuestion, Player } from './match.ts'

/** What a person is asked, and what they may know. */
export type Question = {
  readonly view: GameState
  readonly decision: Decision
  /** Every dial that is to be laid, the first of them `decision`; left out where it is about something else. */
  readonly dials?: readonly DialQuestion[]
}

/** A side for a person: the interface shows `waiting` and gives the answer. */
export type HumanPlayer = Required<Player> & {
  readonly waiting: Question | null
  /** Answers what is waiting, dials with a command for each of them; nothing happens if nothing is. */
  answer(...commands: readonly Command[]): void
  subscribe(listener: () => void): () => void
}

/** A side that waits for a person. */
export function humanPlayer(): HumanPlayer {
  const listeners = new Set<() => void>()
  let waiting: Question | null = null
  let resolve: ((commands: readonly Command[]) => void) | null = null
  const show = (question: Question | null): void => {
    waiting = question
    for (const listener of [...listeners]) listener()
  }
  const ask = (question: Question, signal: AbortSignal): Promise<readonly Command[]> =>
    new Promise((answered, rejected) => {
      const stop = () => {
        resolve = null
        show(null)
        rejected(signal.reason)
      }
      signal.addEventListener('abort', stop, { once: true })
      resolve = commands => {
        signal.removeEventListener('abort', stop)
        resolve = null
        show(null)
        answered(commands)
      }
      show(question)
    })
  return {
    get waiting() {
      return waiting
    },
    decide: async (view, decision, signal) => (await ask({ view, decision }, signal))[0]!,
    plan: (view, dials, signal) => ask({ view, decision: dials[0]!, dials }, signal),
    answer: (...commands) => resolve?.(commands),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
