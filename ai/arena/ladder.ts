/**
 * Everybody against everybody: `npm run ladder -- [--levels a,b,c] [--scenarios x,y] [--pairs N] [--seed TEXT] [--nodes N] [--out FILE]`.
 * Fits strengths by Bradley and Terry, with 95 % intervals by drawing the pairs anew, and writes docs/strength.md. `--pairings a/b,c/d`
 * plays only those. `--nodes`: no level thinks of more nodes a decision than that. Goes on from the journals in .arena/ like the arena.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { rngOf } from '../evaluate/rng.ts'
import { LEVELS, type LevelId, levelOf } from '../levels.ts'
import { bundle, gather } from './crew.ts'
import { nodesOf } from './duel.ts'
import { type Met, report } from './report.ts'
import { SCENARIO_IDS } from './scenarios.ts'
import { playSeries } from './series.ts'
import { levelNamed, number, quit, readWords, scenarioNamed, seedNamed, teller } from './words.ts'

const USAGE =
  'npm run ladder -- [--levels A,B,…] [--scenarios X,Y,…] [--pairings A/B,C/D,…] [--pairs N] [--seed TEXT] [--nodes N] [--jobs N] [--fresh] [--out FILE] [--json]'

const words = readWords(USAGE, {
  levels: { type: 'string' },
  scenarios: { type: 'string' },
  pairings: { type: 'string' },
  pairs: { type: 'string' },
  seed: { type: 'string' },
  nodes: { type: 'string' },
  jobs: { type: 'string' },
  fresh: { type: 'boolean' },
  out: { type: 'string' },
  json: { type: 'boolean' },
})

const listed = (text: string | undefined, all: readonly string[]): readonly string[] =>
  text === undefined ? all : text.split(',').map(word => word.trim())

const levels = listed(
  words.levels,
  LEVELS.map(({ id }) => id),
).map(word => levelNamed('levels', word))
const scenarios = listed(words.scenarios, SCENARIO_IDS).map(word => scenarioNamed('scenarios', word))
const pairs = number('pairs', words.pairs, 40, 1, 100_000)
const jobs = number('jobs', words.jobs, availableParallelism(), 1, 64)
const most = number('nodes', words.nodes, 10_000_000, 1, 10_000_000)
const seed = seedNamed(words.seed ?? '1')
const out = words.out ?? 'docs/strength.md'

/** Who meets whom; the stronger by the table of levels first. */
const pairings: readonly (readonly [LevelId, LevelId])[] =
  words.pairings === undefined
    ? levels.flatMap((a, n) => levels.slice(0, n).map(b => [a, b] as const))
    : words.pairings.split(',').map(text => {
        const [a, b, more] = text.trim().split('/')
        if (!a || !b || more !== undefined || a === b) quit(`--pairings wants A/B,C/D, not '${text}'`)
        return [levelNamed('pairings', a), levelNamed('pairings', b)] as const
      })
if (pairings.length === 0) quit('--levels wants at least two')

const budget = (level: LevelId): number => Math.min(most, nodesOf(level))

const built = await bundle()
const crew = gather(built.file, jobs)
process.once('SIGINT', () => {
  crew.dismiss()
  built.remove()
  console.error('\nbroken off; the same command goes on from the journals')
  process.exit(130)
})
try {
  const met: Met[] = []
  const options = { pairs, elo0: 0, elo1: 10, untilSure: false, fresh: words.fresh === true, keepLost: false }
  for (const scenario of scenarios) {
    for (const [a, b] of pairings) {
      const bout = { a, b, scenario, seed, nodesA: budget(a), nodesB: budget(b) }
      const label = `${met.length + 1}/${scenarios.length * pairings.length} ${scenario}, ${a} v ${b}`
      const { standing, saved } = await playSeries(crew, built.hash, bout, options, teller(label, pairs))
      if (saved.length > 0) console.error(`saved: ${saved.join(', ')}`)
      met.push({ bout, standing })
    }
  }
  const [processor] = cpus()
  const { text, ratings } = report(met, {
    command: `npm run ladder -- ${process.argv.slice(2).join(' ')}`.trim(),
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, ${jobs} processes`,
    code: built.hash,
    anchor: levelOf('random') && pairings.flat().includes('random') ? 'random' : pairings[0]![1],
    random: rngOf(seed),
  })
  writeFileSync(out, text)
  console.log(words.json ? JSON.stringify(ratings) : text)
  if (met.some(({ standing }) => standing.broken.length > 0)) process.exitCode = 1
} finally {
  crew.dismiss()
  built.remove()
}
