/** The seed of a battle for which nobody chose one. */
import { lots } from '../../saves/fresh-id.ts'

/** A fresh seed: eight letters and digits, drawn by lot. */
export const freshSeed = (): string =>
  lots(2)
    .map(n => n.toString(36).padStart(7, '0').slice(-4))
    .join('')
