/** Rounds played on to their end for `greedy`, counted against a budget, and what the other side is likely to fly. */
import { exp } from '../../src/geometry/index.ts'
import type { Side } from '../../src/rules/index.ts'
import { sensible, usualPlan } from '../model/default-plan.ts'
import { codeOf, NONE, type Plan, withOption } from '../model/plan.ts'
import { playRound } from '../model/playout.ts'
import { copyState, type PlayoutState } from '../model/playout-state.ts'
import type { Option, Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { worthTo } from '../objectives/outcome-worth.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'

/** The worth to a side of flying a plan from where a playout stands, everybody acting and fighting as it suits them. One node. */
const playOut = (context: SearchContext, from: PlayoutState, side: Side, plan: Plan, work: Work): number => {
  work.used += 1
  const playout = copyState(from, context.scratch[0]!)
  playRound(context, playout, plan)
  return worthTo(side, context, playout)
}

/** The mean worth of a plan to the context's side over what the others may fly. */
export const meanOver = (
  context: SearchContext,
  scenarios: readonly Plan[],
  own: Plan,
  work: Work,
  from: PlayoutState = context.start,
): number => {
  let sum = 0
  for (const scenario of scenarios) {
    const plan = scenario.map((code, index) => (code === NONE ? own[index]! : code))
    sum += playOut(context, from, context.position.side, plan, work)
  }
  return sum / scenarios.length
}

/** How sharply the other side is expected to prefer its better manoeuvres. */
const TEMPERATURE = 0.04
const LIKELY = 5

type Belief = readonly { readonly option: Option; readonly chance: number }[]

/** How likely the other side's unit flies each of its better options, judged as it would judge them itself. */
const believe = (context: SearchContext, unit: Unit, base: Plan, work: Work): Belief => {
  const scored = sensible(context.position, unit).map(option => {
    const plan = withOption(base, unit, option)
    return { option, worth: playOut(context, context.start, unit.side, plan, work) }
  })
  scored.sort((a, b) => b.worth - a.worth || a.option.index - b.option.index)
  const kept = scored.slice(0, LIKELY)
  const weights = kept.map(({ worth }) => exp((worth - kept[0]!.worth) / TEMPERATURE))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return kept.map(({ option }, n) => ({ option, chance: weights[n]! / total }))
}

/**
 * A few lines of what hidden dials of the other side and of team mates may show, drawn evenly over what they are likely to want (TEAM-8). Entries
 * of units that the player commands are NONE. Where nothing is hidden there is one.
 */
export function* forecast(context: SearchContext, rng: Rng, work: Work, lines: number): Thinking<readonly Plan[]> {
  const { position } = context
  const base = usualPlan(context)
  const beliefs: (Belief | null)[] = []
  for (const unit of position.units) {
    const hidden = (unit.side !== position.side || unit.mate) && unit.movement !== 'done' && unit.known === null
    beliefs.push(hidden ? believe(context, unit, base, work) : null)
    if (hidden) yield work
  }
  const uncertain = beliefs.some(belief => belief !== null && belief.length > 1)
  const count = uncertain ? lines : 1
  const shifts = position.units.map(() => ({ step: Math.floor(rng() * count), offset: rng() }))
  return Array.from({ length: count }, (_, line) =>
    Int8Array.from(position.units, unit => {
      if ((unit.side === position.side && !unit.mate) || unit.movement === 'done') return NONE
      const belief = beliefs[unit.index]
      if (!belief) return codeOf(unit.known)
      const { step, offset } = shifts[unit.index]!
      // Each unit goes through its options in its own order, so that the lines pair them differently.
      const stride = [1, 5, 7][unit.index % 3]!
      let at = (((line * stride + step) % count) + offset) / count
      for (const { option, chance } of belief) {
        at -= chance
        if (at < 0) return codeOf(option)
      }
      return codeOf(belief[0]!.option)
    }),
  )
}
