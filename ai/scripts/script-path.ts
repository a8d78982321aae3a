/** How a unit with a mission goal flies: every manoeuvre of its own and one more after it, the cheapest end wins. */
import type { Pose } from '../../src/geometry/index.ts'
import { fleeEdge } from '../../src/rules/index.ts'
import { endFrom, land, staysOn } from '../model/landing.ts'
import { escapesNow } from '../model/leaving.ts'
import { HEADINGS, off, shortOf } from '../model/path-to-edge.ts'
import type { Option, Position, Unit } from '../model/position.ts'
import type { Goal } from './goals.ts'
import { calm, canShoot, distance, enemiesOf, hasRoom, liesOver, onward, stressedBy } from './visibility.ts'

type MissionGoal = Exclude<Goal, { kind: 'fight' }>

/** Costs, in mm of way. */
const ROCK = 90
const BUMP = 40
const LATER = 120
/** A turn of one degree costs as much as so many mm. */
const TURNING = 1.2
const LOST = 1_000_000
const CORNERED = 500_000
/** A shot of an enemy where it will be, and where it is; by how near it is. */
const SHOT_SOON = 60
const SHOT_NOW = 25

/** What is still to go from a pose to one of the edges, mm. */
const stillToGo = (
  position: Position,
  unit: Unit,
  pose: Pose,
  edges: Extract<MissionGoal, { kind: 'leave' }>['edges'],
): number =>
  Math.min(
    ...edges.map(
      edge => Math.max(0, shortOf(position, unit, pose, edge)) + TURNING * off(pose.heading, HEADINGS[edge]),
    ),
  )

/** What lies ahead after a first manoeuvre, by the best one that may follow. */
const ahead = (position: Position, unit: Unit, pose: Pose, stressed: boolean, goal: MissionGoal): number => {
  let least = CORNERED
  for (const option of calm(unit.dial, stressed)) {
    const end = endFrom(position, unit, option, pose)
    if (!staysOn(position, unit.base, end)) {
      const edge =
        goal.kind === 'leave' && goal.opens <= 1 ? fleeEdge(position.game, { ...unit.ship, pose: end }) : null
      if (goal.kind === 'leave' && edge && goal.edges.includes(edge)) return 0
      continue
    }
    if (goal.kind === 'take' && liesOver(unit, end, goal.marker.polygon)) return 0
    const rest = goal.kind === 'take' ? distance(end, goal.marker) : stillToGo(position, unit, end, goal.edges)
    least = Math.min(least, LATER + rest)
  }
  return least
}

/** How much fire a unit at a pose may draw. */
const fire = (position: Position, unit: Unit, pose: Pose): number => {
  let sum = 0
  for (const enemy of enemiesOf(position, unit)) {
    const next = onward(position, enemy)
    const nearer = 4 - Math.min(3, distance(next, pose) / 100)
    if (canShoot(position, enemy, next, unit, pose)) sum += SHOT_SOON * nearer
    if (canShoot(position, enemy, enemy.start, unit, pose)) sum += SHOT_NOW * nearer
  }
  return sum
}

const costOf = (position: Position, unit: Unit, option: Option, goal: MissionGoal): number => {
  const landing = land(
    position,
    unit,
    option,
    position.units.map(other => other.start),
  )
  if (landing.flees) return escapesNow(position, unit, landing.flees) ? -LATER : LOST
  const cost = ROCK * landing.hits + (landing.bumped ? BUMP : 0)
  const { pose } = landing
  const stressed = stressedBy(unit, option)
  if (goal.kind === 'take' && liesOver(unit, pose, goal.marker.polygon)) {
    return cost + (hasRoom(position, unit, pose, stressed) ? 0 : CORNERED)
  }
  if (goal.kind === 'hide') {
    const room = hasRoom(position, unit, pose, stressed) ? 0 : CORNERED
    return cost + room + fire(position, unit, pose) + 0.2 * stillToGo(position, unit, pose, goal.edges)
  }
  return cost + LATER + ahead(position, unit, pose, stressed, goal)
}

/** The manoeuvre of a mission goal; null only for a unit that may stay and loses itself by every move. */
export const wayFor = (
  position: Position,
  unit: Unit,
  options: readonly Option[],
  goal: MissionGoal,
): Option | null => {
  let best: { option: Option; cost: number } | null = null
  for (const option of calm(options, unit.ship.stress > 0)) {
    const cost = costOf(position, unit, option, goal)
    if (!best || cost < best.cost) best = { option, cost }
  }
  if (unit.movement === 'mission' && best && best.cost >= LOST) return null
  return best?.option ?? null
}
