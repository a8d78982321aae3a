/** Over which edges a unit may flee without being lost: the mission's own word, asked of the rules' permission. */
import { EDGES, type Pose } from '../../src/geometry/index.ts'
import { cargoOf, type Edge, escapeOf, fleeEdge, type GameState } from '../../src/rules/index.ts'
import { endFrom, staysOn } from './landing.ts'
import type { Position, Unit } from './position.ts'

const escapesIn = (position: Position, state: GameState, unit: Unit, edge: Edge): boolean =>
  escapeOf({ catalog: position.game.catalog, state, events: null }, unit.ship, edge) !== null

/** Whether a unit that flees over an edge now counts as not destroyed (FLEE-2). */
export const escapesNow = (position: Position, unit: Unit, edge: Edge): boolean =>
  escapesIn(position, position.game.state, unit, edge)

/** The state of a later round, as far as the missions' permissions ask: which round it is, and who has which marker. */
const stateIn = (position: Position, later: number, taken: ArrayLike<number>): GameState => {
  const { state } = position.game
  const holders = new Map(cargoOf(position.game).map(({ id }, n) => [id, position.units[taken[n]!]?.ship.id]))
  const objects = state.objects.map(one => ({ ...one, ship: holders.get(one.id) ?? one.ship }))
  return { ...state, round: state.round + later, objects }
}

/** The same so many rounds later, when units have taken markers. */
export const escapesLater = (
  position: Position,
  unit: Unit,
  edge: Edge,
  later: number,
  taken: ArrayLike<number>,
): boolean => escapesIn(position, stateIn(position, later, taken), unit, edge)

export type Exit = { readonly round: number; readonly edges: readonly Edge[] }

/** Rounds looked ahead for a way out. */
const AHEAD = 12

/** The first round from now on in which a unit may flee, and over which edges; null if it never may as things stand. */
export const exitOf = (position: Position, unit: Unit): Exit | null => {
  const { state } = position.game
  for (let round = Math.max(1, state.round); round <= state.round + AHEAD; round++) {
    const edges = EDGES.filter(edge => escapesIn(position, { ...state, round }, unit, edge))
    if (edges.length > 0) return { round, edges }
  }
  return null
}

/** Whether a unit may be gone with its next move, over the right edge. */
export const leavesNext = (
  position: Position,
  at: { readonly later: number; readonly stress: ArrayLike<number>; readonly taken: ArrayLike<number> },
  unit: Unit,
  pose: Pose,
): boolean => {
  const next = stateIn(position, at.later + 1, at.taken)
  const edges = EDGES.filter(edge => escapesIn(position, next, unit, edge))
  if (edges.length === 0) return false
  return unit.dial.some(option => {
    if (option.difficulty === 'red' && at.stress[unit.index]! > 0) return false
    const end = endFrom(position, unit, option, pose)
    if (staysOn(position, unit.base, end)) return false
    const edge = fleeEdge(position.game, { ...unit.ship, pose: end })
    return edge !== null && edges.includes(edge)
  })
}
