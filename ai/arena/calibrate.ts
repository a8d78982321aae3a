/**
 * `npm run calibrate -- --scenario NAME [--level NAME] [--games N] [--seed TEXT] [--nodes N] [--round N] [--jobs N] [--json]`: plays
 * a player against itself and tells how well the model's chance to win fits what came of it, as a round begins and where the dials
 * lead, and, where the player says what it thinks its chance is, how well that does. Without `--level` the quick searcher of the fit
 * plays. `--json` ends with `{"ece":…,"games":…,"positions":…}`. A run that was broken off goes on from its journal in .arena/.
 */
import { availableParallelism } from 'node:os'
import { SIDES, type Side } from '../../src/rules/index.ts'
import { levelOf } from '../levels.ts'
import type { Aim } from '../objectives/index.ts'
import { WEIGHTS } from '../objectives/value.ts'
import { clock, scenarioNamed, seedNamed, thinkerNamed } from './command-line.ts'
import type { Chore, Done } from './game-process.ts'
import { playGames, readGames } from './games.ts'
import { type Score, scoreOf } from './logistic.ts'
import { numberOption, quit, readOptions } from './options.ts'
import { chanceAt, type Moment, type Position } from './positions.ts'
import { startPool } from './process-pool.ts'
import { reliabilityWords, scoreWords } from './reliability.ts'
import { SCENARIOS } from './scenarios.ts'
import type { GameLine, Run } from './selfplay.ts'

const USAGE =
  'npm run calibrate -- --scenario NAME [--level NAME] [--games N] [--seed TEXT] [--nodes N] [--round N] [--jobs N] [--json]'

const words = readOptions(USAGE, {
  scenario: { type: 'string' },
  level: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  nodes: { type: 'string' },
  round: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
})

const scenario = scenarioNamed('scenario', words.scenario ?? quit(`usage: ${USAGE}`))
const level = words.level === undefined ? null : thinkerNamed('level', words.level)
const games = numberOption('games', words.games, 1000, 1, 1_000_000)
const jobs = numberOption('jobs', words.jobs, availableParallelism(), 1, 64)
const usual = level ? levelOf(level)!.nodes : null
const run: Run = {
  what: scenario,
  seed: seedNamed(words.seed ?? '1'),
  level,
  nodes: numberOption('nodes', words.nodes, usual ?? 250, 1, 10_000_000),
  round: numberOption('round', words.round, usual ?? 120, 1, 10_000_000),
  varied: false,
}

const { mission } = SCENARIOS[scenario]
const weights = WEIGHTS[(mission in WEIGHTS ? mission : 'skirmish') as Aim]

const scoreAt = (positions: readonly Position[], moment: Moment): Score => {
  const there = positions.filter(one => one.moment === moment)
  return scoreOf(
    there.map(one => chanceAt(one, weights)),
    there.map(one => one.result),
  )
}

/** How good what one side said of its own chance was: each side by itself, or what one says too much would hide what the other does. */
const scoreSaid = (lines: readonly GameLine[], by: Side): Score => {
  const told = lines.flatMap(({ said, result }) =>
    result === null
      ? []
      : said.filter(({ side }) => side === by).map(({ win }) => ({ win, came: by === 'first' ? result : 1 - result })),
  )
  return scoreOf(
    told.map(one => one.win),
    told.map(one => one.came),
  )
}

const started = performance.now()
const { pool, hash, dismiss } = await startPool<Chore, Done>('game-process', jobs)
try {
  let told = started
  const lines = await playGames(pool, run, hash, games, there => {
    const now = performance.now()
    if (now - told < 15_000) return
    told = now
    console.error(`${scenario}: ${there}/${games} games, ${clock((now - started) / 1000)}`)
  })
  const whole = lines.filter(line => line.result !== null)
  const positions = await readGames(pool, run, whole)
  const said = SIDES.map(side => scoreSaid(whole, side))
  const scores = { said, start: scoreAt(positions, 'start'), end: scoreAt(positions, 'end') }
  const main = said.every(({ rows }) => rows > 0) ? said : [scores.start]
  const first = whole.reduce((sum, line) => sum + line.result!, 0) / (whole.length || 1)
  const rows = main.reduce((sum, score) => sum + score.rows, 0)
  const ece = main.reduce((sum, score) => sum + (score.ece * score.rows) / rows, 0)
  if (words.json) {
    console.log(JSON.stringify({ ...run, first, scores }))
    console.log(JSON.stringify({ ece, games: whole.length, positions: rows }))
  } else {
    console.log(
      `${level ?? 'the quick searcher'} in ${scenario}: ${whole.length} games, the first side wins ${(100 * first).toFixed(1)} %`,
    )
    if (main === said) {
      console.log(`what both sides said was off by ${(100 * ece).toFixed(1)} points on average`)
      for (const [n, score] of said.entries())
        console.log(`${scoreWords(`said, ${SIDES[n]}`, score)}\n${reliabilityWords(score)}`)
    }
    console.log(`${scoreWords('round begins', scores.start)}\n${reliabilityWords(scores.start)}`)
    console.log(`${scoreWords('dials flown', scores.end)}\n${reliabilityWords(scores.end)}`)
  }
  const broken = lines.length - whole.length
  if (broken > 0) {
    console.error(`${broken} games broke off: ${lines.find(line => line.problem)?.problem}`)
    process.exitCode = 1
  }
} finally {
  dismiss()
}
