/** The grid on which every ship comes to rest, so that a pose is the same data wherever it is reckoned. */
import { wrapDegrees } from './maths.ts'
import type { Pose } from './types.ts'

/** Steps per mm and per degree of the settled grid. */
const STEPS = 1e4

const toGrid = (value: number): number => {
  const rounded = Math.floor(Math.abs(value) * STEPS + 0.5) / STEPS
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** A pose on the settled grid: x and y to 1e-4 mm, half away from zero, heading to 1e-4° in [0, 360), never −0. */
export const quantise = (pose: Pose): Pose => ({
  x: toGrid(pose.x),
  y: toGrid(pose.y),
  heading: wrapDegrees(toGrid(wrapDegrees(pose.heading))),
})
