/** What a manoeuvre runs over on its way, and the outline of the template that it used (OBST-6, A-12). */
import { templateWidth } from './bases.ts'
import { blankFrame, type Frame, setFrame } from './frame.ts'
import { cos, cosDegrees, setTurn, sin, sinDegrees } from './maths.ts'
import { type Path, poseAt, setResting } from './path.ts'
import { circleAround, contains, frameMeets, type Polygon } from './polygon.ts'
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

/**
 * Whether the edge from p to q passes through the ring sector 0 … angle around the origin, all borders EPS inside. The
 * sector starts on the negative x axis; p0 … q1 are the ends' signed distances from its two straight sides less EPS,
 * positive inside.
 */
const edgeInSector = (
  px: number,
  py: number,
  qx: number,
  qy: number,
  p0: number,
  q0: number,
  p1: number,
  q1: number,
  inner: number,
  outer: number,
): boolean => {
  if ((p0 <= 0 && q0 <= 0) || (p1 <= 0 && q1 <= 0)) return false
  let enter = 0
  let leave = 1
  if (p0 < 0) enter = Math.max(enter, p0 / (p0 - q0))
  if (q0 < 0) leave = Math.min(leave, p0 / (p0 - q0))
  if (p1 < 0) enter = Math.max(enter, p1 / (p1 - q1))
  if (q1 < 0) leave = Math.min(leave, p1 / (p1 - q1))
  if (enter >= leave) return false
  const dx = qx - px
  const dy = qy - py
  const size = dx * dx + dy * dy
  const foot = size === 0 ? enter : -(px * dx + py * dy) / size
  const nearest = squareAt(px, py, dx, dy, Math.max(enter, Math.min(leave, foot)))
  if (nearest >= outer * outer) return false
  return Math.max(squareAt(px, py, dx, dy, enter), squareAt(px, py, dx, dy, leave)) > inner * inner
}

/** The squared distance from the origin of the point at the share t of the way from p by d. */
const squareAt = (px: number, py: number, dx: number, dy: number, t: number): number => {
  const x = px + t * dx
  const y = py + t * dy
  return x * x + y * y
}

const template = blankFrame()
const resting = blankFrame()
const turn = { sin: 0, cos: 1 }

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
  setTurn(turn, start.heading)
  const sinStart = turn.sin
  const cosStart = turn.cos
  // The polygon's corners in the path's axes, mirrored for a left curve, with the template's centre as origin.
  const last = polygon[polygon.length - 1]!
  let dx = last.x - start.x
  let dy = last.y - start.y
  let right = dx * cosStart - dy * sinStart
  let px = (path.side < 0 ? -right : right) - path.radius
  let py = dx * sinStart + dy * cosStart - half
  let p0 = py - EPS
  let p1 = -px * sinEnd - py * cosEnd - EPS
  for (const v of polygon) {
    dx = v.x - start.x
    dy = v.y - start.y
    right = dx * cosStart - dy * sinStart
    const qx = (path.side < 0 ? -right : right) - path.radius
    const qy = dx * sinStart + dy * cosStart - half
    const q0 = qy - EPS
    const q1 = -qx * sinEnd - qy * cosEnd - EPS
    if (edgeInSector(px, py, qx, qy, p0, q0, p1, q1, inner, outer)) return true
    px = qx
    py = qy
    p0 = q0
    p1 = q1
  }
  // No edge touches the template: it lies in the polygon wholly or not at all.
  const middle = onMat(path, path.radius - path.radius * cos(angle / 2), half + path.radius * sin(angle / 2))
  return contains(polygon, middle.x, middle.y)
}

/** Whether a polygon stays out of the circle that holds all that a base sweeps from start to final. */
const farFrom = (path: Path, s: number, final: Frame, polygon: Polygon): boolean => {
  const { x, y, radius } = circleAround(polygon)
  const dx = x - (path.start.x + final.x) / 2
  const dy = y - (path.start.y + final.y) / 2
  // The way from start to final is s mm long, so none of it is further from their middle than s / 2.
  const reach = radius + s / 2 + 2 * final.radius + templateWidth
  return dx * dx + dy * dy > reach * reach
}

/**
 * What a manoeuvre that ended at s ran over (OBST-6): whether the travelled part of its template and whether its final
 * base overlap a polygon by more than EPS. The unused part of the template after a back-up does not count.
 */
export const sweeps = (path: Path, s: number, polygon: Polygon): { template: boolean; base: boolean } => {
  const final = setResting(resting, path, poseAt(path, s))
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
