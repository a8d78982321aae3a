import { exportReplay } from '../../match/replay.ts'
import { saveText } from '../parts/save-file.ts'
import type { Session } from './session.ts'

/** Saves the battle so far as a file of the person's own. */
export function downloadReplay({ engine, match, setup }: Session): void {
  if (!match || !setup) return
  const file = exportReplay(engine, match, setup.seats)
  const seed = setup.seed.toLowerCase().replace(/[^a-z0-9-]/g, '-')
  void saveText(`${JSON.stringify(file)}\n`, `koiogran-${setup.mission}-${seed}.replay.json`)
}
