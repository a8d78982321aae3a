/** Dials, the mission's moves and the opponent's pick: the best plan for the round against what the others may fly. */
import type { Decision } from '../../src/rules/index.ts'
import { sensible, usual } from '../model/default-plan.ts'
import { flownBy, type Plan, planBy, withOption } from '../model/plan.ts'
import { type Option, type Position, type Unit, unitById } from '../model/position.ts'
import { ledBy, type SearchContext } from '../model/search-context.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import { forecast, meanOver } from './greedy-forecast.ts'

/** Lines of the other side's play looked at. */
const LINES = 6
/** Options per unit that go into the joint search. */
const KEPT = 8
/** Plans this close to the best are as good: one of them is drawn, so that play cannot be foretold. */
const CLOSE = 0.004

type Scored = { readonly plan: Plan; readonly worth: number }

/** The choices of a unit that still decides: its options, and to stay where the mission's move may be declined. */
const choicesOf = (position: Position, unit: Unit): readonly (Option | null)[] =>
  unit.movement === 'mission' ? [...sensible(position, unit), null] : sensible(position, unit)

/** One of the plans that are as good as the best. */
export const pick = <T extends { readonly worth: number }>(scored: readonly T[], rng: Rng, close = CLOSE): T => {
  let best = scored[0]!
  for (const one of scored) if (one.worth > best.worth) best = one
  const good = scored.filter(one => one.worth >= best.worth - close)
  return good[Math.floor(rng() * good.length)] ?? best
}

/** The best joint plan of the units that still decide; others of the own side fly what they have. */
function* planRound(context: SearchContext, deciding: readonly Unit[], rng: Rng, work: Work): Thinking<Plan> {
  const { position } = context
  const choices = deciding.map(unit => choicesOf(position, unit))
  const hidden = position.units.filter(
    unit => (unit.side !== position.side || unit.mate) && unit.movement !== 'done' && !unit.known,
  ).length
  const singles = choices.reduce((sum, options) => sum + options.length, 0)
  const affordable = Math.floor(
    (work.limit - work.used - 16 * hidden) / Math.max(1, singles * (deciding.length > 1 ? 2 : 1)),
  )
  const lines = Math.max(1, Math.min(LINES, affordable))
  const scenarios = yield* forecast(context, rng, work, lines)
  let plan: Plan = planBy(position.units, unit => (unit.side === position.side ? usual(position, unit) : null))
  const kept: (readonly (Option | null)[])[] = []
  let scored: Scored[] = []
  for (const [n, unit] of deciding.entries()) {
    scored = []
    for (const option of choices[n]!) {
      const tried = withOption(plan, unit, option)
      scored.push({ plan: tried, worth: meanOver(context, scenarios, tried, work) })
      yield work
    }
    scored.sort((a, b) => b.worth - a.worth)
    kept.push(scored.slice(0, KEPT).map(one => flownBy(one.plan, unit)))
    if (n < deciding.length - 1) plan = scored[0]!.plan
  }
  if (deciding.length === 1) return pick(scored, rng).plan
  // Joint plans, the likeliest first, as far as the budget goes.
  const joint: Scored[] = [scored[0]!]
  let plans: { plan: Plan; rank: number }[] = [{ plan, rank: 0 }]
  deciding.forEach((unit, n) => {
    plans = plans.flatMap(one =>
      kept[n]!.map((option, place) => ({ plan: withOption(one.plan, unit, option), rank: one.rank + place })),
    )
    plans.sort((a, b) => a.rank - b.rank)
    plans = plans.slice(0, KEPT * KEPT)
  })
  for (const one of plans) {
    if (work.used + scenarios.length > work.limit) break
    joint.push({ plan: one.plan, worth: meanOver(context, scenarios, one.plan, work) })
    yield work
  }
  return pick(joint, rng).plan
}

/** The own units whose manoeuvre is not settled yet. */
const undecided = (position: Position): Unit[] =>
  position.units.filter(
    unit => unit.side === position.side && !unit.mate && unit.movement !== 'done' && unit.known === null,
  )

/** The dial of one ship, chosen together with those that are still to be set. */
export function* chooseDial(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'dial' }>,
  rng: Rng,
  work: Work,
): Thinking<Option | null> {
  const { position } = context
  const unit = unitById(position, decision.ship)
  if (!unit) return null
  const plan = yield* planRound(context, undecided(position), rng, work)
  return flownBy(plan, unit)
}

/** The mission's move of the own ship, or the manoeuvre that the other side's stressed ship must fly (STRESS-3). */
export function* chooseMove(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'manoeuvre' }>,
  rng: Rng,
  work: Work,
): Thinking<Option | null> {
  const { position } = context
  const unit = unitById(position, decision.ship)
  if (!unit) return null
  const offered = unit.options.filter(option => decision.options.includes(option.key))
  const choices: (Option | null)[] = decision.mayPass ? [...offered, null] : offered
  const lines = Math.max(1, Math.min(LINES, Math.floor((work.limit - 48) / choices.length)))
  const scenarios = yield* forecast(context, rng, work, lines)
  const base = planBy(position.units, other => (other.side === position.side ? usual(position, other) : null))
  const scored: (Scored & { readonly option: Option | null })[] = []
  for (const option of choices) {
    const fixed = scenarios.map(scenario => withOption(scenario, unit, option))
    const plan = withOption(base, unit, option)
    scored.push({ plan, option, worth: meanOver(context, fixed, plan, work) })
    yield work
  }
  return pick(scored, rng).option
}

/** Which of the own ships of equal skill goes next (ACT-9, COMBAT-0.3). */
export function* chooseOrder(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'order' }>,
  rng: Rng,
  work: Work,
): Thinking<string> {
  const { position } = context
  const scenarios = yield* forecast(context, rng, work, Math.max(1, Math.min(LINES, Math.floor(work.limit / 12))))
  const base = planBy(position.units, unit => (unit.side === position.side ? usual(position, unit) : null))
  const scored: { worth: number; ship: string }[] = []
  for (const ship of decision.ships) {
    const leader = unitById(position, ship)
    const led = leader ? ledBy(context, leader) : context
    scored.push({ ship, worth: meanOver(led, scenarios, base, work) })
    yield work
  }
  return pick(scored, rng, 0).ship
}
