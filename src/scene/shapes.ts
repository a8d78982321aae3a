/** Outlines on the mat for drawing: bases, arcs, brackets, circles. In mm; rules measure with the kernel, not with these. */
import type { Arc, Base, Pose, Vec } from '../geometry/index.ts'
import { beside } from './space.ts'

const RADIANS = Math.PI / 180

/**
 * How far from a base's centre, mm, the line `distance` mm around the base lies in a direction (degrees from the
 * heading): range is measured from the closest point of the base, so the line is the base with rounded corners.
 */
export const reach = (base: Base, degrees: number, distance: number): number => {
  const sin = Math.abs(Math.sin(degrees * RADIANS))
  const cos = Math.abs(Math.cos(degrees * RADIANS))
  const w = base.width / 2
  const l = base.length / 2
  const ahead = cos > 1e-9 ? (l + distance) / cos : Infinity
  if (ahead * sin <= w) return ahead
  const across = sin > 1e-9 ? (w + distance) / sin : Infinity
  if (across * cos <= l) return across
  // Around the corner (w, l): |r·(sin, cos) − corner| = distance, the farther solution.
  const along = w * sin + l * cos
  return along + Math.sqrt(Math.max(0, along * along - (w * w + l * l) + distance * distance))
}

/** Points on the line `distance` mm around a base, from one end of an arc to the other. */
export const arcRow = (pose: Pose, base: Base, arc: Arc, distance: number, steps = 24): Vec[] => {
  const row: Vec[] = []
  for (let step = 0; step <= steps; step++) {
    const degrees = arc.from + ((arc.to - arc.from) * step) / steps
    const far = reach(base, degrees, distance)
    row.push(beside(pose, Math.sin(degrees * RADIANS) * far, Math.cos(degrees * RADIANS) * far))
  }
  return row
}

/** The outline of a base grown by `grow` mm, its corners rounded by as much. */
export const baseOutline = (pose: Pose, base: Base, grow: number): Vec[] => {
  const w = base.width / 2
  const l = base.length / 2
  const points: Vec[] = []
  const corners = [
    [w, l, 0],
    [w, -l, 90],
    [-w, -l, 180],
    [-w, l, 270],
  ] as const
  for (const [x, y, from] of corners) {
    for (let step = 0; step <= 4; step++) {
      const angle = (from + step * 22.5) * RADIANS
      points.push(beside(pose, x + Math.sin(angle) * grow, y + Math.cos(angle) * grow))
    }
  }
  return points
}

/** The four corner brackets around a base grown by `grow` mm, arms `arm` mm long. */
export const brackets = (pose: Pose, base: Base, grow: number, arm: number): Vec[][] => {
  const w = base.width / 2 + grow
  const l = base.length / 2 + grow
  return [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([sx = 1, sy = 1]) => [
    beside(pose, sx * (w - arm), sy * l),
    beside(pose, sx * w, sy * l),
    beside(pose, sx * w, sy * (l - arm)),
  ])
}

/** A row of points around a circle. */
export const circle = (at: Vec, radius: number, steps = 32): Vec[] => {
  const points: Vec[] = []
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * Math.PI * 2
    points.push({ x: at.x + Math.sin(angle) * radius, y: at.y + Math.cos(angle) * radius })
  }
  return points
}
