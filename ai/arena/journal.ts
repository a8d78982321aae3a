/** What was played is written down pair by pair, so that a run that was broken off goes on where it stopped. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesBySide } from '../../src/match/who.ts'
import type { Bout, Kept, PairLine } from './duel.ts'

export const FOLDER = '.arena'

export type Journal = {
  readonly path: string
  /** Pairs that are there already, by number. */
  readonly lines: Map<number, PairLine>
  add(line: PairLine): void
  /** Writes a replay file; gives its path. */
  keep(pair: number, kept: Kept): string
}

const nameOf = ({ a, b, scenario, seed, nodesA, nodesB, withA = [], withB = [], rival }: Bout, code: string): string =>
  `${scenario}_${[a, ...withA].join('+')}-${nodesA}_${[b, ...withB].join('+')}${rival ? `@${rival.rev}${rival.whole ? '-whole' : ''}` : ''}-${nodesB}_${seed}_${code}`

/** A line of a journal; null for one that was cut off while it was written. */
const parsed = (text: string): PairLine | null => {
  try {
    const line = JSON.parse(text) as PairLine
    return typeof line.pair === 'number' && line.games?.length === 2 ? line : null
  } catch {
    return null
  }
}

/** The pairs of a bout as some code played them, by number; empty if it never did. */
export function readJournal(bout: Bout, code: string): Map<number, PairLine> {
  const path = join(FOLDER, `${nameOf(bout, code)}.jsonl`)
  const found = existsSync(path) ? readFileSync(path, 'utf8').split('\n').map(parsed) : []
  return new Map(found.flatMap(line => (line ? [[line.pair, line] as const] : [])))
}

/** Opens the journal of a bout as this code plays it; `fresh` begins anew. Other code has another journal. */
export function openJournal(bout: Bout, code: string, fresh: boolean): Journal {
  mkdirSync(FOLDER, { recursive: true })
  const path = join(FOLDER, `${nameOf(bout, code)}.jsonl`)
  const lines = fresh ? new Map<number, PairLine>() : readJournal(bout, code)
  // Whole lines only: a cut-off one is dropped before more are added.
  writeFileSync(path, [...lines.values()].map(line => `${JSON.stringify(line)}\n`).join(''))
  return {
    path,
    lines,
    add(line) {
      lines.set(line.pair, line)
      appendFileSync(path, `${JSON.stringify(line)}\n`)
    },
    keep(pair, { why, file }) {
      const folder = join(FOLDER, why)
      mkdirSync(folder, { recursive: true })
      const name = `${nameOf(bout, code)}_${pair}-${namesBySide(file.players).first}.replay.json`
      writeFileSync(join(folder, name), `${JSON.stringify(file)}\n`)
      return join(folder, name)
    },
  }
}
