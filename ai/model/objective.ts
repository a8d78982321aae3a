/** What a battle is played for, as the model and the value of its end ask it. Each kind of battle has a row in `ai/objectives`. */
import type { PlaceReason } from '../thought.ts'
import type { PlayoutState } from './playout-state.ts'
import type { Position, Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** How a mission stands on a playout that is still open: the first side’s chance before time counts, and the moves until it is over. */
export type Standing = { readonly chance: number; readonly moves: number }

/** How likely the battle is already decided: won and lost by the first side. What is left of 1 is open. */
export type Decided = { readonly won: number; readonly lost: number }

/** A part of what a place is worth, and what it says of it. */
export type PlaceTerm = readonly [why: PlaceReason, worth: number]

export type Objective = {
  /** Its name, by which the weights of its model are kept. */
  readonly aim: string
  /** The value of a line is its own reckoning (`worth`): no model was fitted to it. */
  readonly reckons?: true
  /** What a point of damage on a unit is worth, in the measure of `worth`. */
  readonly priority: (position: Position, unit: Unit) => number
  /** The ship that it is about; undefined where there is none. */
  readonly prize?: (position: Position) => Unit | undefined
  /** The marker that a unit would take instead of attacking, by its place in the state; −1: none. */
  readonly scan?: (context: SearchContext, playout: PlayoutState, unit: Unit) => number
  /** The worth of a round's end to the first side, about 0 … 1, by reckoning alone. */
  readonly worth: (context: SearchContext, playout: PlayoutState) => number
  readonly decided: (context: SearchContext, playout: PlayoutState) => Decided
  /** What its model reads beside the strength of both sides, in the order in which `write` writes it. */
  readonly features: readonly string[]
  readonly write: (
    context: SearchContext,
    playout: PlayoutState,
    decided: Decided,
    into: Float64Array,
    at: number,
  ) => void
  /** Its own judgement among what was written: the logarithm of the odds that the first side holds out; 0 without one. */
  readonly judged: (into: Float64Array, at: number) => number
  /** What makes a place to put a ship down a good one; undefined: what does in a fight. Only to compare places of one ship. */
  readonly placement?: (position: Position, unit: Unit) => readonly PlaceTerm[] | undefined
}
