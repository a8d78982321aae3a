import { contains, type Polygon } from './polygon.ts'
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

/** The stretches of p whose segments cross the polygon's outline, each as [low, high], sorted, joined where they meet. */
const outline = (band: Band, polygon: Polygon, near: number, far: number): [number, number][] => {
  const spans: [number, number][] = []
  const across = (v: Vec): number => (v.x - band.origin.x) * band.px + (v.y - band.origin.y) * band.py
  const along = (v: Vec): number => (v.y - band.origin.y) * band.px - (v.x - band.origin.x) * band.py
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!
    const b = polygon[(i + 1) % polygon.length]!
    const p0 = across(a)
    const p1 = across(b)
    const q0 = along(a)
    const q1 = along(b)
    if ((q0 < near && q1 < near) || (q0 > far && q1 > far)) continue
    const at = (q: number): number => p0 + ((p1 - p0) * (q - q0)) / (q1 - q0)
    const start = q0 < near ? at(near) : q0 > far ? at(far) : p0
    const end = q1 < near ? at(near) : q1 > far ? at(far) : p1
    spans.push(start < end ? [start, end] : [end, start])
  }
  spans.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return joined(spans)
}

const joined = (spans: readonly [number, number][]): [number, number][] => {
  const out: [number, number][] = []
  for (const span of spans) {
    const last = out[out.length - 1]
    if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1])
    else out.push([span[0], span[1]])
  }
  return out
}

/**
 * The open stretches of p whose segments meet some polygon by more than EPS, sorted. Grazing a token's rim is no
 * crossing, so each stretch is EPS shorter at both ends, and so are the segments themselves.
 */
const blockedOf = (band: Band, polygons: readonly Polygon[]): [number, number][] => {
  const blocked: [number, number][] = []
  const trim = Math.min(EPS, band.length / 2)
  for (const polygon of polygons) {
    const spans = outline(band, polygon, trim, band.length - trim)
    // Between two crossings of the outline the segments lie wholly inside or wholly outside.
    const solid: [number, number][] = []
    for (const span of spans) {
      const last = solid[solid.length - 1]
      if (last) {
        const p = (last[1] + span[0]) / 2
        const q = band.length / 2
        const x = band.origin.x + p * band.px - q * band.py
        const y = band.origin.y + p * band.py + q * band.px
        if (contains(polygon, x, y)) {
          last[1] = Math.max(last[1], span[1])
          continue
        }
      }
      solid.push(span)
    }
    for (const [low, high] of solid) if (high - low > 2 * EPS) blocked.push([low + EPS, high - EPS])
  }
  return blocked.sort((a, b) => a[0] - b[0] || a[1] - b[1])
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
