/** The record as one file of the person's own: results, daily battles, puzzles; written, and read like a file from a stranger. */
import { isPoisoned, parseGuarded } from '../content/index.ts'
import { type DailyTry, readTry, writtenTry } from './daily.ts'
import { type BattleResult, readResult, writtenResult } from './record.ts'
import { type PuzzleTried, readTried, writtenTried } from './solved.ts'

const FORMAT = 'koiogran-record'
/** Files of the first version hold results alone. */
const VERSION = 2
/** Bytes of a file, and levels of nesting, at most. */
export const RECORD_MOST = { bytes: 16_000_000, depth: 12 } as const

/** All that the record holds. */
export type WholeRecord = {
  readonly results: readonly BattleResult[]
  readonly days: readonly DailyTry[]
  readonly puzzles: readonly PuzzleTried[]
}

/** The text of a file of a record. */
export const recordText = ({ results, days, puzzles }: WholeRecord): string =>
  `${JSON.stringify(
    {
      format: FORMAT,
      version: VERSION,
      results: results.map(writtenResult),
      days: days.map(writtenTry),
      puzzles: puzzles.map(writtenTried),
    },
    null,
    1,
  )}\n`

/** What a file holds that is ours, and how many rows of it are not as they should be; null: it is no record. */
export function readRecordText(text: string): (WholeRecord & { readonly unread: number }) | null {
  const parsed = parseGuarded(text, RECORD_MOST.bytes, RECORD_MOST.depth)
  if (!('value' in parsed) || isPoisoned(parsed.value)) return null
  const { format, version, ...file } = Object(parsed.value) as Readonly<Record<string, unknown>>
  if (format !== FORMAT || typeof version !== 'number') return null
  let unread = 0
  const rowsOf = <R>(name: string, read: (value: unknown) => R | null): readonly R[] => {
    const rows: readonly unknown[] = Array.isArray(file[name]) ? file[name] : []
    const good = rows.map(read).filter((one): one is NonNullable<typeof one> => one !== null)
    unread += rows.length - good.length
    return good
  }
  return {
    // Rows of the first version do not say their schema.
    results: rowsOf('results', value => readResult(version > 1 ? value : writtenResult(Object(value) as BattleResult))),
    days: rowsOf('days', readTry),
    puzzles: rowsOf('puzzles', readTried),
    unread,
  }
}
