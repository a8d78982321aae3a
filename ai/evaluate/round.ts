/** Whole lines of play to the end of the round, counted against a budget, and what the other side is likely to fly. */
import { exp } from '../../src/geometry/index.ts'
import { actRound } from './acts.ts'
import { courseFrom } from './course.ts'
import { fightRound } from './fight.ts'
import { freeFlight } from './flight.ts'
import { escapesNow } from './leaving.ts'
import { judge } from './objective.ts'
import type { Rng } from './rng.ts'
import { flyRound, startSim } from './sim.ts'
import type { Option, Table, Unit } from './table.ts'

/** What one decision may cost: lines of play looked at so far, and the most. */
export type Work = { used: number; limit: number }

/** Each unit's manoeuvre by index; null: none, or it stays. */
export type Plan = readonly (Option | null)[]

/** Thinking in small steps: yields after each so that it can be watched and stopped. */
export type Thinking<T> = Generator<Work, T>

/** The worth to the table's side of flying a plan, everybody acting and fighting as it suits them. One node. */
const playOut = (table: Table, plan: Plan, work: Work, leader: Unit | null = null): number => {
  work.used += 1
  const sim = startSim(table)
  flyRound(table, sim, plan, leader)
  actRound(table, sim)
  fightRound(table, sim, leader)
  return judge(table, sim)
}

/** The mean worth of a plan over what the others may fly. */
export const meanOver = (
  table: Table,
  scenarios: readonly Plan[],
  own: Plan,
  work: Work,
  leader: Unit | null = null,
): number => {
  let sum = 0
  for (const scenario of scenarios) {
    const plan = scenario.map((option, index) => option ?? own[index] ?? null)
    sum += playOut(table, plan, work, leader)
  }
  return sum / scenarios.length
}

/** The options worth thinking of: none that the opponent would replace (STRESS-3), none off the mat while another stays, unless it leaves rightly. */
export const sensible = (table: Table, unit: Unit): readonly Option[] => {
  const calm = unit.options.filter(option => unit.ship.stress === 0 || option.difficulty !== 'red')
  const staying = calm.filter(option => {
    const { flees } = freeFlight(table, unit, option)
    return flees === null || escapesNow(table, unit, flees)
  })
  return staying.length > 0 ? staying : calm.length > 0 ? calm : unit.options
}

/** What a unit flies when nothing better is known: its own dial, the mission's best move, straight at speed 2. */
export const usual = (table: Table, unit: Unit): Option | null => {
  if (unit.movement === 'done') return null
  if (unit.known) return unit.known
  const options = sensible(table, unit)
  if (unit.movement === 'mission') {
    const goal = table.game.state.sides[unit.side === 'first' ? 'second' : 'first'].home
    const ranked = options.map(option => ({
      option,
      moves: freeFlight(table, unit, option).flees
        ? 0
        : courseFrom(table, unit, freeFlight(table, unit, option).pose, goal).moves,
    }))
    ranked.sort((a, b) => a.moves - b.moves || a.option.index - b.option.index)
    return ranked[0]?.option ?? null
  }
  const out = options.find(option => freeFlight(table, unit, option).flees !== null)
  const clear = options.filter(option => freeFlight(table, unit, option).hits === 0)
  const onward = (option: Option): boolean => option.bearing === 'straight' && option.speed === 2
  return out ?? clear.find(onward) ?? clear[0] ?? options.find(onward) ?? options[0] ?? null
}

/** How sharply the other side is expected to prefer its better manoeuvres. */
const TEMPERATURE = 0.04
const LIKELY = 5

type Belief = readonly { readonly option: Option; readonly chance: number }[]

/** How likely the other side's unit flies each of its better options, judged as it would judge them itself. */
const believe = (table: Table, unit: Unit, base: Plan, work: Work): Belief => {
  const theirs: Table = { ...table, side: unit.side }
  const scored = sensible(table, unit).map(option => {
    const plan = base.map((other, index) => (index === unit.index ? option : other))
    return { option, worth: playOut(theirs, plan, work) }
  })
  scored.sort((a, b) => b.worth - a.worth || a.option.index - b.option.index)
  const kept = scored.slice(0, LIKELY)
  const weights = kept.map(({ worth }) => exp((worth - kept[0]!.worth) / TEMPERATURE))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return kept.map(({ option }, n) => ({ option, chance: weights[n]! / total }))
}

/**
 * A few lines of what the other side's hidden dials may show, drawn evenly over what it is likely to want. Entries of own
 * units are null. Where nothing is hidden there is one.
 */
export function* forecast(table: Table, rng: Rng, work: Work, lines: number): Thinking<readonly Plan[]> {
  const base = table.units.map(unit => usual(table, unit))
  const beliefs: (Belief | null)[] = []
  for (const unit of table.units) {
    const hidden = unit.side !== table.side && unit.movement !== 'done' && unit.known === null
    beliefs.push(hidden ? believe(table, unit, base, work) : null)
    if (hidden) yield work
  }
  const uncertain = beliefs.some(belief => belief !== null && belief.length > 1)
  const count = uncertain ? lines : 1
  const shifts = table.units.map(() => ({ step: Math.floor(rng() * count), offset: rng() }))
  return Array.from({ length: count }, (_, line) =>
    table.units.map(unit => {
      if (unit.side === table.side || unit.movement === 'done') return null
      const belief = beliefs[unit.index]
      if (!belief) return unit.known
      const { step, offset } = shifts[unit.index]!
      // Each unit goes through its options in its own order, so that the lines pair them differently.
      const stride = [1, 5, 7][unit.index % 3]!
      let at = (((line * stride + step) % count) + offset) / count
      for (const { option, chance } of belief) {
        at -= chance
        if (at < 0) return option
      }
      return belief[0]!.option
    }),
  )
}
