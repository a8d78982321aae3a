/** Why a plan: what the search of the round found, in words' measure – chances to win, points dealt and taken, the answer feared most. */
import { opponent } from '../../src/rules/index.ts'
import type { Ask } from '../ask.ts'
import { joined, type Plan } from '../model/plan.ts'
import { playRound } from '../model/playout.ts'
import { copyState, type PlayoutState, pointsKept } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'
import { firstChance } from '../objectives/value.ts'
import type { Dials, Explanation, Weighed } from '../thought.ts'
import { dialsOf, type Played } from './dials.ts'
import type { Game } from './game.ts'
import { solve } from './matrix.ts'
import type { Found } from './plans.ts'

/** Plans told of, answers looked at for each, and how likely an answer must be to be feared. */
const PLANS = 3
const ANSWERS = 4
const FEARED = 0.05

/** Points of shields and hull that each side has left on average. */
const pointsOf = (context: SearchContext, playout: PlayoutState): { own: number; theirs: number } => {
  const left = { own: 0, theirs: 0 }
  for (const { index, side } of context.units)
    left[side === context.position.side ? 'own' : 'theirs'] += pointsKept(context, playout, index)
  return left
}

type Answer = { readonly plan: Plan; readonly share: number; readonly column: number }

/** The enemy's dials in what is met; what team mates are expected to fly is no threat. */
const foesIn = (context: SearchContext, plan: Plan): Dials => {
  const met = dialsOf(context, plan, opponent(context.position.side))
  const mates = context.units.flatMap(({ mate, ship }) => (mate ? ship.id : []))
  return Object.fromEntries(Object.entries(met).filter(([ship]) => !mates.includes(ship)))
}

/** What a plan is worth against all that is expected of the other side. */
const worthOf = ({ game, solution }: Found, row: number): number =>
  game.worth[row]!.reduce((sum, worth, column) => sum + worth * solution.columns[column]!, 0)

const weighed = (found: Found, { plan, share, row }: Played, answers: readonly Answer[]): Weighed => {
  const { context, worth, side, work } = found.game
  const before = pointsOf(context, context.start)
  let dealt = 0
  let taken = 0
  let met = 0
  for (const answer of answers) {
    work.used += 1
    const playout = copyState(context.start, context.scratch[1]!)
    playRound(context, playout, joined(context.units, side, plan, answer.plan))
    const after = pointsOf(context, playout)
    dealt += answer.share * (before.theirs - after.theirs)
    taken += answer.share * (before.own - after.own)
    met += answer.share
  }
  const win = worthOf(found, row)
  const fears = answers
    .filter(answer => answer.share >= FEARED || answers.length === 1)
    .reduce<Answer | null>(
      (worst, answer) => (worst === null || worth[row]![answer.column]! < worth[row]![worst.column]! ? answer : worst),
      null,
    )
  // Nothing to fear where only what is unlikely is worse.
  const feared = fears && worth[row]![fears.column]! <= win ? fears : null
  return {
    dials: dialsOf(context, plan, side),
    share,
    win,
    dealt: dealt / met,
    taken: taken / met,
    feared: feared && {
      dials: foesIn(context, feared.plan),
      share: feared.share,
      win: worth[row]![feared.column]!,
    },
  }
}

/** Nodes that the reasons of a round cost. */
export const EXPLAINING = PLANS * ANSWERS
/** Nodes that those of a single plan cost. */
export const EXPLAINING_ONE = ANSWERS

/** The reasons for a plan that was made ship by ship, against what was expected; costs `EXPLAINING_ONE` nodes at most. */
export const explainedAlone = (
  { work, view }: Ask,
  context: SearchContext,
  plan: Plan,
  share: number,
  expected: readonly Pick<Answer, 'plan' | 'share'>[],
): Explanation => {
  const { side } = context.position
  const before = pointsOf(context, context.start)
  const answers = expected.toSorted((a, b) => b.share - a.share).slice(0, ANSWERS)
  const all = answers.reduce((sum, answer) => sum + answer.share, 0)
  const met = answers.map(answer => {
    work.used += 1
    const playout = copyState(context.start, context.scratch[1]!)
    playRound(context, playout, joined(context.units, side, plan, answer.plan))
    const after = pointsOf(context, playout)
    const first = firstChance(context, playout)
    return {
      ...answer,
      share: answer.share / all,
      win: side === 'first' ? first : 1 - first,
      dealt: before.theirs - after.theirs,
      taken: before.own - after.own,
    }
  })
  const mean = (what: 'win' | 'dealt' | 'taken'): number => met.reduce((sum, one) => sum + one.share * one[what], 0)
  const win = mean('win')
  const worst = met.reduce((low, one) => (one.win < low.win ? one : low))
  const feared = { dials: foesIn(context, worst.plan), share: worst.share, win: worst.win }
  const told = { dials: dialsOf(context, plan, side), share, win, dealt: mean('dealt'), taken: mean('taken'), feared }
  const { round } = view
  return {
    side,
    round,
    decision: 'dial',
    measure: 'chance',
    nodes: work.used,
    win,
    gap: null,
    plans: [told],
    choices: [],
  }
}

/** Plans that the budget still allows to tell of; one is told of always. */
const plansTold = ({ work }: Game): number =>
  Math.min(PLANS, Math.max(1, Math.floor((work.limit - work.used) / ANSWERS)))

/** The reasons for the plans that are played. */
export const explained = (ask: Ask, found: Found, plans: readonly Played[]): Explanation => {
  const { game, solution } = found
  const answers = game.columns
    .map((plan, column) => ({ plan, column, share: solution.columns[column]! }))
    .sort((a, b) => b.share - a.share || a.column - b.column)
    .slice(0, ANSWERS)
  return {
    side: game.side,
    round: ask.view.round,
    decision: 'dial',
    measure: 'chance',
    nodes: ask.work.used,
    // Against somebody who answers best: neither side's hopes of the other's habits are in it.
    win: solve(game.worth).value,
    gap: solution.gap,
    plans: plans.slice(0, plansTold(game)).map(plan => weighed(found, plan, answers)),
    choices: [],
  }
}
