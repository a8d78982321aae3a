/** Daily battles: a row for each day's try that counts, the store of them, and the days in a row that they make. */
import * as v from 'valibot'
import { SIDES } from '../rules/index.ts'
import type { Database } from './database.ts'
import { openRows } from './rows.ts'

/** The shape of a row. A row of a later schema is left alone, unread and unchanged. */
const SCHEMA = 1
const DAY_MS = 86_400_000
/** One missed day is forgiven, and another once so many have been flown since. */
const EARNED = 7

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const moment = v.pipe(v.number(), v.finite())
/** A day of the calendar (UTC), as 2026-11-28. */
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check(text => Number.isFinite(Date.parse(text)) && new Date(Date.parse(text)).toISOString().startsWith(text)),
)
const result = v.object({
  /** When it ended, milliseconds since 1970. */
  ended: moment,
  outcome: v.picklist(['won', 'lost', 'draw']),
  rounds: count,
  /** Points of shields and hull that the enemies lost, and the own ships. */
  dealt: count,
  taken: count,
})
const row = v.object({
  id: day,
  schema: v.literal(SCHEMA),
  /** When its first decision was made, milliseconds since 1970. */
  begun: moment,
  /** What was flown: set (none: the box's), mission, squad points, side, and the computer's level. */
  set: v.optional(short),
  mission: short,
  points: count,
  side: v.picklist(SIDES),
  level: short,
  /** null: it is still being flown, or was lost on the way. */
  result: v.nullable(result),
})
type Row = v.InferOutput<typeof row>

/** The try of a day that counts. `id` is the day. */
export type DailyTry = Readonly<Omit<Row, 'schema'>>
export type DailyResult = NonNullable<DailyTry['result']>

const readRow = (value: unknown): Row | null => {
  const read = v.safeParse(row, value)
  return read.success ? read.output : null
}
const plain = ({ schema: _, ...one }: Row): DailyTry => one

/** A stored row, or one of a file, checked field by field; null if it is none of ours. */
export function readTry(value: unknown): DailyTry | null {
  const read = readRow(value)
  return read && plain(read)
}

/** A try as it is written into a file, to be read by `readTry`. */
export const writtenTry = (one: DailyTry): object => ({ ...one, schema: SCHEMA })

export type DailyStore = {
  /** Whether the days outlive the page; false while something could not be stored, which is tried again with the next. */
  lasting(): boolean
  /** Stored rows that could not be read: left alone. */
  unread(): number
  /** The latest day first. */
  list(): readonly DailyTry[]
  /** Looks again at what the browser keeps: another tab may have changed it. */
  refresh(): Promise<void>
  /** Keeps tries. One of a day that has a result stays as it is; so does one that has begun, but for the result that it is given. */
  keep(...tries: readonly DailyTry[]): Promise<void>
}

/** Opens the store. Where the database cannot be had it lives in memory until it can. */
export async function openDaily(database: Database): Promise<DailyStore> {
  const kept = await openRows<Row>(database, 'daily', readRow)
  return {
    lasting: kept.lasting,
    unread: kept.unread,
    list: () => [...kept.rows.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).map(plain),
    refresh: kept.refresh,
    async keep(...tries) {
      const made = tries.flatMap(one => {
        const before = kept.rows.get(one.id)
        if (before && (before.result || !one.result)) return []
        return [v.parse(row, before ? { ...before, result: one.result } : { ...one, schema: SCHEMA })]
      })
      if (made.length > 0) await kept.write(Object.fromEntries(made.map(one => [one.id, one])))
    },
  }
}

const numberOf = (of: string): number => Math.round(Date.parse(of) / DAY_MS)

/** Days in a row: up to today or the day before, and the most there ever were. `forgiven`: a day was missed in the one of now. */
export type DailyStreak = { readonly now: number; readonly longest: number; readonly forgiven: boolean }

/**
 * The days in a row on which the try that counts was flown to its end. One missed day breaks no row, nor counts in it; the next one that
 * may be missed has to be earned by seven days. `today`: a day; what is flown of it keeps the row of yesterday.
 */
export function dailyStreak(tries: readonly DailyTry[], today: string): DailyStreak {
  const flown = tries
    .filter(one => one.result)
    .map(({ id }) => numberOf(id))
    .sort((a, b) => a - b)
  let [run, longest, since, last] = [0, 0, EARNED, Number.NEGATIVE_INFINITY]
  let forgiven = false
  for (const at of flown) {
    const missed = at - last - 1
    const pardoned = missed === 1 && since >= EARNED
    if (missed > 0 && !pardoned) [run, since, forgiven] = [0, EARNED, false]
    if (pardoned) [since, forgiven] = [0, true]
    run += 1
    since += 1
    last = at
    longest = Math.max(longest, run)
  }
  const missed = numberOf(today) - last - 1
  const lives = missed <= 0 || (missed === 1 && since >= EARNED)
  return { now: lives ? run : 0, longest, forgiven: lives && forgiven }
}
