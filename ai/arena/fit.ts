/**
 * `npm run fit -- --aim NAME --games N [--seed TEXT] [--nodes N] [--round N] [--ridge N] [--rounds-from N] [--moment start|end|both] [--hold FEATURE=WEIGHT,…] [--free FEATURE,…] [--jobs N | --queue URL] [--dry] [--dump FILE]`:
 * plays the searching player against itself, fits the model of that aim on who won, prints how good and how well calibrated it is on
 * games it was not fitted on, and writes the weights and their recipe to ai/objectives/weights.json and weights-recipes.json (not with `--dry`). With `--of` and
 * `--level` a level plays those scenarios, as `npm run calibrate` lets it, so many games of each, or as many as it says (xx-ttt:5000). A
 * run that was broken off goes on from its journal in .arena/; `--code HASH` reads the games that other code played, `--also` adds those
 * of another run. `--free` fits those features alone and holds the others as they are now; their recipe is kept as `rest`.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { FEATURES } from '../objectives/features.ts'
import { AIMS, type Aim } from '../objectives/index.ts'
import { WEIGHTS as NOW } from '../objectives/value.ts'
import { clock, scenarioNamed, seedNamed, thinkerNamed } from './command-line.ts'
import type { Chore, Done } from './game-process.ts'
import { gamesThere, playGames, readGames } from './games.ts'
import { dataOf, fitLogistic, type Score, scoreOf } from './logistic.ts'
import { numberOption, queueOption, quit, readOptions } from './options.ts'
import { chanceAt, type Position } from './positions.ts'
import { startPool } from './process-pool.ts'
import { reliabilityWords, scoreWords } from './reliability.ts'
import type { Run } from './selfplay.ts'

const USAGE =
  'npm run fit -- --aim NAME [--games N] [--seed TEXT] [--nodes N] [--round N] [--ridge N] [--rounds-from N] [--moment start|end|both] [--hold FEATURE=WEIGHT,…] [--free FEATURE,…] [--of SCENARIO[:GAMES],… --level NAME] [--code HASH] [--also SEED:CODE:GAMES] [--jobs N | --queue URL] [--dry] [--dump FILE]'
const WEIGHTS = join(import.meta.dirname, '../objectives/weights.json')
const RECIPES = join(import.meta.dirname, '../objectives/weights-recipes.json')
const words = readOptions(USAGE, {
  aim: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  nodes: { type: 'string' },
  round: { type: 'string' },
  ridge: { type: 'string' },
  'rounds-from': { type: 'string' },
  moment: { type: 'string' },
  hold: { type: 'string' },
  free: { type: 'string' },
  of: { type: 'string' },
  level: { type: 'string' },
  code: { type: 'string' },
  also: { type: 'string' },
  jobs: { type: 'string' },
  queue: { type: 'string' },
  dry: { type: 'boolean' },
  dump: { type: 'string' },
})

/** Kinds of skirmishes come round in twenty games: of every five such turns one is not fitted on. A mission is always the same. */
const TURN = words.aim === 'skirmish' && words.of === undefined ? 20 : 1
const KEPT = 5
const keptBack = (game: number): boolean => Math.floor((game - 1) / TURN) % KEPT === KEPT - 1

/** Nodes of the quick searcher, for a dial and within a round. */
const QUICK_RUN = { nodes: 250, round: 120 } as const

const aim: Aim = AIMS.find(one => one === words.aim) ?? quit(`--aim must be one of ${AIMS.join(', ')}\nusage: ${USAGE}`)
const games = numberOption('games', words.games, 2000, 10, 1_000_000)
const ridge = numberOption('ridge', words.ridge, 1, 0, 1e6, false)
const from = numberOption('rounds-from', words['rounds-from'], 1, 1, 40)
const jobs = numberOption('jobs', words.jobs, availableParallelism(), 1, 64)
const moment = words.moment ?? 'both'
if (!['start', 'end', 'both'].includes(moment)) quit(`--moment must be start, end or both, not '${moment}'`)
const run: Run = {
  what: aim,
  seed: seedNamed(words.seed ?? '1'),
  level: null,
  nodes: numberOption('nodes', words.nodes, QUICK_RUN.nodes, 1, 1_000_000),
  round: numberOption('round', words.round, QUICK_RUN.round, 1, 1_000_000),
  varied: true,
}
const level = words.level === undefined ? null : thinkerNamed('level', words.level)
if ((words.of === undefined) !== (level === null)) quit(`--of and --level go together\nusage: ${USAGE}`)
const scenarios = (words.of?.split(',') ?? []).map(word => {
  const [name = '', count] = word.trim().split(':')
  return { what: scenarioNamed('of', name), games: numberOption('of', count, games, 1, 1_000_000) }
})
const names = FEATURES[aim]
const listed = (list: string | undefined): readonly string[] => (list ?? '').split(',').filter(Boolean)
const featureNamed = (option: string, name: string): number => {
  const at = names.indexOf(name)
  return at < 0 ? quit(`--${option}: there is no feature '${name}'; there are ${names.join(', ')}`) : at
}
const free = listed(words.free).map(name => featureNamed('free', name))
const held = new Map(
  free.length === 0 ? [] : NOW[aim].map((weight, at) => [at, weight] as const).filter(([at]) => !free.includes(at)),
)
for (const entry of listed(words.hold)) {
  const [name = '', weight] = entry.split('=')
  held.set(featureNamed('hold', name), numberOption('hold', weight, 0, -100, 100, false))
}

const started = performance.now()
const { pool, hash, dismiss } = await startPool<Chore, Done>('game-process', jobs, queueOption(words.queue))

/** The runs whose games are fitted on: the one asked for, and perhaps another that is in its journal. */
const code = words.code ?? hash
const stages: { run: Run; code: string; games: number }[] =
  scenarios.length === 0
    ? [{ run, code, games }]
    : scenarios.map(({ what, games }) => ({ run: { ...run, what, level, varied: false }, code, games }))
if (words.also !== undefined) {
  const [seed = '', code = '', count] = words.also.split(':')
  const other = { ...run, ...QUICK_RUN, seed: seedNamed(seed) }
  stages.push({ run: other, code, games: numberOption('also', count, 0, 1, 1_000_000) })
}
for (const stage of stages)
  if (stage.code !== hash && gamesThere(stage.run, stage.code) < stage.games) {
    dismiss()
    quit(
      `--code, --also: code '${stage.code}' has not played ${stage.games} games of ${stage.run.what}, seed ${stage.run.seed}`,
    )
  }
const positions: Position[] = []
let [played, broken] = [0, 0]
try {
  let told = started
  for (const stage of stages) {
    const lines = await playGames(pool, stage.run, stage.code, stage.games, there => {
      const now = performance.now()
      if (now - told < 15_000) return
      told = now
      console.error(`${stage.run.what}: ${there}/${stage.games} games, ${clock((now - started) / 1000)}`)
    })
    played += lines.length
    broken += lines.filter(line => line.result === null).length
    for (const line of lines.filter(one => one.problem).slice(0, 3)) console.error(`game ${line.game}: ${line.problem}`)
    positions.push(...(await readGames(pool, stage.run, lines)))
  }
} finally {
  dismiss()
}
if (words.dump) writeFileSync(words.dump, positions.map(one => `${JSON.stringify(one)}\n`).join(''))

const used = positions.filter(one => one.round >= from && (moment === 'both' || one.moment === moment))
/** Where the battle may be over without the model, the model cannot be seen. */
const OPEN = 0.95
const training = used.filter(one => !keptBack(one.game) && one.open > OPEN)
const kept = positions.filter(one => keptBack(one.game))
const weights = fitLogistic(dataOf(training), { ridge, held }).map(weight => Number(weight.toFixed(4)))
const judged = (rows: readonly Position[]): Score =>
  scoreOf(
    rows.map(row => chanceAt(row, weights)),
    rows.map(row => row.result),
  )
const trained = judged(training)
const valid = judged(kept)
console.log(
  `${aim}: ${played} games (${broken} broken off), code ${hash}, ${positions.length} positions, fitted on ${training.length}`,
)
for (const [at, name] of names.entries())
  console.log(`  ${name.padEnd(12)} ${weights[at]!.toFixed(4).padStart(9)}${held.has(at) ? '  held' : ''}`)
for (const name of ['alive', 'points', 'judged', 'safety'])
  if (names.includes(name) && weights[names.indexOf(name)]! < 0) console.log(`  wrong sign: ${name}`)
console.log(scoreWords('fitted on', trained))
console.log(scoreWords('kept back', valid))
for (const kind of ['start', 'end'] as const)
  console.log(scoreWords(`  ${kind}`, judged(kept.filter(one => one.moment === kind))))
const classes = [...new Set(kept.map(one => one.class))].sort()
const byClass = Object.fromEntries(classes.map(name => [name, judged(kept.filter(one => one.class === name))]))
for (const name of classes) console.log(scoreWords(`  ${name}`, byClass[name]!))
console.log(reliabilityWords(valid))

if (!words.dry) {
  const models = JSON.parse(readFileSync(WEIGHTS, 'utf8')) as Record<string, number[]>
  const recipes = JSON.parse(readFileSync(RECIPES, 'utf8')) as Record<string, unknown>
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const short = (value: number): number => Number(value.toFixed(4))
  const recipe = {
    command: `npm run fit -- ${process.argv.slice(2).join(' ')}`,
    date: new Date().toISOString().slice(0, 10),
    commit,
    played: stages.map(stage => `${stage.run.what}:${stage.run.seed}:${stage.code}:${stage.games}`),
    code: hash,
    seed: run.seed,
    games: played,
    positions: training.length,
    loss: short(valid.loss),
    accuracy: short(valid.accuracy),
    ...(free.length > 0 && { rest: recipes[aim] }),
    ece: Object.fromEntries([['all', short(valid.ece)], ...classes.map(name => [name, short(byClass[name]!.ece)])]),
  }
  const write = (path: string, data: object): void => writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`)
  write(WEIGHTS, { ...models, [aim]: weights })
  write(RECIPES, { ...recipes, [aim]: recipe })
  execFileSync('npx', ['biome', 'format', '--write', WEIGHTS, RECIPES], { stdio: 'ignore' })
}
