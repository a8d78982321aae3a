/** How often the long tests do what they do: whole in `npm run proof`, a fifth in `npm test`. */

/** True where the environment asks for whole counts (`COUNTS=whole`). */
export const WHOLE = process.env['COUNTS'] === 'whole'

/** So often, or a fifth of it, rounded up. */
export const counted = (whole: number): number => (WHOLE ? whole : Math.ceil(whole / 5))
