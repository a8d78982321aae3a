/** Where manoeuvres end: exact, by the same kernel as the rules, with what is the same in every line flown only once. */
import {
  asFlown,
  type Base,
  cosDegrees,
  EPS,
  overlapsPolygon,
  type Pose,
  settle,
  sinDegrees,
  travel,
  wrapDegrees,
} from '../../src/geometry/index.ts'
import type { Edge } from '../../src/rules/index.ts'
import { fleeEdge, obstaclesHit, obstaclesOf } from '../../src/rules/index.ts'
import { LIMITS } from './limits.ts'
import type { Flight, Option, Position, Unit } from './position.ts'

export type Landing = {
  readonly pose: Pose
  readonly bumped: boolean
  /** Ships touched at the end (OVERLAP-7). */
  readonly touching: readonly string[]
  readonly flees: Edge | null
  /** Obstacles hit on the way (OBST-6), and whether the base lies on one of them (OBST-10). */
  readonly hits: number
  readonly onRock: boolean
}

/** Half the diagonal bound of a base in mm: no corner is farther from the centre. */
const radius = (base: Base): number => Math.sqrt(base.length * base.length + base.width * base.width) / 2

/** The edge a base flees over at a pose, null on the mat; quick far from the edges (FLEE-1). */
export const fleeing = (position: Position, unit: Unit, pose: Pose): Edge | null => {
  const { width, height } = position.game.state.mat
  const reach = radius(unit.base)
  if (Math.abs(pose.x) + reach < width / 2 && Math.abs(pose.y) + reach < height / 2) return null
  return fleeEdge(position.game, { ...unit.ship, pose })
}

/** Whether a base at a pose lies wholly on the mat (FLEE-1). */
export const staysOn = (position: Position, base: Base, pose: Pose): boolean => {
  const { width, height } = position.game.state.mat
  const x = width / 2 - Math.abs(pose.x)
  const y = height / 2 - Math.abs(pose.y)
  const reach = radius(base)
  if (x > reach && y > reach) return true
  const sin = Math.abs(sinDegrees(pose.heading)) / 2
  const cos = Math.abs(cosDegrees(pose.heading)) / 2
  return sin * base.length + cos * base.width <= x + EPS && cos * base.length + sin * base.width <= y + EPS
}

/** Manoeuvres of a unit, for keys: those of a dial, and what a ship without one is taken to fly. */
const OPTIONS = LIMITS.options + 4

/** Where a manoeuvre ends from the origin: the kernel's own end, once. */
const localEnd = (position: Position, unit: Unit, option: Option): Pose => {
  const key = unit.index * OPTIONS + option.index
  let local = position.ends.get(key)
  if (!local) {
    local = travel(unit.base, { x: 0, y: 0, heading: 0 }, option).end
    position.ends.set(key, local)
  }
  return local
}

const moved = (pose: Pose, local: Pose, sin: number, cos: number): Pose => ({
  x: pose.x + local.x * cos + local.y * sin,
  y: pose.y + local.y * cos - local.x * sin,
  heading: wrapDegrees(pose.heading + local.heading),
})

/** Where a manoeuvre ends from any pose among no others: its end from the origin, moved there. Unrounded. */
export const endFrom = (position: Position, unit: Unit, option: Option, pose: Pose): Pose =>
  moved(pose, localEnd(position, unit, option), sinDegrees(pose.heading), cosDegrees(pose.heading))

/** The same for many manoeuvres from one pose. */
export const endsFrom = (position: Position, unit: Unit, pose: Pose): ((option: Option) => Pose) => {
  const sin = sinDegrees(pose.heading)
  const cos = cosDegrees(pose.heading)
  return option => moved(pose, localEnd(position, unit, option), sin, cos)
}

/** How many obstacles a manoeuvre from any pose hits among no others (OBST-6). */
export const hitsFrom = (position: Position, unit: Unit, option: Option, pose: Pose): number => {
  if (obstaclesOf(position.game).length === 0) return 0
  const path = travel(unit.base, pose, option)
  return obstaclesHit(position.game, unit.ship, path, path.reach).obstacles.length
}

/** Whether a base at a pose lies on an obstacle: it cannot attack (OBST-10). */
export const onRock = (position: Position, base: Base, pose: Pose): boolean =>
  obstaclesOf(position.game).some(({ polygon }) => overlapsPolygon({ base, pose }, polygon))

/** A unit's manoeuvre from its place, among no others. */
export const freeFlight = (position: Position, unit: Unit, option: Option): Flight => {
  const key = unit.index * OPTIONS + option.index
  let flight = position.flights.get(key)
  if (!flight) {
    const path = travel(unit.base, unit.start, option)
    const { pose, s } = settle(path, [])
    const { obstacles, onObstacle } = obstaclesHit(position.game, unit.ship, path, s)
    flight = { pose, flees: fleeing(position, unit, pose), hits: obstacles.length, onRock: onObstacle }
    position.flights.set(key, flight)
  }
  return flight
}

/** Whether another base may reach the base at a pose at all: their circles meet. */
const near = (unit: Unit, pose: Pose, other: Unit, at: Pose): boolean => {
  const reach = radius(unit.base) + radius(other.base)
  const dx = at.x - pose.x
  const dy = at.y - pose.y
  return dx * dx + dy * dy < reach * reach
}

/** A unit's manoeuvre among the others as they lie (OVERLAP-1 … 6). `poses` by unit; null: not on the mat. */
export const land = (position: Position, unit: Unit, option: Option, poses: readonly (Pose | null)[]): Landing => {
  const free = freeFlight(position, unit, option)
  const clear = position.units.every(other => {
    const at = poses[other.index]
    return other === unit || !at || !near(unit, free.pose, other, at)
  })
  if (clear) return { ...free, bumped: false, touching: [] }
  const bodies = []
  for (const other of position.units) {
    const at = poses[other.index]
    if (other !== unit && at) bodies.push({ id: other.ship.id, base: other.base, pose: at })
  }
  const path = travel(unit.base, unit.start, option)
  const settled = settle(path, bodies)
  const bumped = settled.blockers.overlapped.length > 0
  if (!bumped && !settled.slide) return { ...free, bumped, touching: [] }
  const { obstacles, onObstacle } = obstaclesHit(position.game, unit.ship, asFlown(path, settled), settled.s)
  return {
    pose: settled.pose,
    bumped,
    touching: settled.blockers.touching,
    flees: fleeing(position, unit, settled.pose),
    hits: obstacles.length,
    onRock: onObstacle,
  }
}
