/** Rows of one kind, in memory and written through. What cannot be written waits in memory, and goes with the next that is. */
import { type Database, type Kind, type Stored, twice } from './database.ts'

export type KeptRows<R extends Stored> = {
  /** Whether all of them outlive the page; false while the browser does not answer, or something waits to be written. */
  lasting(): boolean
  /** Stored rows that could not be read: left alone. */
  unread(): number
  readonly rows: ReadonlyMap<string, R>
  /** Looks again at what the browser keeps: another tab may have changed it. */
  refresh(): Promise<void>
  /** Writes rows, and no row (null) for the ids that shall have none. Never fails: see `lasting`. */
  write(changes: Readonly<Record<string, R | null>>): Promise<void>
}

/** Opens the rows of a kind. `read`: a stored row, checked; null if it is none of ours. `ahead`: waited for before those that were found are read. */
export async function openRows<R extends Stored>(
  database: Database,
  kind: Kind,
  read: (value: unknown) => R | null,
  ahead: (found: readonly unknown[]) => Promise<void> = async () => {},
): Promise<KeptRows<R>> {
  const rows = new Map<string, R>()
  const waiting = new Map<string, R | null>()
  let unread = 0
  /** What the browser holds has been read, and the last call to it did not fail. */
  let reached = false

  const show = (id: string, row: R | null): unknown => (row ? rows.set(id, row) : rows.delete(id))
  const refresh = async (): Promise<void> => {
    try {
      const found = await twice(() => database.read([kind], from => from.all(kind)))
      await ahead(found)
      rows.clear()
      unread = 0
      for (const value of found) {
        const row = read(value)
        if (row) rows.set(row.id, row)
        else unread += 1
      }
      for (const [id, row] of waiting) show(id, row)
      reached = true
    } catch {
      reached = false
    }
  }
  await refresh()

  const flush = async (): Promise<void> => {
    const now = [...waiting]
    try {
      await twice(() =>
        database.change([kind], async to => {
          await Promise.all(now.map(([id, row]) => (row ? to.put(kind, row) : to.remove(kind, id))))
        }),
      )
      // What was changed again meanwhile waits for its own turn.
      for (const [id, row] of now) if (waiting.get(id) === row) waiting.delete(id)
      // Where nothing could be read before, it may be now.
      if (!reached) await refresh()
    } catch {
      reached = false
    }
  }

  return {
    lasting: () => reached && waiting.size === 0,
    unread: () => unread,
    rows,
    refresh,
    async write(changes) {
      for (const [id, row] of Object.entries(changes)) {
        waiting.set(id, row)
        show(id, row)
      }
      await flush()
    },
  }
}
