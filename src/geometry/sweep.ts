import { templateWidth } from './bases.ts'
import { blankFrame, type Frame, setFrame } from './frame.ts'
import { cos, cosDegrees, sin, sinDegrees } from './maths.ts'
import { type Path, poseAt } from './path.ts'
import { contains, frameMeets, type Polygon } from './polygon.ts'
import { EPS } from './tolerance.ts'
import type { Vec } from './types.ts'

/** The length in mm of the template's part that has been travelled at s: from the start base to the base's rear. */
const travelled = (path: Path, s: number): number => Math.min(path.template, Math.max(0, s - path.base.length))

/** A point given in the path's own axes (right of the start, ahead of it; mirrored for a left curve) on the mat. */
const onMat = (path: Path, across: number, ahead: number): Vec => {
  const { x, y, heading } = path.start
  const s = sinDegrees(heading)
  const c = cosDegrees(heading)
  const right = path.side < 0 ? -across : across
  return { x: x + (right * c + ahead * s), y: y + (ahead * c - right * s) }
}

/** Whether the edge from p to q passes through the ring sector 0 … angle around the origin, all borders EPS inside. */
const edgeInSector = (p: Vec, q: Vec, inner: number, outer: number, sinEnd: number, cosEnd: number): boolean => {
  // Signed distances from the sector's two straight sides, positive inside; the sector starts on the negative x axis.
  const p0 = p.y - EPS
  const q0 = q.y - EPS
  const p1 = -p.x * sinEnd - p.y * cosEnd - EPS
  const q1 = -q.x * sinEnd - q.y * cosEnd - EPS
  let enter = 0
  let leave = 1
  for (const [a, b] of [
    [p0, q0],
    [p1, q1],
  ] as const) {
    if (a <= 0 && b <= 0) return false
    if (a < 0) enter = Math.max(enter, a / (a - b))
    if (b < 0) leave = Math.min(leave, a / (a - b))
  }
  if (enter >= leave) return false
  const dx = q.x - p.x
  const dy = q.y - p.y
  const squareAt = (t: number): number => {
    const x = p.x + t * dx
    const y = p.y + t * dy
    return x * x + y * y
  }
  const size = dx * dx + dy * dy
  const foot = size === 0 ? enter : -(p.x * dx + p.y * dy) / size
  const nearest = squareAt(Math.max(enter, Math.min(leave, foot)))
  const farthest = Math.max(squareAt(enter), squareAt(leave))
  return nearest < outer * outer && farthest > inner * inner
}

const template = blankFrame()
const resting = blankFrame()

const templateMeets = (path: Path, s: number, polygon: Polygon): boolean => {
  const length = travelled(path, s)
  if (length <= 2 * EPS || polygon.length === 0) return false
  const half = path.base.length / 2
  if (path.radius === 0) {
    const centre = onMat(path, 0, half + length / 2)
    setFrame(template, { length, width: templateWidth }, { ...centre, heading: path.start.heading })
    return frameMeets(template, polygon)
  }
  const angle = length / path.radius
  const full = length === path.template
  const sinEnd = full ? sinDegrees(path.angle) : sin(angle)
  const cosEnd = full ? cosDegrees(path.angle) : cos(angle)
  const inner = path.radius - templateWidth / 2 + EPS
  const outer = path.radius + templateWidth / 2 - EPS
  const { start } = path
  const sinStart = sinDegrees(start.heading)
  const cosStart = cosDegrees(start.heading)
  // The polygon in the path's axes with the template's centre as origin.
  const local = polygon.map((v): Vec => {
    const dx = v.x - start.x
    const dy = v.y - start.y
    const right = dx * cosStart - dy * sinStart
    return { x: (path.side < 0 ? -right : right) - path.radius, y: dx * sinStart + dy * cosStart - half }
  })
  for (let i = 0; i < local.length; i++) {
    if (edgeInSector(local[i]!, local[(i + 1) % local.length]!, inner, outer, sinEnd, cosEnd)) return true
  }
  return contains(local, -path.radius * cos(angle / 2), path.radius * sin(angle / 2))
}

/** Whether a polygon's bounding box stays out of the circle that holds all that a base sweeps from start to final. */
const farFrom = (path: Path, s: number, final: Frame, polygon: Polygon): boolean => {
  let west = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  let south = Number.POSITIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  for (const { x, y } of polygon) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  const x = (path.start.x + final.x) / 2
  const y = (path.start.y + final.y) / 2
  const dx = Math.max(0, west - x, x - east)
  const dy = Math.max(0, south - y, y - north)
  // The way from start to final is s mm long, so none of it is further from their middle than s / 2.
  const reach = s / 2 + 2 * final.radius + templateWidth
  return dx * dx + dy * dy > reach * reach
}

/**
 * What a manoeuvre that ended at s ran over (OBST-6): whether the travelled part of its template and whether its final
 * base overlap a polygon by more than EPS. The unused part of the template after a back-up does not count.
 */
export const sweeps = (path: Path, s: number, polygon: Polygon): { template: boolean; base: boolean } => {
  const final = setFrame(resting, path.base, poseAt(path, s))
  if (farFrom(path, Math.min(s, path.reach), final, polygon)) return { template: false, base: false }
  return { template: templateMeets(path, s, polygon), base: frameMeets(final, polygon) }
}

/** Degrees between two drawn points of a curved template's rim. */
const RIM_STEP = 3

/**
 * The outline of the template's part travelled at s, for drawing: mat points clockwise for a right curve or a straight,
 * anticlockwise for a left curve; empty before the base has left its place.
 */
export const templateOutline = (path: Path, s: number): Vec[] => {
  const length = travelled(path, s)
  if (length <= 0) return []
  const half = path.base.length / 2
  const rim = templateWidth / 2
  if (path.radius === 0) {
    const near = half
    const far = half + length
    return [onMat(path, -rim, near), onMat(path, -rim, far), onMat(path, rim, far), onMat(path, rim, near)]
  }
  const degrees = (path.angle * length) / path.template
  const steps = Math.max(1, Math.ceil(degrees / RIM_STEP))
  const outer: Vec[] = []
  const inner: Vec[] = []
  for (let i = 0; i <= steps; i++) {
    const at = (degrees * i) / steps
    const sine = sinDegrees(at)
    const cosine = cosDegrees(at)
    const point = (r: number): Vec => onMat(path, path.radius - r * cosine, half + r * sine)
    outer.push(point(path.radius + rim))
    inner.push(point(path.radius - rim))
  }
  return [...outer, ...inner.reverse()]
}
