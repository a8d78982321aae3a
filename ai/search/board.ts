/** A decision made ready for searching: the table's units, all places they may come to, what their attacks do, and who goes when. */
import type { Catalog, Decision, GameState, Side } from '../../src/rules/index.ts'
import { cargoOf } from '../../src/rules/index.ts'
import { priority, prizeOf, wards } from '../evaluate/objective.ts'
import { startSim } from '../evaluate/sim.ts'
import { type Option, type Table, tableOf, type Unit } from '../evaluate/table.ts'
import type { Temper } from '../thought.ts'
import { blankLine, DIAL, type Line, MISSION, STILL } from './line.ts'
import { type Nets, noNets } from './nets.ts'
import { noPlaces, type Places, placeAt } from './places.ts'
import { type Strength, strengthsOf } from './strength.ts'

export type Board = {
  readonly table: Table
  readonly temper: Temper
  readonly units: readonly Unit[]
  readonly places: Places
  readonly nets: Nets
  /** One more than the most points that any unit can have. */
  readonly most: number
  /** Where the view stands. */
  readonly start: Line
  /** How each unit moves in a whole round. */
  readonly moves: readonly number[]
  /** Units by the order of Activation and of Combat; who has no skill is in neither. */
  readonly flying: readonly Unit[]
  readonly fighting: readonly Unit[]
  /** What a point of damage on each unit is worth, whom it can protect. */
  readonly priorities: readonly number[]
  readonly wards: readonly (readonly Unit[])[]
  readonly strengths: readonly Strength[]
  /** The ship that the mission is about. */
  readonly prize: Unit | null
  /** Lines to write on. */
  readonly scratch: readonly Line[]
}

/** Each unit's manoeuvre; null: none, or it stays. */
export type Plan = readonly (Option | null)[]

const MOVES = { dial: DIAL, mission: MISSION, done: STILL } as const

const startLine = (table: Table, places: Places, most: number): Line => {
  const sim = startSim(table)
  const { units } = table
  const line = blankLine(units.length, most, sim.taken.length)
  for (const unit of units) {
    const at = unit.index
    line.place[at] = placeAt(places, unit, unit.start)
    line.stress[at] = sim.stress[at]!
    line.focus[at] = sim.focus[at]!
    line.evade[at] = sim.evade[at]!
    line.lock[at] = sim.lock[at]!
    line.moves[at] = MOVES[unit.movement]
    line.acts[at] = unit.acts ? 1 : 0
    line.fights[at] = unit.fights ? 1 : 0
    line.cards[at] = sim.cards[at]!
    line.health[at * most + unit.shields + unit.hull] = 1
  }
  line.taken.set(sim.taken)
  line.touching.set(sim.touching)
  return line
}

/** Who goes before whom: `sign` 1 the lowest skill first (ACT-1), −1 the highest (COMBAT-0.1); initiative first among equals. */
const inOrder = (table: Table, sign: number): Unit[] => {
  const first = table.game.state.initiative
  return table.units
    .filter(unit => unit.skill !== null)
    .sort((a, b) => sign * (a.skill! - b.skill!) || (a.side === b.side ? a.index - b.index : a.side === first ? -1 : 1))
}

const LINES = 4

/** The board of a table. */
export const boardOn = (table: Table, temper: Temper = 'even'): Board => {
  const places = noPlaces(table)
  const most = table.units.reduce((sum, unit) => Math.max(sum, unit.most), 0) + 1
  return {
    table,
    temper,
    units: table.units,
    places,
    nets: noNets(table.units.length),
    most,
    start: startLine(table, places, most),
    moves: table.units.map(unit => (unit.skill !== null ? DIAL : unit.options.length > 0 ? MISSION : STILL)),
    flying: inOrder(table, 1),
    fighting: inOrder(table, -1),
    priorities: table.units.map(unit => priority(table, unit)),
    wards: table.units.map(unit => wards(table, unit)),
    strengths: strengthsOf(table),
    prize: prizeOf(table),
    scratch: Array.from({ length: LINES }, () => blankLine(table.units.length, most, cargoOf(table.game).length)),
  }
}

/** The board of a view for one decision. The view is not changed. */
export const boardOf = (
  catalog: Catalog,
  view: GameState,
  decision: Decision,
  side: Side,
  temper: Temper = 'even',
): Board => boardOn(tableOf(catalog, view, decision, side), temper)

/** The board with one unit going first among its equals, in Activation and in Combat. */
export const ledBy = (board: Board, leader: Unit): Board => {
  const ahead = (units: readonly Unit[]): readonly Unit[] => {
    const others = units.filter(unit => unit !== leader)
    const at = others.findIndex(unit => unit.skill === leader.skill)
    return at < 0 ? units : [...others.slice(0, at), leader, ...others.slice(at)]
  }
  return { ...board, flying: ahead(board.flying), fighting: ahead(board.fighting) }
}
