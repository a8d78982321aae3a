/** What a place to put a ship down is worth before the next round is planned. */
import { overlap, type Pose } from '../../src/geometry/index.ts'
import type { Edge } from '../../src/rules/index.ts'
import { friendly, hostile, opponent } from '../../src/rules/index.ts'
import { startSim } from '../evaluate/sim.ts'
import { freeFlight } from '../model/flight.ts'
import { hemmedIn, pursuit, reachOf, staysSafe } from '../model/mobility.ts'
import { courseAfter, courseFrom, HEADINGS, off } from '../model/path-to-edge.ts'
import type { Option, Position, Unit } from '../model/position.ts'
import { disabledOf } from '../objectives/asteroid-run.ts'
import { watchOver } from '../objectives/dark-whispers.ts'
import { judge } from '../objectives/index.ts'

const distance = (a: Pose, b: Pose): number => {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** How far a heading is off the straight way in from an edge, 0 … 1. */
const turnedAway = (pose: Pose, edge: Edge): number => off(pose.heading, (HEADINGS[edge] + 180) % 360) / 180

/** Where an escort wants to fly beside its ward, mm from its next place. */
const BESIDE = 75

/** The edge among some that a pose is nearest to. */
const nearestEdge = (position: Position, pose: Pose, edges: readonly Edge[]): Edge => {
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

/** Facing in from the edge, near its middle, beside the nearest of the own ships and in a lane of its own, with room ahead. */
const lineUp = (position: Position, unit: Unit, edges: readonly Edge[]): number => {
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
  const turned = turnedAway(pose, edge)
  return 1 - turned - Math.abs(lateral) / 2000 - apart - 0.3 * shared - 0.5 * hemmedIn(position, unit, pose, false)
}

/** Asteroid Run before anybody else lies there: one at each edge, then beside those. */
const surround = (position: Position, unit: Unit): number => {
  const { first, second } = position.game.state.sides
  const edges = [second.home, first.home]
  const pose = unit.start
  const edge = nearestEdge(position, pose, edges)
  const friends = position.units.filter(other => other !== unit && friendly(other, unit))
  const here = friends.filter(other => nearestEdge(position, other.start, edges) === edge)
  const close = here.some(other => distance(pose, other.start) < 90)
  return (
    1 - turnedAway(pose, edge) - Math.abs(pose.x) / 1500 - here.length / Math.max(1, friends.length) - (close ? 0.3 : 0)
  )
}

/** What each move of the ward costs that an escort would stand in the way of. */
const IN_THE_WAY = 0.15

const inTheWay = (position: Position, unit: Unit, ward: Unit, option: Option): boolean =>
  overlap({ base: unit.base, pose: unit.start }, { base: ward.base, pose: freeFlight(position, ward, option).pose })

const escorted = (position: Position, unit: Unit, ward: Unit): number => {
  const { state } = position.game
  const pose = unit.start
  const home = state.sides[unit.side].home
  const goal = state.sides[opponent(ward.side)].home
  if (unit === ward) return 1 - courseFrom(position, unit, pose, goal).moves / 20
  const course = courseAfter(position, startSim(position), ward, goal)
  const next = course.next[0] ?? ward.start
  let worth = staysSafe(position, unit, pose, false) ? 0 : -2
  if (friendly(unit, ward)) {
    worth -= 0.2 * course.moves + 0.5 * turnedAway(pose, home)
    worth -= Math.abs(distance(pose, next) - BESIDE) / 400
    worth -= IN_THE_WAY * ward.options.filter(option => inTheWay(position, unit, ward, option)).length
  } else {
    worth += pursuit(position, unit, pose, false, ward, course.next).reduce((sum, damage) => sum + damage, 0)
    for (const enemy of position.units) {
      if (hostile(enemy, unit) && enemy !== ward)
        worth -= 0.2 * reachOf(position, enemy, enemy.start, false, unit, pose)
      if (enemy !== unit && friendly(enemy, unit) && distance(pose, enemy.start) < 75) worth -= 0.15
    }
  }
  return worth
}

/** The worth of a unit's place, about 0 … 1 for what matters; only to compare places for the same unit. */
export const placementWorth = (position: Position, unit: Unit): number => {
  const { state } = position.game
  const { home } = state.sides[unit.side]
  const ward = position.units.find(other => other.skill === null && other.options.length > 0)
  if (ward) return escorted(position, unit, ward)
  if (state.mission === 'asteroid-run') {
    const prize = disabledOf(position)
    if (!prize) return surround(position, unit)
    const both = [state.sides.second.home, state.sides.first.home]
    const facing = unit === prize ? 0 : 0.02 * turnedAway(unit.start, nearestEdge(position, unit.start, both))
    return judge(position, startSim(position)) - facing
  }
  if (state.mission === 'dark-whispers') {
    if (unit.side === 'second') return lineUp(position, unit, [home])
    return (
      watchOver(position, unit, unit.start) -
      turnedAway(unit.start, home) +
      (staysSafe(position, unit, unit.start, false) ? 0 : -2)
    )
  }
  return lineUp(position, unit, [home])
}
