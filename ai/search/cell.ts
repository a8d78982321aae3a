/** A cell of the search: a plan of both sides played to the end of the round, and its worth. One node. */

import type { Plan } from '../model/plan.ts'
import { playRound } from '../model/playout.ts'
import { copyState, type PlayoutState } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'
import { firstChance } from '../objectives/value.ts'
import type { Work } from '../thinking.ts'

/** The chance that the first side wins after a plan is played from a line. One node. */
export const cellOf = (context: SearchContext, from: PlayoutState, plan: Plan, work: Work): number => {
  work.used += 1
  const playout = copyState(from, context.scratch[0]!)
  playRound(context, playout, plan)
  return firstChance(context, playout)
}
