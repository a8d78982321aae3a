/**
 * A round as a matrix game: own plans for the whole squad against plans of the other side, each cell one line of play to the end of
 * the round. Both sets grow by best responses until the budget is spent (double oracle).
 */
import { opponent, type Side } from '../../src/rules/index.ts'
import { sensible, usualPlan } from '../model/default-plan.ts'
import { MISSION, type PlayoutState } from '../model/playout-state.ts'
import type { Option, Unit } from '../model/position.ts'
import type { Plan, SearchContext } from '../model/search-context.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { SearchParams, Shares } from '../thought.ts'
import { type Expectation, type Expected, expect, hiddenOf, joined, samePlan, sideOf, withOption } from './belief.ts'
import { candidatePlans } from './candidate-plans.ts'
import { cellOf } from './cell.ts'
import { deepen } from './deep.ts'
import { type Solution, solve } from './matrix.ts'
import { USUAL } from './opponent-model.ts'

/** The share of the budget for the round itself, when the next one is looked at too. */
const FIRST = 0.3
/** With fewer nodes than this for each, fewer lines are drawn of what is expected. */
const THIN = 25
/** A response must be worth so much more to be a new plan. */
const GAIN = 0.0015
/** What is met less often than this is left out when a response is sought. */
const RARE = 0.05
const MET = 5

export type Choices = { readonly unit: Unit; readonly options: readonly (Option | null)[] }

/** The round's game so far, from one side's point of view: rows are its plans, columns the other's. */
export type Game = {
  readonly context: SearchContext
  readonly from: PlayoutState
  readonly side: Side
  readonly work: Work
  readonly rows: Plan[]
  readonly columns: Plan[]
  readonly worth: number[][]
  readonly prior: number[]
}

/** Plans with a name are tried while so many nodes are left. */
const ROOMY = 300

/** Whether the budget has room for so many more cells. */
const hasRoom = ({ work }: Game, cells: number): boolean => work.used + cells <= work.limit

/** A cell: the own side's chance to win. */
export const cell = (game: Game, row: Plan, column: Plan): number => {
  const { context, side } = game
  const first = cellOf(context, game.from, joined(context, side, row, column), game.work)
  return side === 'first' ? first : 1 - first
}

/** What units may choose: their options, and to stay where the mission's move may be declined. */
const choicesOf = (context: SearchContext, units: readonly Unit[]): readonly Choices[] =>
  units.map(unit => {
    const options = sensible(context.position, unit)
    return { unit, options: context.start.moves[unit.index] === MISSION ? [...options, null] : options }
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

/** Plans of the other side that are met, the likeliest first. */
export type Met = readonly { readonly plan: Plan; readonly share: number }[]

/** The opposite plans that count, with their shares made whole again. */
export const support = (plans: readonly Plan[], shares: ArrayLike<number>): Met => {
  const kept = plans
    .map((plan, index) => ({ plan, share: shares[index] ?? 0, index }))
    .filter(({ share }) => share >= RARE)
    .sort((a, b) => b.share - a.share || a.index - b.index)
    .slice(0, MET)
  const sum = kept.reduce((all, { share }) => all + share, 0)
  return kept.map(({ plan, share }) => ({ plan, share: share / sum }))
}

/** A plan improved ship by ship against what it meets, as far as the budget goes. `sign`: 1 for rows, −1 for columns. */
export function* respond(
  game: Game,
  start: Plan,
  choices: readonly Choices[],
  against: Met,
  sign: 1 | -1,
  passes = 2,
): Thinking<{ plan: Plan; worth: number }> {
  const { work } = game
  const worthOf = (plan: Plan): number => {
    let sum = 0
    for (const other of against)
      sum += other.share * (sign > 0 ? cell(game, plan, other.plan) : cell(game, other.plan, plan))
    return sum
  }
  let best = { plan: start, worth: worthOf(start) }
  for (let pass = 0; pass < passes; pass++) {
    let better = false
    for (const { unit, options } of choices) {
      for (const option of options) {
        if (option === best.plan[unit.index]) continue
        if (work.used + against.length > work.limit) return best
        const plan = withOption(best.plan, unit, option)
        const worth = worthOf(plan)
        if (sign * (worth - best.worth) > 1e-9) {
          best = { plan, worth }
          better = true
        }
      }
      yield work
    }
    if (!better || choices.length === 1) break
  }
  return best
}

const heaviest = (plans: readonly Plan[], shares: ArrayLike<number>): Plan => {
  let at = 0
  for (let n = 1; n < plans.length; n++) if ((shares[n] ?? 0) > (shares[at] ?? 0)) at = n
  return plans[at]!
}

/** Grows both sides' plans by best responses to each other's mixtures, until nobody gains or the budget is spent. */
function* grow(
  game: Game,
  own: readonly Choices[],
  theirs: readonly Choices[],
  priorWeight: number,
  until: number,
): Thinking<Solution> {
  const { work } = game
  let solution = solve(game.worth, game.prior, theirs.length > 0 ? priorWeight : 1)
  while (work.used < until) {
    yield work
    let grown = false
    if (theirs.length > 0) {
      const start = heaviest(game.columns, solution.columns)
      const column = yield* respond(game, start, theirs, support(game.rows, solution.rows), -1)
      grown = hasRoom(game, game.rows.length) && addColumn(game, column.plan)
      if (grown) solution = solve(game.worth, game.prior, priorWeight)
    }
    const start = heaviest(game.rows, solution.rows)
    const row = yield* respond(game, start, own, support(game.columns, solution.columns), 1)
    if (row.worth > solution.value + GAIN && hasRoom(game, game.columns.length) && addRow(game, row.plan)) {
      grown = true
      solution = solve(game.worth, game.prior, theirs.length > 0 ? priorWeight : 1)
    }
    if (!grown) break
  }
  return solution
}

/** What the search of a round found. */
export type Found = {
  readonly game: Game
  readonly solution: Solution
  readonly expected: readonly Expected[]
  readonly foreseen: Expectation['foreseen']
  readonly trust: number
  /** What the units of either side may choose. */
  readonly choices: { readonly own: readonly Choices[]; readonly theirs: readonly Choices[] }
}

/** Searches the round for the units of the context's side that still decide. */
export function* searchRound(
  context: SearchContext,
  params: SearchParams,
  rng: Rng,
  work: Work,
  rows: readonly Plan[] = [],
  columns: readonly Plan[] = [],
  shares: Shares = USUAL,
): Thinking<Found> {
  const { side } = context.position
  const other = opponent(side)
  const { deep } = params
  const lines = Math.max(1, Math.min(params.samples, Math.floor(work.limit / THIN)))
  const { plans: expected, foreseen } = yield* expect(context, other, rng, work, lines, shares)
  const priorWeight = params.learns ? 1 - shares.free : params.priorWeight
  const game: Game = { context, from: context.start, side, work, rows: [], columns: [], worth: [], prior: [] }
  for (const { plan, share } of expected) addColumn(game, plan, share)
  for (const plan of candidatePlans(context, other, usualPlan(context))) if (hasRoom(game, ROOMY)) addColumn(game, plan)
  for (const plan of columns) if (hasRoom(game, 1)) addColumn(game, plan)
  const own = choicesOf(context, hiddenOf(context, context.start, side))
  const theirs = choicesOf(context, hiddenOf(context, context.start, other))
  const base = sideOf(context, usualPlan(context), side)
  const first = yield* respond(game, base, own, expected.slice(0, MET), 1)
  addRow(game, first.plan)
  for (const plan of candidatePlans(context, side, usualPlan(context))) if (hasRoom(game, ROOMY)) addRow(game, plan)
  for (const plan of rows) if (hasRoom(game, game.columns.length)) addRow(game, plan)
  const solution = yield* grow(game, own, theirs, priorWeight, work.limit * (deep ? FIRST : 1))
  const found = { game, solution, expected, foreseen, trust: priorWeight, choices: { own, theirs } }
  return deep ? yield* deepen(found, priorWeight) : found
}
