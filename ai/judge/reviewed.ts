/**
 * What a review of a battle finds, as plain data – and what plan, read and dice mean.
 *
 * A **swing** is what a round changed in a side's chance to win: from before its dials are revealed to its end.
 *
 * - **before**: the round as a matrix game of both sides' plans for their whole squads, and its worth. Either side's mixture in it is
 *   what the other could expect it to fly, and no plan is worth more than `before` against that mixture.
 * - **plan**: what the own decisions did. The dials: their worth against the enemy's mixture, less that of the best own plan against it –
 *   nothing, or a loss. Every later choice (action, target, scan, order): its worth less that of what is usual there.
 * - **read**: what the enemy's decisions did to that. Its dials: the worth of both sides' dials as flown, less that of the own against the
 *   mixture. Every later choice of it, in the same way.
 * - **dice**: what dice and damage cards did against their average, the tokens spent on them included – and, as this is what is left of
 *   the swing, the little that the estimate did not see coming.
 *
 * So for either side plan + read + dice = swing, and the swings and dice of the two sides are each other's opposites. Between two rounds
 * the estimate looks a round further ahead; what that changes (`before` of a round less `after` of the one before) is nobody's doing
 * and in no swing.
 */
import type { Choice, ManoeuvreKey, Ship, ShipId, Side } from '../../src/rules/index.ts'

/** A swing of one side by its causes: parts of a chance to win, −1 … 1. */
export type Parts = { readonly plan: number; readonly read: number; readonly dice: number }

/** What a round changed. Chances are the first side’s; `at`: commands before its first dial. */
export type Swing = {
  readonly at: number
  readonly round: number
  readonly before: number
  readonly after: number
  readonly parts: Readonly<Record<Side, Parts>>
}

type Pose = NonNullable<Ship['pose']>

/** A choice of a side: a dial that was flown, or how a question within the round was answered. `end`: where it leads the ship. */
export type Option =
  | { readonly kind: 'dial'; readonly key: ManoeuvreKey; readonly end: Pose }
  | { readonly kind: 'action' | 'attack'; readonly choice: Choice; readonly end: Pose | null }

/**
 * Why one option is better than another: the worse leaves the mat, hits an obstacle, overlaps a ship, gives stress; the better deals or
 * spares so many points of damage (`amount`), destroys likelier by so much, lies better after the round; 'rest': all of it together.
 */
export type Because = {
  readonly why: 'mat' | 'rock' | 'bump' | 'stress' | 'deal' | 'spare' | 'destroy' | 'lie' | 'rest'
  readonly amount: number
}

/** A decision beside the best other option. `by`: how much that would have gained for the side; below 0: what was done was the best. */
export type Decided = {
  readonly at: number
  readonly round: number
  readonly side: Side
  readonly ship: ShipId
  /** Where the ship lay. */
  readonly from: Pose
  readonly done: Option
  readonly other: Option
  readonly by: number
  readonly because: Because
}

/** One thing found: a point of the course – the first side’s chance once so many commands were given –, a swing, a decision. */
export type Reviewed =
  | { readonly what: 'point'; readonly at: number; readonly round: number; readonly first: number }
  | ({ readonly what: 'swing' } & Swing)
  | ({ readonly what: 'decision' } & Decided)
