/** How often the long tests do what they do: whole in `npm run proof`, a fifth in `npm test`. */

/** True where the environment asks for whole counts (`COUNTS=whole`). */
export const WHOLE = process.env['COUNTS'] === 'whole'

/** So often, or a fifth of it, rounded up. */
export const counted = (whole: number): number => (WHOLE ? whole : Math.ceil(whole / 5))

/** The first of a list, a fifth of it at least, or all. */
export const countedOf = <T>(all: readonly T[]): readonly T[] => all.slice(0, counted(all.length))
