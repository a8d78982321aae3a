/** What the ground crew of a tour has painted on the ships of its pilots. */
import type { Worn } from '../content/index.ts'
import { dataOf, type TourState } from './state.ts'

/** What the ship of a pilot of a tour wears: their colour, and a mark for each ship shot down. Throws for a pilot whom the tour does not have. */
export function painted(tour: Pick<TourState, 'tour' | 'side'>, pilot: string, kills: number): Worn {
  const { pilots, mark } = dataOf(tour).sides[tour.side]
  const paint = pilots.find(({ id }) => id === pilot)
  if (!paint) throw new Error(`no pilot ${pilot} in the tour`)
  const { colour, second, bars } = paint
  return { colour, ...(second ? { second } : {}), bars, kills, mark }
}

/** The same as the tour stands. */
export const wornBy = (tour: TourState, pilot: string): Worn =>
  painted(tour, pilot, tour.pilots.find(({ id }) => id === pilot)?.kills ?? 0)
