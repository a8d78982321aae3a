/** The record of battles in this browser, opened once for all screens. */
import { database } from '../../saves/database.ts'
import { openRecord, type RecordStore } from '../../saves/record.ts'

let opened: Promise<RecordStore> | null = null

/** The record; it opens with the first call, and goes on in memory as long as the browser keeps nothing. */
export function record(): Promise<RecordStore> {
  opened ??= openRecord(database)
  return opened
}
