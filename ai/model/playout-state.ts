/** Where a line of play stands: a handful of flat arrays by unit, copied whole. Dice never branch; they move how likely each unit has how many points left. */
import { EDGES, type Edge, type Pose } from '../../src/geometry/index.ts'
import type { Side } from '../../src/rules/index.ts'
import type { Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** Not moving any more, by its dial, by the mission's offer. */
export const STILL = 0
export const DIAL = 1
export const MISSION = 2

export type PlayoutState = {
  /** Rounds after the one of the view. */
  later: number
  /** Own ships run into since the view: the first side's less the second's, one without a dial counted more. */
  jostled: number
  /** The place of each unit; 0 off the mat. */
  readonly place: Int32Array
  /** Where it lay before the moves of the round. */
  readonly was: Int32Array
  /** The edge it fled over by number from 1; 0 none. */
  readonly fled: Int8Array
  /** Whether it fled rightly, as its mission allows in that round. */
  readonly saved: Uint8Array
  readonly stress: Int8Array
  /** Tokens, as chances where dice decide whether they are spent. */
  readonly focus: Float64Array
  readonly evade: Float64Array
  /** Whom it has locked, by unit; −1 nobody. */
  readonly lock: Int8Array
  readonly moves: Uint8Array
  readonly acts: Uint8Array
  readonly fights: Uint8Array
  /** Which of its cards last this round, by bit. */
  readonly cards: Uint8Array
  /** Who has each marker, by unit; −1 nobody on the mat. */
  readonly taken: Int8Array
  /** What of all that hurts has gone off or is spent. */
  readonly spent: Uint8Array
  /** Whether a and b touch, at a * units + b. */
  readonly touching: Uint8Array
  /** How likely a unit has so many points left, at unit * most + points. */
  readonly health: Float64Array
}

/** A line with room for a context's units; what it holds is to be written. */
export const blankState = (units: number, most: number, markers: number, hazards: number): PlayoutState => ({
  later: 0,
  jostled: 0,
  place: new Int32Array(units),
  was: new Int32Array(units),
  fled: new Int8Array(units),
  saved: new Uint8Array(units),
  stress: new Int8Array(units),
  focus: new Float64Array(units),
  evade: new Float64Array(units),
  lock: new Int8Array(units),
  moves: new Uint8Array(units),
  acts: new Uint8Array(units),
  fights: new Uint8Array(units),
  cards: new Uint8Array(units),
  taken: new Int8Array(markers),
  spent: new Uint8Array(hazards),
  touching: new Uint8Array(units * units),
  health: new Float64Array(units * most),
})

/** Writes a line over another of the same context. */
export const copyState = (from: PlayoutState, to: PlayoutState): PlayoutState => {
  to.later = from.later
  to.jostled = from.jostled
  to.place.set(from.place)
  to.was.set(from.was)
  to.fled.set(from.fled)
  to.saved.set(from.saved)
  to.stress.set(from.stress)
  to.focus.set(from.focus)
  to.evade.set(from.evade)
  to.lock.set(from.lock)
  to.moves.set(from.moves)
  to.acts.set(from.acts)
  to.fights.set(from.fights)
  to.cards.set(from.cards)
  to.taken.set(from.taken)
  if (to.spent.length > 0) to.spent.set(from.spent)
  to.touching.set(from.touching)
  to.health.set(from.health)
  return to
}

/** A unit touches nobody any more (OVERLAP-7). */
export const untouch = ({ touching }: PlayoutState, units: number, index: number): void => {
  for (let other = 0; other < units; other++) {
    touching[index * units + other] = 0
    touching[other * units + index] = 0
  }
}

/** Lays a unit somewhere else, where it touches nobody; 0 off the mat. */
export const lieAt = (playout: PlayoutState, units: number, { index }: Unit, place: number): void => {
  playout.place[index] = place
  untouch(playout, units, index)
}

/** Where a unit lies; null off the mat. */
export const poseOf = (context: SearchContext, playout: PlayoutState, unit: Unit): Pose | null => {
  const place = playout.place[unit.index]!
  return place === 0 ? null : context.poseTable.poses[place]!
}

/** The edge that a unit fled over; null if it did not. */
export const fledOver = (playout: PlayoutState, unit: Unit): Edge | null => {
  const edge = playout.fled[unit.index]!
  return edge === 0 ? null : EDGES[edge - 1]!
}

/** How likely a unit is still on the mat, 0 … 1. */
export const living = (context: SearchContext, playout: PlayoutState, unit: number): number =>
  playout.place[unit] === 0 ? 0 : 1 - playout.health[unit * context.most]!

const pointsOf = (context: SearchContext, playout: PlayoutState, unit: number): number => {
  let sum = 0
  const first = unit * context.most
  for (let points = 1; points < context.most; points++) sum += points * playout.health[first + points]!
  return sum
}

/** Points of shields and hull that a unit has left on average; 0 off the mat. */
export const pointsLeft = (context: SearchContext, playout: PlayoutState, unit: number): number =>
  playout.place[unit] === 0 ? 0 : pointsOf(context, playout, unit)

/** The same where it counts what was shot away: who got away rightly has lost nothing by it (FLEE-2). */
export const pointsKept = (context: SearchContext, playout: PlayoutState, unit: number): number =>
  playout.saved[unit] ? pointsOf(context, playout, unit) : pointsLeft(context, playout, unit)

/** How likely a side has nothing left at all, 0 … 1. */
export const goneOf = (context: SearchContext, playout: PlayoutState, side: Side): number => {
  let gone = 1
  for (const unit of context.units) if (unit.side === side) gone *= 1 - living(context, playout, unit.index)
  return gone
}
