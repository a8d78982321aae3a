/** A line as the judges of the missions read it. */

import { cargoOf } from '../../src/rules/index.ts'
import type { Sim } from '../evaluate/sim.ts'
import type { PlayoutState } from '../model/playout-state.ts'
import { EDGES } from '../model/pose-table.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { scannable } from './index.ts'

/** The line's places, chances and scans; what only its own attacks need is left empty. */
export const simOf = (context: SearchContext, playout: PlayoutState): Sim => {
  const { units, poseTable, most } = context
  return {
    side: null,
    later: playout.later,
    poses: units.map(unit => (playout.place[unit.index] === 0 ? null : poseTable.poses[playout.place[unit.index]!]!)),
    fled: units.map(unit => (playout.fled[unit.index] === 0 ? null : EDGES[playout.fled[unit.index]! - 1]!)),
    saved: units.map(unit => playout.saved[unit.index] === 1),
    stress: Array.from(playout.stress),
    focus: [],
    evade: [],
    lock: [],
    acts: [],
    rock: [],
    cards: [],
    taken: Array.from(playout.taken),
    touching: playout.touching,
    health: units.map(unit => playout.health.subarray(unit.index * most, unit.index * most + unit.most + 1)),
  }
}

/** The marker that a unit would scan instead of attacking, by its place in the state; −1: none (MISSION-3-SCAN-1). */
export const scanOn = (context: SearchContext, playout: PlayoutState, unit: Unit): number =>
  cargoOf(context.position.game).length === 0 ? -1 : scannable(context.position, simOf(context, playout), unit)
