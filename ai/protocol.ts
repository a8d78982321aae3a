/**
 * Everything that crosses the line between the page and the worker. Plain data, and two calls: `decide` and `stop`.
 * The worker never sees the match, its seed or the other side's dials: only one seat's view and a seed of its own.
 */
import type { Command, Decision, GameState } from '../src/rules/index.ts'
import type { LevelId } from './levels.ts'
import type { Candidates, Explanation, Notes, Temper } from './thought.ts'

/**
 * How much a decision may cost: `nodes` lines of play bound the thinking itself, so that the same request has the same
 * answer on any machine. `ms` is what it may take at most; after three times that the page gives up on the worker.
 */
export type Budget = { readonly nodes: number; readonly ms: number }

/** A question to the worker. `seed` is made for this one decision; `notes` are what the last answer asked to be reminded of. */
export type DecideRequest = {
  readonly id: number
  readonly level: LevelId
  readonly view: GameState
  readonly decision: Decision
  readonly seed: string
  readonly temper: Temper
  readonly notes: Notes | null
  readonly candidates: Candidates | null
  readonly budget: Budget
}

/** How far the thinking has come; sent at most every PROGRESS_MS. */
export type Progress = { readonly id: number; readonly nodes: number; readonly limit: number }

export type DecideAnswer =
  | {
      readonly id: number
      readonly kind: 'answer'
      readonly command: Command
      readonly nodes: number
      readonly notes: Notes | null
      readonly explanation: Explanation | null
    }
  | { readonly id: number; readonly kind: 'stopped' }
  | { readonly id: number; readonly kind: 'error'; readonly problem: string }

/** What the worker offers. A second `decide` stops the first. */
export type Thinker = {
  decide(request: DecideRequest): Promise<DecideAnswer>
  stop(): void
  /** Where progress goes from now on. */
  listen(report: (progress: Progress) => void): void
}

/** The least time between two reports of progress. */
export const PROGRESS_MS = 125

/** The longest the worker thinks before it hears a stop. */
export const SLICE_MS = 20
