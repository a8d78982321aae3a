/** What the scripted players see from a pose: distances, bearings, shots; where a unit will be if it flies straight on. */
import { headingTo, overlapsPolygon, type Pose, range, wrapDegrees } from '../../src/geometry/index.ts'
import { hostile, isEasy } from '../../src/rules/index.ts'
import { endFrom, staysOn } from '../model/landing.ts'
import { LIMITS } from '../model/limits.ts'
import type { Option, Position, Unit } from '../model/position.ts'
import { measureShot, NONE } from '../model/shot-odds.ts'

type Point = { readonly x: number; readonly y: number }

/** Between two middles, mm. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

/** Between two bases, mm (RANGE-3). */
export const apart = (unit: Unit, pose: Pose, other: Unit, at: Pose): number =>
  range({ base: unit.base, pose }, { base: other.base, pose: at }).mm

/** Where a point lies as seen from a pose: degrees off the nose, −180 … 180, to the right positive. */
export const bearingOf = (pose: Pose, point: Point): number => {
  const turn = wrapDegrees(headingTo(point.x - pose.x, point.y - pose.y) - pose.heading)
  return turn > 180 ? turn - 360 : turn
}

/** The units of the other side. */
export const enemiesOf = (position: Position, unit: Unit): readonly Unit[] =>
  position.units.filter(other => hostile(other, unit))

/** The unit of some that is nearest to a point, by the middles; null among none. */
export const nearestTo = (units: readonly Unit[], point: Point): Unit | null =>
  units.reduce<Unit | null>(
    (best, unit) => (!best || distance(unit.start, point) < distance(best.start, point) ? unit : best),
    null,
  )

/** Whether a unit at a pose has another at a pose in arc and range. */
export const canShoot = (position: Position, unit: Unit, pose: Pose, other: Unit, at: Pose): boolean =>
  unit.fights && measureShot(position, unit, pose, other, at) !== NONE

/** How many enemies a unit at a pose could shoot as they lie, and how many could shoot it. */
export const shotsAt = (position: Position, unit: Unit, pose: Pose): { readonly on: number; readonly by: number } => {
  let on = 0
  let by = 0
  for (const enemy of enemiesOf(position, unit)) {
    if (canShoot(position, unit, pose, enemy, enemy.start)) on += 1
    if (canShoot(position, enemy, enemy.start, unit, pose)) by += 1
  }
  return { on, by }
}

/** What everybody is expected to fly: straight at speed 2, whether its dial has it or not. */
export const STRAIGHT_ON: Option = {
  index: LIMITS.options,
  key: 'straight 2',
  bearing: 'straight',
  speed: 2,
  difficulty: 'white',
}

/** Where a unit will be if it flies straight on among no others; where it is if it does not fly any more. */
export const onward = (position: Position, unit: Unit): Pose =>
  unit.movement === 'done' ? unit.start : endFrom(position, unit, STRAIGHT_ON, unit.start)

/** The manoeuvres that a unit may choose itself: none that the opponent would replace (STRESS-3), unless it has no other. */
export const calm = (options: readonly Option[], stressed: boolean): readonly Option[] => {
  const own = stressed ? options.filter(option => option.difficulty !== 'red') : options
  return own.length > 0 ? own : options
}

/** Whether a unit at a pose has a manoeuvre left that keeps it on the mat. */
export const hasRoom = (position: Position, unit: Unit, pose: Pose, stressed: boolean): boolean =>
  calm(unit.dial, stressed).some(option => staysOn(position, unit.base, endFrom(position, unit, option, pose)))

/** Stress after a manoeuvre (ACT-5). */
export const stressedBy = (unit: Unit, option: Option): boolean =>
  option.difficulty === 'red' || (unit.ship.stress > 0 && !(isEasy(option.difficulty) && unit.ship.stress === 1))

/** Whether the base of a unit at a pose lies over a token's outline. */
export const liesOver = (
  unit: Unit,
  pose: Pose,
  polygon: readonly { readonly x: number; readonly y: number }[],
): boolean => overlapsPolygon({ base: unit.base, pose }, polygon)
