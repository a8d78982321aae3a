/** What the ground crew of a tour has painted on the ships of its pilots. */
import type { Worn } from '../content/index.ts'
import { dataOf, type TourState } from './state.ts'

/** What the ship of a pilot wears as the tour stands: their colour, and a mark for each ship shot down. Throws for a pilot who is not in it. */
export function wornBy(tour: TourState, pilot: string): Worn {
  const { pilots, mark } = dataOf(tour).sides[tour.side]
  const paint = pilots.find(({ id }) => id === pilot)
  const state = tour.pilots.find(({ id }) => id === pilot)
  if (!paint || !state) throw new Error(`no pilot ${pilot} in the tour`)
  const { colour, second, bars } = paint
  return { colour, ...(second ? { second } : {}), bars, kills: state.kills, mark }
}
