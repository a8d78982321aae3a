/** States of real games, a few for every kind of question, to try properties on. */
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { type Decision, type Engine, engine, type GameState } from '../../src/rules/index.ts'
import { random } from './random.ts'
import { brawlCommand, checkedGame, randomCommand } from './random-play.ts'

/** A deck of six single cards: it runs out, is shuffled again, and runs out for good (DAMAGE-5, COMP-10). */
export const thinDeck: Engine = engine({
  ...catalog,
  damage: Object.fromEntries(
    Object.values(catalog.damage)
      .slice(0, 6)
      .map(kind => [kind.id, { ...kind, count: 1 }]),
  ),
})

/** Game n of a series that mixes missions, points, collections, decks and ways to play. */
export function seriesGame(seed: number, n: number, onState?: (state: GameState, decision: Decision) => void) {
  const rules = n % 7 === 6 ? thinDeck : game
  const scenario = {
    ...missionScenario(n % 10 === 9 ? 'standard' : 'political-escort', {
      maxRounds: 40,
      points: n % 10 === 8 ? 100 : 0,
    }),
    collection: n % 5 === 4 ? 'open' : 'core',
  } as const
  const answer = n % 2 === 0 ? randomCommand : brawlCommand
  return { rules, ...checkedGame(rules, scenario, random(seed * 1_000_003 + n), answer, onState) }
}

/** A state with an open decision and the rules it was played by. */
export type Exhibit = { readonly rules: Engine; readonly state: GameState; readonly decision: Decision }

/** Up to `each` states for every kind of question, from games of the series; game 265 of it shuffles cards nobody has seen. */
export function gallery(games: readonly number[], each: number): Exhibit[] {
  const found: Exhibit[] = []
  const counts: Record<string, number> = {}
  for (const n of games) {
    const next = random(n)
    const rules = n % 7 === 6 ? thinDeck : game
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
