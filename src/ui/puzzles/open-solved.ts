/** The puzzles that were tried in this browser, opened once for all screens. */
import { database } from '../../saves/database.ts'
import { openSolved, type SolvedStore } from '../../saves/solved.ts'

let opened: Promise<SolvedStore> | null = null

/** The store; it opens with the first call, and goes on in memory as long as the browser keeps nothing. */
export function solved(): Promise<SolvedStore> {
  opened ??= openSolved(database)
  return opened
}
