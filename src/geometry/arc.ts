/** Firing arcs as they are printed on bases, cut into convex wedges to be measured in (ARC-1). */
import { arcHalfWidth } from './bases.ts'
import { cosDegrees, headingTo, sinDegrees } from './maths.ts'
import type { Arc, ArcKind, Base, PrintedArc } from './types.ts'

/** Half the opening of a base's front arc, degrees: its lines run from the centre through the two marks on the front edge (ARC-1). */
const opening = (base: Base): number => headingTo(arcHalfWidth(base), base.length / 2)

/** How each kind lies on a base. The rear arc is the front one mirrored; the full one goes all around. */
const ARCS: { readonly [K in ArcKind]: (base: Base) => Arc } = {
  front: base => ({ from: -opening(base), to: opening(base), origin: 'centre' }),
  rear: base => ({ from: 180 - opening(base), to: 180 + opening(base), origin: 'centre' }),
  full: () => ({ from: -180, to: 180, origin: 'centre' }),
}

/** The arc of a kind as it is printed on a base. Throws a RangeError for a word that is no kind of arc. */
export const printedArc = (kind: ArcKind, base: Base): PrintedArc => {
  if (!Object.hasOwn(ARCS, kind)) throw new RangeError(`there is no arc '${kind}'`)
  return { kind, ...ARCS[kind](base) }
}

/** The direction of an arc line in the base's axes, x right and y ahead, length 1. */
export type Direction = { x: number; y: number }

/** The direction at so many degrees clockwise from the heading. */
const directionOf = (degrees: number): Direction => ({ x: sinDegrees(degrees), y: cosDegrees(degrees) })

/**
 * The line of a front or rear arc runs exactly through its mark on the edge; any other line follows its degrees. So a
 * corner that lies on the printed line is on the line, whatever rounding the degrees have been through.
 */
const lineOf = (base: Base, degrees: number): Direction => {
  const x = arcHalfWidth(base)
  const y = base.length / 2
  const half = headingTo(x, y)
  const ahead = Math.abs(degrees) === half
  if (!ahead && degrees !== 180 - half && degrees !== 180 + half) return directionOf(degrees)
  const size = Math.sqrt(x * x + y * y)
  const left = ahead ? degrees < 0 : degrees > 180
  return { x: left ? -x / size : x / size, y: ahead ? y / size : -y / size }
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
