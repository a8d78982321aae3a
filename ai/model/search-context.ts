/** A decision made ready for searching: the table's units, all places they may come to, what their attacks do, and who goes when. */
import type { Catalog, Decision, GameState, Side } from '../../src/rules/index.ts'
import { cargoOf } from '../../src/rules/index.ts'
import { startSim } from '../evaluate/sim.ts'
import { priority, prizeOf, wards } from '../objectives/index.ts'
import type { PlayStyle } from '../thought.ts'
import { type AttackOddsCache, blankOddsCache } from './attack-odds-cache.ts'
import { blankState, DIAL, MISSION, type PlayoutState, STILL } from './playout-state.ts'
import { blankPoseTable, type PoseTable, placeAt } from './pose-table.ts'
import { type Option, type Position, positionOf, type Unit } from './position.ts'
import { type Strength, strengthsOf } from './strength.ts'

export type SearchContext = {
  readonly position: Position
  readonly style: PlayStyle
  readonly units: readonly Unit[]
  readonly poseTable: PoseTable
  readonly oddsCache: AttackOddsCache
  /** One more than the most points that any unit can have. */
  readonly most: number
  /** Where the view stands. */
  readonly start: PlayoutState
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
  readonly scratch: readonly PlayoutState[]
}

/** Each unit's manoeuvre; null: none, or it stays. */
export type Plan = readonly (Option | null)[]

const MOVES = { dial: DIAL, mission: MISSION, done: STILL } as const

const startState = (position: Position, poseTable: PoseTable, most: number): PlayoutState => {
  const sim = startSim(position)
  const { units } = position
  const playout = blankState(units.length, most, sim.taken.length)
  for (const unit of units) {
    const at = unit.index
    playout.place[at] = placeAt(poseTable, unit, unit.start)
    playout.stress[at] = sim.stress[at]!
    playout.focus[at] = sim.focus[at]!
    playout.evade[at] = sim.evade[at]!
    playout.lock[at] = sim.lock[at]!
    playout.moves[at] = MOVES[unit.movement]
    playout.acts[at] = unit.acts ? 1 : 0
    playout.fights[at] = unit.fights ? 1 : 0
    playout.cards[at] = sim.cards[at]!
    playout.health[at * most + unit.shields + unit.hull] = 1
  }
  playout.taken.set(sim.taken)
  playout.touching.set(sim.touching)
  return playout
}

/** Who goes before whom: `sign` 1 the lowest skill first (ACT-1), −1 the highest (COMBAT-0.1); initiative first among equals. */
const inOrder = (position: Position, sign: number): Unit[] => {
  const first = position.game.state.initiative
  return position.units
    .filter(unit => unit.skill !== null)
    .sort((a, b) => sign * (a.skill! - b.skill!) || (a.side === b.side ? a.index - b.index : a.side === first ? -1 : 1))
}

const LINES = 4

/** The context of a table. */
export const contextOn = (position: Position, style: PlayStyle = 'even'): SearchContext => {
  const poseTable = blankPoseTable(position)
  const most = position.units.reduce((sum, unit) => Math.max(sum, unit.most), 0) + 1
  return {
    position,
    style,
    units: position.units,
    poseTable,
    oddsCache: blankOddsCache(position.units.length),
    most,
    start: startState(position, poseTable, most),
    moves: position.units.map(unit => (unit.skill !== null ? DIAL : unit.options.length > 0 ? MISSION : STILL)),
    flying: inOrder(position, 1),
    fighting: inOrder(position, -1),
    priorities: position.units.map(unit => priority(position, unit)),
    wards: position.units.map(unit => wards(position, unit)),
    strengths: strengthsOf(position),
    prize: prizeOf(position),
    scratch: Array.from({ length: LINES }, () =>
      blankState(position.units.length, most, cargoOf(position.game).length),
    ),
  }
}

/** The context of a view for one decision. The view is not changed. */
export const contextOf = (
  catalog: Catalog,
  view: GameState,
  decision: Decision,
  side: Side,
  style: PlayStyle = 'even',
): SearchContext => contextOn(positionOf(catalog, view, decision, side), style)

/** The context with one unit going first among its equals, in Activation and in Combat. */
export const ledBy = (context: SearchContext, leader: Unit): SearchContext => {
  const ahead = (units: readonly Unit[]): readonly Unit[] => {
    const others = units.filter(unit => unit !== leader)
    const at = others.findIndex(unit => unit.skill === leader.skill)
    return at < 0 ? units : [...others.slice(0, at), leader, ...others.slice(at)]
  }
  return { ...context, flying: ahead(context.flying), fighting: ahead(context.fighting) }
}
