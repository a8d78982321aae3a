/** The windows in which cards and missions speak. */
import { describe, expect, it } from 'vitest'
import { buildCatalog } from '../../src/content/build.ts'
import { catalog, missionScenario } from '../../src/content/index.ts'
import { type Catalog, engine, type Mission, type Reaction, WINDOW_FACTS, type Window } from '../../src/rules/index.ts'
import { madeUpSet } from '../support/made-up-set/index.ts'
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
    // The mission listens to everything instead of what is printed.
    const listening = (known: Catalog, mission: Mission) =>
      engine({ ...known, missions: { ...known.missions, [mission.id]: { ...mission, effects: { reactions } } } })
    const escort = catalog.missions['political-escort']!
    const rules = listening(catalog, escort)
    const scenario = missionScenario(escort.id, { maxRounds: 40 })
    for (let n = 0; n < 8; n += 1) checkedGame(rules, scenario, random(31 + n), brawlCommand)
    // Nothing in the box is dropped or goes off.
    const madeUp = buildCatalog(madeUpSet)
    const raid = madeUp.missions['raid']!
    const { forces } = raid
    const raiding = {
      ...missionScenario('standard'),
      mission: raid.id,
      forces,
      collection: 'open',
      maxRounds: 6,
    } as const
    const raids = listening(madeUp, raid)
    for (let n = 0; n < 4; n += 1) {
      const next = random(61 + n)
      const state = raids.newGame(raiding)
      while (!state.result) raids.applyLegal(state, brawlCommand(raids, state, state.open[0]!, next))
    }
    for (const window of WINDOWS)
      expect(told.get(window), window).toBe(['ship', ...WINDOW_FACTS[window]].toSorted().join(' '))
  })
})
