/** A line as the judges of the missions read it. */

import { cargoOf } from '../../src/rules/index.ts'
import { scannable } from '../evaluate/objective.ts'
import type { Sim } from '../evaluate/sim.ts'
import type { Unit } from '../evaluate/table.ts'
import type { Board } from './board.ts'
import type { Line } from './line.ts'
import { EDGES } from './places.ts'

/** The line's places, chances and scans; what only its own attacks need is left empty. */
export const simOf = (board: Board, line: Line): Sim => {
  const { units, places, most } = board
  return {
    side: null,
    later: line.later,
    poses: units.map(unit => (line.place[unit.index] === 0 ? null : places.poses[line.place[unit.index]!]!)),
    fled: units.map(unit => (line.fled[unit.index] === 0 ? null : EDGES[line.fled[unit.index]! - 1]!)),
    saved: units.map(unit => line.saved[unit.index] === 1),
    stress: Array.from(line.stress),
    focus: [],
    evade: [],
    lock: [],
    acts: [],
    rock: [],
    cards: [],
    taken: Array.from(line.taken),
    touching: line.touching,
    health: units.map(unit => line.health.subarray(unit.index * most, unit.index * most + unit.most + 1)),
  }
}

/** The marker that a unit would scan instead of attacking, by its place in the state; −1: none (MISSION-3-SCAN-1). */
export const scanOn = (board: Board, line: Line, unit: Unit): number =>
  cargoOf(board.table.game).length === 0 ? -1 : scannable(board.table, simOf(board, line), unit)
