/** How often the long tests do what they do: whole in `npm run proof`, a fifth in `npm test`. */

/** True where the environment asks for whole counts (`COUNTS=whole`). */
export const WHOLE = process.env['COUNTS'] === 'whole'

/** So often, or a fifth of it, rounded up. */
export const counted = (whole: number): number => (WHOLE ? whole : Math.ceil(whole / 5))

/** All of the variants, or the first so many of them: the others are like them in all but a word. */
export const sample = <T>(variants: readonly T[], many: number): readonly T[] =>
  WHOLE ? variants : variants.slice(0, many)
