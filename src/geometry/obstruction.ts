/** Whether obstacles lie between two ships, for every line along which range may be measured (OBST-11, A-25). */
import { circleAround, contains, type Polygon } from './polygon.ts'
import { EPS } from './tolerance.ts'
import type { Measure, Segment, Vec } from './types.ts'

/** The axes of a measurement's band: p across it from its first end (0 … width), q along its segments (0 … length). */
type Band = { origin: Vec; px: number; py: number; width: number; length: number }

const bandOf = ({ segments }: Measure): Band => {
  const one = segments[0]!
  const two = segments[segments.length - 1]!
  const origin = one.from
  const wx = two.from.x - origin.x
  const wy = two.from.y - origin.y
  const width = Math.sqrt(wx * wx + wy * wy)
  const lx = one.to.x - origin.x
  const ly = one.to.y - origin.y
  const length = Math.sqrt(lx * lx + ly * ly)
  if (width === 0) {
    if (length === 0) return { origin, px: 1, py: 0, width, length }
    return { origin, px: ly / length, py: -lx / length, width, length }
  }
  // q is p turned a quarter anticlockwise; where the segments point the other way the band starts at its other end.
  const px = wx / width
  const py = wy / width
  if (lx * -py + ly * px >= 0) return { origin, px, py, width, length }
  return { origin: two.from, px: -px, py: -py, width, length }
}

/** Whether a polygon's surrounding circle stays clear of the band: most do. */
const beside = (band: Band, polygon: Polygon): boolean => {
  const { x, y, radius } = circleAround(polygon)
  const dx = x - band.origin.x
  const dy = y - band.origin.y
  const p = dx * band.px + dy * band.py
  if (p < -radius || p > band.width + radius) return true
  const q = dy * band.px - dx * band.py
  return q < -radius || q > band.length + radius
}

/** The p of one end (p, q) of the edge from (p0, q0) to (p1, q1), or where the edge leaves the segments' stretch of q. */
const held = (
  p: number,
  q: number,
  p0: number,
  q0: number,
  p1: number,
  q1: number,
  near: number,
  far: number,
): number => {
  if (q >= near && q <= far) return p
  return p0 + ((p1 - p0) * ((q < near ? near : far) - q0)) / (q1 - q0)
}

/** Stretches of p, low and high in turn; filled anew for each polygon. */
const spans: number[] = []

/** Sorts `spans` by their lows; they are few. */
const sortSpans = (): void => {
  for (let at = 2; at < spans.length; at += 2) {
    const low = spans[at]!
    const high = spans[at + 1]!
    let i = at
    for (; i > 0 && spans[i - 2]! > low; i -= 2) {
      spans[i] = spans[i - 2]!
      spans[i + 1] = spans[i - 1]!
    }
    spans[i] = low
    spans[i + 1] = high
  }
}

/** Fills `spans` with the stretches of p whose segments cross the polygon's edges; says how much of the band they reach. */
const crossOutline = (band: Band, polygon: Polygon, near: number, far: number): 'none' | 'some' | 'all' => {
  const { px, py } = band
  const { x, y } = band.origin
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  spans.length = 0
  const end = polygon[polygon.length - 1]!
  let p0 = (end.x - x) * px + (end.y - y) * py
  let q0 = (end.y - y) * px - (end.x - x) * py
  for (const v of polygon) {
    const dx = v.x - x
    const dy = v.y - y
    const p1 = dx * px + dy * py
    const q1 = dy * px - dx * py
    if ((q0 >= near || q1 >= near) && (q0 <= far || q1 <= far)) {
      const from = held(p0, q0, p0, q0, p1, q1, near, far)
      const to = held(p1, q1, p0, q0, p1, q1, near, far)
      const low = from < to ? from : to
      const high = from < to ? to : from
      if (low < least) least = low
      if (high > greatest) greatest = high
      // A line that passes through an edge is the usual case.
      if (low + EPS < 0 && high - EPS > band.width) return 'all'
      spans.push(low, high)
    }
    p0 = p1
    q0 = q1
  }
  return greatest > 0 && least < band.width ? 'some' : 'none'
}

/**
 * The open stretches of p whose segments meet some polygon by more than EPS, sorted. Grazing a token's rim is no
 * crossing, so each stretch is EPS shorter at both ends, and so are the segments themselves.
 */
const blockedOf = (band: Band, polygons: readonly Polygon[]): [number, number][] => {
  const blocked: [number, number][] = []
  const trim = Math.min(EPS, band.length / 2)
  const far = band.length - trim
  for (const polygon of polygons) {
    if (polygon.length === 0 || beside(band, polygon)) continue
    const reached = crossOutline(band, polygon, trim, far)
    if (reached === 'all') return [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]]
    if (reached === 'none') continue
    sortSpans()
    let low = spans[0]!
    let high = spans[1]!
    for (let i = 2; i < spans.length; i += 2) {
      // Between two crossings of the outline the segments lie wholly inside or wholly outside.
      if (spans[i]! > high && !segmentIn(band, polygon, (high + spans[i]!) / 2)) {
        if (high - low > 2 * EPS) blocked.push([low + EPS, high - EPS])
        low = spans[i]!
      }
      high = Math.max(high, spans[i + 1]!)
    }
    if (high - low > 2 * EPS) blocked.push([low + EPS, high - EPS])
  }
  return blocked.length < 2 ? blocked : blocked.sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

/** Whether the segment at p lies in a polygon, told by its middle. */
const segmentIn = (band: Band, polygon: Polygon, p: number): boolean => {
  const q = band.length / 2
  return contains(polygon, band.origin.x + p * band.px - q * band.py, band.origin.y + p * band.py + q * band.px)
}

/** The least p from `start` upwards that no open stretch covers. */
const clearFrom = (blocked: readonly [number, number][], start: number): number => {
  let p = start
  for (const [low, high] of blocked) if (low < p && p < high) p = high
  return p
}

/**
 * Whether a measurement is obstructed: every segment of its band crosses some polygon, for the attacker may measure
 * along any of the equally short ones (OBST-11, A-25, OBST-13). Exact for the whole band, not only for its ends.
 */
export const obstructed = (measure: Measure, polygons: readonly Polygon[]): boolean => {
  if (polygons.length === 0) return false
  const band = bandOf(measure)
  return clearFrom(blockedOf(band, polygons), 0) > band.width
}

/** The segment to draw: the clear one nearest the middle of the band, or the middle one where none is clear. */
export const clearLine = (measure: Measure, polygons: readonly Polygon[]): Segment => {
  const band = bandOf(measure)
  const middle = band.width / 2
  const blocked = blockedOf(band, polygons)
  const up = clearFrom(blocked, middle)
  const mirrored = blocked.map(([low, high]): [number, number] => [-high, -low])
  const down = -clearFrom(
    mirrored.sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    -middle,
  )
  const choices = [down, up].filter(p => p >= 0 && p <= band.width)
  const p = choices.reduce(
    (best, c) => (Math.abs(c - middle) < Math.abs(best - middle) ? c : best),
    choices[0] ?? middle,
  )
  const one = measure.segments[0]!
  const two = measure.segments[measure.segments.length - 1]!
  const flipped = band.origin !== one.from
  const share = band.width === 0 ? 0 : flipped ? 1 - p / band.width : p / band.width
  const between = (a: Vec, b: Vec): Vec => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  return { from: between(one.from, two.from), to: between(one.to, two.to) }
}
