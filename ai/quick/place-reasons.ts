/** Why a thing is put down just there: what the place has over the mean of those that were looked at. */
import type { PlaceTerm } from '../model/objective.ts'
import type { PlaceReason } from '../thought.ts'

/** Reasons told at most, and how much of the whole advantage one must make up to be told beside a better one. */
const TOLD = 3
const PART = 0.15

/** The worth of a place by all of its parts. */
export const worthOfTerms = (terms: readonly PlaceTerm[]): number => terms.reduce((sum, [, worth]) => sum + worth, 0)

/** The reasons for a place, the weightiest first: always the best of them, for nothing is put down without one. */
export const placeReasons = (
  terms: readonly PlaceTerm[],
  others: readonly (readonly PlaceTerm[])[],
): readonly PlaceReason[] => {
  const over = terms.map(([why, worth], n) => ({
    why,
    by: worth - others.reduce((sum, other) => sum + (other[n]?.[1] ?? 0), 0) / Math.max(1, others.length),
  }))
  const sorted = over.sort((a, b) => b.by - a.by)
  const gained = sorted.reduce((sum, { by }) => sum + Math.max(0, by), 0)
  return sorted
    .filter(({ by }, n) => n === 0 || by > PART * gained)
    .slice(0, TOLD)
    .map(({ why }) => why)
}
