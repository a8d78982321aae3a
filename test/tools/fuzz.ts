/** Random legal games with every invariant checked: `npm run fuzz -- --games N --seed S [--out file]`. Exit 1 with a replay of the failure. */
import { writeFileSync } from 'node:fs'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { engine, RULES_VERSION } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { brawlCommand, checkedGame, type FuzzFailure, randomCommand } from '../support/random-play.ts'
import { readOptions, wholeNumber } from './arguments.ts'

const options = readOptions('npm run fuzz -- --games N --seed S [--out FILE]', {
  games: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
})
const games = wholeNumber('games', options.games, 200, 1, 10_000_000)
const seed = wholeNumber('seed', options.seed, 1, 0, 2 ** 31 - 1)
const started = performance.now()
const used: Record<string, number> = {}
const results: Record<string, number> = {}
let commands = 0
const cards: Record<string, number> = {}

/** A deck of one card a kind: it runs out, is shuffled again, and runs out for good (DAMAGE-5, COMP-10). */
const thinDeck = engine({
  ...catalog,
  damage: Object.fromEntries(
    Object.values(catalog.damage)
      .slice(0, 6)
      .map(kind => [kind.id, { ...kind, count: 1 }]),
  ),
})

for (let n = 0; n < games; n += 1) {
  const mission = n % 10 === 9 ? 'standard' : 'political-escort'
  const points = n % 10 === 8 ? 100 : 0
  const scenario = {
    ...missionScenario(mission, { maxRounds: 40, points }),
    collection: n % 5 === 4 ? 'open' : 'core',
  } as const
  try {
    const thin = n % 7 === 6
    const played = checkedGame(
      thin ? thinDeck : game,
      scenario,
      random(seed * 1_000_003 + n),
      n % 2 === 0 ? randomCommand : brawlCommand,
    )
    for (const { kind } of played.events.filter(event => event.type === 'damageDealt'))
      if (kind) cards[kind] = (cards[kind] ?? 0) + 1
    commands += played.log.length
    for (const event of played.events) used[event.type] = (used[event.type] ?? 0) + 1
    const key = `${mission}: ${played.state.result?.winner ?? 'nobody'} by ${played.state.result?.by}`
    results[key] = (results[key] ?? 0) + 1
  } catch (error) {
    const failure = error as FuzzFailure
    const out = options.out ?? `fuzz-${seed}-${n}.replay.json`
    const replay = {
      format: 'koiogran-replay',
      version: 1,
      rulesVersion: RULES_VERSION,
      scenario,
      seed: `fuzz-${seed}-${n}`,
      players: { rebel: 'random', imperial: 'random' },
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
}
const seconds = (performance.now() - started) / 1000
console.log(`${games} games, ${commands} commands, no invariant broken, ${seconds.toFixed(1)} s`)
console.log(results)
console.log(used)
console.log(cards)
