/**
 * How hard each mission is for either side: `npm run hardness -- [--games N] [--levels LEVEL,…] [--only MISSION] [--seed TEXT] [--write]`.
 * Levels fly each mission against themselves, with the printed forces and with 100 points; what each side won is what the campaign
 * shows. `--write` keeps it in src/ui/menu/hardness.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { numberOption, quit, readOptions } from '../../ai/arena/options.ts'
import { game } from '../../src/content/index.ts'
import { createMatch } from '../../src/match/match.ts'
import { VETERAN_POINTS } from '../../src/match/medals.ts'
import { CAMPAIGN } from '../../src/ui/campaign/campaign-missions.ts'
import type { Measured } from '../../src/ui/menu/hardness.ts'
import { levelPlayer } from './players.ts'
import { seedOf } from './series.ts'
import { tableFor } from './table.ts'

const USAGE = 'npm run hardness -- [--games N] [--levels LEVEL,…] [--only MISSION] [--seed TEXT] [--write]'
const FILE = resolve(import.meta.dirname, '../../src/ui/menu/hardness.json')
const words = readOptions(USAGE, {
  games: { type: 'string' },
  levels: { type: 'string' },
  only: { type: 'string' },
  seed: { type: 'string' },
  write: { type: 'boolean' },
})
const games = numberOption('games', words.games, 40, 1, 10_000)
const { levels = 'cadet,wingman', seed = '1', only } = words

/** What each side won of so many battles of a level against itself. */
async function played(mission: string, points: number, level: string): Promise<Measured> {
  const won = { first: 0, second: 0 }
  for (let n = 1; n <= games; n += 1) {
    const of = seedOf(seed, n)
    const seated = () => levelPlayer(level, of) ?? quit(`there is no level '${level}'\nusage: ${USAGE}`)
    const players = { first: seated(), second: seated() }
    const match = createMatch({
      engine: game,
      scenario: tableFor({ mission, points: String(points) }, of),
      seed: of,
      players,
    })
    const { winner } = await match.run()
    if (winner) won[winner] += 1
  }
  return { mission, points, level, games, ...won }
}

/** A row as the formatter writes it. */
const lineOf = (row: Measured): string =>
  `{ ${Object.entries(row)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(', ')} }`

/** Adds a row to what is kept, in place of an older one of its kind. */
function keep(row: Measured): void {
  type Kept = { readonly commands: Readonly<Record<string, string>>; readonly rows: readonly Measured[] }
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Kept
  const same = (old: Measured) => old.mission === row.mission && old.points === row.points && old.level === row.level
  const command = `npm run hardness -- --games ${games} --levels ${row.level} --seed ${seed} --write`
  const commands = Object.entries({ ...kept.commands, [row.level]: command })
  const block = (lines: readonly string[]) => lines.map(line => `    ${line}`).join(',\n')
  const told = block(commands.map(([level, text]) => `${JSON.stringify(level)}: ${JSON.stringify(text)}`))
  const rows = block([...kept.rows.filter(old => !same(old)), row].map(lineOf))
  writeFileSync(FILE, `{\n  "commands": {\n${told}\n  },\n  "rows": [\n${rows}\n  ]\n}\n`)
}

for (const level of levels.split(','))
  for (const points of [0, VETERAN_POINTS])
    for (const { id } of CAMPAIGN.filter(one => !only || one.name === only || one.id === only)) {
      const row = await played(id, points, level)
      const won = `first ${row.first}  second ${row.second}  of ${games}`
      console.log(`${level.padEnd(10)}${id.padEnd(18)}${String(points).padStart(4)}   ${won}`)
      if (words.write) keep(row)
    }
