/** The tours that this browser keeps, opened once for all screens. */
import { database } from '../../saves/database.ts'
import { openTours, type TourStore } from '../../saves/tours.ts'

let opened: Promise<TourStore> | null = null

/** The store; it opens with the first call, and goes on in memory as long as the browser keeps nothing. */
export function tours(): Promise<TourStore> {
  opened ??= openTours(database)
  return opened
}
