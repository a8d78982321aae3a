/** The round's game: plans of both sides grown by best responses to each other's mixtures until the budget is spent (double oracle). */
import { opponent } from '../../src/rules/index.ts'
import { usualPlan } from '../model/default-plan.ts'
import { type Plan, sideOf } from '../model/plan.ts'
import type { SearchContext } from '../model/search-context.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { SearchParams } from '../thought.ts'
import { type Expectation, type Expected, expect } from './belief.ts'
import { candidatePlans } from './candidate-plans.ts'
import { deepen } from './deep.ts'
import { addColumn, addRow, blankGame, type Choices, choicesOf, type Game, hasRoom } from './game.ts'
import { type Solution, solve } from './matrix.ts'
import { type Opinion, STRANGER, trustIn } from './opponent-model.ts'
import { respond, support } from './respond.ts'

/** The share of the budget for the round itself, when the next one is looked at too, and how many passes of a response it has room for at least. */
const FIRST = 0.2
const PASSES = 3
/** The next round is looked at where the rest of the budget has room for so many looks, each of so many nodes for every manoeuvre that anybody may fly. */
const LOOKS = 10
const LOOK = 1.3
/** With fewer nodes than this for each, fewer lines are drawn of what is expected. */
const THIN = 25
/** A response must be worth so much more to be a new plan. */
const GAIN = 0.0015
/** Lines of what is expected that the first plan answers. */
const MET = 5
/** Plans with a name are tried while so many nodes are left. */
const ROOMY = 300

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
  trust: number,
  until: number,
): Thinking<Solution> {
  const { work } = game
  const relied = theirs.length > 0 ? trust : 1
  let solution = solve(game.worth, game.prior, relied)
  while (work.used < until) {
    yield work
    let grown = false
    if (theirs.length > 0) {
      const start = heaviest(game.columns, solution.columns)
      const column = yield* respond(game, start, theirs, support(game.rows, solution.rows), -1)
      grown = hasRoom(game, game.rows.length) && addColumn(game, column.plan)
      if (grown) solution = solve(game.worth, game.prior, relied)
    }
    const start = heaviest(game.rows, solution.rows)
    const row = yield* respond(game, start, own, support(game.columns, solution.columns), 1)
    if (row.worth > solution.value + GAIN && hasRoom(game, game.columns.length) && addRow(game, row.plan)) {
      grown = true
      solution = solve(game.worth, game.prior, relied)
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
  /** How far the plan relies on what is expected. */
  readonly trust: number
  /** What the units of either side may choose. */
  readonly choices: { readonly own: readonly Choices[]; readonly theirs: readonly Choices[] }
}

/** Searches the round for the units of the context's side that still decide. `rows`, `columns`: plans to begin with. */
export function* searchRound(
  context: SearchContext,
  params: SearchParams,
  rng: Rng,
  work: Work,
  rows: readonly Plan[] = [],
  columns: readonly Plan[] = [],
  opinion: Opinion = STRANGER,
): Thinking<Found> {
  const { units } = context
  const { side } = context.position
  const other = opponent(side)
  const game = blankGame(context, context.start, side, work)
  const lines = Math.max(1, Math.min(params.samples, Math.floor(work.limit / THIN)))
  const { plans: expected, foreseen } = yield* expect(game, other, rng, lines, opinion.shares)
  const trust = params.learns ? trustIn(opinion) : params.priorWeight
  for (const { plan, share } of expected) addColumn(game, plan, share)
  const usual = usualPlan(context)
  // What the other side may fly it flies while team mates do what is likeliest.
  const beside = usual.map((code, index) => (units[index]!.mate ? expected[0]!.plan[index]! : code))
  for (const plan of candidatePlans(context, other, beside)) if (hasRoom(game, ROOMY)) addColumn(game, plan)
  for (const plan of columns) if (hasRoom(game, 1)) addColumn(game, plan)
  const own = choicesOf(context, side)
  const theirs = choicesOf(context, other)
  const first = yield* respond(game, sideOf(units, usual, side), own, expected.slice(0, MET), 1)
  addRow(game, first.plan)
  for (const plan of candidatePlans(context, side, usual)) if (hasRoom(game, ROOMY)) addRow(game, plan)
  for (const plan of rows) if (hasRoom(game, game.columns.length)) addRow(game, plan)
  const manoeuvres = [...own, ...theirs].reduce((sum, { codes }) => sum + codes.length, 0)
  const pass = MET * own.reduce((sum, { codes }) => sum + codes.length, 0)
  const round = Math.max(work.limit * FIRST, pass * PASSES)
  const deep = params.deep && work.limit - round >= LOOKS * LOOK * manoeuvres
  const solution = yield* grow(game, own, theirs, trust, deep ? round : work.limit)
  const found = { game, solution, expected, foreseen, trust, choices: { own, theirs } }
  return deep ? yield* deepen(found) : found
}
