/** The positions of a game in the words of the model: what it lies like when a round begins, and where the round's dials lead. */
import { game } from '../../src/content/index.ts'
import type { Command, GameState } from '../../src/rules/index.ts'
import { usualPlan } from '../model/default-plan.ts'
import { playRound } from '../model/playout.ts'
import { copyState } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'
import { FEATURES, readFeatures } from '../objectives/features.ts'
import { aimOf, contextOf } from '../objectives/index.ts'
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

const boardAt = (state: GameState): SearchContext | null => {
  const decision = state.open[0]
  if (decision?.kind !== 'dial') return null
  // Nobody has set a dial yet: the table's view hides nothing that matters.
  return contextOf(game.catalog, game.viewFor(state, 'table'), decision, decision.side)
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
  let context: SearchContext | null = null
  let round = 0
  let dials = new Map<string, string>()
  const add = (on: SearchContext, moment: Moment): void => {
    const features = new Float64Array(FEATURES[aimOf(on)].length)
    const end = copyState(on.start, on.scratch[0]!)
    if (moment === 'end') {
      const plan = usualPlan(on).map((code, index) => {
        const unit = on.units[index]!
        const key = dials.get(unit.ship.id)
        return unit.options.find(other => other.key === key)?.index ?? code
      })
      playRound(on, end, plan)
    }
    const { won, lost } = readFeatures(on, end, features)
    const open = Math.max(0, 1 - won - lost)
    const { game, class: kind } = line
    found.push({ game, class: kind, round, moment, features: [...features].map(brief), open, won, result })
  }
  replay(run, line, (state: GameState, command: Command) => {
    if (command.type === 'setDial') {
      if (state.round !== round) {
        round = state.round
        dials = new Map()
        context = boardAt(state)
        if (context) add(context, 'start')
      }
      dials.set(command.ship, command.manoeuvre)
    } else if (context) {
      add(context, 'end')
      context = null
    }
  })
  return found
}
