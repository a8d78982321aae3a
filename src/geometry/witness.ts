/** The points between which a distance is shortest: one pair, or the ends of a band where many are equally short. */
import type { Frame } from './frame.ts'
import { clipToBox, type Shape } from './shape.ts'
import { EPS } from './tolerance.ts'

/** A closest pair in the frame's axes: a on the frame's rectangle, b on the shape. */
export type Pair = { au: number; av: number; bu: number; bv: number }

/** The least distance in mm and one closest pair, or the two end pairs of a band of equal ones. */
export type Witness = { mm: number; ends: readonly [Pair] | readonly [Pair, Pair] }

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

const samePoint = (u: number, v: number): Pair => ({ au: u, av: v, bu: u, bv: v })

/** The common part of two that overlap: every point of it is a segment of length 0; its longest diagonal is the band. */
const contact = (common: Shape): Witness => {
  let widest = -1
  let ends: readonly [number, number] = [0, 0]
  for (let i = 0; i < common.length; i += 2) {
    for (let j = i; j < common.length; j += 2) {
      const du = common[i]! - common[j]!
      const dv = common[i + 1]! - common[j + 1]!
      const square = du * du + dv * dv
      if (square <= widest) continue
      widest = square
      ends = [i, j]
    }
  }
  const [i, j] = ends
  const one = samePoint(common[i]!, common[i + 1]!)
  return { mm: 0, ends: widest <= EPS * EPS ? [one] : [one, samePoint(common[j]!, common[j + 1]!)] }
}

/** The closest pair of the rectangle and a shape apart from it: a corner of one and a point of the other. */
const closest = (halfWidth: number, halfLength: number, shape: Shape): { square: number; pair: Pair } => {
  let square = Number.POSITIVE_INFINITY
  let au = 0
  let av = 0
  let bu = 0
  let bv = 0
  const n = shape.length
  for (let i = 0; i < n; i += 2) {
    const u = shape[i]!
    const v = shape[i + 1]!
    const cu = clamp(u, halfWidth)
    const cv = clamp(v, halfLength)
    const d = (u - cu) * (u - cu) + (v - cv) * (v - cv)
    if (d >= square) continue
    square = d
    au = cu
    av = cv
    bu = u
    bv = v
  }
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 === n ? 0 : i + 2
    const u = shape[i]!
    const v = shape[i + 1]!
    const du = shape[j]! - u
    const dv = shape[j + 1]! - v
    const size = du * du + dv * dv
    if (size === 0) continue
    for (let corner = 0; corner < 4; corner++) {
      const cu = corner & 1 ? halfWidth : -halfWidth
      const cv = corner & 2 ? halfLength : -halfLength
      const t = ((cu - u) * du + (cv - v) * dv) / size
      // The ends of the edge were corners of the shape above.
      if (t <= 0 || t >= 1) continue
      const pu = u + t * du
      const pv = v + t * dv
      const d = (pu - cu) * (pu - cu) + (pv - cv) * (pv - cv)
      if (d >= square) continue
      square = d
      au = cu
      av = cv
      bu = pu
      bv = pv
    }
  }
  return { square, pair: { au, av, bu, bv } }
}

/**
 * The widest band of segments that leave one of the rectangle's sides squarely and are all of the least length, up to
 * EPS: two facing edges that are parallel.
 */
const parallel = (halfWidth: number, halfLength: number, shape: Shape, mm: number): Witness | null => {
  let best: Witness | null = null
  let widest = EPS
  const n = shape.length
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 === n ? 0 : i + 2
    for (let side = 0; side < 4; side++) {
      // Along the side runs p, away from it q; sides 0 and 1 are front and back, 2 and 3 right and left.
      const flat = side < 2
      const sign = side & 1 ? -1 : 1
      const p0 = shape[flat ? i : i + 1]!
      const p1 = shape[flat ? j : j + 1]!
      const q0 = sign * shape[flat ? i + 1 : i]!
      const q1 = sign * shape[flat ? j + 1 : j]!
      const limit = flat ? halfWidth : halfLength
      const face = flat ? halfLength : halfWidth
      const low = Math.max(-limit, Math.min(p0, p1))
      const high = Math.min(limit, Math.max(p0, p1))
      if (!(high - low > widest)) continue
      const slope = (q1 - q0) / (p1 - p0)
      const qLow = q0 + (low - p0) * slope
      const qHigh = q0 + (high - p0) * slope
      const near = Math.min(qLow, qHigh) - face
      const far = Math.max(qLow, qHigh) - face
      if (near < -1e-9 || far > mm + EPS) continue
      widest = high - low
      const end = (p: number, q: number): Pair =>
        flat ? { au: p, av: sign * face, bu: p, bv: sign * q } : { au: sign * face, av: p, bu: sign * q, bv: p }
      best = { mm, ends: [end(low, qLow), end(high, qHigh)] }
    }
  }
  return best
}

/** Measures from a frame's rectangle to a shape in its axes; `overlapping` says that the two may share an area. */
export const witnessOf = (a: Frame, shape: Shape, overlapping: boolean): Witness => {
  if (overlapping) {
    const common = clipToBox(shape, a.halfWidth, a.halfLength)
    if (common.length > 0) return contact(common)
  }
  const { square, pair } = closest(a.halfWidth, a.halfLength, shape)
  const mm = Math.sqrt(square)
  return parallel(a.halfWidth, a.halfLength, shape, mm) ?? { mm, ends: [pair] }
}
