/** The record of battles as a file to take away. */
import type { BattleResult } from '../../saves/record.ts'
import { saveText } from '../parts/save-file.ts'

/** Saves the record as a file of the person's own. */
export function downloadRecord(results: readonly BattleResult[]): void {
  const text = `${JSON.stringify({ format: 'koiogran-record', version: 1, results }, null, 1)}\n`
  void saveText(text, 'koiogran-record.json')
}
