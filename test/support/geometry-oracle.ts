/** What the kernel should answer, told another way: corners, depth, range, arc, obstruction, and tables turned. */
import type { Arc, Body, Path, Pose, Vec } from '../../src/geometry/index.ts'

/*
 * Slow second opinions on the kernel, written from the definitions by dense sampling and the platform's own Math, so
 * that they share no idea with the code they judge.
 */

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The corners of a rectangle by plain trigonometry. */
export const plainCorners = ({ base, pose }: Body): Vec[] => {
  const c = Math.cos(radians(pose.heading))
  const s = Math.sin(radians(pose.heading))
  return [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([i, j]) => {
    const u = (i! * base.width) / 2
    const v = (j! * base.length) / 2
    return { x: pose.x + u * c + v * s, y: pose.y - u * s + v * c }
  })
}

/** A point of a path's whole centre line, u mm from its start, by definition. */
const linePoint = (path: Path, u: number): Vec => {
  const half = path.base.length / 2
  let across = 0
  let ahead = u - half
  if (path.radius > 0 && u > path.base.length) {
    const bend = radians(path.angle)
    const turned = Math.min((u - path.base.length) / path.radius, bend)
    const rest = Math.max(0, u - path.base.length - path.radius * bend)
    across = path.radius * (1 - Math.cos(turned)) + rest * Math.sin(turned)
    ahead = half + path.radius * Math.sin(turned) + rest * Math.cos(turned)
  }
  const right = path.side < 0 ? -across : across
  const c = Math.cos(radians(path.start.heading))
  const s = Math.sin(radians(path.start.heading))
  return { x: path.start.x + right * c + ahead * s, y: path.start.y - right * s + ahead * c }
}

const distance = (p: Vec, q: Vec): number => Math.hypot(p.x - q.x, p.y - q.y)

/** Centre and front direction of the base at s: the front middle is found by walking ahead, then bisection. */
export const poseByDefinition = (path: Path, s: number): { centre: Vec; ahead: Vec } => {
  const rear = linePoint(path, s)
  const length = path.base.length
  let low = s
  let high = s + length * 0.5
  while (distance(rear, linePoint(path, high)) < length) {
    low = high
    high += 0.5
  }
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (distance(rear, linePoint(path, middle)) < length) low = middle
    else high = middle
  }
  const front = linePoint(path, high)
  return {
    centre: { x: (rear.x + front.x) / 2, y: (rear.y + front.y) / 2 },
    ahead: { x: (front.x - rear.x) / length, y: (front.y - rear.y) / length },
  }
}

/** The depth of two rectangles in each other: the least overlap of their shadows over many directions; may be negative. */
export const depthByDirections = (a: Body, b: Body, steps = 3600): number => {
  const one = plainCorners(a)
  const two = plainCorners(b)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < steps; i++) {
    const angle = (2 * Math.PI * i) / steps
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const far = Math.max(...one.map(p => p.x * c + p.y * s))
    const near = Math.min(...two.map(p => p.x * c + p.y * s))
    least = Math.min(least, far - near)
  }
  return least
}

/** Points of a rectangle's area, a grid with about the given step, its border included. */
export const fill = (body: Body, step: number): Vec[] => {
  const [a, b, , d] = plainCorners(body) as [Vec, Vec, Vec, Vec]
  const wide = Math.ceil(body.base.width / step)
  const long = Math.ceil(body.base.length / step)
  const out: Vec[] = []
  for (let i = 0; i <= wide; i++) {
    for (let j = 0; j <= long; j++) {
      out.push({
        x: a.x + ((b.x - a.x) * i) / wide + ((d.x - a.x) * j) / long,
        y: a.y + ((b.y - a.y) * i) / wide + ((d.y - a.y) * j) / long,
      })
    }
  }
  return out
}

/** A point in a body's own axes: x to its right, y ahead of it. */
const inAxes = (pose: Pose, point: Vec): Vec => {
  const c = Math.cos(radians(pose.heading))
  const s = Math.sin(radians(pose.heading))
  const dx = point.x - pose.x
  const dy = point.y - pose.y
  return { x: dx * c - dy * s, y: dx * s + dy * c }
}

/** The distance from a body to a point; 0 inside. */
export const distanceTo = (body: Body, point: Vec): number => {
  const p = inAxes(body.pose, point)
  return Math.hypot(Math.max(0, Math.abs(p.x) - body.base.width / 2), Math.max(0, Math.abs(p.y) - body.base.length / 2))
}

/** Whether a point is in a body's arc, `slack` mm around it included. */
export const pointInArc = (body: Body, arc: Arc, point: Vec, slack: number): boolean => {
  const p = inAxes(body.pose, point)
  const r = Math.hypot(p.x, p.y)
  if (r <= slack) return true
  const angle = (Math.atan2(p.x, p.y) * 180) / Math.PI
  const extra = slack > 0 ? (Math.asin(Math.min(1, slack / r)) * 180) / Math.PI : 0
  return [-360, 0, 360].some(turn => angle + turn >= arc.from - extra && angle + turn <= arc.to + extra)
}

/** The least sampled distance from a's base to the samples of b inside a's arc; null when no sample is inside. */
export const rangeBySampling = (a: Body, arc: Arc, b: Body, step: number, slack: number): number | null => {
  let least: number | null = null
  for (const point of fill(b, step)) {
    if (!pointInArc(a, arc, point, slack)) continue
    const mm = distanceTo(a, point)
    if (least === null || mm < least) least = mm
  }
  return least
}

/** Whether a point is inside a polygon, by its winding number. */
export const windsAround = (polygon: readonly Vec[], point: Vec): boolean => {
  let turn = 0
  for (let i = 0; i < polygon.length; i++) {
    const p = polygon[i]!
    const q = polygon[(i + 1) % polygon.length]!
    const a = Math.atan2(p.y - point.y, p.x - point.x)
    const b = Math.atan2(q.y - point.y, q.x - point.x)
    let d = b - a
    while (d > Math.PI) d -= 2 * Math.PI
    while (d < -Math.PI) d += 2 * Math.PI
    turn += d
  }
  return Math.abs(turn) > Math.PI
}

/** Points on a polygon's outline about `step` mm apart. */
export const outlinePoints = (polygon: readonly Vec[], step: number): Vec[] =>
  polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!
    const n = Math.max(1, Math.ceil(distance(p, q) / step))
    return Array.from({ length: n }, (_, k) => ({ x: p.x + ((q.x - p.x) * k) / n, y: p.y + ((q.y - p.y) * k) / n }))
  })

/** Points inside a polygon on a grid, with its outline. */
export const fillPolygon = (polygon: readonly Vec[], step: number): Vec[] => {
  const out = outlinePoints(polygon, step)
  const xs = polygon.map(p => p.x)
  const ys = polygon.map(p => p.y)
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) {
      if (windsAround(polygon, { x, y })) out.push({ x, y })
    }
  }
  return out
}

/** The distance from a point to the nearest of a polygon's edges. */
const toOutline = (polygon: readonly Vec[], point: Vec): number =>
  Math.min(
    ...polygon.map((p, i) => {
      const q = polygon[(i + 1) % polygon.length]!
      const size = (q.x - p.x) ** 2 + (q.y - p.y) ** 2
      const t = size === 0 ? 0 : ((point.x - p.x) * (q.x - p.x) + (point.y - p.y) * (q.y - p.y)) / size
      const k = Math.max(0, Math.min(1, t))
      return distance(point, { x: p.x + k * (q.x - p.x), y: p.y + k * (q.y - p.y) })
    }),
  )

/** Whether some sampled point of a segment is inside a polygon by more than `margin`. */
export const segmentEnters = (polygon: readonly Vec[], from: Vec, to: Vec, margin: number, step: number): boolean => {
  const n = Math.max(1, Math.ceil(distance(from, to) / step))
  for (let i = 0; i <= n; i++) {
    const p = { x: from.x + ((to.x - from.x) * i) / n, y: from.y + ((to.y - from.y) * i) / n }
    if (windsAround(polygon, p) && toOutline(polygon, p) > margin) return true
  }
  return false
}

/** Whether a point lies on the part of a path's template travelled at s; a positive `grow` widens it by so many mm. */
export const onTemplate = (path: Path, s: number, point: Vec, grow: number): boolean => {
  const length = Math.min(path.template, s - path.base.length)
  if (length <= 0) return false
  const p = inAxes(path.start, point)
  const across = path.side < 0 ? -p.x : p.x
  const ahead = p.y - path.base.length / 2
  if (path.radius === 0) return Math.abs(across) <= 10 + grow && ahead >= -grow && ahead <= length + grow
  const x = path.radius - across
  const r = Math.hypot(x, ahead)
  const angle = Math.atan2(ahead, x)
  const extra = grow / path.radius
  return Math.abs(r - path.radius) <= 10 + grow && angle >= -extra && angle <= length / path.radius + extra
}

/** The body mirrored left to right in the line x = 0. */
export const mirrored = (body: Body): Body => ({
  base: body.base,
  pose: { x: -body.pose.x, y: body.pose.y, heading: body.pose.heading === 0 ? 0 : 360 - body.pose.heading },
})

/** A pose turned clockwise around the mat's centre. */
export const turned = (pose: Pose, degrees: number): Pose => {
  const c = Math.cos(radians(degrees))
  const s = Math.sin(radians(degrees))
  return { x: pose.x * c + pose.y * s, y: pose.y * c - pose.x * s, heading: (pose.heading + degrees) % 360 }
}

/** A pose turned clockwise by quarters, exactly. */
export const quarterTurned = (pose: Pose, quarters: number): Pose => {
  let { x, y } = pose
  for (let i = 0; i < quarters; i++) [x, y] = [y, -x]
  return { x, y, heading: (pose.heading + 90 * quarters) % 360 }
}
