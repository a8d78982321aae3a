/** What each kind of battle looks at in a line's end, Rebels less Empire: the words of its model. */
import { log } from '../../src/geometry/index.ts'
import { PLAYER_SEATS, type PlayerSeat } from '../../src/rules/index.ts'
import { judgeFor } from '../evaluate/objective.ts'
import type { Unit } from '../evaluate/table.ts'
import { between, facing } from './aspect.ts'
import type { Board } from './board.ts'
import { type Line, living, pointsLeft } from './line.ts'
import { rocksAhead, safetyOf, waysOn } from './safety.ts'
import { simOf } from './sim-of.ts'
import { whole } from './strength.ts'

/** Kinds of battles by what is played for. */
export const AIMS = ['skirmish', 'political-escort', 'asteroid-run', 'dark-whispers'] as const
export type Aim = (typeof AIMS)[number]

/** What the board's battle is played for. */
export const aimOfBoard = (board: Board): Aim => AIMS.find(aim => aim === board.table.game.state.mission) ?? 'skirmish'

const STRENGTH = ['alive', 'points', 'fire', 'toughness', 'number', 'initiative'] as const
const LIE = ['close', 'middle', 'far', 'stress', 'cornered', 'narrow', 'rocks', 'locks'] as const

/** The features of each aim, in the order in which they are written. */
export const FEATURES: Readonly<Record<Aim, readonly string[]>> = {
  skirmish: [...STRENGTH, ...LIE, 'side'],
  'political-escort': [...STRENGTH, 'judged', 'safety', 'side'],
  'asteroid-run': [...STRENGTH, 'judged', 'safety', 'side'],
  'dark-whispers': [...STRENGTH, 'judged', 'safety', 'side'],
}

/** Where the mission's own judgement is written. */
export const JUDGED = 6

const price = (unit: Unit): number => Math.max(1, unit.points)

/** What is left of a side that has nothing, in squad points: no logarithm of 0. */
const LEAST = 0.3
/** The same in points of damage. */
const LITTLE = 0.02

/** How likely a side has nothing left at all, 0 … 1. */
export const goneOf = (board: Board, line: Line, seat: PlayerSeat): number => {
  let gone = 1
  for (const unit of board.units) if (unit.seat === seat) gone *= 1 - living(board, line, unit.index)
  return gone
}

/** Writes how the sides' strengths compare, of each side as if some of it were left; gives the squad points of all. */
const writeStrength = (board: Board, line: Line, into: Float64Array): number => {
  let total = 0
  const alive = { rebel: LEAST, imperial: LEAST }
  const points = { rebel: LEAST, imperial: LEAST }
  const fire = { rebel: LITTLE, imperial: LITTLE }
  const toughness = { rebel: LITTLE, imperial: LITTLE }
  const number = { rebel: LITTLE, imperial: LITTLE }
  for (const unit of board.units) {
    const there = living(board, line, unit.index)
    const left = pointsLeft(board, line, unit.index)
    const strength = board.strengths[unit.index]!
    alive[unit.seat] += price(unit) * there
    points[unit.seat] += (price(unit) * left) / whole(board.table, unit)
    fire[unit.seat] += strength.fire * there
    toughness[unit.seat] += strength.toughness * left
    number[unit.seat] += there
    total += price(unit)
  }
  for (const seat of PLAYER_SEATS) {
    const left = Math.max(0.01, 1 - goneOf(board, line, seat))
    alive[seat] /= left
    points[seat] /= left
    fire[seat] /= left
    toughness[seat] /= left
    number[seat] /= left
  }
  into[0] = log(alive.rebel / alive.imperial)
  into[1] = log(points.rebel / points.imperial)
  into[2] = log(fire.rebel / fire.imperial)
  into[3] = log(toughness.rebel / toughness.imperial)
  into[4] = log(number.rebel / number.imperial)
  into[5] = board.table.game.state.initiative === 'rebel' ? 1 : -1
  return total
}

/** Centre to centre, mm: so near is close, so far is far; between them the middle. */
const CLOSE = 160
const MIDDLE = 320
const FAR = 620

/** How well a unit looks at the enemy that it looks at best, by how far away that is. */
const writeLook = (board: Board, line: Line, unit: Unit, share: number, into: Float64Array): void => {
  const place = line.place[unit.index]!
  let best = Number.NEGATIVE_INFINITY
  let distance = 0
  let ahead = 0
  for (const other of board.units) {
    const at = line.place[other.index]!
    if (other.seat === unit.seat || at === 0) continue
    const away = between(board.places, place, at)
    const front = facing(board.places, place, at)
    const worth = living(board, line, other.index) * (1 + front) * (1 - Math.min(0.8, away / 1200))
    if (worth <= best) continue
    best = worth
    distance = away
    ahead = front
  }
  if (best === Number.NEGATIVE_INFINITY) return
  const near = Math.min(1, Math.max(0, (MIDDLE - distance) / (MIDDLE - CLOSE)))
  const away = Math.min(1, Math.max(0, (distance - MIDDLE) / (FAR - MIDDLE)))
  into[6]! += share * ahead * near
  into[7]! += share * ahead * (1 - near - away)
  into[8]! += share * ahead * away
}

const writeLie = (board: Board, line: Line, total: number, into: Float64Array): void => {
  for (const unit of board.units) {
    if (line.place[unit.index] === 0) continue
    const sign = unit.seat === 'rebel' ? 1 : -1
    const share = (sign * price(unit) * living(board, line, unit.index) * 4) / total
    if (unit.arcs.length > 0) writeLook(board, line, unit, share, into)
    if (line.stress[unit.index]! > 0) into[9]! += share
    const ways = waysOn(board, line, unit)
    if (ways === 0) into[10]! += share
    else if (ways < 3) into[11]! += share / ways
    into[12]! += share * rocksAhead(board, line, unit)
    const locked = line.lock[unit.index]!
    if (locked >= 0 && line.place[locked] !== 0) into[13]! += share
  }
}

/** The logarithm of the odds of a chance, kept off the ends. */
const logit = (chance: number): number => {
  const p = Math.min(0.998, Math.max(0.002, chance))
  return log(p / (1 - p))
}

/** Writes the features of a line's end. */
export const writeFeatures = (board: Board, line: Line, into: Float64Array): void => {
  into.fill(0)
  const total = writeStrength(board, line, into)
  const judged = judgeFor(board.table)
  const side = FEATURES[aimOfBoard(board)].length - 1
  into[side] = 1
  if (!judged) {
    writeLie(board, line, total, into)
    return
  }
  into[JUDGED] = logit(judged(board.table, simOf(board, line)))
  for (const unit of board.units) into[7]! += (unit.seat === 'rebel' ? -1 : 1) * safetyOf(board, line, unit)
}
