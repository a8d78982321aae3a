import { arcHalfWidth } from './bases.ts'
import { cosDegrees, headingTo, sinDegrees } from './maths.ts'
import type { Arc, Base } from './types.ts'

/** The printed front arc of a base: from its centre through the two marks on its front edge (ARC-1). */
export const frontArc = (base: Base): Arc => {
  const half = headingTo(arcHalfWidth(base), base.length / 2)
  return { from: -half, to: half, origin: 'centre' }
}

/** The arc all around (a turret's). */
export const fullArc: Arc = { from: -180, to: 180, origin: 'centre' }

/** The direction of an arc line in the base's axes, x right and y ahead, length 1. */
export type Direction = { x: number; y: number }

/** The direction at so many degrees clockwise from the heading. */
const directionOf = (degrees: number): Direction => ({ x: sinDegrees(degrees), y: cosDegrees(degrees) })

/**
 * The line of a front arc runs exactly through its mark on the front edge; any other line follows its degrees. So a
 * corner that lies on the printed line is on the line, whatever rounding the degrees have been through.
 */
const lineOf = (base: Base, degrees: number): Direction => {
  const x = arcHalfWidth(base)
  const y = base.length / 2
  if (Math.abs(degrees) !== headingTo(x, y)) return directionOf(degrees)
  const size = Math.sqrt(x * x + y * y)
  return { x: degrees < 0 ? -x / size : x / size, y: y / size }
}

/** A part of an arc no wider than 180°: from one direction clockwise to another. */
export type Wedge = { from: Direction; to: Direction }

/** An arc in convex parts: none for one that goes all around, two for one wider than 180°. */
export const wedges = (base: Base, arc: Arc): readonly Wedge[] | null => {
  const span = arc.to - arc.from
  if (span >= 360) return null
  const from = lineOf(base, arc.from)
  const to = lineOf(base, arc.to)
  if (span <= 180) return [{ from, to }]
  const middle = directionOf(arc.from + span / 2)
  return [
    { from, to: middle },
    { from: middle, to },
  ]
}
