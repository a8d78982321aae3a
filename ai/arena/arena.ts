/**
 * Two players – levels, or rivals of `rivals/` – against each other: `npm run arena -- --a greedy --b aggressor --scenario xx-ttt --pairs 200 --seed 1 [--json]`. Each pair
 * plays the same battle with the same dice twice, the sides swapped. `--nodes-a`, `--nodes-b`: nodes a decision instead of the level's
 * own. `--a legend,legend`: members who share a side's ships, three at most. `--against REV`: b as a commit of git has it, over the rules of today, so that two states of the code
 * meet; of a commit of before the sides had ids (2cc3cbc and older) only as a whole build. `--b build:FOLDER` (or `build:FOLDER@LEVEL`; else a's level): b of a whole build, with its own rules beside; such a build of a
 * commit is made by `npm run arena -- --keep REV --to FOLDER`. `--sprt` ends when the log-likelihood ratio of `--elo1` over `--elo0` (10 and 0) is beyond ±2.94. A run that was broken off goes on
 * from its journal in .arena/ if the code is the same; `--fresh` begins anew. Battles that break off are saved there as replay files, with
 * `--keep-lost` also those that a lost. Exit code 1 when a battle broke off.
 */
import { availableParallelism } from 'node:os'
import { shareProblem } from '../../src/content/index.ts'
import { buildIn, keepBuild, rivalOf } from './builds.ts'
import { levelNamed, scenarioNamed, seedNamed, standingWords, teller } from './command-line.ts'
import { membersNamed } from './contestants.ts'
import type { Bout, Rival } from './duel.ts'
import { numberOption, queueOption, quit, readOptions } from './options.ts'
import { startPool } from './process-pool.ts'
import { budgetOf } from './rivals/index.ts'
import { SCENARIOS } from './scenarios.ts'
import { playSeries, type Standing } from './series.ts'

const USAGE =
  'npm run arena -- --a PLAYER --b PLAYER --scenario NAME [--pairs N] [--seed TEXT] [--nodes-a N] [--nodes-b N] [--against REV] [--jobs N | --queue URL] [--sprt] [--elo0 N] [--elo1 N] [--fresh] [--keep-lost] [--json]; npm run arena -- --keep REV --to FOLDER'

const words = readOptions(USAGE, {
  a: { type: 'string' },
  b: { type: 'string' },
  scenario: { type: 'string' },
  pairs: { type: 'string' },
  seed: { type: 'string' },
  'nodes-a': { type: 'string' },
  'nodes-b': { type: 'string' },
  against: { type: 'string' },
  keep: { type: 'string' },
  to: { type: 'string' },
  jobs: { type: 'string' },
  queue: { type: 'string' },
  sprt: { type: 'boolean' },
  elo0: { type: 'string' },
  elo1: { type: 'string' },
  fresh: { type: 'boolean' },
  'keep-lost': { type: 'boolean' },
  json: { type: 'boolean' },
})

if (words.keep !== undefined) {
  const folder = words.to ?? quit('--keep REV needs --to FOLDER')
  const rev = await keepBuild(words.keep, folder).catch(error => quit(`--keep: ${error.message}`))
  console.log(`${rev} is built: --b build:${folder}`)
  process.exit(0)
}

const [a, ...withA] = membersNamed('a', words.a ?? quit(`usage: ${USAGE}`))
const [, folder, levelB] = /^build:(.+?)(?:@([\w-]+))?$/.exec(words.b ?? '') ?? []
const [b, ...withB] = folder ? [levelNamed('b', levelB ?? a)] : membersNamed('b', words.b ?? quit(`usage: ${USAGE}`))
const scenario = scenarioNamed('scenario', words.scenario ?? 'xx-ttt')
const pairs = numberOption('pairs', words.pairs, 200, 1, 100_000)
const jobs = numberOption('jobs', words.jobs, availableParallelism(), 1, 64)
const elo0 = numberOption('elo0', words.elo0, 0, -1000, 1000, false)
const elo1 = numberOption('elo1', words.elo1, 10, -1000, 1000, false)
if (elo1 <= elo0) quit('--elo1 must be more than --elo0')
const nodes = (name: 'nodes-a' | 'nodes-b', level: typeof a): number =>
  numberOption(name, words[name], budgetOf(level), 1, 10_000_000)
const terms: Bout = {
  a,
  b,
  scenario,
  seed: seedNamed(words.seed ?? '1'),
  nodesA: nodes('nodes-a', a),
  nodesB: nodes('nodes-b', b),
  ...(withA.length > 0 ? { withA } : {}),
  ...(withB.length > 0 ? { withB } : {}),
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0

/** Everything a machine may want to know, then the line that it reads. */
function jsonWords(bout: Bout, standing: Standing): string {
  const { points: _points, ...rest } = standing
  const line = {
    score: round(standing.score, 4),
    elo: standing.elo.map(one => round(one, 1)),
    llr: round(standing.llr, 3),
    pairs: standing.pairs,
    adjusted: round(standing.adjusted.score, 4),
  }
  return `${JSON.stringify({ ...bout, ...rest })}\n${JSON.stringify(line)}`
}

const { against } = words
const kept = (): Rival => {
  try {
    return buildIn(folder!)
  } catch (error) {
    return quit(`--b: ${error instanceof Error ? error.message : error}; npm run arena -- --keep REV --to ${folder}`)
  }
}
for (const [side, count] of [
  ['first', withA.length + 1],
  ['second', withA.length + 1],
  ['first', withB.length + 1],
  ['second', withB.length + 1],
] as const) {
  const problem = shareProblem(side, SCENARIOS[scenario].forces[side].length, count)
  if (problem)
    quit(
      `--scenario ${scenario}: ${count} members cannot share the ships of the ${side} side [${problem.rules.join(' ')}]`,
    )
}
if ((withA.length > 0 || withB.length > 0) && (folder || against !== undefined))
  quit('members of a side are today’s: without --against and build:FOLDER')
if (words.queue !== undefined && (folder || against !== undefined))
  quit('--queue: another state of the code lies on this machine alone; play it without')
const rival = folder
  ? kept()
  : against === undefined
    ? null
    : await rivalOf(against).catch(() => quit(`--against: no players in '${against}'`))
const bout: Bout = rival ? { ...terms, rival } : terms
const nameA = [a, ...withA].join('+')
const nameB = rival ? `${b}@${rival.rev}` : [b, ...withB].join('+')

const { pool, hash, dismiss } = await startPool('pair-process', jobs, queueOption(words.queue))
try {
  const { standing, journal, saved } = await playSeries(
    pool,
    hash,
    bout,
    {
      pairs,
      elo0,
      elo1,
      untilSure: words.sprt === true,
      fresh: words.fresh === true,
      keepLost: words['keep-lost'] === true,
    },
    teller(`${nameA} v ${nameB}, ${scenario}`, pairs),
  )
  if (saved.length > 0) console.error(`saved: ${saved.join(', ')}`)
  console.error(`journal: ${journal.path}`)
  console.log(words.json ? jsonWords(bout, standing) : standingWords(standing, nameA, nameB, elo0, elo1))
  if (standing.broken.length > 0) process.exitCode = 1
} finally {
  dismiss()
}
