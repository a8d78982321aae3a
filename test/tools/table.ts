/** The table of a battle from words of the command line: mission, points, squads, obstacles, collection. */
import { readFileSync } from 'node:fs'
import { numberOption, quit } from '../../ai/arena/options.ts'
import {
  BOX,
  type catalog,
  catalogOf,
  missionScenario,
  obstacleTokens,
  randomSquad,
  readXws,
} from '../../src/content/index.ts'
import { t } from '../../src/locale/index.ts'
import { type Faction, isRefused, type Scenario, type Side, usualFactions } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import '../support/all-english.ts'

/** The options that say which table; a tool adds them to its own. */
export const TABLE_OPTIONS = {
  set: { type: 'string' },
  mission: { type: 'string' },
  factions: { type: 'string' },
  points: { type: 'string' },
  squads: { type: 'string' },
  obstacles: { type: 'string' },
  collection: { type: 'string' },
  rounds: { type: 'string' },
} as const

/** How they are written. */
export const TABLE_USAGE =
  '[--set SET] --mission 1|2|3|standard|four-hands [--factions FIRST,SECOND] [--points N [--squads FIRST.xws,SECOND.xws]] [--obstacles 0-6] [--collection core|open] [--rounds N]'

type Words = { readonly [K in keyof typeof TABLE_OPTIONS]?: string }

/** A number of a seed, for the generator of the tools. */
export const numberOf = (seed: string): number =>
  [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)

/** The squad of an XWS file; ends the tool for a file that cannot be read or names another faction. */
function squadFrom(path: string, faction: Faction): Scenario['forces'][Side] {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    quit(`--squads: '${path}' cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const { squad, problems } = readXws(text)
  if (!squad) quit(`${path}: ${problems.map(problem => t(problem)).join('; ')}`)
  if (squad.faction !== faction) quit(`--squads: '${path}' is no ${faction} squad`)
  return squad.entries
}

type Cards = typeof catalog

/** The mission of a number or an id; ends the tool where a set has none. */
function missionFrom({ missions }: Cards, word: string): string {
  const all = Object.values(missions)
  const found = all.find(({ id, number }) => id === word || (number !== null && String(number) === word))
  return found?.id ?? quit(`--mission: there is no mission '${word}'; try ${all.map(({ id }) => id).join(', ')}`)
}

/** For whom the sides fly; ends the tool for what is no two factions. */
function factionsFrom(catalog: Cards, words: string | undefined): Readonly<Record<Side, Faction>> {
  if (words === undefined) return usualFactions(catalog)
  const [first, second, more] = words.split(',')
  const known = [first, second].every(one => one !== undefined && catalog.factions.includes(one))
  if (!known || more !== undefined) quit(`--factions wants two of ${catalog.factions.join(', ')}, with a comma between`)
  return { first: first!, second: second! }
}

/**
 * The scenario that the options ask for, of a set that has come. With points both squads are drawn by lot from the seed, or read from two files; without
 * them they are the printed ones. Out of one box the second side draws first (MISSION-GEN-8). Ends the tool with a message if it cannot be.
 */
export function tableFor(words: Words, seed: string): Scenario {
  const catalog = catalogOf(words.set)
  const mission = missionFrom(catalog, words.mission ?? (catalog.set === BOX ? '1' : 'standard'))
  const tokens = obstacleTokens(catalog)
  const maxRounds = numberOption('rounds', words.rounds, 40, 1, 1000)
  const factions = factionsFrom(catalog, words.factions)
  const mirror = factions.first === factions.second
  const points = numberOption('points', words.points, 0, 0, 1000)
  const count = numberOption('obstacles', words.obstacles, 0, 0, tokens.length)
  // A mission may print more than a box holds.
  const printed = catalog.missions[mission]?.openCollection === true
  const named = words.collection ?? (points > (catalog.set === BOX ? 31 : 36) || mirror || printed ? 'open' : 'core')
  const collection: 'core' | 'open' =
    named === 'core' || named === 'open' ? named : quit(`--collection is core or open, not '${named}'`)
  if (words.squads !== undefined && points === 0) quit('--squads goes with --points')
  const next = random(numberOf(seed))
  const left = [...tokens]
  const obstacles = Array.from({ length: count }, () => left.splice(Math.floor(next() * left.length), 1)[0]!)
  const set = words.set === undefined ? {} : { set: words.set }
  const table = { ...set, maxRounds, points, collection, factions, ...(count > 0 ? { obstacles } : {}) }
  if (points === 0) return missionScenario(mission, table)
  if (words.squads !== undefined) {
    const [first, second, more] = words.squads.split(',')
    if (!first || !second || more !== undefined) quit('--squads wants two files: FIRST.xws,SECOND.xws')
    const forces = { first: squadFrom(first, factions.first), second: squadFrom(second, factions.second) }
    return missionScenario(mission, { ...table, forces })
  }
  try {
    const second = randomSquad(catalog, factions.second, points, collection, next)
    const first = randomSquad(catalog, factions.first, points, collection, next, second)
    return missionScenario(mission, { ...table, forces: { first, second } })
  } catch (error) {
    if (isRefused(error)) quit(`--points: ${t(error.refusal)}`)
    throw error
  }
}
