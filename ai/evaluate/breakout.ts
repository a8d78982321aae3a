/**
 * What a position of Asteroid Run is worth: the chance that the disabled ship holds out until it is repaired and gets over one of
 * the two sides' edges; and a little for the others.
 */
import type { Course } from './course.ts'
import { escaped, exitOf } from './leaving.ts'
import { danger, fighters, pointsLeft, type Standing, survives } from './peril.ts'
import type { Sim } from './sim.ts'
import type { Table, Unit } from './table.ts'
import { wayOut } from './way.ts'

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
export const disabledOf = (table: Table): Unit | undefined => {
  const { disabled } = table.game.state.memory
  if (disabled !== undefined) return table.units.find(unit => unit.ship.id === disabled)
  const own = table.units.filter(unit => unit.side === 'first')
  return own.reduce<Unit | undefined>((best, unit) => (!best || sturdy(unit) > sturdy(best) ? unit : best), undefined)
}

/** How much a ship can take: points, cards that help it, skill to break ties. */
const sturdy = (unit: Unit): number =>
  unit.shields + unit.hull + (unit.mends ? 2 : 0) + 0.5 * unit.cards.length + 0.1 * (unit.skill ?? 0)

/** The way out of the disabled ship from its place at a line's end, and the moves that it must stay before. */
const breakoutCourse = (
  table: Table,
  sim: Sim,
  unit: Unit,
): { readonly course: Course; readonly opens: number } | null => {
  const pose = sim.poses[unit.index]
  // Before it is named nobody may leave yet; what it will be allowed is asked as if it were.
  const named = table.game.state.memory.disabled === undefined ? withName(table, unit) : table
  const exit = exitOf(named, unit)
  if (!pose || !exit) return null
  const opens = Math.max(0, exit.round - table.game.state.round - 1 - sim.later)
  return { course: wayOut(table, unit, pose, sim.stress[unit.index]! > 0, exit.edges, opens), opens }
}

const withName = (table: Table, unit: Unit): Table => {
  const { state } = table.game
  const named = { ...state, memory: { ...state.memory, disabled: unit.ship.id } }
  return { ...table, game: { ...table.game, state: named } }
}

type Way = Standing & { readonly opens: number }

const stands = (table: Table, sim: Sim, unit: Unit): Way | null => {
  const way = breakoutCourse(table, sim, unit)
  if (!way) return null
  const { course, opens } = way
  return { chance: survives(sim, unit, danger(table, sim, unit, course, FRESH)), moves: course.moves, opens }
}

/** How the breakout stands; null when the disabled ship is off the mat. */
export const breakoutStands = (table: Table, sim: Sim): Standing | null => {
  const prize = disabledOf(table)
  return prize && sim.poses[prize.index] ? (stands(table, sim, prize) ?? { chance: 0, moves: 0 }) : null
}

const escapeChance = (table: Table, sim: Sim, unit: Unit): number => {
  if (sim.fled[unit.index]) return escaped(table, sim, unit) ? WON : LOST
  const way = stands(table, sim, unit)
  if (!way) return 0
  const late = Math.max(0, way.moves - way.opens)
  return way.chance * (1 - Math.min(0.8, HASTE * late)) + 0.004 * pointsLeft(sim, unit)
}

/** The worth of a line's end to the first side, about 0 … 1. */
export const judgeBreakout = (table: Table, sim: Sim): number => {
  const prize = disabledOf(table)
  return (prize ? escapeChance(table, sim, prize) : 0) + fighters(table, sim, prize, FIGHTER_POINT)
}

/** What a point of damage on a unit is worth in the chance to win. */
export const breakoutPriority = (table: Table, unit: Unit): number => {
  if (unit === disabledOf(table)) return unit.shields + unit.hull <= 2 ? 0.3 : 0.16
  return 0.04
}
