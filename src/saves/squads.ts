/** Squads that a person keeps: what a stored one looks like, and the store over whatever the browser offers. */
import * as v from 'valibot'
import { cleanText, inSlotOrder, type NamedSquad, OBSTACLES, SQUAD_MOST } from '../content/index.ts'
import type { Shelf } from './database.ts'
import { freshId } from './fresh-id.ts'

/** Squads kept at most. */
export const MOST_SQUADS = 200

export type SavedSquad = NamedSquad & { readonly id: string }

/** The shape of a row. A row of a later schema is left alone, unread and unchanged. */
const SCHEMA = 1

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,80}$/))
const entry = v.object({
  pilot: id,
  upgrades: v.pipe(
    v.array(id),
    v.maxLength(SQUAD_MOST.upgrades),
    v.transform(ids => [...inSlotOrder(ids)]),
  ),
})
const squad = v.object({
  name: v.pipe(
    v.string(),
    v.transform(name => cleanText(name, SQUAD_MOST.name)),
  ),
  faction: v.picklist(['rebel', 'imperial']),
  limit: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  entries: v.pipe(v.array(entry), v.maxLength(SQUAD_MOST.ships)),
  obstacles: v.optional(v.pipe(v.array(v.picklist([...OBSTACLES])), v.maxLength(OBSTACLES.length))),
})
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
  /** Whether squads outlive the page; false once storing has failed. */
  lasting(): boolean
  /** Stored rows that could not be read. */
  readonly unread: number
  /** Newest first. */
  list(): readonly SavedSquad[]
  /** Keeps a squad, under a known id in place of the old one. 'full': there are `MOST_SQUADS` already, nothing was kept. */
  save(squad: NamedSquad, id?: string): Promise<SavedSquad | 'full'>
  remove(id: string): Promise<void>
}

/** Opens the store. Where the shelf cannot be had the squads live in memory only. */
export async function openSquads(shelf: () => Promise<Shelf>, clock: () => number = Date.now): Promise<SquadStore> {
  const rows = new Map<string, Row>()
  let unread = 0
  let kept: Shelf | null = null
  try {
    kept = await shelf()
    for (const value of await kept.all()) {
      const found = readRow(value)
      if (found && rows.size < MOST_SQUADS) rows.set(found.id, found)
      else unread += 1
    }
  } catch {
    kept = null
  }
  /** Does something to the shelf; after a failure it is not asked again. */
  const store = async (change: (to: Shelf) => Promise<void>): Promise<void> => {
    if (!kept) return
    try {
      await change(kept)
    } catch {
      kept = null
    }
  }
  let last = 0
  return {
    lasting: () => kept !== null,
    unread,
    list: () =>
      [...rows.values()]
        .sort((a, b) => b.saved - a.saved || (a.id < b.id ? -1 : 1))
        .map(one => ({ ...one.squad, id: one.id })),
    async save(next, known) {
      const key = known ?? freshId()
      if (!rows.has(key) && rows.size >= MOST_SQUADS) return 'full'
      // Two saves within a millisecond keep their order.
      last = Math.max(clock(), last + 1)
      const made = v.parse(row, { id: key, schema: SCHEMA, saved: last, squad: next })
      rows.set(key, made)
      await store(to => to.put(made))
      return { ...made.squad, id: key }
    },
    async remove(key) {
      rows.delete(key)
      await store(to => to.remove(key))
    },
  }
}
