/** Tours of duty that a person flies or has flown: what a stored one looks like, and the store over whatever the browser offers. */
import * as v from 'valibot'
import { catalogOf } from '../content/index.ts'
import { SIDES } from '../rules/index.ts'
import { isSound } from '../tour/sound.ts'
import { FATES, type TourState, tourOf } from '../tour/state.ts'
import type { Database } from './database.ts'
import { openRows } from './rows.ts'

/** Tours kept at most. */
export const MOST_TOURS = 60

/** The shape of a row. A row of a later schema is left alone, unread and unchanged. */
const SCHEMA = 1

const word = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
const fate = v.nullable(v.picklist(FATES))
const pilot = v.object({
  id: word,
  xp: count,
  kills: count,
  rank: count,
  upgrades: v.pipe(v.array(word), v.maxLength(12)),
  damage: count,
  fate,
})
const flown = v.object({
  pilot: v.nullable(word),
  card: word,
  kills: count,
  damage: count,
  xp: count,
  fate,
})
const report = v.object({
  mission: word,
  condition: v.nullable(word),
  outcome: word,
  won: v.boolean(),
  rounds: count,
  flown: v.pipe(v.array(flown), v.maxLength(20)),
  returned: v.pipe(v.array(word), v.maxLength(20)),
  stored: count,
})
/** The shape of a tour: of the right fields, and hanging together. */
export const tourSchema = v.pipe(
  v.object({
    tour: word,
    side: v.picklist(SIDES),
    seed: v.pipe(v.string(), v.regex(/^[\w-]{1,48}$/)),
    level: word,
    ironman: v.boolean(),
    printedOnly: v.boolean(),
    leg: count,
    condition: v.nullable(word),
    store: count,
    pilots: v.pipe(v.array(pilot), v.maxLength(20)),
    flown: v.pipe(v.array(report), v.maxLength(20)),
  }),
  v.check(tour => isSound(catalogOf(tourOf(tour.tour)?.set), tour as TourState)),
)
const row = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/)),
  schema: v.literal(SCHEMA),
  /** When it was last gone on with, milliseconds since 1970: newest first. */
  saved: v.pipe(v.number(), v.finite()),
  tour: tourSchema,
})
type Row = v.InferOutput<typeof row>

/** A tour as it is kept. */
export type KeptTour = {
  readonly id: string
  readonly saved: number
  readonly tour: TourState
}

const readRow = (value: unknown): Row | null => {
  const read = v.safeParse(row, value)
  return read.success ? read.output : null
}

export type TourStore = {
  /** Whether tours outlive the page; false while something could not be stored, which is tried again with the next. */
  lasting(): boolean
  /** Stored rows that could not be read: left alone. */
  unread(): number
  /** Newest first. */
  list(): readonly KeptTour[]
  /** Looks again at what the browser keeps: another tab may have changed it. */
  refresh(): Promise<void>
  /** Keeps a tour under its id. 'full': there are `MOST_TOURS` already, nothing was kept. */
  keep(one: Omit<KeptTour, 'saved'>): Promise<'kept' | 'memory' | 'full'>
  remove(id: string): Promise<void>
}

/** Opens the store. Where the database cannot be had tours live in memory until it can. */
export async function openTours(database: Database, clock: () => number = Date.now): Promise<TourStore> {
  const kept = await openRows<Row>(database, 'tours', readRow)
  let last = 0
  return {
    lasting: kept.lasting,
    unread: kept.unread,
    list: () =>
      [...kept.rows.values()]
        .sort((a, b) => b.saved - a.saved || (a.id < b.id ? -1 : 1))
        .map(({ schema: _, ...one }) => one as KeptTour),
    refresh: kept.refresh,
    async keep(one) {
      if (!kept.rows.has(one.id) && kept.rows.size >= MOST_TOURS) return 'full'
      // Two within a millisecond keep their order.
      last = Math.max(clock(), last + 1)
      const made = v.parse(row, { ...one, schema: SCHEMA, saved: last })
      await kept.write({ [made.id]: made })
      return kept.lasting() ? 'kept' : 'memory'
    },
    remove: id => kept.write({ [id]: null }),
  }
}
