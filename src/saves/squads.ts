/** Squads that a person keeps: what a stored one looks like, and the store over whatever the browser offers. */
import * as v from 'valibot'
import {
  catalogOf,
  cleanText,
  fetchSet,
  inSlotOrder,
  isSetHere,
  type NamedSquad,
  obstacleTokens,
  SQUAD_MOST,
  setIds,
} from '../content/index.ts'
import type { Database } from './database.ts'
import { freshId } from './fresh-id.ts'
import { openRows } from './rows.ts'

/** Squads kept at most. */
export const MOST_SQUADS = 200

export type SavedSquad = NamedSquad & { readonly id: string }

/** The shape of a row. A row of a later schema is left alone, unread and unchanged. */
const SCHEMA = 1

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,80}$/))
const entry = v.object({ pilot: id, upgrades: v.pipe(v.array(id), v.maxLength(SQUAD_MOST.upgrades)) })
const shape = v.object({
  set: v.optional(id),
  name: v.pipe(
    v.string(),
    v.transform(name => cleanText(name, SQUAD_MOST.name)),
  ),
  faction: id,
  limit: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  entries: v.pipe(v.array(entry), v.maxLength(SQUAD_MOST.ships)),
  obstacles: v.optional(v.array(id)),
})
/** Of a set that is here, for a faction of it, with obstacles that it has; upgrades in the order of their slots. */
const squad = v.pipe(
  shape,
  v.check(({ set, faction, obstacles = [] }) => {
    if (set !== undefined && !(setIds().includes(set) && isSetHere(set))) return false
    const catalog = catalogOf(set)
    const tokens = obstacleTokens(catalog)
    const strewn = obstacles.length <= tokens.length && obstacles.every(one => tokens.includes(one))
    return strewn && catalog.factions.includes(faction)
  }),
  v.transform(({ entries, ...rest }) => ({
    ...rest,
    entries: entries.map(({ pilot, upgrades }) => ({
      pilot,
      upgrades: [...inSlotOrder(catalogOf(rest.set), upgrades)],
    })),
  })),
)
const row = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  schema: v.literal(SCHEMA),
  /** When it was last saved, milliseconds since 1970: newest first. */
  saved: v.pipe(v.number(), v.finite()),
  squad,
})
type Row = v.InferOutput<typeof row>

/** A stored row, checked field by field; null if it is none of ours. */
export function readRow(value: unknown): Row | null {
  const read = v.safeParse(row, value)
  return read.success ? read.output : null
}

/** The squads kept, as a screen needs them. It lives on without the browser's help: what cannot be stored stays in memory. */
export type SquadStore = {
  /** Whether squads outlive the page; false while something could not be stored, which is tried again with the next. */
  lasting(): boolean
  /** Stored rows that could not be read. */
  unread(): number
  /** Newest first. */
  list(): readonly SavedSquad[]
  /** Keeps a squad, under a known id in place of the old one. 'full': there are `MOST_SQUADS` already, nothing was kept. */
  save(squad: NamedSquad, id?: string): Promise<SavedSquad | 'full'>
  remove(id: string): Promise<void>
}

const ofSet = v.object({ squad: v.object({ set: id }) })

/** Fetches the sets of stored squads; those of a set that cannot be had are not read. */
async function fetchSets(found: readonly unknown[], fetch: typeof fetchSet): Promise<void> {
  const sets = found.flatMap(one => (v.is(ofSet, one) ? one.squad.set : []))
  await Promise.allSettled([...new Set(sets)].map(set => fetch(set)))
}

/** Opens the store. Where the database cannot be had the squads live in memory until it can. `fetch` is how their sets come. */
export async function openSquads(
  database: Database,
  clock: () => number = Date.now,
  fetch: typeof fetchSet = fetchSet,
): Promise<SquadStore> {
  const kept = await openRows<Row>(database, 'squads', readRow, found => fetchSets(found, fetch))
  const newest = () => [...kept.rows.values()].sort((a, b) => b.saved - a.saved || (a.id < b.id ? -1 : 1))
  let last = 0
  return {
    lasting: kept.lasting,
    unread: () => kept.unread() + Math.max(0, kept.rows.size - MOST_SQUADS),
    list: () =>
      newest()
        .slice(0, MOST_SQUADS)
        .map(one => ({ ...one.squad, id: one.id })),
    async save(next, known) {
      const key = known ?? freshId()
      if (!kept.rows.has(key) && kept.rows.size >= MOST_SQUADS) return 'full'
      // Two saves within a millisecond keep their order.
      last = Math.max(clock(), last + 1)
      const made = v.parse(row, { id: key, schema: SCHEMA, saved: last, squad: next })
      await kept.write({ [key]: made })
      return { ...made.squad, id: key }
    },
    remove: key => kept.write({ [key]: null }),
  }
}
