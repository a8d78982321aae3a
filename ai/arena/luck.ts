/**
 * Luck taken out of a score. Every die is worth its face less what a die is worth on average, so the sum over a battle is 0 on average
 * whoever plays and however: it says nothing about skill, but much about who won. What the points owe to it is taken off (a control
 * variate); the share is found by least squares over the pairs.
 */
import { ATTACK_EIGHTHS, DEFENCE_EIGHTHS, type Die, type GameEvent, type Side } from '../../src/rules/index.ts'

/** What a face is worth: focus results are half a hit, or half an evade. */
const WORTH = { hit: 1, crit: 1, evade: 1, focus: 0.5, blank: 0 } as const

const MEAN = {
  attack: (ATTACK_EIGHTHS.hit + ATTACK_EIGHTHS.crit + 0.5 * ATTACK_EIGHTHS.focus) / 8,
  defence: (DEFENCE_EIGHTHS.evade + 0.5 * DEFENCE_EIGHTHS.focus) / 8,
} as const

const worthOf = (pool: readonly Die[]): number => pool.reduce((sum, { face }) => sum + WORTH[face], 0)

/** How much better than on average a side's dice fell than the other's, in results. Rerolled dice count again. */
export function luckOf(events: readonly GameEvent[], sideOf: (ship: string) => Side, side: Side): number {
  let luck = 0
  for (const event of events) {
    if (event.type !== 'diceRolled' && !(event.type === 'diceModified' && event.how === 'reroll')) continue
    const again = (pool: readonly Die[]): readonly Die[] => pool.filter(({ rerolled }) => rerolled)
    const thrown = event.type === 'diceRolled' ? event.pool : again(event.after)
    // Dice that had been thrown again before are not thrown a third time (DICE-5).
    const lying = event.type === 'diceRolled' ? [] : again(event.before)
    const over = worthOf(thrown) - worthOf(lying) - MEAN[event.dice] * (thrown.length - lying.length)
    luck += (sideOf(event.ship) === side ? 1 : -1) * over
  }
  return luck
}

/** A score with luck taken out, and its standard error; points and luck by pair, points 0 … 2. */
export type Adjusted = { readonly score: number; readonly error: number; readonly share: number }

/** The mean of pairs with what they owe to luck taken off; `share`: how much less their variance is, 0 … 1. */
export function adjusted(points: readonly number[], luck: readonly number[]): Adjusted {
  const n = points.length
  if (n === 0) return { score: 0.5, error: 0.5, share: 0 }
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / n
  const scores = points.map(one => one / 2)
  const [middle, drift] = [mean(scores), mean(luck)]
  const covariance = mean(scores.map((score, at) => (score - middle) * (luck[at]! - drift)))
  const spread = mean(luck.map(one => (one - drift) * (one - drift)))
  const slope = spread > 0 ? covariance / spread : 0
  const left = scores.map((score, at) => score - slope * luck[at]!)
  const score = mean(left)
  const variance = mean(left.map(one => (one - score) * (one - score)))
  const before = mean(scores.map(one => (one - middle) * (one - middle)))
  return { score, error: Math.sqrt(variance / n), share: before > 0 ? 1 - variance / before : 0 }
}
