/**
 * Random legal games with every invariant checked, over all missions, squads, obstacles and ways to play:
 * `npm run fuzz -- --games N --seed S [--exhaustive] [--json] [--out FILE]`, or over those of a set that comes late with `--set SET`. Every fourth game is played again from its log, with a
 * break through JSON. Prints what the games have used; `--exhaustive`: exit 1 if anything there is was never used. Exit 1 with a
 * replay of the first failure.
 */
import { writeFileSync } from 'node:fs'
import { numberOption, readOptions } from '../../ai/arena/options.ts'
import { fetchSet } from '../../src/content/index.ts'
import { RULES_VERSION, type Scenario } from '../../src/rules/index.ts'
import { noteGame, noteQuestion, POOLS, type Pools, unused } from '../support/pools.ts'
import { random } from '../support/random.ts'
import { dualCheck, type FuzzFailure } from '../support/random-play.ts'
import { lotOf, seriesGame } from '../support/scenarios.ts'
import { setLot } from '../support/set-lots.ts'

const options = readOptions('npm run fuzz -- --games N --seed S [--set SET | --exhaustive] [--json] [--out FILE]', {
  set: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  exhaustive: { type: 'boolean' },
  json: { type: 'boolean' },
  out: { type: 'string' },
})
const games = numberOption('games', options.games, 200, 1, 10_000_000)
const seed = numberOption('seed', options.seed, 1, 0, 2 ** 31 - 1)
const { set } = options
if (set !== undefined) await fetchSet(set)
const started = performance.now()
const pools: Pools = {}
let commands = 0
let duals = 0

/** Writes the failure as a replay, says where, and leaves. */
function failed(n: number, scenario: Scenario, failure: FuzzFailure): never {
  const out = options.out ?? `fuzz-${seed}-${n}.replay.json`
  const replay = {
    format: 'koiogran-replay',
    version: 1,
    rulesVersion: RULES_VERSION,
    scenario,
    seed: `fuzz-${seed}-${n}`,
    players: { first: 'random', second: 'random' },
    commands: failure.log ?? [],
    hashes: {},
    finalHash: '',
  }
  console.error(`game ${n} of seed ${seed}: ${failure.message}`)
  try {
    writeFileSync(out, JSON.stringify(replay))
    console.error(`written to ${out}`)
  } catch (problem) {
    console.error(`--out: '${out}' cannot be written: ${problem instanceof Error ? problem.message : problem}`)
  }
  process.exit(1)
}

for (let n = 0; n < games; n += 1) {
  const lot = set === undefined ? lotOf(seed, n) : setLot(set, seed, n)
  const { rules, scenario } = lot
  try {
    const played = seriesGame(seed, n, (state, decision) => noteQuestion(pools, rules, state, decision), lot)
    commands += played.log.length
    noteGame(pools, played)
    if (n % 4 > 0) continue
    dualCheck(rules, scenario, played, random(n))
    duals += 1
  } catch (error) {
    failed(n, scenario, error as FuzzFailure)
  }
}

const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
const never = unused(pools)
if (options.json) console.log(JSON.stringify({ games, seed, commands, duals, seconds, unused: never, pools }))
else {
  console.log(
    `${games} games of seed ${seed}, ${commands} commands, ${duals} played again, no invariant broken, ${seconds} s`,
  )
  // The pools are of what the box holds.
  for (const [pool, things] of set === undefined ? Object.entries(POOLS) : []) {
    const used = things.filter(thing => pools[pool]?.[thing])
    console.log(`\n${pool}: ${used.length} of ${things.length}`)
    console.log(`  ${used.map(thing => `${thing} ${pools[pool]![thing]}`).join(' · ')}`)
  }
  if (set === undefined)
    console.log(never.length === 0 ? '\neverything there is was used' : `\nnever used: ${never.join(', ')}`)
}
if (options.exhaustive && never.length > 0) process.exitCode = 1
