/** What somebody predictable would fly: each ship's better manoeuvres as likely as they look good, and what the known scripts set. */
import { exp } from '../../src/geometry/index.ts'
import type { Side } from '../../src/rules/index.ts'
import { aggressorDials, FAITHFUL, MENDED, type Script } from '../baselines/aggressor-dials.ts'
import { tableDials } from '../baselines/table-dials.ts'
import { sensible, usualPlan } from '../model/default-plan.ts'
import { DIAL, type PlayoutState, STILL } from '../model/playout-state.ts'
import type { Option, Unit } from '../model/position.ts'
import type { Plan, SearchContext } from '../model/search-context.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { Foreseen, OpponentModel, Shares } from '../thought.ts'
import { cellOf } from './cell.ts'
import { USUAL } from './opponent-model.ts'
import { type Shift, sampled } from './stratified-sampling.ts'

/** How sharply a predictable player prefers its better manoeuvres, in chance to win. */
const TEMPERATURE = 0.03
const LIKELY = 6

/** A plan of one side – null for the others – and how likely it is. */
export type Expected = { readonly plan: Plan; readonly share: number }

/** The units of a side that still set or fly a manoeuvre nobody else knows. */
export const hiddenOf = (context: SearchContext, playout: PlayoutState, side: Side): readonly Unit[] =>
  context.units.filter(unit => unit.side === side && playout.moves[unit.index] !== STILL && unit.known === null)

/** Whether two plans are the same for a side. */
export const samePlan = (one: Plan, two: Plan): boolean => one.every((option, index) => option === two[index])

/** The plan with one entry changed. */
export const withOption = (plan: Plan, unit: Unit, option: Option | null): Plan =>
  plan.map((other, index) => (index === unit.index ? option : other))

/** One side's entries from a plan, the other's from another. */
export const joined = (context: SearchContext, side: Side, own: Plan, theirs: Plan): Plan =>
  context.units.map(unit => (unit.side === side ? own : theirs)[unit.index] ?? null)

/** The entries of one side; null for the others. */
export const sideOf = (context: SearchContext, plan: Plan, side: Side): Plan =>
  context.units.map(unit => (unit.side === side ? (plan[unit.index] ?? null) : null))

type Leaning = readonly { readonly option: Option; readonly chance: number }[]

/** How likely a unit flies each of its better options, judged as its own side would. */
const lean = (context: SearchContext, unit: Unit, base: Plan, work: Work): Leaning => {
  const sign = unit.side === 'first' ? 1 : -1
  const scored: { option: Option; worth: number }[] = []
  for (const option of sensible(context.position, unit)) {
    if (work.used >= work.limit && scored.length > 0) break
    scored.push({ option, worth: sign * cellOf(context, context.start, withOption(base, unit, option), work) })
  }
  scored.sort((a, b) => b.worth - a.worth || a.option.index - b.option.index)
  const kept = scored.slice(0, LIKELY)
  const weights = kept.map(({ worth }) => exp((worth - kept[0]!.worth) / TEMPERATURE))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return kept.map(({ option }, n) => ({ option, chance: weights[n]! / total }))
}

/** How likely a unit flies each manoeuvre if a row and a die choose. */
const rolled = (context: SearchContext, unit: Unit, base: Plan): Leaning => {
  const dials = tableDials({ ...context.position, side: unit.side }, unit)
  const found: { option: Option; chance: number }[] = []
  for (const dial of dials) {
    const option = unit.options.find(other => other.key === dial?.key) ?? base[unit.index]
    if (!option) continue
    const same = found.find(other => other.option === option)
    if (same) same.chance += 1 / dials.length
    else found.push({ option, chance: 1 / dials.length })
  }
  return found.sort((a, b) => b.chance - a.chance || a.option.index - b.option.index)
}

/** What a known script would set for a side. */
export const scripted = (context: SearchContext, side: Side, base: Plan, script: Script = MENDED): Plan => {
  const dials = aggressorDials({ ...context.position, side }, script)
  return context.units.map(unit => {
    if (unit.side !== side) return null
    if (unit.known || context.start.moves[unit.index] !== DIAL) return unit.known ?? base[unit.index] ?? null
    const key = dials.get(unit.ship.id)
    return unit.options.find(option => option.key === key) ?? base[unit.index] ?? null
  })
}

/** What a side's hidden dials may show. */
export type Expectation = {
  /** Some plans, the likeliest first, with shares that sum to 1. */
  readonly plans: readonly Expected[]
  /** What each kind of player would show. */
  readonly foreseen: Omit<OpponentModel['foreseen'], 'free'>
}

const certain = (units: readonly Unit[], plan: Plan | undefined): Foreseen =>
  Object.fromEntries(units.map(({ ship, index }) => [ship.id, plan?.[index] ? { [plan[index].key]: 1 } : {}]))

type Leanings = ReadonlyMap<Unit, Leaning>

const spread = (leanings: Leanings): Foreseen =>
  Object.fromEntries(
    [...leanings].map(([{ ship }, leaning]) => [
      ship.id,
      Object.fromEntries(leaning.map(({ option, chance }) => [option.key, chance])),
    ]),
  )

/** So many plans drawn evenly over what each unit is likely to want; what the others fly is as in `base`. */
const drawn = (leanings: Leanings, base: Plan, count: number, shifts: readonly Shift[]): readonly Plan[] => {
  const units = [...leanings].filter(([, leaning]) => leaning.length > 0)
  const chances = units.map(([, leaning]) => leaning.map(({ chance }) => chance))
  return sampled(chances, count, shifts).map(line =>
    line.reduce((plan, choice, n) => {
      const [unit, leaning] = units[n]!
      return withOption(plan, unit, leaning[choice]!.option)
    }, base),
  )
}

const NOTHING: Foreseen = {}
const BLANK = { 'aggressor-plus': NOTHING, aggressor: NOTHING, table: NOTHING, greedy: NOTHING }

/**
 * A few plans that a side's hidden dials may show: what each script would, and lines drawn evenly over what each ship is likely to
 * want or a die to give it, as likely as the side is taken for one or the other. Where nothing is hidden there is one. Scripts plan a
 * whole round: once somebody has flown they say nothing.
 */
export function* expect(
  context: SearchContext,
  side: Side,
  rng: Rng,
  work: Work,
  lines: number,
  shares: Shares = USUAL,
): Thinking<Expectation> {
  const base = usualPlan(context)
  const hidden = hiddenOf(context, context.start, side)
  const own = sideOf(context, base, side)
  if (hidden.length === 0) return { plans: [{ plan: own, share: 1 }], foreseen: BLANK }
  const greedy = new Map<Unit, Leaning>()
  for (const unit of hidden) {
    greedy.set(unit, lean(context, unit, base, work))
    yield work
  }
  const shifts = hidden.map(() => ({ step: Math.floor(rng() * lines), offset: rng() }))
  const found: { plan: Plan; share: number }[] = []
  const add = (plans: readonly Plan[], share: number): void => {
    for (const plan of plans) {
      const same = found.find(other => samePlan(other.plan, plan))
      if (same) same.share += share / plans.length
      else found.push({ plan, share: share / plans.length })
    }
  }
  if (!hidden.every(unit => context.start.moves[unit.index] === DIAL)) {
    add(drawn(greedy, own, lines, shifts), 1)
    return { plans: found.sort((a, b) => b.share - a.share), foreseen: { ...BLANK, greedy: spread(greedy) } }
  }
  const table = new Map(hidden.map(unit => [unit, rolled(context, unit, base)]))
  const scripts = {
    'aggressor-plus': scripted(context, side, base, MENDED),
    aggressor: scripted(context, side, base, FAITHFUL),
  }
  const known = 1 - shares.free
  for (const kind of ['aggressor-plus', 'aggressor'] as const) add([scripts[kind]], shares[kind] / known)
  // The likelier one of the two kinds, the more of the lines are its.
  const share = shares.table / (shares.table + shares.greedy)
  const rows = Math.max(1, Math.min(lines - 1, Math.round(lines * share)))
  add(drawn(table, own, rows, shifts), shares.table / known)
  add(drawn(greedy, own, Math.max(1, lines - rows), shifts), shares.greedy / known)
  return {
    plans: found.sort((a, b) => b.share - a.share),
    foreseen: {
      'aggressor-plus': certain(hidden, scripts['aggressor-plus']),
      aggressor: certain(hidden, scripts.aggressor),
      table: spread(table),
      greedy: spread(greedy),
    },
  }
}
