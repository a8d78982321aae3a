/** The positions of a game in the words of the model: what it lies like when a round begins, and where the round's dials lead. */
import { game } from '../../src/content/index.ts'
import type { Command, GameState } from '../../src/rules/index.ts'
import { usualPlan } from '../search/belief.ts'
import { type Board, boardOf } from '../search/board.ts'
import { aimOfBoard, FEATURES, readLine } from '../search/features.ts'
import { copyLine } from '../search/line.ts'
import { playLine } from '../search/round.ts'
import { chanceOf } from './logistic.ts'
import { type GameLine, type Run, replay } from './selfplay.ts'

/** 'start': as the round begins. 'end': the end of the line of play that the dials of both sides give, dice as chances. */
export type Moment = 'start' | 'end'

export type Position = {
  readonly game: number
  readonly class: string
  readonly round: number
  readonly moment: Moment
  readonly features: readonly number[]
  /** How likely both sides have something left, so that the model is asked; and how likely the first side has won without it. */
  readonly open: number
  readonly won: number
  /** 1 the first side won, 0 the second, ½ nobody. */
  readonly result: number
}

const boardAt = (state: GameState): Board | null => {
  const decision = state.open[0]
  if (decision?.kind !== 'dial') return null
  // Nobody has set a dial yet: the table's view hides nothing that matters.
  return boardOf(game.catalog, game.viewFor(state, 'table'), decision, decision.side)
}

/** The first side’s chance in a position by a model's weights, as the search would say. */
export const chanceAt = ({ features, open, won }: Position, weights: readonly number[]): number =>
  won + open * chanceOf(features.reduce((sum, x, n) => sum + x * weights[n]!, 0))

const brief = (value: number): number => Number(value.toPrecision(6))

/** All positions of a game that was played to its end. */
export function positionsOf(run: Run, line: GameLine): Position[] {
  const found: Position[] = []
  const { result } = line
  if (result === null) return found
  let board: Board | null = null
  let round = 0
  let dials = new Map<string, string>()
  const add = (on: Board, moment: Moment): void => {
    const features = new Float64Array(FEATURES[aimOfBoard(on)].length)
    const end = copyLine(on.start, on.scratch[0]!)
    if (moment === 'end') {
      const plan = usualPlan(on).map((option, index) => {
        const unit = on.units[index]!
        const key = dials.get(unit.ship.id)
        return unit.options.find(other => other.key === key) ?? option
      })
      playLine(on, end, plan)
    }
    const { won, lost } = readLine(on, end, features)
    const open = Math.max(0, 1 - won - lost)
    const { game, class: kind } = line
    found.push({ game, class: kind, round, moment, features: [...features].map(brief), open, won, result })
  }
  replay(run, line, (state: GameState, command: Command) => {
    if (command.type === 'setDial') {
      if (state.round !== round) {
        round = state.round
        dials = new Map()
        board = boardAt(state)
        if (board) add(board, 'start')
      }
      dials.set(command.ship, command.manoeuvre)
    } else if (board) {
      add(board, 'end')
      board = null
    }
  })
  return found
}
