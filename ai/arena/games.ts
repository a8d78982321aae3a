/** Self-play on all cores: what the journal has, the rest played now, and the positions of all. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chore, Done } from './game-process.ts'
import { FOLDER } from './journal.ts'
import type { Position } from './positions.ts'
import type { ProcessPool } from './process-pool.ts'
import type { GameLine, Run } from './selfplay.ts'

export type Hands = ProcessPool<Chore, Done>

const parsed = (text: string): GameLine | null => {
  try {
    const line = JSON.parse(text) as GameLine
    return typeof line.game === 'number' && Array.isArray(line.commands) ? line : null
  } catch {
    return null
  }
}

/** The journal of a run as some code plays it; other code has another. */
const pathOf = ({ what, seed, level, nodes, round, varied }: Run, code: string): string =>
  join(FOLDER, `games_${what}_${level ?? 'quick'}-${nodes}-${round}${varied ? '-varied' : ''}_${seed}_${code}.jsonl`)

/** How many games of a run some code has played, by its journal. */
export const gamesThere = (run: Run, code: string): number => {
  const path = pathOf(run, code)
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(text => parsed(text) !== null).length
    : 0
}

/** The games of a run from its journal, the missing ones played now and written down one by one. `told` hears how many are there. */
export async function playGames(
  hands: Hands,
  run: Run,
  code: string,
  games: number,
  told: (there: number) => void,
): Promise<GameLine[]> {
  mkdirSync(FOLDER, { recursive: true })
  const path = pathOf(run, code)
  const lines = new Map<number, GameLine>()
  const texts = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : ['']
  for (const text of texts) {
    const line = parsed(text)
    if (line) lines.set(line.game, line)
  }
  // Whole lines only: a cut-off one is dropped before more are added.
  if (texts.at(-1) !== '') writeFileSync(path, [...lines.values()].map(line => `${JSON.stringify(line)}\n`).join(''))
  const wanted = Array.from({ length: games }, (_, n) => n + 1)
  const missing = wanted.filter(game => !lines.has(game)).map(play => ({ run, play }))
  await hands.play(missing, (_, done) => {
    if (!('line' in done)) throw new Error('a game was asked for')
    lines.set(done.line.game, done.line)
    appendFileSync(path, `${JSON.stringify(done.line)}\n`)
    told(lines.size)
    return true
  })
  return wanted.flatMap(game => lines.get(game) ?? [])
}

/** Games that a process reads at a time. */
const BUNCH = 20

/** The positions of games, in the games' order. */
export async function readGames(hands: Hands, run: Run, lines: readonly GameLine[]): Promise<Position[]> {
  const chores: { run: Run; read: readonly GameLine[] }[] = []
  for (let n = 0; n < lines.length; n += BUNCH) chores.push({ run, read: lines.slice(n, n + BUNCH) })
  const found = new Map<Chore, readonly Position[]>()
  await hands.play(chores, (chore, done) => {
    if (!('positions' in done)) throw new Error('positions were asked for')
    found.set(chore, done.positions)
    return true
  })
  return chores.flatMap(chore => found.get(chore) ?? [])
}
