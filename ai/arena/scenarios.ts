/** The battles of the arena. Every pair plays one twice with the sides swapped, so a lopsided one is still fair. */
import { missionScenario, OBSTACLES, READY_SQUADS } from '../../src/content/index.ts'
import { STANDARD_MAT } from '../../src/geometry/index.ts'
import type { Scenario } from '../../src/rules/index.ts'

/** A battle that lasts longer is drawn. */
const MOST_ROUNDS = 40

type Force = Scenario['forces']['first']

const ships = (...pilots: readonly (string | readonly [string, ...string[]])[]): Force =>
  pilots.map(entry => {
    const [pilot, ...upgrades] = typeof entry === 'string' ? [entry] : entry
    return { pilot, upgrades }
  })

const mission = (id: string): Scenario => missionScenario(id, { maxRounds: MOST_ROUNDS })

const squads = (points: number, first: Force, second: Force, obstacles?: readonly string[]): Scenario =>
  missionScenario('standard', {
    maxRounds: MOST_ROUNDS,
    points,
    collection: 'open',
    forces: { first, second },
    ...(obstacles ? { obstacles } : {}),
  })

/** A full game between two ready squads of The Force Awakens, which comes late: whoever plays it fetches the set first (TFA-OBST-4, TFA-INIT-1). */
const awakened = (points: number, first: string, second: string): Scenario => {
  const squad = (id: string): Force => READY_SQUADS.find(one => one.id === id)!.entries
  return {
    set: 'tfa',
    mission: 'standard',
    forces: { first: squad(first), second: squad(second) },
    points,
    mat: { width: STANDARD_MAT, height: STANDARD_MAT },
    collection: 'open',
    maxRounds: MOST_ROUNDS,
  }
}

/** Each scenario by the name that the command line gives it. */
export const SCENARIOS = {
  'mission-1': mission('political-escort'),
  'mission-2': mission('asteroid-run'),
  'mission-3': mission('dark-whispers'),
  /** The printed forces of the standard game. */
  standard: mission('standard'),
  '1-v-2': squads(30, ships('redsquadronpilot'), ships('academypilot', 'academypilot')),
  'xx-ttt': squads(
    50,
    ships('redsquadronpilot', 'redsquadronpilot'),
    ships('obsidiansquadronpilot', 'obsidiansquadronpilot', 'obsidiansquadronpilot'),
  ),
  '4-v-4': squads(
    100,
    ships('redsquadronpilot', 'rookiepilot', 'rookiepilot', 'rookiepilot'),
    ships(['maulermithel', 'marksmanship'], 'darkcurse', 'nightbeast', ['blacksquadronpilot', 'determination']),
    OBSTACLES,
  ),
  /** Four X-wings against seven TIE fighters, printed for two on each side. */
  'four-hands': mission('four-hands'),
  't70-2fo': awakened(36, 'resistance-box', 'first-order-box'),
  '4-v-6-tfa': awakened(100, 'resistance-flight', 'first-order-swarm'),
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioId = keyof typeof SCENARIOS

/** The ids of the scenarios. */
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[]

/** The scenario id of a word; null if there is none. */
export const scenarioId = (word: string): ScenarioId | null => SCENARIO_IDS.find(id => id === word) ?? null
