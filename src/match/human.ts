/** A person as a player of a match: the question waits until the interface answers it. */
import type { Command, Decision, GameState } from '../rules/index.ts'
import type { Player } from './match.ts'

/** What a person is asked, and what they may know. */
export type Question = { readonly view: GameState; readonly decision: Decision }

/** A side for a person: the interface shows `waiting` and gives the answer. */
export type HumanPlayer = Player & {
  readonly waiting: Question | null
  /** Answers the question that is waiting; nothing happens if there is none. */
  answer(command: Command): void
  subscribe(listener: () => void): () => void
}

/** A side that waits for a person. */
export function humanPlayer(): HumanPlayer {
  const listeners = new Set<() => void>()
  let waiting: Question | null = null
  let resolve: ((command: Command) => void) | null = null
  const show = (question: Question | null): void => {
    waiting = question
    for (const listener of [...listeners]) listener()
  }
  return {
    get waiting() {
      return waiting
    },
    decide(view, decision, signal) {
      return new Promise((answered, rejected) => {
        const stop = () => {
          resolve = null
          show(null)
          rejected(signal.reason)
        }
        signal.addEventListener('abort', stop, { once: true })
        resolve = command => {
          signal.removeEventListener('abort', stop)
          resolve = null
          show(null)
          answered(command)
        }
        show({ view, decision })
      })
    },
    answer: command => resolve?.(command),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
