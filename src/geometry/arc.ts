/** Firing arcs as they are printed on bases, cut into convex wedges to be measured in (ARC-1, SE-ARC-1). */
import { arcHalfWidth, bullseyeHalfWidth, secondOpening } from './bases.ts'
import { cosDegrees, headingTo, sinDegrees } from './maths.ts'
import type { Arc, ArcKind, ArcPrint, Base, PrintedArc } from './types.ts'

/** Half the opening of a base's front arc, degrees: in the first edition its lines run from the centre through two marks on the front edge. */
const OPENINGS: { readonly [P in ArcPrint]: (base: Base) => number } = {
  first: base => headingTo(arcHalfWidth(base), base.length / 2),
  second: secondOpening,
}

/**
 * How each kind lies on a base, by half the opening of its front arc. The rear arc is the front one mirrored, left and right ones fill the gaps
 * between them (SE-ARC-1); the bullseye is a strip of the front arc (SE-ARC-2), full front and full rear part at the line through the middles of
 * both sides (SE-ARC-3); the full one goes all around.
 */
const ARCS: { readonly [K in ArcKind]: (half: number) => Arc } = {
  front: half => ({ from: -half, to: half, origin: 'centre' }),
  rear: half => ({ from: 180 - half, to: 180 + half, origin: 'centre' }),
  left: half => ({ from: half - 180, to: -half, origin: 'centre' }),
  right: half => ({ from: half, to: 180 - half, origin: 'centre' }),
  bullseye: half => ({ from: -half, to: half, origin: 'centre', strip: bullseyeHalfWidth }),
  'full-front': () => ({ from: -90, to: 90, origin: 'centre' }),
  'full-rear': () => ({ from: 90, to: 270, origin: 'centre' }),
  full: () => ({ from: -180, to: 180, origin: 'centre' }),
}

/** The arc of a kind as it is printed on a base, on cardboard of 2012 unless told. Throws a RangeError for a word that is no kind of arc. */
export const printedArc = (kind: ArcKind, base: Base, print: ArcPrint = 'first'): PrintedArc => {
  if (!Object.hasOwn(ARCS, kind)) throw new RangeError(`there is no arc '${kind}'`)
  return { kind, ...ARCS[kind](OPENINGS[print](base)) }
}

/** The direction of an arc line in the base's axes, x right and y ahead, length 1. */
export type Direction = { x: number; y: number }

/** The direction at so many degrees clockwise from the heading. */
const directionOf = (degrees: number): Direction => ({ x: sinDegrees(degrees), y: cosDegrees(degrees) })

/**
 * A printed diagonal of the first edition runs exactly through its mark on the edge; any other line follows its degrees. So a
 * corner that lies on the printed line is on the line, whatever rounding the degrees have been through.
 */
const lineOf = (base: Base, degrees: number): Direction => {
  const x = arcHalfWidth(base)
  const y = base.length / 2
  const half = headingTo(x, y)
  const ahead = Math.abs(degrees) === half
  if (!ahead && degrees !== 180 - half && degrees !== 180 + half && degrees !== half - 180) return directionOf(degrees)
  const size = Math.sqrt(x * x + y * y)
  const left = degrees < 0 || degrees > 180
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
