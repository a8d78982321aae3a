/** Tokens of any outline: placed, overlapped by bases, and how far they are from each other. */
import { type Frame, frameOf } from './frame.ts'
import { cosDegrees, sinDegrees } from './maths.ts'
import { EPS } from './tolerance.ts'
import type { Body, Pose, Vec } from './types.ts'

/** A closed polygon on the mat in mm, convex or not, in either direction, without crossings of itself. */
export type Polygon = readonly Vec[]

/** A polygon given in an obstacle's own axes (x right, y ahead) laid at a pose. */
export const placePolygon = (polygon: Polygon, pose: Pose): Vec[] => {
  const s = sinDegrees(pose.heading)
  const c = cosDegrees(pose.heading)
  return polygon.map(p => ({ x: pose.x + (p.x * c + p.y * s), y: pose.y + (p.y * c - p.x * s) }))
}

/** A polygon that lies on the mat carried along with a pose from one place to another. */
export const carryPolygon = (polygon: Polygon, from: Pose, to: Pose): Vec[] => {
  const turn = to.heading - from.heading
  const s = sinDegrees(turn)
  const c = cosDegrees(turn)
  return polygon.map(p => {
    const x = p.x - from.x
    const y = p.y - from.y
    return { x: to.x + (x * c + y * s), y: to.y + (y * c - x * s) }
  })
}

/** How far a polygon reaches from a pose to each side of it, mm. */
export type Extent = { readonly front: number; readonly rear: number; readonly left: number; readonly right: number }

/** How far a polygon that lies on the mat reaches to each side of a pose, mm. */
export const extentOf = (polygon: Polygon, pose: Pose): Extent => {
  const s = sinDegrees(pose.heading)
  const c = cosDegrees(pose.heading)
  let [front, rear, left, right] = [0, 0, 0, 0]
  for (const p of polygon) {
    const ahead = (p.x - pose.x) * s + (p.y - pose.y) * c
    const across = (p.x - pose.x) * c - (p.y - pose.y) * s
    front = Math.max(front, ahead)
    rear = Math.max(rear, -ahead)
    right = Math.max(right, across)
    left = Math.max(left, -across)
  }
  return { front, rear, left, right }
}

/** A circle that holds a polygon, mm. */
type Circle = { readonly x: number; readonly y: number; readonly radius: number }

const circles = new WeakMap<Polygon, Circle>()

/**
 * A circle around a polygon that lies on the mat, kept for the next question: such a polygon is never changed. It is
 * centred on the polygon's box and a little too wide, so what lies clear of it lies clear of the polygon.
 */
export const circleAround = (polygon: Polygon): Circle => {
  const known = circles.get(polygon)
  if (known) return known
  let west = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  let south = Number.POSITIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  for (const p of polygon) {
    west = Math.min(west, p.x)
    east = Math.max(east, p.x)
    south = Math.min(south, p.y)
    north = Math.max(north, p.y)
  }
  const x = (west + east) / 2
  const y = (south + north) / 2
  let square = 0
  for (const p of polygon) square = Math.max(square, (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y))
  const circle = { x, y, radius: Math.sqrt(square) + EPS }
  circles.set(polygon, circle)
  return circle
}

/** Whether a point lies inside a polygon (even-odd). */
export const contains = (polygon: Polygon, x: number, y: number): boolean => {
  let inside = false
  let q = polygon[polygon.length - 1]!
  for (const p of polygon) {
    if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) inside = !inside
    q = p
  }
  return inside
}

/** Whether the line from p to q has a part of positive length in the open box around the origin. */
const crossesBox = (pu: number, pv: number, qu: number, qv: number, w: number, l: number): boolean => {
  // Wholly beyond one side: most edges.
  if (pu >= w && qu >= w) return false
  if (pu <= -w && qu <= -w) return false
  if (pv >= l && qv >= l) return false
  if (pv <= -l && qv <= -l) return false
  let enter = 0
  let leave = 1
  const du = qu - pu
  if (du !== 0) {
    const a = (-w - pu) / du
    const b = (w - pu) / du
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  const dv = qv - pv
  if (dv !== 0) {
    const a = (-l - pv) / dv
    const b = (l - pv) / dv
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return enter < leave
}

/** Whether a rectangle, EPS smaller on every side, shares an area with a polygon. */
export const frameMeets = (frame: Frame, polygon: Polygon): boolean => {
  const w = frame.halfWidth - EPS
  const l = frame.halfLength - EPS
  if (w <= 0 || l <= 0 || polygon.length === 0) return false
  const last = polygon[polygon.length - 1]!
  let pu = (last.x - frame.x) * frame.cos - (last.y - frame.y) * frame.sin
  let pv = (last.x - frame.x) * frame.sin + (last.y - frame.y) * frame.cos
  for (const point of polygon) {
    const dx = point.x - frame.x
    const dy = point.y - frame.y
    const qu = dx * frame.cos - dy * frame.sin
    const qv = dx * frame.sin + dy * frame.cos
    if (crossesBox(pu, pv, qu, qv, w, l)) return true
    pu = qu
    pv = qv
  }
  return contains(polygon, frame.x, frame.y)
}

/** Whether a base overlaps a polygon, such as an obstacle token, by more than EPS (OBST-6, OBST-10, ACTION-BR-5). */
export const overlapsPolygon = (body: Body, polygon: Polygon): boolean => frameMeets(frameOf(body), polygon)

const pointToEdge = (p: Vec, a: Vec, b: Vec): number => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const size = dx * dx + dy * dy
  const along = size === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / size
  const t = Math.max(0, Math.min(1, along))
  const ex = a.x + t * dx - p.x
  const ey = a.y + t * dy - p.y
  return ex * ex + ey * ey
}

/** On which side of the line from o to d a point lies: positive to its left. */
const side = (o: Vec, d: Vec, r: Vec): number => (d.x - o.x) * (r.y - o.y) - (d.y - o.y) * (r.x - o.x)

/** Whether the edges pq and ab cross properly. */
const cross = (p: Vec, q: Vec, a: Vec, b: Vec): boolean =>
  side(p, q, a) > 0 !== side(p, q, b) > 0 && side(a, b, p) > 0 !== side(a, b, q) > 0

/** The shortest distance in mm between two polygons, 0 where they touch or overlap (obstacles among one another). */
export const polygonGap = (one: Polygon, two: Polygon): number => {
  if (contains(one, two[0]!.x, two[0]!.y) || contains(two, one[0]!.x, one[0]!.y)) return 0
  let least = Number.POSITIVE_INFINITY
  let p = one[one.length - 1]!
  for (const q of one) {
    const west = Math.min(p.x, q.x)
    const east = Math.max(p.x, q.x)
    const south = Math.min(p.y, q.y)
    const north = Math.max(p.y, q.y)
    let a = two[two.length - 1]!
    for (const b of two) {
      const dx = Math.max(0, west - Math.max(a.x, b.x), Math.min(a.x, b.x) - east)
      const dy = Math.max(0, south - Math.max(a.y, b.y), Math.min(a.y, b.y) - north)
      // Edges are no nearer than their boxes, give or take a rounding, and cross only where these meet.
      if (dx * dx + dy * dy <= least * (1 + 1e-9) + 1e-12) {
        if (dx === 0 && dy === 0 && cross(p, q, a, b)) return 0
        least = Math.min(least, pointToEdge(p, a, b), pointToEdge(a, p, q))
      }
      a = b
    }
    p = q
  }
  return Math.sqrt(least)
}
