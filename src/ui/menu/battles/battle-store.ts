/** The battles that this browser keeps, opened once for all screens. */
import { type BattleStore, openBattles } from '../../../saves/battles.ts'
import { database } from '../../../saves/database.ts'

let opened: Promise<BattleStore> | null = null

/** The store; it opens with the first call, and goes on in memory as long as the browser keeps nothing. */
export function battles(): Promise<BattleStore> {
  opened ??= openBattles(database)
  return opened
}
