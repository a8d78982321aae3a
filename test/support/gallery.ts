/** States of real games, a few for every kind of question, to try properties on. */
import type { Decision, Engine, GameState } from '../../src/rules/index.ts'
import { random } from './random.ts'
import { lotOf, seriesGame } from './scenarios.ts'

/** A state with an open decision and the rules it was played by. */
export type Exhibit = { readonly rules: Engine; readonly state: GameState; readonly decision: Decision }

/** Games of the lottery that together ask every kind of question there is. */
const GAMES = [2, 5, 11, 15, 41, 70, 126, 204]

/** Up to `each` states for every kind of question, from some games of the lottery. */
export function gallery(each: number): Exhibit[] {
  const found: Exhibit[] = []
  const counts: Record<string, number> = {}
  for (const n of GAMES) {
    const next = random(n)
    const { rules } = lotOf(77, n)
    seriesGame(77, n, (state, decision) => {
      const offered = decision.kind === 'action' || decision.kind === 'modify' ? rules.legal(state, decision) : []
      const special = offered.flatMap(command =>
        'card' in command ? ['card'] : 'name' in command ? ['mission'] : 'reroll' in command ? ['reroll'] : [],
      )
      const key = `${decision.kind} ${decision.kind === 'roll' ? decision.reroll : [...new Set(special)].join()} ${state.phase}`
      const known = counts[key] ?? 0
      // After the first not the next ones that come along, but some of all rounds.
      if (known >= each || (known > 0 && next() > 0.3)) return
      counts[key] = known + 1
      found.push({ rules, state: rules.copy(state), decision: structuredClone(decision) })
    })
  }
  return found
}
