/** What each kind of battle looks at in a line's end, the first side less the second: the words of its model. */

import { aimRow, type ByAim } from '../../src/content/index.ts'
import { log } from '../../src/geometry/index.ts'
import { friendly, obstaclesOf, SIDES, type Side } from '../../src/rules/index.ts'
import { between, facing } from '../model/facing.ts'
import { goneOf, living, type PlayoutState, pointsLeft } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { whole } from '../model/strength.ts'
import { AIM, type Decided, decidedFight, decidedMission, writeAim } from './missions.ts'
import { rocksAhead, safetyOf, waysOn } from './safety.ts'
import { simOf } from './sim-of.ts'

/** Kinds of battles by what is played for. */
export type Aim = 'skirmish' | keyof ByAim<unknown>
export const AIMS: readonly Aim[] = ['skirmish', ...(Object.keys(AIM) as (keyof typeof AIM)[])]

/** What the context's battle is played for. */
export const aimOf = ({ position: { game } }: SearchContext): Aim =>
  aimRow<readonly string[]>(AIM, game.catalog, game.state.mission, 'value') ? (game.state.mission as Aim) : 'skirmish'

const STRENGTH = ['alive', 'points', 'fire', 'toughness', 'number', 'initiative'] as const
const LIE = ['close', 'middle', 'far', 'stress', 'cornered', 'narrow', 'rocks', 'locks'] as const
/** How many ships are left: what a ship is worth depends on how many fight beside it and against it. */
const SIZE = ['first', 'second', 'both'] as const
/** Six obstacles on the mat count 1: whoever turns tighter among them and is shot at past them fares better than its points say. */
const FIELD = 'field'
const MANY_OBSTACLES = 6
/** A side that took off with one ship against several: 1 for the first side, −1 for the second. It lives longer than a share of a squad says. */
const ALONE = 'alone'

/** The features of each aim, in the order in which they are written. */
export const FEATURES: Readonly<Record<Aim, readonly string[]>> = {
  skirmish: [...STRENGTH, ...LIE, ...SIZE, FIELD, ALONE, 'side'],
  'political-escort': [...STRENGTH, ...AIM['political-escort'], 'safety', 'side'],
  'asteroid-run': [...STRENGTH, ...AIM['asteroid-run'], 'safety', 'side'],
  'dark-whispers': [...STRENGTH, ...AIM['dark-whispers'], 'safety', 'side'],
}

/** Where what follows the strengths is written: how the ships lie, or how the mission stands. */
export const AFTER = STRENGTH.length

const price = (unit: Unit): number => Math.max(1, unit.points)

/** What is left of a side that has nothing, in squad points: no logarithm of 0. */
const LEAST = 0.3
/** The same in points of damage. */
const LITTLE = 0.02

type Force = { readonly total: number; readonly number: Readonly<Record<Side, number>> }

/** Writes how the sides' strengths compare, of each side as if some of it were left; gives the squad points of all, and the ships. */
const writeStrength = (context: SearchContext, playout: PlayoutState, into: Float64Array): Force => {
  let total = 0
  const alive = { first: LEAST, second: LEAST }
  const points = { first: LEAST, second: LEAST }
  const fire = { first: LITTLE, second: LITTLE }
  const toughness = { first: LITTLE, second: LITTLE }
  const number = { first: LITTLE, second: LITTLE }
  for (const unit of context.units) {
    const there = living(context, playout, unit.index)
    const left = pointsLeft(context, playout, unit.index)
    const strength = context.strengths[unit.index]!
    alive[unit.side] += price(unit) * there
    points[unit.side] += (price(unit) * left) / whole(context.position, unit)
    fire[unit.side] += strength.fire * there
    toughness[unit.side] += strength.toughness * left
    number[unit.side] += there
    total += price(unit)
  }
  for (const side of SIDES) {
    const left = Math.max(0.01, 1 - goneOf(context, playout, side))
    alive[side] /= left
    points[side] /= left
    fire[side] /= left
    toughness[side] /= left
    number[side] /= left
  }
  into[0] = log(alive.first / alive.second)
  into[1] = log(points.first / points.second)
  into[2] = log(fire.first / fire.second)
  into[3] = log(toughness.first / toughness.second)
  into[4] = log(number.first / number.second)
  into[5] = context.position.game.state.initiative === 'first' ? 1 : -1
  return { total, number }
}

/** Centre to centre, mm: so near is close, so far is far; between them the middle. */
const CLOSE = 160
const MIDDLE = 320
const FAR = 620

/** How well a unit looks at the enemy that it looks at best, by how far away that is. */
const writeLook = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
  share: number,
  into: Float64Array,
): void => {
  const place = playout.place[unit.index]!
  let best = Number.NEGATIVE_INFINITY
  let distance = 0
  let ahead = 0
  for (const other of context.units) {
    const at = playout.place[other.index]!
    if (friendly(other, unit) || at === 0) continue
    const away = between(context.poseTable, place, at)
    const front = facing(context.poseTable, place, at)
    const worth = living(context, playout, other.index) * (1 + front) * (1 - Math.min(0.8, away / 1200))
    if (worth <= best) continue
    best = worth
    distance = away
    ahead = front
  }
  if (best === Number.NEGATIVE_INFINITY) return
  const near = Math.min(1, Math.max(0, (MIDDLE - distance) / (MIDDLE - CLOSE)))
  const away = Math.min(1, Math.max(0, (distance - MIDDLE) / (FAR - MIDDLE)))
  into[AFTER]! += share * ahead * near
  into[AFTER + 1]! += share * ahead * (1 - near - away)
  into[AFTER + 2]! += share * ahead * away
}

const writeLie = (context: SearchContext, playout: PlayoutState, total: number, into: Float64Array): void => {
  for (const unit of context.units) {
    if (playout.place[unit.index] === 0) continue
    const sign = unit.side === 'first' ? 1 : -1
    const share = (sign * price(unit) * living(context, playout, unit.index) * 4) / total
    if (unit.arcs.length > 0) writeLook(context, playout, unit, share, into)
    if (playout.stress[unit.index]! > 0) into[AFTER + 3]! += share
    const ways = waysOn(context, playout, unit)
    if (ways === 0) into[AFTER + 4]! += share
    else if (ways < 3) into[AFTER + 5]! += share / ways
    into[AFTER + 6]! += share * rocksAhead(context, playout, unit)
    const locked = playout.lock[unit.index]!
    if (locked >= 0 && playout.place[locked] !== 0) into[AFTER + 7]! += share
  }
}

/** Who is alone against several since the battle began: 1 the first side, −1 the second, 0 nobody. */
const aloneIn = ({ position }: SearchContext): number => {
  let first = 0
  let second = 0
  for (const { side } of position.game.state.ships) {
    if (side === 'first') first++
    else second++
  }
  if (first === 1) return second > 1 ? 1 : 0
  return second === 1 && first > 1 ? -1 : 0
}

/** Writes the features of a line's end, as of one that is still open, and gives how likely it is decided already. */
export const readFeatures = (context: SearchContext, playout: PlayoutState, into: Float64Array): Decided => {
  into.fill(0)
  const aim = aimOf(context)
  const { total, number } = writeStrength(context, playout, into)
  const names = FEATURES[aim].length
  into[names - 1] = 1
  if (aim === 'skirmish') {
    writeLie(context, playout, total, into)
    into[names - 6] = number.first
    into[names - 5] = number.second
    into[names - 4] = number.first * number.second
    into[names - 3] = obstaclesOf(context.position.game).length / MANY_OBSTACLES
    into[names - 2] = aloneIn(context)
    return decidedFight(context, playout)
  }
  const sim = simOf(context, playout)
  const decided = decidedMission(context, playout, sim)
  writeAim(context, playout, sim, decided, into, AFTER)
  for (const unit of context.units)
    into[names - 2]! += (unit.side === 'first' ? -1 : 1) * safetyOf(context, playout, unit)
  return decided
}
