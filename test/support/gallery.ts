/** States of real games, a few for every kind of question, to try properties on. */
import type { Decision, Engine, GameState } from '../../src/rules/index.ts'
import { random } from './random.ts'
import { lotOf, seriesGame } from './scenarios.ts'

/** A state with an open decision and the rules it was played by. */
export type Exhibit = { readonly rules: Engine; readonly state: GameState; readonly decision: Decision }

/** Up to `each` states for every kind of question, from games of the lottery. */
export function gallery(games: readonly number[], each: number): Exhibit[] {
  const found: Exhibit[] = []
  const counts: Record<string, number> = {}
  for (const n of games) {
    const next = random(n)
    const { rules } = lotOf(77, n)
    seriesGame(77, n, (state, decision) => {
      const offered = decision.kind === 'action' ? rules.legal(state, decision) : []
      const special = offered.flatMap(command => ('card' in command ? ['card'] : 'name' in command ? ['mission'] : []))
      const key = `${decision.kind} ${decision.kind === 'roll' ? decision.reroll : special.join()} ${state.phase}`
      const known = counts[key] ?? 0
      // After the first not the next ones that come along, but some of all rounds.
      if (known >= each || (known > 0 && next() > 0.3)) return
      counts[key] = known + 1
      found.push({ rules, state: rules.copy(state), decision: structuredClone(decision) })
    })
  }
  return found
}
