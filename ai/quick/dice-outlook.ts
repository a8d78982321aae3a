/** What the rest of the round is worth after an attack, by what it did and which tokens are left. */
import { fightRound } from '../model/fight.ts'
import { copyState, type PlayoutState } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import type { Work } from '../thinking.ts'
import type { Tokens } from './dice-pools.ts'

/** What the rest of the round is worth after the attack, by what it did and the tokens left; remembered. */
export type Outlook = (
  points: number,
  attacker: Tokens,
  defender: { readonly focus: number; readonly evade: number },
) => number

/** The outlook of an attack: the rest of the round fought on from what it may come to, and what that is worth. */
export const outlookOver =
  (context: SearchContext, worthOf: (playout: PlayoutState) => number, work: Work) =>
  (attacker: Unit, defender: Unit): Outlook => {
    const known = new Map<string, number>()
    return (points, mine, theirs) => {
      const key = `${points}/${mine.focus}/${mine.lock}/${theirs.focus}/${theirs.evade}`
      let worth = known.get(key)
      if (worth === undefined) {
        const playout = copyState(context.start, context.scratch[0]!)
        playout.fights[attacker.index] = 0
        const first = defender.index * context.most
        playout.health.fill(0, first, first + context.most)
        playout.health[first + Math.max(0, defender.shields + defender.hull - points)] = 1
        playout.focus[attacker.index] = mine.focus
        if (!mine.lock) playout.lock[attacker.index] = -1
        playout.focus[defender.index] = theirs.focus
        playout.evade[defender.index] = theirs.evade
        // With nothing left to think with, the rest of the round is left out.
        if (work.used < work.limit) {
          work.used += 1
          fightRound(context, playout)
        }
        worth = worthOf(playout)
        known.set(key, worth)
      }
      return worth
    }
  }
