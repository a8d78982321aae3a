/** A rival that looks one round ahead and seldom errs far: each ship's dial by lot, the better the likelier, by the plain reckoning of what a round's end is worth. */
import { exp } from '../../../src/geometry/index.ts'
import { opponent } from '../../../src/rules/index.ts'
import type { Ask } from '../../ask.ts'
import { sensible, usualPlan } from '../../model/default-plan.ts'
import { sideOf, withOption } from '../../model/plan.ts'
import { type Option, unitById } from '../../model/position.ts'
import { contextOf } from '../../objectives/index.ts'
import { thinkGreedy } from '../../quick/greedy.ts'
import { meanOver } from '../../quick/greedy-forecast.ts'
import type { Thinking } from '../../thinking.ts'
import type { Thought } from '../../thought.ts'

/** How sharply it prefers what is better, in shares of all that is at stake. */
const TEMPERATURE = 0.02

/** One of some dials. */
function* dialled({ engine, view, decision, rng, work }: Ask): Thinking<Option | null> {
  if (decision.kind !== 'dial') return null
  const context = contextOf(engine.catalog, view, decision, decision.side)
  const unit = unitById(context.position, decision.ship)
  if (!unit) return null
  const usual = usualPlan(context)
  const theirs = sideOf(context.units, usual, opponent(decision.side))
  const scored: { readonly option: Option; readonly worth: number }[] = []
  for (const option of sensible(context.position, unit)) {
    scored.push({ option, worth: meanOver(context, [theirs], withOption(usual, unit, option), work) })
    yield work
  }
  const most = scored.reduce((best, { worth }) => Math.max(best, worth), Number.NEGATIVE_INFINITY)
  const weights = scored.map(({ worth }) => exp((worth - most) / TEMPERATURE))
  let at = rng() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [n, { option }] of scored.entries()) {
    at -= weights[n]!
    if (at < 0) return option
  }
  return scored[0]?.option ?? null
}

/** Dials by lot; the rest as the quick player that looks one round ahead. */
export function* thinkQuantal(ask: Ask): Thinking<Thought> {
  const { engine, view, decision, rng, work } = ask
  const option = yield* dialled(ask)
  const set = option
    ? engine.legal(view, decision).find(one => one.type === 'setDial' && one.manoeuvre === option.key)
    : undefined
  const command = set ?? (yield* thinkGreedy(engine, view, decision, rng, work))
  return { command, notes: null, explanation: null }
}
