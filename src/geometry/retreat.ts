import type { Frame } from './frame.ts'
import { cosDegrees, sinDegrees } from './maths.ts'
import { depthOf, gapOf } from './overlap.ts'
import type { Path } from './path.ts'
import { EPS } from './tolerance.ts'

/**
 * κ: no point of the base moves further than this per mm of s. With γ the angle between the base and the path at its
 * front middle and τ the path's bend between rear and front, the base turns by sin τ / (L cos γ) per mm. γ grows until
 * both ends stand on the arc (or the rear enters it late, for a base longer than the template's chord) and shrinks after.
 */
export const topSpeed = (path: Path): number => {
  if (path.radius === 0) return 1
  const { length, width } = path.base
  const sinEnd = sinDegrees(path.angle)
  const cosEnd = cosDegrees(path.angle)
  const rise = path.radius * (1 - cosEnd)
  const chord = Math.sqrt(rise * rise + path.radius * path.radius * sinEnd * sinEnd)
  const lean = chord >= length ? length / (2 * path.radius) : rise / length
  const straight = Math.sqrt(1 - lean * lean)
  const cosSteepest = chord >= length ? straight : cosEnd * straight + sinEnd * lean
  const spin = sinEnd / (length * cosSteepest)
  const along = 1 + (spin * width) / 2
  const across = spin * length
  return Math.sqrt(along * along + across * across)
}

/** For one face direction: the s, going back from here, at which the overlap along it has shrunk to `rest`. */
const leaving = (s: number, centre: number, speed: number, extent: number, rest: number): number => {
  if (speed === 0) return Number.NEGATIVE_INFINITY
  return s - (extent - rest + (speed > 0 ? centre : -centre)) / (speed > 0 ? speed : -speed)
}

/** Where a straight path, going back from s, first has the rectangle clear: exact, and at most EPS beyond that. */
const leaveStraight = (mover: Frame, other: Frame, s: number): number => {
  const dx = mover.x - other.x
  const dy = mover.y - other.y
  const along = mover.cos * other.cos + mover.sin * other.sin
  const across = mover.sin * other.cos - mover.cos * other.sin
  const c = Math.abs(along)
  const d = Math.abs(across)
  const ahead = mover.halfLength + other.halfLength * c + other.halfWidth * d
  const ownAhead = leaving(s, dx * mover.sin + dy * mover.cos, 1, ahead, EPS)
  const long = other.halfLength + mover.halfLength * c + mover.halfWidth * d
  const wide = other.halfWidth + mover.halfLength * d + mover.halfWidth * c
  const otherAhead = leaving(s, dx * other.sin + dy * other.cos, along, long, EPS)
  const otherAside = leaving(s, dx * other.cos - dy * other.sin, across, wide, EPS)
  // One EPS more brings a head-on contact to depth 0.
  return Math.max(ownAhead, otherAhead, otherAside) - EPS
}

/** The next s to look at, going back from an overlap at s: never past a free window wider than EPS (OVERLAP-2). */
export const retreat = (
  path: Path,
  near: readonly { frame: Frame }[],
  mover: Frame,
  s: number,
  deepest: number,
  speed: number,
): number => {
  if (path.radius !== 0) return s - Math.max(deepest / speed, EPS)
  let back = s
  for (const one of near) {
    if (depthOf(mover, one.frame) > EPS) back = Math.min(back, leaveStraight(mover, one.frame, s))
  }
  return Math.min(back, s - EPS)
}

/** Whether a rectangle overlaps none of the others. */
export const clearOf = (near: readonly { frame: Frame }[], frame: Frame): boolean => {
  for (const one of near) if (depthOf(frame, one.frame) > EPS) return false
  return true
}

/**
 * The least s from the given one to the path's end at which a body is overlapped, Infinity if it never is; steps forward
 * by gap ÷ top speed. Bodies that the way back stepped over inside another overlap are found like this (OVERLAP-7).
 */
export const overlapsOnWay = (
  path: Path,
  other: Frame,
  from: number,
  speed: number,
  moveTo: (s: number) => Frame,
): number => {
  // A grazing contact may hold for long at no depth; a stride of a hundredth of a mm bounds the search.
  const stride = 10 * EPS
  for (let s = from; s <= path.reach; ) {
    const mover = moveTo(s)
    if (depthOf(mover, other) > EPS) return s
    s += Math.max(gapOf(mover, other) / speed, stride)
  }
  return Number.POSITIVE_INFINITY
}
