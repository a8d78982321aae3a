/** Convex polygons in a base’s own axes, and how they are cut by arc lines and rectangles. */
import type { Direction } from './arc.ts'
import type { Frame } from './frame.ts'

/** A convex polygon in a frame's own axes: u to its right and v ahead, alternating (u0, v0, u1, v1 …). */
export type Shape = readonly number[]

/** The corners of b in the axes of a. */
export const load = (a: Frame, b: Frame): Shape => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const u = dx * a.cos - dy * a.sin
  const v = dx * a.sin + dy * a.cos
  const cos = a.cos * b.cos + a.sin * b.sin
  const sin = b.sin * a.cos - b.cos * a.sin
  // The half sides of b: its forward is (sin, cos), its right (cos, −sin).
  const lu = b.halfLength * sin
  const lv = b.halfLength * cos
  const wu = b.halfWidth * cos
  const wv = -b.halfWidth * sin
  return [
    u + (lu - wu),
    v + (lv - wv),
    u + (lu + wu),
    v + (lv + wv),
    u - (lu - wu),
    v - (lv - wv),
    u - (lu + wu),
    v - (lv + wv),
  ]
}

/** Cuts a polygon with given signed distances of its corners; what has a distance of at least 0 stays. */
const cut = (shape: Shape, distance: (u: number, v: number) => number): Shape => {
  const out: number[] = []
  const n = shape.length
  if (n === 0) return shape
  let pu = shape[n - 2]!
  let pv = shape[n - 1]!
  let pd = distance(pu, pv)
  for (let i = 0; i < n; i += 2) {
    const qu = shape[i]!
    const qv = shape[i + 1]!
    const qd = distance(qu, qv)
    if (pd > 0 !== qd > 0 && pd !== 0 && qd !== 0) {
      const t = pd / (pd - qd)
      out.push(pu + t * (qu - pu), pv + t * (qv - pv))
    }
    if (qd >= 0) out.push(qu, qv)
    pu = qu
    pv = qv
    pd = qd
  }
  return out
}

/**
 * The part of a polygon on one side of a line through the origin: side −1 keeps what lies clockwise of the direction,
 * 1 what lies anticlockwise; slack moves the line outwards by so many mm.
 */
export const clip = (shape: Shape, line: Direction, side: -1 | 1, slack: number): Shape =>
  cut(shape, (u, v) => side * (line.x * v - line.y * u) + slack)

/** The part of a polygon within so many mm to either side of the line straight ahead. */
export const clipToStrip = (shape: Shape, halfWidth: number): Shape =>
  cut(
    cut(shape, u => halfWidth - u),
    u => halfWidth + u,
  )

/** The part of a polygon inside a rectangle around the origin. */
export const clipToBox = (shape: Shape, halfWidth: number, halfLength: number): Shape => {
  const inside = cut(clipToStrip(shape, halfWidth), (_, v) => halfLength - v)
  return cut(inside, (_, v) => halfLength + v)
}
