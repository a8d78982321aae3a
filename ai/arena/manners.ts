/**
 * Does it play as one plays at a table? `npm run manners -- [--battles 200] [--scenarios X,Y,…] [--level legend] [--nodes 2000] [--seed TEXT] [--jobs N | --queue URL] [--json]`.
 * A level plays itself, the scenarios in turn; counted is what nobody at a table would do: own ships rammed, obstacles hit without need,
 * free actions not taken, hunters that circle, and how squads approach each other. Exit code 1 when a bound is not kept.
 */
import { availableParallelism } from 'node:os'
import { levelNamed, scenarioNamed, seedNamed } from './command-line.ts'
import type { Visit } from './manners-battle.ts'
import { addManners, blankManners, judgedManners, type Manners } from './manners-count.ts'
import { numberOption, queueOption, readOptions } from './options.ts'
import { startPool } from './process-pool.ts'

const USAGE =
  'npm run manners -- [--battles N] [--scenarios X,Y,…] [--level LEVEL] [--nodes N] [--seed TEXT] [--jobs N | --queue URL] [--json]'

const words = readOptions(USAGE, {
  battles: { type: 'string' },
  scenarios: { type: 'string' },
  level: { type: 'string' },
  nodes: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  queue: { type: 'string' },
  json: { type: 'boolean' },
})

const battles = numberOption('battles', words.battles, 200, 1, 100_000)
const jobs = numberOption('jobs', words.jobs, availableParallelism(), 1, 64)
const nodes = numberOption('nodes', words.nodes, 2000, 1, 10_000_000)
const level = levelNamed('level', words.level ?? 'legend')
const seed = seedNamed(words.seed ?? '1')
const scenarios = (words.scenarios ?? 'xx-ttt,4-v-4,mission-1,mission-2')
  .split(',')
  .map(word => scenarioNamed('scenarios', word.trim()))

const tasks: readonly Visit[] = Array.from({ length: battles }, (_, n) => ({
  level,
  nodes,
  scenario: scenarios[n % scenarios.length]!,
  seed: `manners/${seed}-${n + 1}`,
}))

const sums = new Map(scenarios.map(scenario => [scenario, blankManners()]))
const all = blankManners()
const { pool, dismiss } = await startPool<Visit, Manners>('manners-process', jobs, queueOption(words.queue))
try {
  let told = performance.now()
  let done = 0
  await pool.play(tasks, ({ scenario }, counted) => {
    addManners(all, counted)
    addManners(sums.get(scenario)!, counted)
    done += 1
    if (performance.now() - told > 15_000) {
      told = performance.now()
      const found = judgedManners(all).filter(({ of }) => of > 0)
      console.error(
        `${done}/${battles} battles: ${found.map(({ what, share }) => `${what} ${(100 * share).toFixed(1)} %`).join(' · ')}`,
      )
    }
    return true
  })
} finally {
  dismiss()
}

const lines = judgedManners(all)
if (words.json) console.log(JSON.stringify({ level, nodes, seed, battles, all, byScenario: Object.fromEntries(sums) }))
else {
  console.log(
    `${level} against itself, ${nodes} nodes a decision, ${battles} battles of ${scenarios.join(', ')}, seed ${seed}`,
  )
  for (const { what, count, of, share, bound, kept } of lines)
    console.log(
      `${kept ? '  ' : '✗ '}${what.padEnd(38)}${String(count).padStart(6)} of ${String(of).padEnd(7)}${(100 * share).toFixed(2).padStart(6)} %   ${bound}`,
    )
  for (const [scenario, sum] of sums)
    console.log(
      `  ${scenario}: ${judgedManners(sum)
        .filter(({ of }) => of > 0)
        .map(({ what, share }) => `${what} ${(100 * share).toFixed(1)} %`)
        .join(' · ')}`,
    )
}
if (lines.some(({ kept }) => !kept)) process.exitCode = 1
