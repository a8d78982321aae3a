/** Where manoeuvres end: exact, by the same kernel as the rules, with what is the same in every line flown only once. */
import {
  type Base,
  cosDegrees,
  EPS,
  type Pose,
  settle,
  sinDegrees,
  travel,
  wrapDegrees,
} from '../../src/geometry/index.ts'
import type { Edge } from '../../src/rules/index.ts'
import { fleeEdge } from '../../src/rules/index.ts'
import type { Flight, Option, Table, Unit } from './table.ts'

export type Landing = {
  readonly pose: Pose
  readonly bumped: boolean
  /** Ships touched at the end (OVERLAP-7). */
  readonly touching: readonly string[]
  readonly flees: Edge | null
}

/** Half the diagonal bound of a base in mm: no corner is farther from the centre. */
const radius = (base: Base): number => Math.sqrt(base.length * base.length + base.width * base.width) / 2

/** The edge a base flees over at a pose, null on the mat; quick far from the edges (FLEE-1). */
const fleeing = (table: Table, unit: Unit, pose: Pose): Edge | null => {
  const { width, height } = table.game.state.mat
  const reach = radius(unit.base)
  if (Math.abs(pose.x) + reach < width / 2 && Math.abs(pose.y) + reach < height / 2) return null
  return fleeEdge(table.game, { ...unit.ship, pose })
}

/** Whether a base at a pose lies wholly on the mat (FLEE-1). */
export const staysOn = (table: Table, base: Base, pose: Pose): boolean => {
  const { width, height } = table.game.state.mat
  const x = width / 2 - Math.abs(pose.x)
  const y = height / 2 - Math.abs(pose.y)
  const reach = radius(base)
  if (x > reach && y > reach) return true
  const sin = Math.abs(sinDegrees(pose.heading)) / 2
  const cos = Math.abs(cosDegrees(pose.heading)) / 2
  return sin * base.length + cos * base.width <= x + EPS && cos * base.length + sin * base.width <= y + EPS
}

/** Where a manoeuvre ends from any pose among no others: the kernel's own end from the origin, moved there. Unrounded. */
export const endFrom = (table: Table, unit: Unit, option: Option, pose: Pose): Pose => {
  const key = unit.index * 64 + option.index
  let local = table.ends.get(key)
  if (!local) {
    local = travel(unit.base, { x: 0, y: 0, heading: 0 }, option).end
    table.ends.set(key, local)
  }
  const sin = sinDegrees(pose.heading)
  const cos = cosDegrees(pose.heading)
  return {
    x: pose.x + local.x * cos + local.y * sin,
    y: pose.y + local.y * cos - local.x * sin,
    heading: wrapDegrees(pose.heading + local.heading),
  }
}

/** A unit's manoeuvre from its place, among no others. */
export const freeFlight = (table: Table, unit: Unit, option: Option): Flight => {
  const key = unit.index * 64 + option.index
  let flight = table.flights.get(key)
  if (!flight) {
    const { pose } = settle(travel(unit.base, unit.start, option), [])
    flight = { pose, flees: fleeing(table, unit, pose) }
    table.flights.set(key, flight)
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
export const land = (table: Table, unit: Unit, option: Option, poses: readonly (Pose | null)[]): Landing => {
  const free = freeFlight(table, unit, option)
  const clear = table.units.every(other => {
    const at = poses[other.index]
    return other === unit || !at || !near(unit, free.pose, other, at)
  })
  if (clear) return { pose: free.pose, bumped: false, touching: [], flees: free.flees }
  const bodies = []
  for (const other of table.units) {
    const at = poses[other.index]
    if (other !== unit && at) bodies.push({ id: other.ship.id, base: other.base, pose: at })
  }
  const settled = settle(travel(unit.base, unit.start, option), bodies)
  if (settled.blockers.overlapped.length === 0)
    return { pose: free.pose, bumped: false, touching: [], flees: free.flees }
  return {
    pose: settled.pose,
    bumped: true,
    touching: settled.blockers.touching,
    flees: fleeing(table, unit, settled.pose),
  }
}
