/** Computers call to their mates, as people do: each once, as a round begins, in everybody's hearing (TEAM-13). */
import { partnerCall } from '../../../../ai/thought/partner-call.ts'
import type { Match } from '../../../match/match.ts'
import type { Team } from '../../../match/team.ts'
import type { Catalog, PlayerId } from '../../../rules/index.ts'

/** From now on each of the callers who has something new to say says it as a round of the match begins; who has spoken in it is silent. */
export function letCall(
  catalog: Catalog,
  match: Pick<Match, 'state' | 'rewinds' | 'subscribe'>,
  team: Pick<Team, 'calls' | 'call'>,
  callers: readonly PlayerId[],
): void {
  let begun = ''
  const speak = () => {
    const { state, rewinds } = match
    const { round, result } = state
    const now = `${round}/${rewinds}`
    if (result || round === 0 || state.phase !== 'planning' || now === begun) return
    begun = now
    for (const by of callers) {
      if (team.calls.some(call => call.by === by && call.round === round)) continue
      const said = partnerCall(catalog, state, by, team.calls)
      if (said) team.call({ round, by, ...said })
    }
  }
  match.subscribe(speak)
  speak()
}
