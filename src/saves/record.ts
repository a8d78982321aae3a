/** The record of finished battles against the computer: one row for each, so that nothing counts twice, and the store of them. */
import * as v from 'valibot'
import { MEDALS } from '../match/medals.ts'
import { PLAYER_SEATS } from '../rules/index.ts'
import type { Shelf } from './database.ts'

/** Battles in the record at most: after that the oldest go. */
export const MOST_RESULTS = 5000

/** The shape of a row. A row of a later schema is left alone, unread and unchanged. */
const SCHEMA = 1

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
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
  mission: short,
  side: v.picklist(PLAYER_SEATS),
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
})
type Row = v.InferOutput<typeof row>

/** A finished battle as it is kept. */
export type BattleResult = Readonly<Omit<Row, 'schema'>>

/** A stored row, checked field by field; null if it is none of ours. */
export function readResult(value: unknown): BattleResult | null {
  const read = v.safeParse(row, value)
  if (!read.success) return null
  const { schema, ...rest } = read.output
  return rest
}

export type RecordStore = {
  /** Whether the record outlives the page; false once storing has failed. */
  lasting(): boolean
  /** Stored rows that could not be read: left alone. */
  unread(): number
  /** Newest first. */
  list(): readonly BattleResult[]
  /** Looks again at what the browser keeps: another tab may have changed it. */
  refresh(): Promise<void>
  /** Keeps a result in place of an older one of the same battle. */
  keep(result: BattleResult): Promise<void>
  /** Empties the record; gives what was in it, so that it can be put back. Rows that could not be read stay. */
  clear(): Promise<readonly BattleResult[]>
}

/** Opens the record. Where the shelf cannot be had, or stops working, it lives in memory only. */
export async function openRecord(open: () => Promise<Shelf>): Promise<RecordStore> {
  const rows = new Map<string, BattleResult>()
  let unread = 0
  let kept: Shelf | null = await open().catch(() => null)

  const refresh = async (): Promise<void> => {
    if (!kept) return
    try {
      const found = await kept.all()
      rows.clear()
      unread = 0
      for (const value of found) {
        const read = readResult(value)
        if (read) rows.set(read.id, read)
        else unread += 1
      }
    } catch {
      kept = null
    }
  }
  await refresh()

  /** Does something to the shelf; after a failure it is not asked again. */
  const store = async (change: (to: Shelf) => Promise<void>): Promise<void> => {
    if (!kept) return
    try {
      await change(kept)
    } catch {
      kept = null
    }
  }
  const list = (): readonly BattleResult[] =>
    [...rows.values()].sort((a, b) => b.ended - a.ended || (a.id < b.id ? -1 : 1))

  return {
    lasting: () => kept !== null,
    unread: () => unread,
    list,
    refresh,
    async keep(result) {
      const { schema, ...made } = v.parse(row, { ...result, schema: SCHEMA })
      rows.set(made.id, made)
      await store(to => to.put({ ...made, schema } as { readonly id: string }))
      for (const old of list().slice(MOST_RESULTS)) {
        rows.delete(old.id)
        await store(to => to.remove(old.id))
      }
    },
    async clear() {
      const all = list()
      rows.clear()
      for (const { id } of all) await store(to => to.remove(id))
      return all
    },
  }
}
