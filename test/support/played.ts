/** Replays of battles that are made up: both sides fly like brawlers. */
import { catalog, game, randomSquad } from '../../src/content/index.ts'
import { mix } from '../../src/match/dice.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { exportReplay, type ReplayFile } from '../../src/match/replay.ts'
import type { Command, Scenario } from '../../src/rules/index.ts'
import { random } from './random.ts'
import { brawlCommand } from './random-play.ts'

const brawler = (seed: string): Player => {
  const next = random(Math.floor(mix(seed, 'brawler', 0) * 1e9))
  return { decide: async (view, decision) => brawlCommand(game, view, decision, next) }
}

/** The replay of a battle played to its end, from a prefix on if one is given. */
export async function playedFile(
  scenario: Scenario,
  seed: string,
  from: { readonly prefix?: readonly Command[]; readonly rewinds?: number } = {},
): Promise<ReplayFile> {
  const players = { first: brawler(`${seed}/r/${from.rewinds}`), second: brawler(`${seed}/i/${from.rewinds}`) }
  const match = createMatch({ engine: game, scenario, seed, players, ...from })
  await match.run()
  return exportReplay(game, match, { first: 'human', second: 'greedy' })
}

/** Squads by lot, of so many points. */
export function squads(seed: string, points: number): Scenario['forces'] {
  let drawn = 0
  const lot = () => mix(seed, 'squads', drawn++)
  const second = randomSquad(catalog, 'imperial', points, 'open', lot, [])
  return { first: randomSquad(catalog, 'rebel', points, 'open', lot, second), second }
}
