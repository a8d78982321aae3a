/**
 * One round further, where both sides go: the meetings that both mixtures lead to, or the best answers to them, are looked into one after
 * the other; when none is left that is likely, each side gets another plan, as far as the budget goes.
 */
import { opponent, type Side } from '../../src/rules/index.ts'
import { joined, NONE, type Plan, samePlan } from '../model/plan.ts'
import { nextRound, playRound } from '../model/playout.ts'
import { copyState } from '../model/playout-state.ts'
import type { Thinking } from '../thinking.ts'
import { blankMemo } from './cell-memo.ts'
import { estimate, familiar, type Grid, nextMeeting } from './deep-grid.ts'
import { cell, type Game } from './game.ts'
import { solveLoosely } from './matrix.ts'
import { nextValue } from './next-round.ts'
import type { Found } from './plans.ts'
import { support, worthOf } from './respond.ts'

/** Plans of either side in the deeper game to begin with, and at most. */
const PLANS = { first: 3, most: 14 } as const
/** With fewer looks than these the round alone says more. */
const LOOKS = 5
/** Plans mixed at least so often are in it before all others. */
const UNLIKELY = 0.03
/** How loosely the plans are mixed in the end, in chance to win: plans as good as the best are all played. */
const HEAT = 0.006

/** Plans of a side in the order of what they are worth against the other's mixture: those of the game, and every change of one ship. */
function* ranked({ game, solution, choices }: Found, side: Side): Thinking<readonly Plan[]> {
  const rowing = side === game.side
  const sign = rowing ? 1 : -1
  const [plans, shares] = rowing ? [game.rows, solution.rows] : [game.columns, solution.columns]
  const against = rowing ? support(game.columns, solution.columns) : support(game.rows, solution.rows)
  const scored: { plan: Plan; worth: number; index: number }[] = []
  const score = (plan: Plan): void => {
    if (scored.some(other => samePlan(other.plan, plan))) return
    const index = scored.length
    // What is mixed already comes before what only looks as good.
    const mixed = index < plans.length && shares[index]! >= UNLIKELY ? 1 + shares[index]! : 0
    scored.push({ plan, worth: sign * worthOf(game, plan, against, sign) + mixed, index })
  }
  for (const plan of plans) score(plan)
  const [best] = support(plans, shares)
  for (const { unit, codes } of rowing ? choices.own : choices.theirs) {
    for (const code of codes) {
      if (game.work.used + against.length > game.work.limit) break
      const plan = best!.plan.slice()
      plan[unit.index] = code
      score(plan)
    }
    yield game.work
  }
  return scored.sort((a, b) => b.worth - a.worth || a.index - b.index).map(({ plan }) => plan)
}

/** What a plan of the other side is expected with, 0 where it is not. */
const expectedOf = (game: Game, plan: Plan): number => {
  const at = game.columns.findIndex(other => samePlan(other, plan))
  return at < 0 ? 0 : game.prior[at]!
}

/** Looks one round further, and solves that game: what it gives stands for the round's game from then on. */
export function* deepen(found: Found): Thinking<Found> {
  const { game, choices } = found
  const { context, work, side } = game
  const all = { rows: yield* ranked(found, side), columns: yield* ranked(found, opponent(side)) }
  const rows = all.rows.slice(0, PLANS.first)
  const columns = all.columns.slice(0, PLANS.first)
  const grid: Grid = { flat: [], deep: [] }
  /** Lays out the meetings of plans that have come in. */
  const widen = (): void => {
    for (const [i, row] of rows.entries()) {
      grid.flat[i] ??= []
      grid.deep[i] ??= []
      for (let j = grid.flat[i].length; j < columns.length; j++) {
        grid.flat[i].push(cell(game, row, columns[j]!))
        grid.deep[i].push(null)
      }
    }
  }
  /** What is expected of the other side, as far as it is among the columns. */
  const expected = (): { readonly prior: readonly number[]; readonly trust: number } => {
    const shares = columns.map(plan => expectedOf(game, plan))
    const sum = shares.reduce((whole, share) => whole + share, 0)
    return { prior: shares.map(share => (sum > 0 ? share / sum : 0)), trust: sum > 0 ? found.trust : 0 }
  }
  widen()
  const playout = copyState(context.start, context.scratch[2]!)
  const memo = blankMemo(context.units.length)
  const both = new Int8Array(context.units.length).fill(NONE)
  while (choices.own.length > 0 && work.used < work.limit) {
    const { prior, trust } = expected()
    const next = nextMeeting(grid, prior, trust)
    if (!next) {
      const [row, column] = [all.rows[rows.length], all.columns[columns.length]]
      if ((!row && !column) || Math.max(rows.length, columns.length) >= PLANS.most) break
      if (row) rows.push(row)
      if (column) columns.push(column)
      widen()
      continue
    }
    copyState(context.start, playout)
    playRound(context, playout, joined(context.units, side, rows[next.row]!, columns[next.column]!, both))
    nextRound(context, playout)
    const value = yield* nextValue(context, playout, side, work, memo)
    // A stop, or a budget that ran out in the midst of it: what was half seen does not count.
    if (work.used >= work.limit) break
    grid.deep[next.row]![next.column] = value
    yield work
  }
  const looks = grid.deep.reduce((sum, cells) => sum + cells.filter(one => one !== null).length, 0)
  if (looks < Math.min(LOOKS, rows.length * columns.length)) return found
  const { prior, trust } = expected()
  const known = familiar(grid, prior, trust)
  const whole = estimate(grid)
  const worth = known.map(row => whole[row]!)
  const solution = solveLoosely(worth, HEAT, prior, trust)
  return {
    ...found,
    game: { ...game, rows: known.map(row => rows[row]!), columns, worth, prior: [...prior] },
    trust,
    solution,
  }
}
