/**
 * Which medals are to be had: `npm run medals -- [--games N] [--level LEVEL] [--against LEVEL] [--nodes N] [--seed TEXT]`. A level flies
 * each side of each mission, with the printed forces and with 100 points, against another one; the table says how often it won what.
 */
import { numberOption, quit, readOptions } from '../../ai/arena/options.ts'
import { catalog, game } from '../../src/content/index.ts'
import { createMatch } from '../../src/match/match.ts'
import { MEDALS, medalOf, VETERAN_POINTS } from '../../src/match/medals.ts'
import { tallyOf } from '../../src/match/tally.ts'
import { SIDES } from '../../src/rules/index.ts'
import { levelPlayer } from './players.ts'
import { seedOf } from './series.ts'
import { tableFor } from './table.ts'

const USAGE = 'npm run medals -- [--games N] [--level LEVEL] [--against LEVEL] [--nodes N] [--seed TEXT]'
const words = readOptions(USAGE, {
  games: { type: 'string' },
  level: { type: 'string' },
  against: { type: 'string' },
  nodes: { type: 'string' },
  seed: { type: 'string' },
})
const games = numberOption('games', words.games, 20, 1, 10_000)
const nodes = words.nodes === undefined ? undefined : numberOption('nodes', words.nodes, 1, 1, 1_000_000)
const { level = 'ace', against = 'wingman', seed = '1' } = words

console.log(`${level} v ${against}, ${games} battles each:`)
console.log('mission  points  side      lost or drawn  bronze  silver  gold')
for (const mission of ['1', '2', '3'])
  for (const points of [0, VETERAN_POINTS])
    for (const side of SIDES) {
      const won = { none: 0, bronze: 0, silver: 0, gold: 0 }
      for (let n = 1; n <= games; n += 1) {
        const of = seedOf(seed, n)
        const seated = (id: string) => levelPlayer(id, of, nodes) ?? quit(`there is no level '${id}'\nusage: ${USAGE}`)
        const [own, other] = [seated(level), seated(against)]
        const players = side === 'first' ? { first: own, second: other } : { first: other, second: own }
        const scenario = tableFor({ mission, points: String(points) }, of)
        const match = createMatch({ engine: game, scenario, seed: of, players })
        const { winner } = await match.run()
        const tally = tallyOf(catalog, match.events)
        won[medalOf({ mission: scenario.mission, points, side, winner, tally, rewinds: 0 }) ?? 'none'] += 1
      }
      const cells = [won.none, ...MEDALS.map(medal => won[medal])].map(count => String(count).padStart(6)).join('  ')
      console.log(`${mission}        ${String(points).padStart(6)}  ${side.padEnd(8)}  ${cells.padStart(35)}`)
    }
