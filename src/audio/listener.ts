/** From where over the mat somebody listens, and how something sounds from there. */

/** A point of the mat, mm: x east, y north. */
export type Spot = { readonly x: number; readonly y: number }

/** A listener: what it looks at, in which direction (degrees clockwise from north), and half the width of what is seen, mm. */
export type Listener = { readonly at: Spot; readonly facing: number; readonly span: number }

/** How something sounds: −1 left … 1 right, its level 0 … 1, and the highest tone that comes through, Hz. */
export type Bearing = { readonly pan: number; readonly gain: number; readonly open: number }

/** The most that a sound goes to one side: a hard left would sit in one ear. */
const WIDE = 0.75
/** The least that is left of a far sound: a table is small, all of it is to be heard. */
const FAINT = 0.3
const OPEN = 18_000
const MUFFLED = 3_200

/** In the middle and near: sounds that are everywhere. */
export const EVERYWHERE: Bearing = { pan: 0, gain: 1, open: OPEN }

/** How something at a spot sounds; null: everywhere. What lies out of the view is softer and duller, and to its side. */
export function bearingOf(listener: Listener, spot: Spot | null): Bearing {
  if (!spot) return EVERYWHERE
  const turn = (listener.facing * Math.PI) / 180
  const east = spot.x - listener.at.x
  const north = spot.y - listener.at.y
  const right = east * Math.cos(turn) - north * Math.sin(turn)
  const ahead = east * Math.sin(turn) + north * Math.cos(turn)
  const span = Math.max(60, listener.span)
  const far = Math.hypot(right, ahead) / span
  const side = right / span
  return {
    pan: (WIDE * side) / Math.sqrt(1 + side * side),
    gain: Math.max(FAINT, 1 / (1 + 0.35 * far * far)),
    open: Math.max(MUFFLED, OPEN / (1 + 0.5 * far * far)),
  }
}
