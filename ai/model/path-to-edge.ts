/** How a ship without a dial gets to its goal edge: the moves the mission offers, flown greedily. */
import {
  type Body,
  cosDegrees,
  EDGES,
  EPS,
  type Pose,
  type Settled,
  settle,
  sinDegrees,
  travel,
} from '../../src/geometry/index.ts'
import type { Edge } from '../../src/rules/index.ts'
import { endFrom, staysOn } from './landing.ts'
import { type Option, type Position, remember, type Unit } from './position.ts'

export type Course = {
  /** Moves until it flees over the goal edge, a fraction for how far the last one carries it over. */
  readonly moves: number
  /** Where it will lie after the next moves while on the mat. */
  readonly next: readonly Pose[]
}

const MOST = 16

/** Bases whose centres are farther apart than this, along an axis, do not meet: half of both diagonals. */
const NEAR = 64

/** The heading towards each edge. */
export const HEADINGS: Record<Edge, number> = { north: 0, east: 90, south: 180, west: 270 }

/** How far a heading is off a direction, 0 … 180 degrees. */
export const off = (heading: number, wanted: number): number => {
  const turn = Math.abs(heading - wanted) % 360
  return turn > 180 ? 360 - turn : turn
}

/** How far the front of a base lies short of an edge, in mm; negative beyond it. */
export const shortOf = (position: Position, unit: Unit, pose: Pose, edge: Edge): number => {
  const { width, height } = position.game.state.mat
  const flat = edge === 'east' || edge === 'west'
  const sin = Math.abs(sinDegrees(pose.heading)) / 2
  const cos = Math.abs(cosDegrees(pose.heading)) / 2
  const { base } = unit
  const extent = flat ? sin * base.length + cos * base.width : cos * base.length + sin * base.width
  const along = edge === 'north' ? pose.y : edge === 'south' ? -pose.y : edge === 'east' ? pose.x : -pose.x
  return (flat ? width : height) / 2 - along - extent
}

type Step = { readonly option: Option; readonly pose: Pose; readonly over: number }

/** The offered move that brings the ship on best, and how far over the goal edge it is then; null when all lose it. */
const best = (position: Position, unit: Unit, pose: Pose, goal: Edge): Step | null => {
  let chosen: (Step & { readonly rank: number }) | null = null
  for (const option of unit.options) {
    const end = endFrom(position, unit, option, pose)
    const short = shortOf(position, unit, end, goal)
    const over = Math.max(0, -short)
    if (EDGES.some(edge => edge !== goal && shortOf(position, unit, end, edge) < -Math.max(EPS, over - EPS))) continue
    const rank = -short - 0.9 * off(end.heading, HEADINGS[goal])
    if (!chosen || rank > chosen.rank) chosen = { option, pose: end, over: over > EPS ? over : 0, rank }
  }
  return chosen
}

/** The free course from a pose. */
export const courseFrom = (position: Position, unit: Unit, pose: Pose, goal: Edge): Course =>
  remember(position, `course/${unit.index}`, pose, () => {
    const next: Pose[] = []
    let at = pose
    for (let moves = 1; moves <= MOST; moves++) {
      const step = best(position, unit, at, goal)
      if (!step) return { moves: MOST, next }
      if (step.over > 0) return { moves: moves - Math.min(1, step.over / 150) * 0.3, next }
      next.push(step.pose)
      at = step.pose
    }
    return { moves: MOST, next }
  })

/** The course from where a ship lies, others in its way taken into account (OVERLAP-2). */
export const courseAfter = (
  position: Position,
  poseOf: (unit: Unit) => Pose | null,
  unit: Unit,
  goal: Edge,
): Course => {
  const pose = poseOf(unit)!
  const free = courseFrom(position, unit, pose, goal)
  const first = best(position, unit, pose, goal)
  if (!first) return free
  const bodies: (Body & { id: string })[] = []
  let close = false
  for (const other of position.units) {
    const at = poseOf(other)
    if (other === unit || !at) continue
    bodies.push({ id: other.ship.id, base: other.base, pose: at })
    close ||= Math.abs(at.x - first.pose.x) < NEAR && Math.abs(at.y - first.pose.y) < NEAR
  }
  const blocked = (option: Option): Settled | null => {
    const settled = settle(travel(unit.base, pose, option), bodies)
    return settled.blockers.overlapped.length > 0 || settled.slide ? settled : null
  }
  if (!close || !blocked(first.option)) return free
  let found: Course | null = null
  for (const option of unit.options) {
    const end = blocked(option)?.pose ?? endFrom(position, unit, option, pose)
    if (!staysOn(position, unit.base, end)) continue
    const rest = courseFrom(position, unit, end, goal)
    if (!found || rest.moves + 1 < found.moves) found = { moves: rest.moves + 1, next: [end, ...rest.next] }
  }
  return found ?? { moves: MOST, next: [pose, pose] }
}
