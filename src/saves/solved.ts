/** Puzzles that somebody tried: how often, and since when one is solved. */
import * as v from 'valibot'
import type { Database } from './database.ts'
import { openRows } from './rows.ts'

/** The shape of a row. A row of a later schema is left alone, unread and unchanged. */
const SCHEMA = 1

const row = v.object({
  /** The puzzle's. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)),
  schema: v.literal(SCHEMA),
  /** Answers that were wrong before it was solved. */
  missed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  /** When it was solved, milliseconds since 1970; null: not yet. */
  solved: v.nullable(v.pipe(v.number(), v.finite())),
})
type Row = v.InferOutput<typeof row>

/** What is kept of a puzzle. */
export type PuzzleTried = Readonly<Omit<Row, 'schema'>>

const readRow = (value: unknown): Row | null => {
  const read = v.safeParse(row, value)
  return read.success ? read.output : null
}
const plain = ({ schema: _, ...one }: Row): PuzzleTried => one

/** A stored row, or one of a file, checked field by field; null if it is none of ours. */
export function readTried(value: unknown): PuzzleTried | null {
  const read = readRow(value)
  return read && plain(read)
}

/** A row as it is written into a file, to be read by `readTried`. */
export const writtenTried = (one: PuzzleTried): object => ({ ...one, schema: SCHEMA })

export type SolvedStore = {
  /** Whether they outlive the page; false while something could not be stored, which is tried again with the next. */
  lasting(): boolean
  /** Stored rows that could not be read: left alone. */
  unread(): number
  list(): readonly PuzzleTried[]
  /** Looks again at what the browser keeps: another tab may have changed it. */
  refresh(): Promise<void>
  /** Keeps what became of puzzles. One that was solved stays as it is. */
  keep(...tried: readonly PuzzleTried[]): Promise<void>
}

/** Opens the store. Where the database cannot be had it lives in memory until it can. */
export async function openSolved(database: Database): Promise<SolvedStore> {
  const kept = await openRows<Row>(database, 'puzzles', readRow)
  return {
    lasting: kept.lasting,
    unread: kept.unread,
    list: () => [...kept.rows.values()].map(plain),
    refresh: kept.refresh,
    async keep(...tried) {
      const open = tried.filter(({ id }) => kept.rows.get(id)?.solved == null)
      const made = open.map(one => v.parse(row, { ...one, schema: SCHEMA }))
      if (made.length > 0) await kept.write(Object.fromEntries(made.map(one => [one.id, one])))
    },
  }
}
