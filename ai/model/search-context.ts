/** A decision made ready for searching: its units, all places they may come to, what their attacks do, and who goes when. */
import { cargoOf, friendly } from '../../src/rules/index.ts'
import type { PlayStyle } from '../thought.ts'
import { type AttackOddsCache, blankOddsCache } from './attack-odds-cache.ts'
import type { Objective } from './objective.ts'
import { blankState, DIAL, MISSION, type PlayoutState, STILL } from './playout-state.ts'
import { blankPoseTable, type PoseTable, placeAt } from './pose-table.ts'
import type { Position, Unit } from './position.ts'
import { type Strength, strengthsOf } from './strength.ts'

export type SearchContext = {
  readonly position: Position
  /** What the battle is played for. */
  readonly objective: Objective
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
  /** What each unit is worth in a fight; reckoned when it is first asked for. */
  readonly strengths: () => readonly Strength[]
  /** The ship that the mission is about. */
  readonly prize: Unit | null
  /** Lines to write on. */
  readonly scratch: readonly PlayoutState[]
}

const MOVES = { dial: DIAL, mission: MISSION, done: STILL } as const

/** Who has each marker of a view, by unit; −1: it lies on the mat, or its ship is gone. */
export const takenIn = ({ game, units }: Position): readonly number[] =>
  cargoOf(game).map(({ ship }) => (ship === null ? -1 : units.findIndex(unit => unit.ship.id === ship)))

const startState = (position: Position, poseTable: PoseTable, most: number): PlayoutState => {
  const { units, game } = position
  const n = units.length
  const taken = takenIn(position)
  const playout = blankState(n, most, taken.length, position.hazards.length)
  const indexOf = (id: string): number => units.findIndex(unit => unit.ship.id === id)
  for (const unit of units) {
    const at = unit.index
    const { stress, focus, evade, lock, lasting } = unit.ship
    playout.place[at] = placeAt(poseTable, unit, unit.start)
    playout.stress[at] = stress
    playout.focus[at] = focus
    playout.evade[at] = evade
    playout.lock[at] = lock ? indexOf(lock.target) : -1
    playout.moves[at] = MOVES[unit.movement]
    playout.acts[at] = unit.acts ? 1 : 0
    playout.fights[at] = unit.fights ? 1 : 0
    playout.cards[at] = unit.cards.reduce((mask, card, bit) => (lasting.includes(card) ? mask + (1 << bit) : mask), 0)
    playout.health[at * most + unit.shields + unit.hull] = 1
  }
  playout.taken.set(taken)
  for (const [one, two] of game.state.touching) {
    const [a, b] = [indexOf(one), indexOf(two)]
    if (a < 0 || b < 0) continue
    playout.touching[a * n + b] = 1
    playout.touching[b * n + a] = 1
  }
  return playout
}

/** Who goes before whom: `sign` 1 the lowest skill first (ACT-1), −1 the highest (COMBAT-0.1); initiative first among equals. */
const inOrder = (position: Position, sign: number): Unit[] => {
  const first = position.game.state.initiative
  return position.units
    .filter(unit => unit.skill !== null)
    .sort((a, b) => sign * (a.skill! - b.skill!) || (a.side === b.side ? a.index - b.index : a.side === first ? -1 : 1))
}

/** The ships that a unit can give an evade token to by a mission action, when it is close enough (MISSION-1-PROTECT-1). */
const wards = ({ game, units }: Position, unit: Unit): readonly Unit[] => {
  const mission = game.catalog.missions[game.state.mission]
  if (!mission?.actions['protect'] || unit.skill === null) return []
  return units.filter(other => friendly(other, unit) && other.skill === null)
}

const LINES = 4

/** The context of a position that is played for an objective. */
export const contextFor = (position: Position, objective: Objective, style: PlayStyle = 'even'): SearchContext => {
  const poseTable = blankPoseTable(position)
  const { units } = position
  const most = units.reduce((sum, unit) => Math.max(sum, unit.most), 0) + 1
  const start = startState(position, poseTable, most)
  let strengths: readonly Strength[] | null = null
  return {
    position,
    objective,
    style,
    units,
    poseTable,
    oddsCache: blankOddsCache(units.length),
    most,
    start,
    moves: units.map(unit => (unit.skill !== null ? DIAL : unit.options.length > 0 ? MISSION : STILL)),
    flying: inOrder(position, 1),
    fighting: inOrder(position, -1),
    priorities: units.map(unit => objective.priority(position, unit)),
    wards: units.map(unit => wards(position, unit)),
    strengths: () => {
      strengths ??= strengthsOf(position)
      return strengths
    },
    prize: objective.prize?.(position) ?? null,
    scratch: Array.from({ length: LINES }, () =>
      blankState(units.length, most, start.taken.length, start.spent.length),
    ),
  }
}

/** The context with one unit going first among its equals, in Activation and in Combat. */
export const ledBy = (context: SearchContext, leader: Unit): SearchContext => {
  const ahead = (units: readonly Unit[]): readonly Unit[] => {
    const others = units.filter(unit => unit !== leader)
    const at = others.findIndex(unit => unit.skill === leader.skill)
    return at < 0 ? units : [...others.slice(0, at), leader, ...others.slice(at)]
  }
  return { ...context, flying: ahead(context.flying), fighting: ahead(context.fighting) }
}
