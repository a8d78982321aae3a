/** Battles of quick builds among all factions, played by lot to their end: every rule of play holds, and all can be played again. */
import { describe, expect, it } from 'vitest'
import { builds } from '../../../src/content/edition2/quick-builds.ts'
import {
  type Command,
  engine,
  type ForceEntry,
  flownFor,
  type GameEvent,
  type Scenario,
} from '../../../src/rules/index.ts'
import { counted } from '../../support/counts.ts'
import { edition2Catalog } from '../../support/edition2.ts'
import { checkState } from '../../support/invariants.ts'
import { pick, type Random, random } from '../../support/random.ts'
import { type Answer, brawlCommand, dualCheck, type Played, randomCommand } from '../../support/random-play.ts'

const rules = engine(edition2Catalog)

/** A squad of a faction by lot, of exactly so much threat; null where the lot did not come to it. */
function squadOf(faction: string, threat: number, next: Random): ForceEntry[] | null {
  const squad: ForceEntry[] = []
  let left = threat
  while (left > 0) {
    const fitting = builds.filter(({ pilot, threat: own }) => {
      const card = edition2Catalog.pilots[pilot]!
      const there = card.unique && squad.some(entry => entry.pilot === pilot)
      return own <= left && flownFor(edition2Catalog, card) === faction && !there
    })
    if (fitting.length === 0) return null
    const build = pick(next, fitting)
    squad.push({ pilot: build.pilot, upgrades: build.upgrades })
    left -= build.threat
  }
  return squad
}

/** A battle by lot of two factions; each card with one dot is there once. */
function battleOf(next: Random): Scenario {
  for (;;) {
    const [first, second] = [pick(next, edition2Catalog.factions), pick(next, edition2Catalog.factions)]
    const points = 3 + Math.floor(next() * 5)
    const [one, other] = [squadOf(first, points, next), squadOf(second, points, next)]
    if (!one || !other) continue
    const twice = [one, other].some(squad => {
      const cards = squad.flatMap(({ upgrades }) => upgrades.filter(id => edition2Catalog.upgrades[id]!.unique))
      return new Set(cards).size < cards.length
    })
    if (twice) continue
    return {
      mission: 'standard',
      forces: { first: one, second: other },
      factions: { first, second },
      points,
      mat: { width: 914.4, height: 914.4 },
      collection: 'open',
      maxRounds: 9,
    }
  }
}

/** Played to its end; the state is checked after every command. What checks the story of 2012 does not know this one. */
function played(scenario: Scenario, next: Random, answer: Answer): Played {
  const log: Command[] = []
  const events: GameEvent[] = []
  const state = rules.newGame(scenario, events)
  while (!state.result) {
    checkState(rules, state)
    const command = answer(rules, state, pick(next, state.open), next)
    log.push(command)
    rules.apply(state, command, events)
  }
  return { state, log, events }
}

describe('battles of the second edition', () => {
  it.each(Array.from({ length: counted(40) }, (_, seed) => seed + 1))('by lot, number %i', seed => {
    const next = random(seed * 7919)
    const scenario = battleOf(next)
    const game = played(scenario, next, seed % 3 === 0 ? randomCommand : brawlCommand)
    expect(game.events.some(({ type }) => type === 'manoeuvreExecuted')).toBe(true)
    dualCheck(rules, scenario, game, next)
  })
})
