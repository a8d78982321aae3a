/** Lines of play to the end of the round and on into the next, and their worth: the nodes of the search. */
import { actRound } from './act.ts'
import { fightRound } from './fight.ts'
import { flyRound } from './fly.ts'
import type { Plan } from './plan.ts'
import { DIAL, lieAt, type PlayoutState } from './playout-state.ts'
import type { SearchContext } from './search-context.ts'

/** Plays the rest of the round on a line: everybody flies by the plan, acts and fights as it suits them. */
export const playRound = (context: SearchContext, playout: PlayoutState, plan: Plan): void => {
  flyRound(context, playout, plan)
  actRound(context, playout)
  fightRound(context, playout)
}

/** Ships that are likelier gone than this are taken off the mat in the next round; the one that a mission is about stays longer. */
const GONE = 0.65
const LOST = 0.97

/** The End phase on a line (END-1 … END-3) and the start of the next Planning: tokens go, everybody may move, act and fight again. */
export const nextRound = (context: SearchContext, playout: PlayoutState): void => {
  playout.later += 1
  playout.focus.fill(0)
  playout.evade.fill(0)
  playout.cards.fill(0)
  for (const unit of context.units) {
    const at = unit.index
    const gone = playout.health[at * context.most]! > (unit === context.prize ? LOST : GONE)
    if (gone && playout.place[at] !== 0) lieAt(playout, context.units.length, unit, 0)
    const stands = playout.place[at] !== 0
    playout.moves[at] = stands ? context.moves[at]! : 0
    playout.acts[at] = stands && playout.moves[at] === DIAL ? 1 : 0
    playout.fights[at] = stands && unit.arcs.length > 0 ? 1 : 0
  }
}
