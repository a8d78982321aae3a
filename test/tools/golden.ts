/**
 * The golden replays of test/golden: `npm run golden` plays each again and compares every hash; `npm run golden -- --write` plays
 * them anew and writes them. Exit 1 when one does not agree, 2 on a wrong argument.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '../../ai/arena/options.ts'
import { fetchSet, gameOf } from '../../src/content/index.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { exportReplay, type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { type Engine, RULES_VERSION } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { aimCommand, brawlCommand, randomCommand } from '../support/random-play.ts'
import { levelPlayer } from './players.ts'
import { ROOT } from './rulebook.ts'
import { numberOf, tableFor } from './table.ts'

const MISSION_1 = { mission: '1' }
const ASTEROIDS = { mission: 'standard', points: '100', obstacles: '6' }

const TFA = { set: 'tfa' }

type Recipe = {
  readonly name: string
  readonly table: {
    readonly set?: string
    readonly mission?: string
    readonly points?: string
    readonly obstacles?: string
  }
  readonly first: string
  readonly second: string
  readonly seed: string
}

/** The golden games: the table, who plays, and with which seed. */
export const GOLDEN: readonly Recipe[] = [
  { name: 'random-random', table: MISSION_1, first: 'random', second: 'random', seed: 'golden-6' },
  { name: 'brawl-brawl', table: MISSION_1, first: 'brawl', second: 'brawl', seed: 'golden-12' },
  { name: 'greedy-random', table: MISSION_1, first: 'greedy', second: 'random', seed: 'golden-3' },
  { name: 'asteroid-run', table: { mission: '2' }, first: 'aim', second: 'brawl', seed: 'golden-14' },
  { name: 'dark-whispers', table: { mission: '3' }, first: 'brawl', second: 'aim', seed: 'golden-8' },
  {
    name: 'dark-whispers-100',
    table: { mission: '3', points: '100' },
    first: 'brawl',
    second: 'aim',
    seed: 'golden-1',
  },
  { name: 'asteroids-100', table: ASTEROIDS, first: 'brawl', second: 'brawl', seed: 'golden-7' },
  {
    name: 'tfa-first-flight',
    table: { ...TFA, mission: 'first-flight' },
    first: 'brawl',
    second: 'aim',
    seed: 'golden-1',
  },
  { name: 'tfa-standard-100', table: { ...TFA, points: '100' }, first: 'brawl', second: 'brawl', seed: 'golden-2' },
  { name: 'tfa-last-line', table: { ...TFA, mission: 'last-line' }, first: 'brawl', second: 'aim', seed: 'golden-3' },
  {
    name: 'tfa-comrade-in-arms',
    table: { ...TFA, mission: 'comrade-in-arms' },
    first: 'aim',
    second: 'brawl',
    seed: 'golden-4',
  },
]

/** Has the sets come that golden games are of. */
export const fetchGoldenSets = async (): Promise<void> => {
  for (const { table } of GOLDEN) await fetchSet(table.set)
}

/** Where a golden replay lies. */
export const goldenPath = (name: string): string => join(ROOT, 'test/golden', `${name}.replay.json`)

const ANSWERS: Readonly<Record<string, typeof randomCommand>> = {
  random: randomCommand,
  brawl: brawlCommand,
  aim: aimCommand,
}

/** A player by its name in GOLDEN; its choices come from its own seed and from nothing else. */
function seated(game: Engine, name: string, seed: string): Player {
  const answers = ANSWERS[name]
  if (answers) {
    const next = random(numberOf(seed))
    return { decide: async (view, decision) => answers(game, view, decision, next) }
  }
  const player = levelPlayer(name, seed)
  if (!player) throw new Error(`nobody is called ${name}`)
  return player
}

async function played(recipe: Recipe): Promise<ReplayFile> {
  const { first, second, seed } = recipe
  const game = gameOf(recipe.table.set)
  // The words of the seeds are from before the sides had ids; with others they would be other games.
  const players = { first: seated(game, first, `${seed}/rebel`), second: seated(game, second, `${seed}/imperial`) }
  const match = createMatch({ engine: game, scenario: tableFor(recipe.table, seed), seed, players })
  await match.run()
  return exportReplay(game, match, { first, second })
}

/** One command a line, so that a difference can be read. */
function text(file: ReplayFile): string {
  const { commands, ...rest } = file
  const lines = commands.map(command => `    ${JSON.stringify(command)}`).join(',\n')
  return `${JSON.stringify({ ...rest, commands: [] }, null, 2).replace('"commands": []', `"commands": [\n${lines}\n  ]`)}\n`
}

/** What is wrong with a golden replay; null if nothing is. */
export function checkGolden(name: string): string | null {
  const path = goldenPath(name)
  if (!existsSync(path)) return 'it is missing'
  const file = parseReplay(readFileSync(path, 'utf8'))
  if ('problem' in file) return `${file.problem.key} ${JSON.stringify(file.problem.params)}`
  const { problem, state } = runReplay(gameOf(file.scenario.set), file)
  if (problem) return `${problem.key} ${JSON.stringify(problem.params)}`
  if (!state?.result) return 'it does not reach the end of the game'
  return file.rulesVersion === RULES_VERSION ? null : `it is of rules ${file.rulesVersion}, these are ${RULES_VERSION}`
}

async function write(): Promise<number> {
  let changed = 0
  for (const recipe of GOLDEN) {
    const path = goldenPath(recipe.name)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const after = text(await played(recipe))
    writeFileSync(path, after)
    if (before !== after) changed += 1
    console.log(`${recipe.name}: ${before === after ? 'as it was' : 'written'}`)
  }
  if (changed > 0) {
    console.log(
      'If the rules play another game than before, RULES_VERSION in src/rules/engine.ts and CHANGELOG.md need a line, then write again.',
    )
  }
  return 0
}

function check(): number {
  let wrong = 0
  for (const { name } of GOLDEN) {
    const problem = checkGolden(name)
    if (problem) wrong += 1
    console.log(`${name}: ${problem ?? 'the same hashes'}`)
  }
  return wrong > 0 ? 1 : 0
}

if (process.argv[1] === import.meta.filename) {
  await fetchGoldenSets()
  const options = readOptions('npm run golden -- [--write]', { write: { type: 'boolean' } })
  process.exitCode = options.write ? await write() : check()
}
