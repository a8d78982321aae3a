/** What ends a mission, and how well its aim stands: what the model of a mission knows beside the strength of both sides. */
import { log } from '../../src/geometry/index.ts'
import { standing } from '../evaluate/objective.ts'
import type { Sim } from '../evaluate/sim.ts'
import { dataIsHome } from '../evaluate/whispers.ts'
import type { Board } from './board.ts'
import { goneOf, type Line, pointsLeft } from './line.ts'

/** How likely the battle is already decided on a line: won and lost by the Rebels. What is left of 1 is open. */
export type Decided = { readonly won: number; readonly lost: number }

/** The logarithm of the odds of a chance, kept off the ends. */
const logit = (chance: number): number => {
  const p = Math.min(0.998, Math.max(0.002, chance))
  return log(p / (1 - p))
}

/** Who has nothing left has lost; both at once is the win of who has the initiative (WIN-1, WIN-2). */
export const decidedFight = (board: Board, line: Line): Decided => {
  const rebels = goneOf(board, line, 'rebel')
  const empire = goneOf(board, line, 'imperial')
  return board.table.game.state.initiative === 'rebel'
    ? { won: empire, lost: rebels * (1 - empire) }
    : { won: empire * (1 - rebels), lost: rebels }
}

/** How likely a mission is decided: the prize is gone, rightly or not; the data is home, or nobody is left to bring it. */
export const decidedMission = (board: Board, line: Line, sim: Sim): Decided => {
  const { prize } = board
  if (!prize)
    return dataIsHome(board.table, sim) ? { won: 0, lost: 1 } : { won: goneOf(board, line, 'imperial'), lost: 0 }
  const dead = line.health[prize.index * board.most]!
  if (line.saved[prize.index]) return { won: 1 - dead, lost: dead }
  return { won: 0, lost: line.place[prize.index] === 0 ? 1 : dead }
}

/** Longer ways are all alike. */
const LONG = 16

/** What the model of a mission reads: the Rebels' chance to hold out as the logarithm of the odds, how long they must, and what the prize has left. */
export const AIM = ['holds', 'way', 'ward'] as const

/** Writes it for a line that is still open, from a place on. */
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
  into[at] = logit((stands.chance - won) / open)
  into[at + 1] = Math.min(LONG, stands.moves) / 4
  const { prize } = board
  if (prize) into[at + 2] = log(0.3 + pointsLeft(board, line, prize.index) / open)
}
