import { exportReplay } from '../../match/replay.ts'
import type { Session } from './session.ts'

/** Saves the battle so far as a file of the person's own. */
export function downloadReplay({ engine, match, setup }: Session): void {
  if (!match || !setup) return
  const file = exportReplay(engine, match, setup.seats)
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(file)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `koiogran-${setup.mission}-${setup.seed.toLowerCase().replace(/[^a-z0-9-]/g, '-')}.replay.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
