/** The battles that puzzles are looked for in: short ones of few ships, and the missions. */
import { SCENARIOS } from '../../../ai/arena/scenarios.ts'
import { missionScenario, READY_SQUADS } from '../../../src/content/index.ts'
import type { Scenario } from '../../../src/rules/index.ts'

/** Later rounds are seldom read: a battle is broken off. */
const ROUNDS = 16

const squad = (id: string) => READY_SQUADS.find(one => one.id === id)!.entries

const duel = (points: number, first: string, second: string): Scenario =>
  missionScenario('standard', {
    maxRounds: ROUNDS,
    points,
    collection: 'open',
    forces: { first: squad(first), second: squad(second) },
  })

/** Each by a name of its own. */
export const GROUNDS: Readonly<Record<string, Scenario>> = {
  'mission-1': { ...SCENARIOS['mission-1'], maxRounds: ROUNDS },
  'mission-2': { ...SCENARIOS['mission-2'], maxRounds: ROUNDS },
  'mission-3': { ...SCENARIOS['mission-3'], maxRounds: ROUNDS },
  'hero-hunters': duel(31, 'lone-hero', 'hunting-pair'),
  'shooter-stubborn': duel(31, 'sharpshooter', 'stubborn-pair'),
  'torpedo-watch': duel(31, 'torpedo-school', 'night-watch'),
  'xx-ttt': { ...SCENARIOS['xx-ttt'], maxRounds: ROUNDS },
}

/** Who flies a battle, by its number: strong levels that do not think alike. */
export const fliersOf = (n: number): readonly [string, string] =>
  (
    [
      ['ace', 'veteran'],
      ['veteran', 'ace'],
      ['ace', 'ace'],
      ['wingman', 'ace'],
    ] as const
  )[n % 4]!
