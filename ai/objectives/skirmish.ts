/** What a position of the standard game is worth: what each side's ships are still worth in squad points, and who threatens whom. */

import { friendly, obstaclesOf } from '../../src/rules/index.ts'
import { between, facing } from '../model/facing.ts'
import { outlookOn } from '../model/mobility.ts'
import type { Decided, Objective } from '../model/objective.ts'
import { goneOf, living, type PlayoutState, poseOf } from '../model/playout-state.ts'
import type { Position, Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { whole } from '../model/strength.ts'
import { rocksAhead, waysOn } from './safety.ts'

/** What is left of a side that has nothing, in ships: nothing is divided by 0. */
const LITTLE = 0.02

/** How much of a ship's worth it keeps to its last point, for it shoots as well as before. */
const FIGHTS_ON = 0.35
/** How much of what could be shot away next round is counted. */
const THREAT = 0.3
const STRESSED = 0.02

const price = (unit: Unit): number => Math.max(1, unit.points)

/** The worth of a ship with so many points of shields and hull left. */
const worthOf = (position: Position, unit: Unit, points: number): number =>
  points <= 0 ? 0 : price(unit) * (FIGHTS_ON + (1 - FIGHTS_ON) * Math.min(1, points / whole(position, unit)))

/** The worth of a line's end to the first side, about 0 … 1. */
const worth = (context: SearchContext, playout: PlayoutState): number => {
  const { position } = context
  const left = { first: 0.01, second: 0.01 }
  const threat = { first: 0, second: 0 }
  for (const unit of position.units) {
    const pose = poseOf(context, playout, unit)
    if (!pose) continue
    for (let points = 1; points < context.most; points++) {
      const chance = playout.health[unit.index * context.most + points]!
      if (chance > 0) left[unit.side] += chance * worthOf(position, unit, points)
    }
    const stressed = playout.stress[unit.index]! > 0
    if (stressed) left[unit.side] -= STRESSED * price(unit)
    const alive = living(context, playout, unit.index)
    if (alive <= 0 || unit.arcs.length === 0) continue
    let best = Number.NEGATIVE_INFINITY
    for (const target of position.units) {
      const at = poseOf(context, playout, target)
      if (friendly(target, unit) || !at) continue
      const there = living(context, playout, target.index)
      if (there <= 0) continue
      const seen = outlookOn(position, unit, pose, stressed, target, at)
      const value = seen > 0 ? seen * there * (price(target) / whole(position, target)) : seen * 4
      if (value > best) best = value
    }
    if (best > Number.NEGATIVE_INFINITY) threat[unit.side] += THREAT * alive * best
  }
  const total = left.first + left.second
  return (left.first + threat.first - threat.second) / total
}

const LIE = ['close', 'middle', 'far', 'stress', 'cornered', 'narrow', 'rocks', 'locks'] as const
/** How many ships are left: what a ship is worth depends on how many fight beside it and against it. */
const SIZE = ['first', 'second', 'both'] as const
/** Six obstacles on the mat count 1: whoever turns tighter among them and is shot at past them fares better than its points say. */
const FIELD = 'field'
const MANY_OBSTACLES = 6
/** A side that took off with one ship against several: 1 for the first side, −1 for the second. It lives longer than a share of a squad says. */
const ALONE = 'alone'

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
  at: number,
): void => {
  const place = playout.place[unit.index]!
  let best = Number.NEGATIVE_INFINITY
  let distance = 0
  let ahead = 0
  for (const other of context.units) {
    const there = playout.place[other.index]!
    if (friendly(other, unit) || there === 0) continue
    const away = between(context.poseTable, place, there)
    const front = facing(context.poseTable, place, there)
    const worth = living(context, playout, other.index) * (1 + front) * (1 - Math.min(0.8, away / 1200))
    if (worth <= best) continue
    best = worth
    distance = away
    ahead = front
  }
  if (best === Number.NEGATIVE_INFINITY) return
  const near = Math.min(1, Math.max(0, (MIDDLE - distance) / (MIDDLE - CLOSE)))
  const away = Math.min(1, Math.max(0, (distance - MIDDLE) / (FAR - MIDDLE)))
  into[at]! += share * ahead * near
  into[at + 1]! += share * ahead * (1 - near - away)
  into[at + 2]! += share * ahead * away
}

const writeLie = (context: SearchContext, playout: PlayoutState, into: Float64Array, at: number): void => {
  const total = context.units.reduce((sum, unit) => sum + price(unit), 0)
  for (const unit of context.units) {
    if (playout.place[unit.index] === 0) continue
    const sign = unit.side === 'first' ? 1 : -1
    const share = (sign * price(unit) * living(context, playout, unit.index) * 4) / total
    if (unit.arcs.length > 0) writeLook(context, playout, unit, share, into, at)
    if (playout.stress[unit.index]! > 0) into[at + 3]! += share
    const ways = waysOn(context, playout, unit)
    if (ways === 0) into[at + 4]! += share
    else if (ways < 3) into[at + 5]! += share / ways
    into[at + 6]! += share * rocksAhead(context, playout, unit)
    const locked = playout.lock[unit.index]!
    if (locked >= 0 && playout.place[locked] !== 0) into[at + 7]! += share
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

/** Who has nothing left has lost; both at once is the win of who has the initiative (WIN-1, WIN-2). */
const decided = (context: SearchContext, playout: PlayoutState): Decided => {
  const first = goneOf(context, playout, 'first')
  const second = goneOf(context, playout, 'second')
  return context.position.game.state.initiative === 'first'
    ? { won: second, lost: first * (1 - second) }
    : { won: second * (1 - first), lost: first }
}

export const skirmish: Objective = {
  aim: 'skirmish',
  priority: (position, unit) => {
    const total = position.units.reduce((sum, other) => sum + price(other), 0)
    return price(unit) / whole(position, unit) / total
  },
  worth,
  decided,
  features: [...LIE, ...SIZE, FIELD, ALONE],
  write: (context, playout, _decided, into, at) => {
    writeLie(context, playout, into, at)
    const number = { first: LITTLE, second: LITTLE }
    for (const unit of context.units) number[unit.side] += living(context, playout, unit.index)
    const after = at + LIE.length
    into[after] = number.first / Math.max(0.01, 1 - goneOf(context, playout, 'first'))
    into[after + 1] = number.second / Math.max(0.01, 1 - goneOf(context, playout, 'second'))
    into[after + 2] = into[after]! * into[after + 1]!
    into[after + 3] = obstaclesOf(context.position.game).length / MANY_OBSTACLES
    into[after + 4] = aloneIn(context)
  },
  judged: () => 0,
}
