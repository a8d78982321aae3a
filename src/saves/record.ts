/** The record of finished battles against the computer: one row for each, so that nothing counts twice, and the store of them. */
import * as v from 'valibot'
import { MEDALS } from '../match/medals.ts'
import { SIDES } from '../rules/index.ts'
import type { Database } from './database.ts'
import { resultFrom1 } from './format-1.ts'
import { openRows } from './rows.ts'

/** Battles in the record at most: after that the oldest go. */
export const MOST_RESULTS = 5000

/** The shape of a row; an older one is read as this. A row of a later schema is left alone, unread and unchanged. */
const SCHEMA = 2

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
/** All rounds of the longest battle, each no more than a whole chance. */
const part = v.pipe(v.number(), v.minValue(-1000), v.maxValue(1000))
const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))
const roll = v.object({
  rolled: count,
  rerolled: count,
  faces: v.object({ hit: count, crit: count, focus: count, blank: count, evade: count }),
})
const side = v.object({
  attack: roll,
  defence: roll,
  shots: count,
  hits: count,
  dealt: count,
  expected: points,
  shieldsLost: count,
  hullLost: count,
  shipsLost: count,
  actions: count,
  stress: count,
  bumps: count,
  asteroids: count,
  scans: count,
})
const row = v.object({
  /** The battle's. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)),
  schema: v.literal(SCHEMA),
  /** When it ended, milliseconds since 1970. */
  ended: v.pipe(v.number(), v.finite()),
  /** None: the box's. */
  set: v.optional(short),
  mission: short,
  side: v.picklist(SIDES),
  /** For whom it flew; none: as that side does in printed missions. */
  faction: v.optional(short),
  /** The computer's. */
  level: short,
  /** Squad points of each side; 0: the printed forces. */
  points: count,
  outcome: v.picklist(['won', 'lost', 'draw']),
  rounds: count,
  medal: v.nullable(v.picklist(MEDALS)),
  /** Previews of moves were to be had in some Planning phase (PLAN-6). */
  previewed: v.boolean(),
  /** How often a round was begun again. */
  rewinds: count,
  ironman: v.boolean(),
  own: side,
  enemy: side,
  /** What its rounds changed in the own chance to win, by their causes, where it was looked back over: parts of a chance, all rounds together. */
  causes: v.optional(v.object({ plan: part, read: part, dice: part })),
})
type Row = v.InferOutput<typeof row>

/** A finished battle as it is kept. */
export type BattleResult = Readonly<Omit<Row, 'schema'>>

const readRow = (value: unknown): Row | null => {
  const read = v.safeParse(row, resultFrom1(value))
  return read.success ? read.output : null
}
const plain = ({ schema: _, ...result }: Row): BattleResult => result

/** A stored row, checked field by field; null if it is none of ours. */
export function readResult(value: unknown): BattleResult | null {
  const read = readRow(value)
  return read && plain(read)
}

/** A result as it is written into a file, to be read by `readResult`. */
export const writtenResult = (one: BattleResult): object => ({ ...one, schema: SCHEMA })

export type RecordStore = {
  /** Whether the record outlives the page; false while something could not be stored, which is tried again with the next. */
  lasting(): boolean
  /** Stored rows that could not be read: left alone. */
  unread(): number
  /** Newest first. */
  list(): readonly BattleResult[]
  /** Looks again at what the browser keeps: another tab may have changed it. */
  refresh(): Promise<void>
  /** Keeps results, each in place of an older one of the same battle. */
  keep(...results: readonly BattleResult[]): Promise<void>
  /** Empties the record; gives what was in it, so that it can be put back. Rows that could not be read stay. */
  clear(): Promise<readonly BattleResult[]>
}

/** Opens the record. Where the database cannot be had it lives in memory until it can. */
export async function openRecord(database: Database): Promise<RecordStore> {
  const kept = await openRows<Row>(database, 'results', readRow)
  const newest = () => [...kept.rows.values()].sort((a, b) => b.ended - a.ended || (a.id < b.id ? -1 : 1))
  const without = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ id }) => [id, null]))
  return {
    lasting: kept.lasting,
    unread: kept.unread,
    list: () => newest().map(plain),
    refresh: kept.refresh,
    async keep(...results) {
      const made = Object.fromEntries(results.map(one => [one.id, v.parse(row, writtenResult(one))]))
      const others = newest().filter(({ id }) => !made[id])
      await kept.write({ ...without(others.slice(MOST_RESULTS - Object.keys(made).length)), ...made })
    },
    async clear() {
      const all = newest()
      await kept.write(without(all))
      return all.map(plain)
    },
  }
}
