/**
 * `npm run puzzles -- [--battles N] [--only GROUND,GROUND] [--minutes N] [--write]`: finds puzzles. It flies battles between our own levels,
 * bound by nodes, has each reviewed, and gives every decision in which one choice is clearly better to the strongest level: three tries with
 * other numbers, of 50,000 nodes a question at most. What it has looked through stands in `.arena/puzzles.jsonl`, so that a run that was
 * broken off goes on; `--write` makes public/puzzles.json of all that was found. To be done anew after a change of rules.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { numberOption, quit, readOptions } from '../../ai/arena/options.ts'
import { fetchSet, gameOf } from '../../src/content/index.ts'
import { createMatch } from '../../src/match/match.ts'
import { RULES_VERSION } from '../../src/rules/index.ts'
import { GRADES, type Puzzle } from '../../src/ui/puzzles/puzzle.ts'
import { levelPlayer } from './players.ts'
import { fliersOf, GROUNDS } from './puzzles/grounds.ts'
import { type Battle, puzzleOf } from './puzzles/proof.ts'
import { candidatesOf } from './puzzles/sieve.ts'

const USAGE = 'npm run puzzles -- [--battles N] [--only GROUND,GROUND] [--minutes N] [--write]'
const ROOT = resolve(import.meta.dirname, '../..')
const JOURNAL = resolve(ROOT, '.arena/puzzles.jsonl')
const FILE = resolve(ROOT, 'public/puzzles.json')
/** Of one battle at most so many, and of one round of it one: nobody wants the same position twice. */
const MOST = 3
/** Puzzles of a grade that are given out. */
const KEPT = 40
/** Candidates of a battle that are looked at closely. */
const TRIED = 24

const words = readOptions(USAGE, {
  battles: { type: 'string' },
  only: { type: 'string' },
  minutes: { type: 'string' },
  write: { type: 'boolean' },
})
const battles = numberOption('battles', words.battles, 10, 0, 10_000)
const minutes = numberOption('minutes', words.minutes, 10_000, 1, 10_000)
const grounds = Object.keys(GROUNDS).filter(name => !words.only || words.only.split(',').includes(name))
if (grounds.length === 0) quit(`--only: there are ${Object.keys(GROUNDS).join(', ')}`)

/** A battle that was looked through, and what was found in it. */
type Line = {
  readonly rules: string
  readonly ground: string
  readonly battle: number
  readonly found: readonly Puzzle[]
}

const lines = (existsSync(JOURNAL) ? readFileSync(JOURNAL, 'utf8').split('\n') : []).flatMap((text): Line[] => {
  try {
    const line = JSON.parse(text) as Line
    return line.rules === RULES_VERSION ? [line] : []
  } catch {
    return []
  }
})
const isThere = (ground: string, battle: number): boolean =>
  lines.some(line => line.ground === ground && line.battle === battle)

async function flown(ground: string, n: number): Promise<Battle> {
  const scenario = GROUNDS[ground]!
  const engine = gameOf(scenario.set)
  const seed = `${ground}-${n}`
  const levels = fliersOf(n)
  const [first, second] = levels.map(level => levelPlayer(level, seed, undefined, engine)!)
  const match = createMatch({ engine, scenario, seed, players: { first: first!, second: second! } })
  await match.run()
  return { ground, scenario, seed, levels, commands: match.log }
}

/** Looks a battle through: one puzzle of a round at most, and not the same ship over and over. */
function lookedThrough(battle: Battle): readonly Puzzle[] {
  const engine = gameOf(battle.scenario.set)
  const found: Puzzle[] = []
  for (const one of candidatesOf(battle.scenario, battle.commands).slice(0, TRIED)) {
    if (found.length >= MOST) break
    if (found.some(({ round }) => round === one.round)) continue
    const puzzle = puzzleOf(engine, battle, one)
    if ('not' in puzzle) console.log(`  ${one.grade} of round ${one.round}: ${puzzle.not}`)
    else found.push(puzzle)
  }
  return found
}

mkdirSync(resolve(ROOT, '.arena'), { recursive: true })
const until = Date.now() + minutes * 60_000
for (let n = 1; n <= battles && Date.now() < until; n += 1)
  for (const ground of grounds) {
    if (isThere(ground, n) || Date.now() >= until) continue
    await fetchSet(GROUNDS[ground]!.set)
    const begun = Date.now()
    const battle = await flown(ground, n)
    const flew = Date.now()
    const found = lookedThrough(battle)
    const line: Line = { rules: RULES_VERSION, ground, battle: n, found }
    lines.push(line)
    appendFileSync(JOURNAL, `${JSON.stringify(line)}\n`)
    const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`
    console.log(
      `${ground} ${n}: ${found.map(({ grade }) => grade).join(', ') || 'none'} (${seconds(flew - begun)}, ${seconds(Date.now() - flew)})`,
    )
  }

const all = lines.flatMap(({ found }) => found)
console.log(
  `${all.length} puzzles: ${GRADES.map(one => `${one} ${all.filter(({ grade }) => grade === one).length}`).join(', ')}`,
)
// As they were found, battle by battle of each kind in turn.
const kept = GRADES.flatMap(grade => all.filter(one => one.grade === grade).slice(0, KEPT))
if (words.write) writeFileSync(FILE, `[\n${kept.map(one => JSON.stringify(one)).join(',\n')}\n]\n`)
