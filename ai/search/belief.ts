/** What somebody predictable would fly: each ship's better manoeuvres as likely as they look good, and what the known scripts set. */
import { exp } from '../../src/geometry/index.ts'
import type { PlayerSeat } from '../../src/rules/index.ts'
import { aggressorDials, FAITHFUL, MENDED, type Temper as Script } from '../baselines/aggressor-dials.ts'
import type { Rng } from '../evaluate/rng.ts'
import { sensible, type Thinking, usual, type Work } from '../evaluate/round.ts'
import type { Option, Unit } from '../evaluate/table.ts'
import type { Foreseen, Habits, Shares } from '../thought.ts'
import type { Board, Plan } from './board.ts'
import { USUAL } from './habits.ts'
import { DIAL, type Line, STILL } from './line.ts'
import { cellOf } from './round.ts'

/** How sharply a predictable player prefers its better manoeuvres, in chance to win. */
const TEMPERATURE = 0.03
const LIKELY = 6

/** A plan of one side – null for the others – and how likely it is. */
export type Expected = { readonly plan: Plan; readonly share: number }

/** The units of a side that still set or fly a manoeuvre nobody else knows. */
export const hiddenOf = (board: Board, line: Line, seat: PlayerSeat): readonly Unit[] =>
  board.units.filter(unit => unit.seat === seat && line.moves[unit.index] !== STILL && unit.known === null)

/** What everybody flies when nothing better is known. */
export const usualPlan = (board: Board): Plan => board.units.map(unit => usual(board.table, unit))

/** Whether two plans are the same for a side. */
export const samePlan = (one: Plan, two: Plan): boolean => one.every((option, index) => option === two[index])

/** The plan with one entry changed. */
export const withOption = (plan: Plan, unit: Unit, option: Option | null): Plan =>
  plan.map((other, index) => (index === unit.index ? option : other))

/** One side's entries from a plan, the other's from another. */
export const joined = (board: Board, seat: PlayerSeat, own: Plan, theirs: Plan): Plan =>
  board.units.map(unit => (unit.seat === seat ? own : theirs)[unit.index] ?? null)

/** The entries of one side; null for the others. */
export const sideOf = (board: Board, plan: Plan, seat: PlayerSeat): Plan =>
  board.units.map(unit => (unit.seat === seat ? (plan[unit.index] ?? null) : null))

type Leaning = readonly { readonly option: Option; readonly chance: number }[]

/** How likely a unit flies each of its better options, judged as its own side would. */
const lean = (board: Board, unit: Unit, base: Plan, work: Work): Leaning => {
  const sign = unit.seat === 'rebel' ? 1 : -1
  const scored: { option: Option; worth: number }[] = []
  for (const option of sensible(board.table, unit)) {
    if (work.used >= work.limit && scored.length > 0) break
    scored.push({ option, worth: sign * cellOf(board, board.start, withOption(base, unit, option), work) })
  }
  scored.sort((a, b) => b.worth - a.worth || a.option.index - b.option.index)
  const kept = scored.slice(0, LIKELY)
  const weights = kept.map(({ worth }) => exp((worth - kept[0]!.worth) / TEMPERATURE))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return kept.map(({ option }, n) => ({ option, chance: weights[n]! / total }))
}

/** What a known script would set for a side. */
export const scripted = (board: Board, seat: PlayerSeat, base: Plan, script: Script = MENDED): Plan => {
  const dials = aggressorDials({ ...board.table, seat }, script)
  return board.units.map(unit => {
    if (unit.seat !== seat) return null
    if (unit.known || board.start.moves[unit.index] !== DIAL) return unit.known ?? base[unit.index] ?? null
    const key = dials.get(unit.ship.id)
    return unit.options.find(option => option.key === key) ?? base[unit.index] ?? null
  })
}

/** What a side's hidden dials may show. */
export type Expectation = {
  /** Some plans, the likeliest first, with shares that sum to 1. */
  readonly plans: readonly Expected[]
  /** What each kind of player would show. */
  readonly foreseen: Pick<Habits['foreseen'], 'aggressor-plus' | 'aggressor' | 'greedy'>
}

const SCRIPTS = { 'aggressor-plus': MENDED, aggressor: FAITHFUL } as const

const certain = (units: readonly Unit[], plan: Plan | undefined): Foreseen =>
  Object.fromEntries(units.map(({ ship, index }) => [ship.id, plan?.[index] ? { [plan[index].key]: 1 } : {}]))

/**
 * A few plans that a side's hidden dials may show: what each script would, and lines drawn evenly over what each ship is likely to
 * want, as likely as the side is taken for one or the other. Where nothing is hidden there is one.
 */
export function* expect(
  board: Board,
  seat: PlayerSeat,
  rng: Rng,
  work: Work,
  lines: number,
  shares: Shares = USUAL,
): Thinking<Expectation> {
  const base = usualPlan(board)
  const hidden = hiddenOf(board, board.start, seat)
  const own = sideOf(board, base, seat)
  if (hidden.length === 0)
    return { plans: [{ plan: own, share: 1 }], foreseen: { 'aggressor-plus': {}, aggressor: {}, greedy: {} } }
  const leanings = new Map<Unit, Leaning>()
  for (const unit of hidden) {
    leanings.set(unit, lean(board, unit, base, work))
    yield work
  }
  const found: { plan: Plan; share: number }[] = []
  const add = (plan: Plan, share: number): void => {
    const same = found.find(other => samePlan(other.plan, plan))
    if (same) same.share += share
    else found.push({ plan, share })
  }
  const planning = hidden.every(unit => board.start.moves[unit.index] === DIAL)
  const known = shares['aggressor-plus'] + shares.aggressor + shares.greedy
  const plans: Partial<Record<keyof typeof SCRIPTS, Plan>> = {}
  let script = 0
  for (const kind of planning ? (['aggressor-plus', 'aggressor'] as const) : []) {
    const plan = scripted(board, seat, base, SCRIPTS[kind])
    plans[kind] = plan
    script += shares[kind] / known
    add(plan, shares[kind] / known)
  }
  const shifts = hidden.map(() => ({ step: Math.floor(rng() * lines), offset: rng() }))
  for (let line = 0; line < lines; line++) {
    let plan = own
    hidden.forEach((unit, n) => {
      const leaning = leanings.get(unit)!
      const { step, offset } = shifts[n]!
      // Each unit goes through its options in its own order, so that the lines pair them differently.
      const stride = [1, 5, 7][n % 3]!
      let at = (((line * stride + step) % lines) + offset) / lines
      let chosen = leaning[0]!.option
      for (const { option, chance } of leaning) {
        at -= chance
        if (at >= 0) continue
        chosen = option
        break
      }
      plan = withOption(plan, unit, chosen)
    })
    add(plan, (1 - script) / lines)
  }
  const greedy = Object.fromEntries(
    hidden.map(unit => [
      unit.ship.id,
      Object.fromEntries(leanings.get(unit)!.map(({ option, chance }) => [option.key, chance])),
    ]),
  )
  return {
    plans: found.sort((a, b) => b.share - a.share),
    foreseen: {
      'aggressor-plus': certain(hidden, plans['aggressor-plus']),
      aggressor: certain(hidden, plans.aggressor),
      greedy,
    },
  }
}
