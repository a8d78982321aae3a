/** Best responses: a squad's plan made better ship by ship against a mixture of the other side's. */
import type { Plan } from '../model/plan.ts'
import type { Thinking } from '../thinking.ts'
import { type Choices, cell, type Game } from './game.ts'

/** What is met less often than this is left out when a response is sought. */
const RARE = 0.05
const MET = 5

/** Plans of the other side that are met, the likeliest first. */
export type Met = readonly { readonly plan: Plan; readonly share: number }[]

/** The opposite plans that count, with their shares made whole again. */
export const support = (plans: readonly Plan[], shares: ArrayLike<number>): Met => {
  const kept = plans
    .map((plan, index) => ({ plan, share: shares[index] ?? 0, index }))
    .filter(({ share }) => share >= RARE)
    .sort((a, b) => b.share - a.share || a.index - b.index)
    .slice(0, MET)
  const sum = kept.reduce((all, { share }) => all + share, 0)
  return kept.map(({ plan, share }) => ({ plan, share: share / sum }))
}

/** What a plan is worth to the own side of a game against what it meets. `sign`: 1 for rows, −1 for columns. */
export const worthOf = (game: Game, plan: Plan, against: Met, sign: 1 | -1): number => {
  let sum = 0
  for (let n = 0; n < against.length; n++) {
    const other = against[n]!
    sum += other.share * (sign > 0 ? cell(game, plan, other.plan) : cell(game, other.plan, plan))
  }
  return sum
}

/** A plan and what it is worth, in the own side's chance to win. */
export type Response = { readonly plan: Plan; readonly worth: number }

/**
 * A plan improved ship by ship against what it meets, as far as the budget goes. `sign`: 1 for rows, −1 for columns. `told` hears what
 * every change of one ship was worth.
 */
export function* respond(
  game: Game,
  start: Plan,
  choices: readonly Choices[],
  against: Met,
  sign: 1 | -1,
  passes = 2,
  told?: (unit: number, code: number, worth: number) => void,
): Thinking<Response> {
  const { work } = game
  const plan = start.slice()
  let best = worthOf(game, plan, against, sign)
  for (let pass = 0; pass < passes; pass++) {
    let better = false
    for (const { unit, codes } of choices) {
      const at = unit.index
      let kept = plan[at]!
      told?.(at, kept, best)
      for (const code of codes) {
        if (code === kept) continue
        if (work.used + against.length > work.limit) {
          plan[at] = kept
          return { plan, worth: best }
        }
        plan[at] = code
        const worth = worthOf(game, plan, against, sign)
        told?.(at, code, worth)
        if (sign * (worth - best) <= 1e-9) continue
        best = worth
        kept = code
        better = true
      }
      plan[at] = kept
      yield work
    }
    if (!better || choices.length === 1) break
  }
  return { plan, worth: best }
}
