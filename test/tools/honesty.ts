/**
 * Ten thousand random states and more, every kind of question, every level: everything hidden is changed, and view and answer must
 * stay the same byte for byte: `npm run honesty -- --states N --seed S [--jobs J] [--quiet] [--json]`. Exit 1 with the first that knew.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { numberOption, readOptions } from '../../ai/arena/options.ts'
import { LEVELS } from '../../ai/levels.ts'
import { QUESTIONS } from '../support/hidden.ts'
import { addTally, noTally, type Tally } from '../support/honest.ts'

const options = readOptions('npm run honesty -- --states N --seed S [--jobs J] [--quiet] [--json]', {
  states: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  quiet: { type: 'boolean' },
  json: { type: 'boolean' },
})
const states = numberOption('states', options.states, 10_000, 1, 100_000_000)
const seed = numberOption('seed', options.seed, 1, 0, 2 ** 20)
const jobs = numberOption('jobs', options.jobs, 2, 1, 64)

const root = join(import.meta.dirname, '../..')
// Two folders below the root, as the sources are: what reads a file of the project finds it.
const folder = join(root, 'node_modules', `.honesty-${process.pid}`)
const started = performance.now()
const hands: ChildProcess[] = []

/** One process with its share of the series: what it tried, or what was wrong. */
const part = (from: number): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const child = fork(join(folder, 'honesty-child.js'), [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    hands.push(child)
    child.once('message', ({ tally, problem }: { tally?: Tally; problem?: string }) => {
      if (tally) resolve(tally)
      else reject(new Error(problem))
    })
    child.once('exit', code => reject(new Error(`a process ended with ${code}`)))
    child.send({ seed, states: Math.ceil(states / jobs), from, stride: jobs })
  })

/** Kinds of questions and levels that were never tried. */
const untried = (sum: Tally): readonly string[] => [
  ...QUESTIONS.filter(kind => !sum.kinds[kind]),
  ...LEVELS.map(({ id }) => id).filter(id => !Object.keys(sum.levels).some(one => one.startsWith(`${id}: `))),
]

try {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'honesty-child.ts'),
      outDir: folder,
      target: 'es2023',
      copyPublicDir: false,
    },
  })
  const sum = noTally()
  const tallies = await Promise.all(Array.from({ length: jobs }, (_, from) => part(from)))
  for (const tally of tallies) addTally(sum, tally)
  // The digest of one process is the digest that anybody gets who tries the same.
  if (jobs === 1) sum.digest = tallies[0]!.digest
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  const never = untried(sum)
  if (options.json) console.log(JSON.stringify({ seed, seconds, never, ...sum }))
  else if (!options.quiet) {
    const list = (table: Readonly<Record<string, number>>): string =>
      QUESTIONS.map(kind => `${kind} ${table[kind] ?? 0}`).join(' · ')
    console.log(
      `${sum.states} states of seed ${seed}, ${sum.changed} with a dial to hide, no answer knew, ${seconds} s`,
    )
    console.log(`asked: ${list(sum.kinds)}`)
    console.log(`dials changed: ${list(sum.changes)}`)
    console.log(never.length === 0 ? 'every kind of question and every level was tried' : `never: ${never.join(', ')}`)
  }
  // A long run that leaves something out proves less than it says.
  if (states >= 10_000 && never.length > 0) {
    console.error(`never tried: ${never.join(', ')}`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const child of hands) child.kill()
  rmSync(folder, { recursive: true, force: true })
}
