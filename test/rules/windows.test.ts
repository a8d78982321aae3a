/** The windows in which cards and missions speak. */
import { describe, expect, it } from 'vitest'
import { catalog, missionScenario } from '../../src/content/index.ts'
import { engine, type Reaction, WINDOW_FACTS, type Window } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { brawlCommand, checkedGame } from '../support/random-play.ts'

const WINDOWS = Object.keys(WINDOW_FACTS) as Window[]

describe('windows', () => {
  it('[CARD-2] are all opened in a few battles, and each tells the ship and what its row says, no more and no less', () => {
    const told = new Map<Window, string>()
    const reactions = Object.fromEntries(
      WINDOWS.map((window): [Window, Reaction] => [
        window,
        {
          rules: ['CARD-2'],
          when: (_where, moment) => {
            told.set(window, Object.keys(moment).toSorted().join(' '))
            return false
          },
          do: [],
        },
      ]),
    )
    const escort = catalog.missions['political-escort']!
    // The mission listens to everything instead of what is printed.
    const missions = { ...catalog.missions, [escort.id]: { ...escort, effects: { reactions } } }
    const rules = engine({ ...catalog, missions })
    const scenario = missionScenario(escort.id, { maxRounds: 40 })
    for (let n = 0; n < 8; n += 1) checkedGame(rules, scenario, random(31 + n), brawlCommand)
    for (const window of WINDOWS)
      expect(told.get(window), window).toBe(['ship', ...WINDOW_FACTS[window]].toSorted().join(' '))
  })
})
