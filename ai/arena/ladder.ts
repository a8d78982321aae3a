/**
 * Everybody against everybody: `npm run ladder -- [--levels a,b,c] [--scenarios x,y] [--pairs N] [--seed TEXT] [--nodes N] [--out FILE]`.
 * Fits strengths by Bradley and Terry, with 95 % intervals by drawing the pairs anew, and writes docs/strength.md. `--pairings a/b,c/d`
 * plays only those; `--sprt` ends a meeting when it is sure who is stronger. `--nodes`: no level thinks of more nodes a decision than
 * that. Goes on from the journals in .arena/ like the arena; `--from CODE` plays nothing and tells what the code of that hash played.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { LEVELS } from '../levels.ts'
import { rngOf } from '../rng.ts'
import { scenarioNamed, seedNamed, teller } from './command-line.ts'
import { contestantNamed } from './contestants.ts'
import type { Bout } from './duel.ts'
import { FOLDER, readJournal } from './journal.ts'
import { numberOption, queueOption, quit, readOptions } from './options.ts'
import { startPool } from './process-pool.ts'
import { type Met, report } from './report.ts'
import { budgetOf, type ContestantId } from './rivals/index.ts'
import { SCENARIO_IDS } from './scenarios.ts'
import { playSeries, standingOf } from './series.ts'

const USAGE =
  'npm run ladder -- [--levels A,B,…] [--scenarios X,Y,…] [--pairings A/B,C/D,…] [--pairs N] [--seed TEXT] [--nodes N] [--jobs N | --queue URL] [--sprt] [--fresh | --from CODE] [--out FILE] [--json]'

const words = readOptions(USAGE, {
  levels: { type: 'string' },
  scenarios: { type: 'string' },
  pairings: { type: 'string' },
  pairs: { type: 'string' },
  seed: { type: 'string' },
  nodes: { type: 'string' },
  jobs: { type: 'string' },
  queue: { type: 'string' },
  sprt: { type: 'boolean' },
  fresh: { type: 'boolean' },
  from: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
})

const listed = (text: string | undefined, all: readonly string[]): readonly string[] =>
  text === undefined ? all : text.split(',').map(word => word.trim())

const levels = listed(
  words.levels,
  LEVELS.map(({ id }) => id),
).map(word => contestantNamed('levels', word))
// The mission for teams is no battle of one against one.
const scenarios = listed(
  words.scenarios,
  SCENARIO_IDS.filter(id => id !== 'four-hands'),
).map(word => scenarioNamed('scenarios', word))
const pairs = numberOption('pairs', words.pairs, 40, 1, 100_000)
const jobs = numberOption('jobs', words.jobs, availableParallelism(), 1, 64)
const most = numberOption('nodes', words.nodes, 10_000_000, 1, 10_000_000)
const seed = seedNamed(words.seed ?? '1')
const out = words.out ?? 'docs/strength.md'

/** Who meets whom; the stronger by the table of levels first. */
const pairings: readonly (readonly [ContestantId, ContestantId])[] =
  words.pairings === undefined
    ? levels.flatMap((a, n) => levels.slice(0, n).map(b => [a, b] as const))
    : words.pairings.split(',').map(text => {
        const [a, b, more] = text.trim().split('/')
        if (!a || !b || more !== undefined || a === b) quit(`--pairings wants A/B,C/D, not '${text}'`)
        return [contestantNamed('pairings', a), contestantNamed('pairings', b)] as const
      })
if (pairings.length === 0) quit('--levels wants at least two')

/** Of the log-likelihood ratio. */
const HYPOTHESES = { elo0: 0, elo1: 10 } as const

const budget = (id: ContestantId): number => Math.min(most, budgetOf(id))

const bouts: readonly Bout[] = scenarios.flatMap(scenario =>
  pairings.map(([a, b]) => ({ a, b, scenario, seed, nodesA: budget(a), nodesB: budget(b) })),
)

/** Plays what is missing. */
async function play(): Promise<{ readonly met: readonly Met[]; readonly code: string }> {
  const { pool, hash, dismiss } = await startPool('pair-process', jobs, queueOption(words.queue))
  const options = { pairs, ...HYPOTHESES, untilSure: words.sprt === true, fresh: words.fresh === true, keepLost: false }
  try {
    const met: Met[] = []
    for (const bout of bouts) {
      const label = `${met.length + 1}/${bouts.length} ${bout.scenario}, ${bout.a} v ${bout.b}`
      const { standing, saved } = await playSeries(pool, hash, bout, options, teller(label, pairs))
      if (saved.length > 0) console.error(`saved: ${saved.join(', ')}`)
      met.push({ bout, standing })
    }
    return { met, code: hash }
  } finally {
    dismiss()
  }
}

/** What the journals of some code hold. */
function recall(code: string): readonly Met[] {
  const met = bouts.map(bout => {
    const lines = [...readJournal(bout, code).values()].filter(({ pair }) => pair <= pairs)
    return { bout, standing: standingOf(lines, HYPOTHESES.elo0, HYPOTHESES.elo1) }
  })
  const told = met.filter(({ standing }) => standing.pairs + standing.broken.length > 0)
  return told.length > 0 ? told : quit(`--from: no journal of code '${code}' in ${FOLDER}`)
}

const { met, code } = words.from === undefined ? await play() : { met: recall(words.from), code: words.from }
const [processor] = cpus()
const names = new Set(met.flatMap(({ bout }) => [bout.a, bout.b]))
const { text, ratings } = report(met, {
  command: `npm run ladder -- ${process.argv.slice(2).join(' ')}`.trim(),
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, ${jobs} processes`,
  code,
  anchor: names.has('table') ? 'table' : met[0]!.bout.b,
  random: rngOf(seed),
})
writeFileSync(out, text)
console.log(words.json ? JSON.stringify(ratings) : text)
if (met.some(({ standing }) => standing.broken.length > 0)) process.exitCode = 1
