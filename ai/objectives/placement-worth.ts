/** What makes a place to put a ship down a good one in any battle: facing in, beside the others, in a lane of its own. */
import type { Edge, Pose } from '../../src/geometry/index.ts'
import { friendly } from '../../src/rules/index.ts'
import { hemmedIn } from '../model/mobility.ts'
import type { PlaceTerm } from '../model/objective.ts'
import { HEADINGS, off } from '../model/path-to-edge.ts'
import type { Position, Unit } from '../model/position.ts'

/** Between two middles, mm. */
export const distance = (a: Pose, b: Pose): number => {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** How far a heading is off the straight way in from an edge, 0 … 1. */
export const turnedAway = (pose: Pose, edge: Edge): number => off(pose.heading, (HEADINGS[edge] + 180) % 360) / 180

/** The edge among some that a pose is nearest to. */
export const nearestEdge = (position: Position, pose: Pose, edges: readonly Edge[]): Edge => {
  const { width, height } = position.game.state.mat
  const depth = (edge: Edge): number =>
    ({ north: height / 2 - pose.y, south: height / 2 + pose.y, east: width / 2 - pose.x, west: width / 2 + pose.x })[
      edge
    ]
  return edges.reduce((best, edge) => (depth(edge) < depth(best) ? edge : best), edges[0]!)
}

/** From one ship of a row to the next, and how wide a lane each flies in, mm: with nobody ahead in it and room for a turn, they ram each other least. */
const STEP = 90
const LANE = 52
/** So far from the middle of its edge, mm, a ship has room to both sides: anywhere there is as good. */
const CORNER = 340

/** Facing in from the edge, out of its corners, beside the nearest of the own ships and in a lane of its own, with room ahead. */
export const lineUp = (position: Position, unit: Unit, edges: readonly Edge[]): readonly PlaceTerm[] => {
  const pose = unit.start
  const edge = nearestEdge(position, pose, edges)
  const along = ({ x, y }: Pose): number => (edge === 'north' || edge === 'south' ? x : y)
  const lateral = along(pose)
  const friends = position.units.filter(other => other !== unit && friendly(other, unit))
  const nearest = friends.reduce(
    (least, other) => Math.min(least, distance(pose, other.start)),
    Number.POSITIVE_INFINITY,
  )
  const apart = friends.length === 0 ? 0 : Math.abs(nearest - STEP) / 300
  const shared = friends.reduce((sum, other) => sum + Math.max(0, 1 - Math.abs(lateral - along(other.start)) / LANE), 0)
  return [
    ['faces-in', 1 - turnedAway(pose, edge)],
    ['off-corner', -Math.max(0, Math.abs(lateral) - CORNER) / 500],
    ['beside', -apart],
    ['lane', -0.3 * shared],
    ['room', -0.5 * hemmedIn(position, unit, pose, false)],
  ]
}
