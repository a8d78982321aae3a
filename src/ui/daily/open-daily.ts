/** The daily battles of this browser, opened once for all screens. */
import { type DailyStore, openDaily } from '../../saves/daily.ts'
import { database } from '../../saves/database.ts'

let opened: Promise<DailyStore> | null = null

/** The store; it opens with the first call, and goes on in memory as long as the browser keeps nothing. */
export function daily(): Promise<DailyStore> {
  opened ??= openDaily(database)
  return opened
}
