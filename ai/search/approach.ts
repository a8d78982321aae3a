/** How a squad means to come to the enemy while they are still far apart: many plans are as good then, and a battle that always begins alike is dull and easily read. */
import { hostile } from '../../src/rules/index.ts'
import { usualPlan } from '../model/default-plan.ts'
import { between } from '../model/facing.ts'
import { type Plan, samePlan } from '../model/plan.ts'
import type { SearchContext } from '../model/search-context.ts'
import type { Rng } from '../rng.ts'
import type { Intent, Notes } from '../thought.ts'
import { planNamed } from './candidate-plans.ts'
import { cell } from './game.ts'
import type { Found } from './plans.ts'

/** Middles farther apart than this, mm: nobody who means to wait is shot at yet. */
const FAR = 430
/** As good is what is worth so much less at most, in chance to win. */
const AS_GOOD = 0.01
/** How often a squad means to roll up slowly. */
const SLOWLY = 0.35

const isFar = ({ units, poseTable, start }: SearchContext): boolean =>
  units.every(one =>
    units.every(other => {
      const [from, to] = [start.place[one.index]!, start.place[other.index]!]
      return !hostile(one, other) || from === 0 || to === 0 || between(poseTable, from, to) > FAR
    }),
  )

/** What is meant: what was meant before, or drawn when the battle begins; nothing any more once the squads have met, or in a mission. */
export const intentOf = (context: SearchContext, notes: Notes | null, rng: Rng): Intent | null => {
  if (context.objective.aim !== 'skirmish' || !isFar(context)) return null
  return notes?.intent ?? (rng() < SLOWLY ? 'slow' : 'free')
}

/** What was found with the plan that is meant among its rows, and its place there; null where nothing is meant, or it is not as good as what would be flown. */
export const meant = (found: Found, intent: Intent | null, instead: number): { found: Found; row: number } | null => {
  if (intent !== 'slow') return null
  const { game, solution } = found
  const { context, side, work } = game
  const plan = planNamed(context, 'slow', side, usualPlan(context))
  if (!plan) return null
  const at = game.rows.findIndex(row => samePlan(row, plan))
  const first = game.rows[instead]!
  const columns = game.columns.map((column, n) => ({ column, n, share: solution.columns[n]! }))
  if (work.used + 2 * columns.length > work.limit) return null
  /** What a plan is worth in this round alone. */
  const flat = (row: Plan, column: Plan): number => cell(game, row, column)
  // By the same measure for both: the round alone, for the next one may not have been looked into with it.
  const less = columns.reduce((sum, { column, share }) => sum + share * (flat(first, column) - flat(plan, column)), 0)
  if (less > AS_GOOD) return null
  if (at >= 0) return { found, row: at }
  const worth = columns.map(({ column, n }) => game.worth[instead]![n]! + flat(plan, column) - flat(first, column))
  const rows = Float64Array.from([...solution.rows, 0])
  return {
    found: {
      ...found,
      game: { ...game, rows: [...game.rows, plan], worth: [...game.worth, worth] },
      solution: { ...solution, rows },
    },
    row: game.rows.length,
  }
}
