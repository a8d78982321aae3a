/**
 * What a position of Political Escort is worth: the chance that the shuttle gets over the second side’s edge, from the points it
 * has left, the rounds it still needs and what each hunter can do to it in them; and a little for the fighters themselves.
 */
import { opponent } from '../../src/rules/index.ts'
import type { Sim } from '../evaluate/sim.ts'
import { type Course, courseAfter } from '../model/path-to-edge.ts'
import type { Position, Unit } from '../model/position.ts'
import { danger, fighters, type Standing, survives } from './threat.ts'

const FIGHTER_POINT = 0.02
/** What each move still to make costs, for what cannot be foreseen. */
const HASTE = 0.05
/** Over a wrong edge: worse than anything that may still turn out well. */
const LOST = -0.5

/** The shuttle, while it is in play. */
export const shuttleOf = (position: Position): Unit | undefined => position.units.find(unit => unit.skill === null)

/** What a reinforcement can do to the shuttle in its first round, by how far the shuttle has come. */
const freshRate = (position: Position, course: Course): number => {
  const next = course.next[0]
  if (!next) return 0
  const depth = position.game.state.mat.height / 2 - next.y
  return depth < 480 ? 0.6 : depth < 610 ? 0.35 : 0.05
}

/** The shuttle's chance to hold out on its way, and the moves until it is over its goal edge. */
const stands = (position: Position, sim: Sim, shuttle: Unit): Standing => {
  const course = courseAfter(position, sim, shuttle, position.game.state.sides[opponent(shuttle.side)].home)
  const harm = danger(position, sim, shuttle, course, freshRate(position, course))
  return { chance: survives(sim, shuttle, harm), moves: course.moves }
}

/** How the escort stands; null when the shuttle is off the mat. */
export const escortStands = (position: Position, sim: Sim): Standing | null => {
  const shuttle = shuttleOf(position)
  return shuttle && sim.poses[shuttle.index] ? stands(position, sim, shuttle) : null
}

const escapeChance = (position: Position, sim: Sim, shuttle: Unit): number => {
  const goal = position.game.state.sides[opponent(shuttle.side)].home
  const fled = sim.fled[shuttle.index]
  if (fled) return fled === goal ? 1 : LOST
  // Taken off the mat because it is likelier gone than not.
  if (!sim.poses[shuttle.index]) return 0
  const { chance, moves } = stands(position, sim, shuttle)
  return moves >= 16 ? 0.2 * chance : chance * (1 - HASTE * moves)
}

/** The worth of a line's end to the shuttle's side, about 0 … 1. */
export const judgeEscort = (position: Position, sim: Sim): number => {
  const shuttle = shuttleOf(position)
  return (shuttle ? escapeChance(position, sim, shuttle) : 0.5) + fighters(position, sim, shuttle, FIGHTER_POINT)
}

/** What a point of damage on a unit is worth in the chance to win. */
export const escortPriority = (_table: Position, unit: Unit): number => {
  if (unit.skill !== null) return unit.side === 'first' ? 0.035 : 0.045
  const points = unit.shields + unit.hull
  return points <= 2 ? 0.3 : 0.16
}
