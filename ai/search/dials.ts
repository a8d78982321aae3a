/** Dials: a plan for all ships at once, drawn from the mixture that the search of the round found. */
import { exp } from '../../src/geometry/index.ts'
import { type Command, type Decision, opponent, type Side } from '../../src/rules/index.ts'
import type { Ask } from '../ask.ts'
import { sensible, usualPlan } from '../model/default-plan.ts'
import { flownBy, type Plan, planBy, sets, sideOf, withOption } from '../model/plan.ts'
import type { SearchContext } from '../model/search-context.ts'
import { contextOf } from '../objectives/index.ts'
import type { Rng } from '../rng.ts'
import type { Thinking } from '../thinking.ts'
import type { Dials, Intent, Likely, Notes, OpponentModel, SearchParams, Thought } from '../thought.ts'
import { intentOf, meant } from './approach.ts'
import { type Expected, expect } from './belief.ts'
import { EXPLAINING, EXPLAINING_ONE, explained, explainedAlone } from './explain.ts'
import { blankGame, cell, hiddenOf } from './game.ts'
import { learned, STRANGER } from './opponent-model.ts'
import { type Found, searchRound } from './plans.ts'

/** Plans of the other side less likely than this are not remembered. */
const RARE = 0.01

/** The dials of a side's plan, by ship; those of team mates stand in the other side's. */
export const dialsOf = (context: SearchContext, plan: Plan, side: Side): Dials =>
  Object.fromEntries(
    context.units.flatMap(unit => {
      const option = flownBy(plan, unit)
      return sets(unit, side) && option && unit.skill !== null ? [[unit.ship.id, option.key]] : []
    }),
  )

/** A plan from dials: what is known is flown, and what is not said as in `base`. */
export const planOf = (context: SearchContext, dials: Dials, base: Plan): Plan =>
  planBy(context.units, unit => {
    const key = unit.known ? undefined : dials[unit.ship.id]
    return unit.options.find(option => option.key === key) ?? flownBy(base, unit)
  })

/** An own plan with how often it is played, and its place among the rows. */
export type Played = { readonly plan: Plan; readonly share: number; readonly row: number }

/** The mixture whole as it was found, the most played plans first. */
const played = ({ game, solution }: Found): readonly Played[] =>
  game.rows
    .map((plan, row) => ({ plan, share: solution.rows[row]!, row }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.row - b.row)

/** The plans of a loose level: the better against what it expects, the likelier. */
const loosely = ({ game, solution }: Found, temperature: number): readonly Played[] => {
  const worths = game.worth.map(cells => cells.reduce((sum, worth, n) => sum + worth * solution.columns[n]!, 0))
  const most = worths.reduce((best, worth) => Math.max(best, worth), 0)
  const weights = worths.map(worth => exp((worth - most) / temperature))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return game.rows
    .map((plan, row) => ({ plan, share: weights[row]! / sum, row }))
    .sort((a, b) => b.share - a.share || a.row - b.row)
}

/** One of some plans, drawn as often as it is to be played. */
export const drawn = <T extends { readonly share: number }>(plans: readonly T[], rng: Rng): T => {
  let at = rng()
  for (const one of plans) {
    at -= one.share
    if (at < 0) return one
  }
  return plans[0]!
}

/** What the player still knows of its plan, when every dial set so far is as it wanted. */
const remembered = ({ notes, view, decision }: Ask): Notes | null => {
  if (notes?.round !== view.round) return null
  const kept = view.ships.every(
    ({ id, player, dial }) => player !== decision.player || dial === null || notes.own[id] === dial,
  )
  return kept ? notes : null
}

/** The dial of one ship; all of the side's are thought of together, once a round. */
export function* answerDial(
  ask: Ask,
  decision: Extract<Decision, { kind: 'dial' }>,
  params: SearchParams,
): Thinking<Thought> {
  const { engine, view } = ask
  const commands = engine.legal(view, decision)
  const setting = (dials: Dials): Command | undefined =>
    commands.find(command => command.type === 'setDial' && command.manoeuvre === dials[decision.ship])
  const before = remembered(ask)
  const known = before && setting(before.own)
  if (known) return { command: known, notes: before, explanation: null }
  const context = contextOf(engine.catalog, view, decision, decision.side, ask.style)
  const { plan, theirs, explanation, opponentModel, intent } =
    params.priorWeight === 1 ? yield* warmPlan(ask, context, params) : yield* mixedPlan(ask, context, params)
  const own = dialsOf(context, plan, decision.side)
  const notes: Notes = { round: view.round, own, theirs, opponentModel, ...(intent && { intent }) }
  return { command: setting(notes.own) ?? commands[0]!, notes, explanation }
}

type Planned = Pick<Notes, 'theirs' | 'opponentModel'> &
  Pick<Thought, 'explanation'> & { readonly plan: Plan; readonly intent: Intent | null }

const likelyOf = (context: SearchContext, plans: readonly Expected[]): readonly Likely[] =>
  plans
    .filter(({ share }) => share >= RARE)
    .toSorted((a, b) => b.share - a.share)
    .map(({ plan, share }) => ({ dials: dialsOf(context, plan, opponent(context.position.side)), share }))

/** How likely each dial of the other side is by what every kind of player would show: whoever is free as the matrix game has it. */
const foreseenBy = ({ game, solution, trust, foreseen }: Found): OpponentModel['foreseen'] => {
  const free: Record<string, Record<string, number>> = {}
  for (const [n, column] of game.columns.entries()) {
    const share = (solution.columns[n]! - trust * game.prior[n]!) / (1 - trust)
    for (const [ship, dial] of Object.entries(dialsOf(game.context, column, opponent(game.side)))) {
      free[ship] ??= {}
      free[ship][dial] = (free[ship][dial] ?? 0) + Math.max(0, share)
    }
  }
  return { ...foreseen, free }
}

/** The matrix game. */
function* mixedPlan(ask: Ask, context: SearchContext, params: SearchParams): Thinking<Planned> {
  const { side } = context.position
  const base = usualPlan(context)
  const rows = (ask.candidates?.own ?? []).map(dials => sideOf(context.units, planOf(context, dials, base), side))
  const columns = (ask.candidates?.theirs ?? []).map(dials =>
    sideOf(context.units, planOf(context, dials, base), opponent(side)),
  )
  // Some of the budget is for the reasons; whoever runs out of time has lowered the limit meanwhile.
  const { work } = ask
  const kept = Math.max(1, work.limit - EXPLAINING)
  const whole = work.limit
  work.limit = kept
  const opinion = params.learns ? learned(ask.notes, ask.view.round) : STRANGER
  const found = yield* searchRound(context, params, ask.rng, work, rows, columns, opinion)
  if (work.limit === kept) work.limit = whole
  const mixed = params.temperature > 0 ? loosely(found, params.temperature) : played(found)
  const taken = drawn(mixed, ask.rng)
  const intent = params.temperature > 0 ? null : intentOf(context, ask.notes, ask.rng)
  const wanted = meant(found, intent, taken.row)
  const { plan } = wanted ? { plan: wanted.found.game.rows[wanted.row]! } : taken
  const plans = wanted ? [{ plan, share: 1, row: wanted.row }] : mixed
  const theirs = likelyOf(
    context,
    found.game.columns.map((plan, n) => ({ plan, share: found.solution.columns[n]! })),
  )
  const opponentModel = params.learns ? { ...opinion, foreseen: foreseenBy(found), seen: {} } : null
  const explanation = explained(ask, wanted?.found ?? found, plans)
  return { plan, theirs, opponentModel, explanation, intent }
}

/** Ship by ship, the better manoeuvres the likelier, against a few lines of what is expected. */
function* warmPlan(ask: Ask, context: SearchContext, params: SearchParams): Thinking<Planned> {
  const { rng, work } = ask
  const { side } = context.position
  const base = usualPlan(context)
  const game = blankGame(context, context.start, side, work)
  const expected: readonly Expected[] =
    params.samples > 0
      ? (yield* expect(game, opponent(side), rng, params.samples, STRANGER.shares)).plans
      : [{ plan: sideOf(context.units, base, opponent(side)), share: 1 }]
  let plan: Plan = sideOf(context.units, base, side)
  let share = 1
  // Some of the budget is for the reasons; whoever runs out of time has lowered the limit meanwhile.
  const whole = work.limit
  const kept = Math.max(1, whole - EXPLAINING_ONE)
  work.limit = kept
  for (const unit of hiddenOf(context, context.start, side)) {
    const scored = []
    for (const option of sensible(context.position, unit)) {
      if (work.used + expected.length > work.limit && scored.length > 0) break
      const tried = withOption(plan, unit, option)
      let win = 0
      for (const line of expected) win += line.share * cell(game, tried, line.plan)
      scored.push({ option, win })
      yield work
    }
    const most = scored.reduce((best, { win }) => Math.max(best, win), 0)
    const weights = scored.map(({ option, win }) => ({ option, share: exp((win - most) / params.temperature) }))
    const sum = weights.reduce((all, { share }) => all + share, 0)
    const shares = weights.map(one => ({ ...one, share: one.share / sum }))
    const taken = drawn(shares, rng)
    plan = withOption(plan, unit, taken.option)
    share *= taken.share
  }
  if (work.limit === kept) work.limit = whole
  const explanation = explainedAlone(ask, context, plan, share, expected)
  return { plan, theirs: likelyOf(context, expected), opponentModel: null, explanation, intent: null }
}
