/** What ends a mission, and how well its aim stands: what the model of a mission knows beside the strength of both sides. */
import type { ByAim } from '../../src/content/index.ts'
import { log } from '../../src/geometry/index.ts'
import { cargoOf } from '../../src/rules/index.ts'
import { standing } from '../evaluate/objective.ts'
import type { Sim } from '../evaluate/sim.ts'
import type { Unit } from '../evaluate/table.ts'
import { dataIsHome } from '../evaluate/whispers.ts'
import type { Board } from './board.ts'
import { goneOf, type Line, living, pointsLeft } from './line.ts'

/** How likely the battle is already decided on a line: won and lost by the first side. What is left of 1 is open. */
export type Decided = { readonly won: number; readonly lost: number }

/** The logarithm of the odds of a chance, kept off the ends. */
const logit = (chance: number): number => {
  const p = Math.min(0.998, Math.max(0.002, chance))
  return log(p / (1 - p))
}

/** Who has nothing left has lost; both at once is the win of who has the initiative (WIN-1, WIN-2). */
export const decidedFight = (board: Board, line: Line): Decided => {
  const first = goneOf(board, line, 'first')
  const second = goneOf(board, line, 'second')
  return board.table.game.state.initiative === 'first'
    ? { won: second, lost: first * (1 - second) }
    : { won: second * (1 - first), lost: first }
}

/** Satellites that nobody has scanned yet. */
const unscanned = (board: Board, line: Line): number => {
  let left = 0
  for (const [n, marker] of cargoOf(board.table.game).entries())
    if (marker.ship === null && line.taken[n]! < 0) left += 1
  return left
}

/** Whether a ship may still bring the data home: every one of the second side until the last scan, then who carries some (MISSION-3-GOAL-IMPERIAL). */
const hunted = (board: Board, line: Line, unit: Unit, left: number): boolean =>
  unit.side === 'second' && (left > 0 || cargoOf(board.table.game).length === 0 || line.taken.includes(unit.index))

/** How likely nobody is left who may bring the data home (MISSION-3-GOAL-REBEL). */
const huntedDown = (board: Board, line: Line): number => {
  const left = unscanned(board, line)
  let gone = 1
  for (const unit of board.units) if (hunted(board, line, unit, left)) gone *= 1 - living(board, line, unit.index)
  return gone
}

/** How likely a mission is decided: the prize is gone, rightly or not; the data is home, or nobody is left to bring it. */
export const decidedMission = (board: Board, line: Line, sim: Sim): Decided => {
  const { prize } = board
  if (!prize) return dataIsHome(board.table, sim) ? { won: 0, lost: 1 } : { won: huntedDown(board, line), lost: 0 }
  const dead = line.health[prize.index * board.most]!
  if (line.saved[prize.index]) return { won: 1 - dead, lost: dead }
  return { won: 0, lost: line.place[prize.index] === 0 ? 1 : dead }
}

/** Longer ways are all alike. */
const LONG = 16

/** What the model of an escort or a breakout reads: the first side’s chance to hold out as the logarithm of the odds, how long they must, and what the prize has left. */
const PRIZE = ['holds', 'way', 'ward'] as const
/**
 * What the model of a hunt reads: the same while satellites are left, and once all are scanned, when it is another battle; how many are
 * left, and what is left of the ships that may bring the data home.
 */
const HUNT = ['hunt', 'hunt way', 'run', 'run way', 'running', 'left', 'prey', 'ships'] as const

/** What the model of each mission reads beside strength and safety. */
export const AIM = {
  'political-escort': PRIZE,
  'asteroid-run': PRIZE,
  'dark-whispers': HUNT,
} as const satisfies ByAim<readonly string[]>

/** Where the features of an aim go, and what stands open. */
type Into = { readonly into: Float64Array; readonly at: number; readonly chance: number; readonly way: number }

const writePrize = (board: Board, line: Line, prize: Unit, open: number, { into, at, chance, way }: Into): void => {
  into[at] = chance
  into[at + 1] = way
  into[at + 2] = log(0.3 + pointsLeft(board, line, prize.index) / open)
}

const writeHunt = (board: Board, line: Line, open: number, { into, at, chance, way }: Into): void => {
  const left = unscanned(board, line)
  const stage = left > 0 ? at : at + 2
  into[stage] = chance
  into[stage + 1] = way
  into[at + 4] = left > 0 ? 0 : 1
  into[at + 5] = left
  let points = 0
  let ships = 0
  for (const unit of board.units) {
    if (!hunted(board, line, unit, left)) continue
    points += pointsLeft(board, line, unit.index)
    ships += living(board, line, unit.index)
  }
  into[at + 6] = log(0.3 + points / open)
  into[at + 7] = ships / open
}

/** Writes how the aim of a line that is still open stands, from a place on. */
export const writeAim = (
  board: Board,
  line: Line,
  sim: Sim,
  { won, lost }: Decided,
  into: Float64Array,
  at: number,
): void => {
  const stands = standing(board.table, sim)
  const open = 1 - won - lost
  if (!stands || open <= 0) return
  const { prize } = board
  const found = { into, at, chance: logit((stands.chance - won) / open), way: Math.min(LONG, stands.moves) / 4 }
  if (prize) writePrize(board, line, prize, open, found)
  else writeHunt(board, line, open, found)
}

/** The mission's own judgement among the features: the logarithm of the odds that the first side holds out. */
export const judgedIn = (board: Board, features: Float64Array, at: number): number =>
  board.prize ? features[at]! : features[at]! + features[at + 2]!
