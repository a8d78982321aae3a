/** How far a base may go back or ahead at once without missing a place where it is free (OVERLAP-2). */
import type { Frame } from './frame.ts'
import { cosDegrees, sinDegrees } from './maths.ts'
import { depthOf, gapOf } from './overlap.ts'
import type { Path } from './path.ts'
import { BEYOND, EPS } from './tolerance.ts'

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

/**
 * The stretch of s, as [low, high], in which a straight path keeps the rectangle overlapped by more than EPS; the mover
 * stands at s. Along each of the four face directions the distance changes linearly, so the stretch is exact.
 */
const straightSpan = (mover: Frame, other: Frame, s: number): [number, number] => {
  const dx = mover.x - other.x
  const dy = mover.y - other.y
  const along = mover.cos * other.cos + mover.sin * other.sin
  const across = mover.sin * other.cos - mover.cos * other.sin
  const c = Math.abs(along)
  const d = Math.abs(across)
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  const within = (distance: number, speed: number, extent: number): void => {
    const reach = extent - EPS
    if (speed === 0) {
      if (Math.abs(distance) >= reach) high = Number.NEGATIVE_INFINITY
      return
    }
    const middle = s - distance / speed
    const half = reach / Math.abs(speed)
    low = Math.max(low, middle - half)
    high = Math.min(high, middle + half)
  }
  within(dx * mover.sin + dy * mover.cos, 1, mover.halfLength + other.halfLength * c + other.halfWidth * d)
  within(dx * mover.cos - dy * mover.sin, 0, mover.halfWidth + other.halfLength * d + other.halfWidth * c)
  within(dx * other.sin + dy * other.cos, along, other.halfLength + mover.halfLength * c + mover.halfWidth * d)
  within(dx * other.cos - dy * other.sin, across, other.halfWidth + mover.halfLength * d + mover.halfWidth * c)
  return [low, high]
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
    // One EPS beyond the border brings a head-on contact to depth 0.
    if (depthOf(mover, one.frame) > BEYOND) back = Math.min(back, straightSpan(mover, one.frame, s)[0] - EPS)
  }
  return Math.min(back, s - EPS)
}

/** Whether a rectangle overlaps none of the others. */
export const clearOf = (near: readonly { frame: Frame }[], frame: Frame): boolean => {
  for (const one of near) if (depthOf(frame, one.frame) > BEYOND) return false
  return true
}

/**
 * The least s from `from` to `to` at which a body is overlapped, Infinity if it never is. On a curve it steps forward by
 * gap ÷ top speed. This finds the bodies that the way back stepped over inside another overlap, and their order.
 */
export const firstOverlap = (
  path: Path,
  other: Frame,
  from: number,
  to: number,
  speed: number,
  moveTo: (s: number) => Frame,
): number => {
  if (path.radius === 0) {
    const [low, high] = straightSpan(moveTo(from), other, from)
    return low < high && low < to && high > from ? Math.max(low, from) : Number.POSITIVE_INFINITY
  }
  // A grazing contact may hold for a while at no depth; a least stride bounds the search.
  const stride = 5 * EPS
  for (let s = from; s <= to; ) {
    const mover = moveTo(s)
    if (depthOf(mover, other) > BEYOND) return s
    s += Math.max(gapOf(mover, other) / speed, stride)
  }
  return Number.POSITIVE_INFINITY
}
