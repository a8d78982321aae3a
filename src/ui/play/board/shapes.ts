/** Paths of the flat board, in the board's own axes: x east, y south, mm. */

import type { Arc, Base, Bearing, Body, Pose, Vec } from '../../../geometry/index.ts'
import { corners, placePolygon, rollTemplate, templateOutline, travel } from '../../../geometry/index.ts'
import type { Rows } from './card.ts'

/** A path through points of the mat. */
export const open = (points: readonly Vec[]): string =>
  points.length === 0 ? '' : `M${points.map(point => `${round(point.x)} ${round(-point.y)}`).join('L')}`

/** A path through points of the mat and back to the first. */
export const closed = (points: readonly Vec[]): string => (points.length === 0 ? '' : `${open(points)}Z`)

const round = (value: number): number => Math.round(value * 100) / 100

/** Moves a drawing of a ship, nose up at the origin, to where its base lies. */
export const placed = (pose: Pose): string =>
  `translate(${round(pose.x)} ${round(-pose.y)}) rotate(${round(pose.heading)})`

/** Moves a drawing made in pixels, upright or turned to a heading, to a place of the mat. */
export const scaled = ({ x, y }: Vec, pixel: number, heading = 0): string =>
  `translate(${x.toFixed(2)} ${(-y).toFixed(2)}) rotate(${heading.toFixed(2)}) scale(${pixel.toFixed(4)})`

/** The outline of a manoeuvre template laid at a base. */
export function templatePath(base: Base, from: Pose, bearing: Bearing, speed: number): string {
  const path = travel(base, from, { bearing, speed })
  return closed(templateOutline(path, path.length))
}

/** The long sides of a manoeuvre template laid at a base, left and right of its way (for a left curve the other way round). */
export function templateRows(base: Base, from: Pose, bearing: Bearing, speed: number): Rows {
  const path = travel(base, from, { bearing, speed })
  const outline = templateOutline(path, path.length)
  const half = outline.length / 2
  return [outline.slice(0, half), outline.slice(half).reverse()]
}

/** The long sides of the template of a barrel roll. */
export function rollRows(base: Base, from: Pose, side: 'left' | 'right', slide: number, speed = 1): Rows {
  const card = rollTemplate(base, from, side, slide / 2, speed)
  const [frontLeft, frontRight, rearRight, rearLeft] = corners(card)
  return card.base.width > card.base.length
    ? [
        [frontLeft, frontRight],
        [rearLeft, rearRight],
      ]
    : [
        [rearLeft, frontLeft],
        [rearRight, frontRight],
      ]
}

/** The distance of a point from a base at the origin. */
function away(base: Base, x: number, y: number): number {
  const dx = Math.max(0, Math.abs(x) - base.width / 2)
  const dy = Math.max(0, Math.abs(y) - base.length / 2)
  return Math.hypot(dx, dy)
}

/** Points on the line `reach` mm around a base from one end of an arc to the other: where range is measured to (RANGE-2, ARC-2). */
export function arcRow({ base, pose }: Body, arc: Arc, reach: number, steps = 27): readonly Vec[] {
  const points: Vec[] = []
  for (let i = 0; i <= steps; i++) {
    const turn = ((arc.from + ((arc.to - arc.from) * i) / steps) * Math.PI) / 180
    const [x, y] = [Math.sin(turn), Math.cos(turn)]
    let near = 0
    let far = reach + base.length + base.width
    for (let n = 0; n < 30; n++) {
      const middle = (near + far) / 2
      if (away(base, x * middle, y * middle) <= reach) near = middle
      else far = middle
    }
    points.push({ x: x * near, y: y * near })
  }
  return placePolygon(points, pose)
}

/** The printed lines of an arc on the base itself. */
export function arcLines(base: Base, arc: Arc): string {
  const to = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180
    const [x, y] = [Math.sin(turn), -Math.cos(turn)]
    const far = Math.min(base.width / 2 / Math.abs(x || 1e-9), base.length / 2 / Math.abs(y || 1e-9))
    return `${round(x * far)} ${round(y * far)}`
  }
  return `M${to(arc.from)}L0 0L${to(arc.to)}`
}
