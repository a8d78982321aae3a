/** A matrix game over whole-squad plans, from one side's point of view: rows are its plans, columns the other's, a cell one round played out. */
import type { Side } from '../../src/rules/index.ts'
import { sensible } from '../model/default-plan.ts'
import { joined, NONE, type Plan, samePlan } from '../model/plan.ts'
import { MISSION, type PlayoutState, STILL } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import type { Work } from '../thinking.ts'
import { cellOf } from './cell.ts'
import { blankMemo, type CellMemo, recalled, remember } from './cell-memo.ts'

export type Game = {
  readonly context: SearchContext
  /** Where its round begins. */
  readonly from: PlayoutState
  readonly side: Side
  readonly work: Work
  readonly rows: Plan[]
  readonly columns: Plan[]
  /** The own side's chance to win, by row and column. */
  readonly worth: number[][]
  /** How likely each column is by what is expected of the other side. */
  readonly prior: number[]
  readonly memo: CellMemo
  /** Team mates answer together with the own ships, as in a round that is not planned yet; otherwise theirs is expected, beside the other side's. */
  readonly together: boolean
  /** A plan of both sides, to write on. */
  readonly both: Plan
}

/** A game without plans yet. */
export const blankGame = (
  context: SearchContext,
  from: PlayoutState,
  side: Side,
  work: Work,
  memo: CellMemo = blankMemo(context.units.length),
  together = false,
): Game => ({
  context,
  from,
  side,
  work,
  rows: [],
  columns: [],
  worth: [],
  prior: [],
  memo,
  together,
  both: new Int8Array(context.units.length),
})

/** Whether the budget has room for so many more cells. */
export const hasRoom = ({ work }: Game, cells: number): boolean => work.used + cells <= work.limit

/** A cell: the own side's chance to win. A node, unless it was played before. */
export const cell = (game: Game, row: Plan, column: Plan): number => {
  const { context, side, memo } = game
  const plan = joined(context.units, side, row, column, game.both, game.together)
  let first = recalled(memo, plan)
  if (first < 0) {
    first = cellOf(context, game.from, plan, game.work)
    remember(memo, plan, first)
  }
  return side === 'first' ? first : 1 - first
}

/** What a unit may choose, as numbers of a plan. */
export type Choices = { readonly unit: Unit; readonly codes: readonly number[] }

/** The units of a side that still set or fly a manoeuvre nobody else knows, those of team mates left out. */
export const hiddenOf = (context: SearchContext, playout: PlayoutState, side: Side): readonly Unit[] =>
  context.units.filter(
    unit => unit.side === side && !unit.mate && playout.moves[unit.index] !== STILL && unit.known === null,
  )

/** The units of team mates whose manoeuvre nobody else knows. */
export const matesOf = (context: SearchContext, playout: PlayoutState): readonly Unit[] =>
  context.units.filter(unit => unit.mate && playout.moves[unit.index] !== STILL && unit.known === null)

/** What units may choose: their options, and to stay where the mission's move may be declined. */
export const choicesOf = (context: SearchContext, side: Side): readonly Choices[] =>
  hiddenOf(context, context.start, side).map(unit => {
    const codes = sensible(context.position, unit).map(({ index }) => index)
    return { unit, codes: context.start.moves[unit.index] === MISSION ? [...codes, NONE] : codes }
  })

/** Adds a row with its cells; false if it is there already. */
export const addRow = (game: Game, row: Plan): boolean => {
  if (game.rows.some(other => samePlan(other, row))) return false
  game.rows.push(row)
  game.worth.push(game.columns.map(column => cell(game, row, column)))
  return true
}

/** Adds a column with its cells and what is expected of it; false if it is there already. */
export const addColumn = (game: Game, column: Plan, expected = 0): boolean => {
  const at = game.columns.findIndex(other => samePlan(other, column))
  if (at >= 0) {
    game.prior[at]! += expected
    return false
  }
  game.columns.push(column)
  game.prior.push(expected)
  for (const [index, row] of game.rows.entries()) game.worth[index]!.push(cell(game, row, column))
  return true
}
