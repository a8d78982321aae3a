/** Over which edges a unit may flee without being lost: the mission's own word, asked of the rules' permission. */
import type { Pose } from '../../src/geometry/index.ts'
import { cargoOf, type Edge, escapeOf, fleeEdge, type GameState } from '../../src/rules/index.ts'
import { endFrom, staysOn } from './flight.ts'
import type { Sim } from './sim.ts'
import type { Table, Unit } from './table.ts'

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west']

const escapesIn = (table: Table, state: GameState, unit: Unit, edge: Edge): boolean => {
  const { catalog } = table.game
  return escapeOf({ catalog, state, events: null }, unit.ship, edge) !== null
}

/** Whether a unit that flees over an edge now counts as not destroyed (FLEE-2). */
export const escapesNow = (table: Table, unit: Unit, edge: Edge): boolean =>
  escapesIn(table, table.game.state, unit, edge)

/** The state of a later round, as far as the missions' permissions ask: which round it is, and who has which marker. */
const stateIn = (table: Table, later: number, taken: ArrayLike<number>): GameState => {
  const { state } = table.game
  const holders = new Map(cargoOf(table.game).map(({ id }, n) => [id, table.units[taken[n]!]?.ship.id]))
  const objects = state.objects.map(one => ({ ...one, ship: holders.get(one.id) ?? one.ship }))
  return { ...state, round: state.round + later, objects }
}

/** The same so many rounds later, when units have taken markers. */
export const escapesLater = (table: Table, unit: Unit, edge: Edge, later: number, taken: ArrayLike<number>): boolean =>
  escapesIn(table, stateIn(table, later, taken), unit, edge)

/** Whether a unit is gone from a line rightly: over an edge that its mission allows. */
export const escaped = (table: Table, sim: Pick<Sim, 'fled' | 'saved'>, unit: Unit): boolean => {
  const edge = sim.fled[unit.index]
  if (!edge) return false
  return sim.saved ? sim.saved[unit.index]! : escapesNow(table, unit, edge)
}

export type Exit = { readonly round: number; readonly edges: readonly Edge[] }

/** Rounds looked ahead for a way out. */
const AHEAD = 12

/** The first round from now on in which a unit may flee, and over which edges; null if it never may as things stand. */
export const exitOf = (table: Table, unit: Unit): Exit | null => {
  const { state } = table.game
  for (let round = Math.max(1, state.round); round <= state.round + AHEAD; round++) {
    const edges = EDGES.filter(edge => escapesIn(table, { ...state, round }, unit, edge))
    if (edges.length > 0) return { round, edges }
  }
  return null
}

/** Whether a unit may be gone with its next move, over the right edge. */
export const leavesNext = (
  table: Table,
  sim: { readonly later: number; readonly stress: ArrayLike<number>; readonly taken: ArrayLike<number> },
  unit: Unit,
  pose: Pose,
): boolean => {
  const next = stateIn(table, sim.later + 1, sim.taken)
  const edges = EDGES.filter(edge => escapesIn(table, next, unit, edge))
  if (edges.length === 0) return false
  return unit.dial.some(option => {
    if (option.difficulty === 'red' && sim.stress[unit.index]! > 0) return false
    const end = endFrom(table, unit, option, pose)
    if (staysOn(table, unit.base, end)) return false
    const edge = fleeEdge(table.game, { ...unit.ship, pose: end })
    return edge !== null && edges.includes(edge)
  })
}
