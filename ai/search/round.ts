/** Lines of play to the end of the round and on into the next, and their worth: the nodes of the search. */
import type { Work } from '../evaluate/round.ts'
import { actRound } from './act.ts'
import type { Board, Plan } from './board.ts'
import { fightRound } from './fight.ts'
import { flyRound } from './fly.ts'
import { copyLine, DIAL, type Line } from './line.ts'
import { firstChance } from './value.ts'

/** Plays the rest of the round on a line: everybody flies by the plan, acts and fights as it suits them. */
export const playLine = (board: Board, line: Line, plan: Plan): void => {
  flyRound(board, line, plan)
  actRound(board, line)
  fightRound(board, line)
}

/** The chance that the first side wins after a plan is played from a line. One node. */
export const cellOf = (board: Board, from: Line, plan: Plan, work: Work): number => {
  work.used += 1
  const line = copyLine(from, board.scratch[0]!)
  playLine(board, line, plan)
  return firstChance(board, line)
}

/** Ships that are likelier gone than this are taken off the mat in the next round; the one that a mission is about stays longer. */
const GONE = 0.65
const LOST = 0.97

/** The End phase on a line (END-1 … END-3) and the start of the next Planning: tokens go, everybody may move, act and fight again. */
export const nextRound = (board: Board, line: Line): void => {
  line.later += 1
  line.focus.fill(0)
  line.evade.fill(0)
  line.cards.fill(0)
  for (const unit of board.units) {
    const at = unit.index
    const gone = line.health[at * board.most]! > (unit === board.prize ? LOST : GONE)
    if (gone && line.place[at] !== 0) {
      line.place[at] = 0
      for (let other = 0; other < board.units.length; other++) {
        line.touching[at * board.units.length + other] = 0
        line.touching[other * board.units.length + at] = 0
      }
    }
    const stands = line.place[at] !== 0
    line.moves[at] = stands ? board.moves[at]! : 0
    line.acts[at] = stands && line.moves[at] === DIAL ? 1 : 0
    line.fights[at] = stands && unit.arcs.length > 0 ? 1 : 0
  }
}
