/** Follows the try of a day that counts: from its first decision on there is no other, and its end is its result. */
import { opponent } from '../../rules/index.ts'
import type { DailyStore, DailyTry } from '../../saves/daily.ts'
import { isPerson } from '../menu/types.ts'
import { loneSide, tallyFor } from '../play/debrief/debrief-summary.ts'
import type { Playing } from '../play/session/session.ts'
import { dailyKind, dateOfId } from './ids.ts'

/** The row of a battle as it stands; null: it is no day's, or nothing of it was decided yet. */
export function tryOf(session: Playing, now: number): DailyTry | null {
  const { match, setup, keeping } = session
  const date = dateOfId(keeping.id)
  const side = loneSide(session)
  if (!date || !side || !match.log.some(({ player }) => isPerson(setup, player))) return null
  // A file of another battle under such a name is no try.
  if (dailyKind(keeping.id, setup) !== 'counted') return null
  const { result } = match.state
  const tally = result && tallyFor(session)
  const lost = (of: typeof side): number => (tally ? tally.sides[of].shieldsLost + tally.sides[of].hullLost : 0)
  return {
    id: date,
    begun: now,
    ...(setup.set ? { set: setup.set } : {}),
    mission: setup.mission,
    points: setup.points ?? 0,
    side,
    level: setup.sides[opponent(side)],
    result:
      result && tally
        ? {
            ended: now,
            outcome: result.winner === null ? 'draw' : result.winner === side ? 'won' : 'lost',
            rounds: tally.rounds,
            dealt: lost(opponent(side)),
            taken: lost(side),
          }
        : null,
  }
}

/** Watches a session, and keeps that its try was begun, and what came of it. Gives the way to stop. */
export function followDaily(session: Playing, store: Promise<Pick<DailyStore, 'keep'>>): () => void {
  const { match } = session
  let begun = false
  let ended = false
  const look = () => {
    if (ended || (begun && !match.state.result)) return
    const one = tryOf(session, Date.now())
    if (!one) return
    begun = true
    ended = one.result !== null
    void store.then(kept => kept.keep(one))
  }
  look()
  return match.subscribe(look)
}
