/** How a style of play bends the value: what it likes beside winning, in the logarithm of the odds. It changes no rule and sees nothing more. */
import type { Side } from '../../src/rules/index.ts'
import { type PlayoutState, pointsLeft } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'

/** How much keeping all own points, or taking all of the enemy's, is worth beside winning. */
const CARE = 1.5
/** How much more than usual the mission counts. */
const DUTY = 0.6

/** The share of its points that a side has left, 0 … 1. */
const leftOf = (context: SearchContext, playout: PlayoutState, side: Side): number => {
  let left = 0
  let all = 0
  for (const unit of context.units) {
    if (unit.side !== side) continue
    left += pointsLeft(context, playout, unit.index)
    all += unit.most
  }
  return all === 0 ? 0 : left / all
}

/** What the style of play adds to the logarithm of the first side’s odds. `judged`: the mission's own judgement in the same measure, 0 without one. */
export const preferenceOf = (context: SearchContext, playout: PlayoutState, judged: number): number => {
  const { side } = context.position
  const sign = side === 'first' ? 1 : -1
  switch (context.style) {
    case 'cautious':
      return sign * CARE * leftOf(context, playout, side)
    case 'aggressive':
      return -sign * CARE * leftOf(context, playout, side === 'first' ? 'second' : 'first')
    case 'objective':
      return DUTY * judged
    default:
      return 0
  }
}
