import type { BattleResult } from '../../saves/record.ts'

/** Saves the record as a file of the person's own. */
export function downloadRecord(results: readonly BattleResult[]): void {
  const text = `${JSON.stringify({ format: 'koiogran-record', version: 1, results }, null, 1)}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'koiogran-record.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
