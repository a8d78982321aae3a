/**
 * What a position of Asteroid Run is worth: the chance that the disabled ship holds out until it is repaired and gets over one of
 * the two sides' edges; and a little for the others.
 */

import type { Sim } from '../evaluate/sim.ts'
import { wayOut } from '../model/dial-path.ts'
import { escaped, exitOf } from '../model/leaving.ts'
import type { Course } from '../model/path-to-edge.ts'
import type { Position, Unit } from '../model/position.ts'
import { danger, fighters, pointsLeft, type Standing, survives } from './threat.ts'

const FIGHTER_POINT = 0.02
/** What each move still to make after the repair costs. */
const HASTE = 0.06
/** Out over the right edge: nothing that may still turn out well is worth as much. */
const WON = 1.2
/** Over a wrong edge, or too early. */
const LOST = -0.5
/** What a reinforcement at the nearer edge does to it at once. */
const FRESH = 0.35

/** The disabled ship; before it is named the one that will be: the sturdiest. */
export const disabledOf = (position: Position): Unit | undefined => {
  const { disabled } = position.game.state.memory
  if (disabled !== undefined) return position.units.find(unit => unit.ship.id === disabled)
  const own = position.units.filter(unit => unit.side === 'first')
  return own.reduce<Unit | undefined>((best, unit) => (!best || sturdy(unit) > sturdy(best) ? unit : best), undefined)
}

/** How much a ship can take: points, cards that help it, skill to break ties. */
const sturdy = (unit: Unit): number =>
  unit.shields + unit.hull + (unit.mends ? 2 : 0) + 0.5 * unit.cards.length + 0.1 * (unit.skill ?? 0)

/** The way out of the disabled ship from its place at a line's end, and the moves that it must stay before. */
const breakoutCourse = (
  position: Position,
  sim: Sim,
  unit: Unit,
): { readonly course: Course; readonly opens: number } | null => {
  const pose = sim.poses[unit.index]
  // Before it is named nobody may leave yet; what it will be allowed is asked as if it were.
  const named = position.game.state.memory.disabled === undefined ? withName(position, unit) : position
  const exit = exitOf(named, unit)
  if (!pose || !exit) return null
  const opens = Math.max(0, exit.round - position.game.state.round - 1 - sim.later)
  return { course: wayOut(position, unit, pose, sim.stress[unit.index]! > 0, exit.edges, opens), opens }
}

const withName = (position: Position, unit: Unit): Position => {
  const { state } = position.game
  const named = { ...state, memory: { ...state.memory, disabled: unit.ship.id } }
  return { ...position, game: { ...position.game, state: named } }
}

type Way = Standing & { readonly opens: number }

const stands = (position: Position, sim: Sim, unit: Unit): Way | null => {
  const way = breakoutCourse(position, sim, unit)
  if (!way) return null
  const { course, opens } = way
  return { chance: survives(sim, unit, danger(position, sim, unit, course, FRESH)), moves: course.moves, opens }
}

/** How the breakout stands; null when the disabled ship is off the mat. */
export const breakoutStands = (position: Position, sim: Sim): Standing | null => {
  const prize = disabledOf(position)
  return prize && sim.poses[prize.index] ? (stands(position, sim, prize) ?? { chance: 0, moves: 0 }) : null
}

const escapeChance = (position: Position, sim: Sim, unit: Unit): number => {
  if (sim.fled[unit.index]) return escaped(position, sim, unit) ? WON : LOST
  const way = stands(position, sim, unit)
  if (!way) return 0
  const late = Math.max(0, way.moves - way.opens)
  return way.chance * (1 - Math.min(0.8, HASTE * late)) + 0.004 * pointsLeft(sim, unit)
}

/** The worth of a line's end to the first side, about 0 … 1. */
export const judgeBreakout = (position: Position, sim: Sim): number => {
  const prize = disabledOf(position)
  return (prize ? escapeChance(position, sim, prize) : 0) + fighters(position, sim, prize, FIGHTER_POINT)
}

/** What a point of damage on a unit is worth in the chance to win. */
export const breakoutPriority = (position: Position, unit: Unit): number => {
  if (unit === disabledOf(position)) return unit.shields + unit.hull <= 2 ? 0.3 : 0.16
  return 0.04
}
