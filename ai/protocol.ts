/**
 * Everything that crosses the line between the page and the worker. Plain data, and three calls: `decide`, `stop`, `listen`.
 * The worker never sees the match, its seed or the other side's dials: only one player's view and a seed of its own.
 */
import type { Command, Decision, GameState } from '../src/rules/index.ts'
import type { LevelId } from './levels.ts'
import type { Candidates, Explanation, Notes, PlayStyle } from './thought.ts'

/**
 * How much a decision may cost: at most `nodes` lines of play. With `ms` null no clock is looked at, and the same request has the same
 * answer on any machine; with a number the thinking ends soon after so many milliseconds, with the best it has.
 */
export type Budget = { readonly nodes: number; readonly ms: number | null }

/** The most that a budget may hold; more is refused. */
export const MOST_NODES = 10_000_000
export const MOST_MS = 60_000

/** A question to the worker. `seed` is made for this one decision; `notes` are what the last answer asked to be reminded of. */
export type DecideRequest = {
  readonly id: number
  /** The version of the rules that made the view: a page and a worker of different ages do not understand each other. */
  readonly rules: string
  /** The set whose cards the view speaks of. */
  readonly set: string
  readonly level: LevelId
  readonly view: GameState
  readonly decision: Decision
  readonly seed: string
  readonly style: PlayStyle
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
  /** The question was refused, or the thinking failed; the worker goes on. */
  | { readonly id: number; readonly kind: 'error'; readonly problem: string }

/** What the worker offers. */
export type Thinker = {
  /** Answers a question; never rejects. A second question stops the first. */
  decide(request: DecideRequest): Promise<DecideAnswer>
  stop(): void
  /** Where progress is posted from now on; a port given before is closed. */
  listen(port: MessagePort): void
}

/** The least time between two reports of progress. */
export const PROGRESS_MS = 125

/** The longest the worker thinks before it hears a stop. */
export const SLICE_MS = 20
