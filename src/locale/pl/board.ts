/** What a battle says: comes with the table. */
import { battle } from './battle.ts'
import { captions } from './captions.ts'
import { flight } from './flight.ts'
import { log } from './log.ts'

export const board: Readonly<Record<string, string>> = {
  ...battle,
  ...captions,
  ...flight,
  ...log,
}
