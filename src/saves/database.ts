/** The browser's own database, IndexedDB: one for the whole game, one store in it for each kind of thing kept. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'

/** What is kept: squads, the list of battles, battles as they stood, several of each, results of those that are over, tours of duty, daily battles, and puzzles that were solved. */
export const KINDS = ['squads', 'battles', 'copies', 'results', 'tours', 'daily', 'puzzles'] as const
export type Kind = (typeof KINDS)[number]

/** A row of any kind; what else it holds is the caller's to check. */
export type Stored = { readonly id: string }

export type Rows = {
  all(kind: Kind): Promise<readonly unknown[]>
  /** The row of an id; undefined if there is none. */
  get(kind: Kind, id: string): Promise<unknown>
  /** All ids of a kind, without reading what they belong to. */
  ids(kind: Kind): Promise<readonly string[]>
}
export type Writing = Rows & {
  put(kind: Kind, row: Stored): Promise<void>
  remove(kind: Kind, id: string): Promise<void>
}

/** The database. Every call may fail, and may succeed when it is made again: each opens what the one before found broken. */
export type Database = {
  /** Reads rows of some kinds, all as of one moment. `work` waits for nothing but rows. */
  read<T>(kinds: readonly Kind[], work: (rows: Rows) => Promise<T>): Promise<T>
  /** The same, and writes: all of it has happened for good once this resolves, or nothing of it ever will. */
  change<T>(kinds: readonly Kind[], work: (rows: Writing) => Promise<T>): Promise<T>
}

type Schema = DBSchema & { [kind in Kind]: { key: string; value: Stored } }
type Connection = IDBPDatabase<Schema>

const NAME = 'koiogran'
/** Raised by one whenever a store is added; `upgrade` then makes what an older database lacks. */
const VERSION = 4
/** How long the browser may leave a question without an answer, milliseconds: while it opens, as another tab may be in the way, and later. */
const PATIENCE = { open: 4000, work: 10_000 } as const

const LATE = 'TimeoutError'

/** What a promise comes to, or a failure where it comes to nothing in time. */
async function within<T>(patience: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('the database does not answer', LATE)), patience)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A way to the database, which it opens when it is first used. */
export function openDatabase(patience: { readonly open: number; readonly work: number } = PATIENCE): Database {
  let opened: Promise<Connection> | null = null

  const open = async (): Promise<Connection> =>
    openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        for (const kind of KINDS) if (!db.objectStoreNames.contains(kind)) db.createObjectStore(kind, { keyPath: 'id' })
      },
      // A newer version of the game in another tab wants in.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
  const connected = (): Promise<Connection> => {
    const now = opened ?? open()
    opened = now
    now.catch(() => {
      if (opened === now) opened = null
    })
    return now
  }
  /** The next call gets a connection of its own. */
  const forget = (connection: Connection): void => {
    opened = null
    connection.close()
  }

  const transact = async <T>(
    kinds: readonly Kind[],
    mode: 'readonly' | 'readwrite',
    work: (rows: Writing) => Promise<T>,
  ): Promise<T> => {
    // One that another tab keeps from opening goes on waiting behind this, and is there for a later call.
    const connection = await within(patience.open, connected())
    let transaction: IDBPTransaction<Schema, Kind[], 'readonly' | 'readwrite'> | null = null
    try {
      const begun = connection.transaction([...kinds], mode, { durability: 'strict' })
      transaction = begun
      // Heard here too, so that a failure which is told first by a row does not go unheard.
      begun.done.catch(() => {})
      const store = (kind: Kind) => begun.objectStore(kind)
      const rows: Writing = {
        all: async kind => store(kind).getAll(),
        get: async (kind, id) => store(kind).get(id),
        ids: async kind => store(kind).getAllKeys(),
        put: async (kind, row) => void (await store(kind).put?.(row)),
        remove: async (kind, id) => store(kind).delete?.(id),
      }
      const result = await within(patience.work, work(rows))
      await within(patience.work, begun.done)
      return result
    } catch (error) {
      // What broke it all, rather than what that did to one row.
      const cause = transaction?.error ?? error
      try {
        transaction?.abort()
      } catch {
        // It had ended by itself.
      }
      forget(connection)
      throw cause
    }
  }
  return {
    read: (kinds, work) => transact(kinds, 'readonly', work),
    change: (kinds, work) => transact(kinds, 'readwrite', work),
  }
}

/** The database of this page. */
export const database: Database = openDatabase()

/** Does something, and once more if it fails: a connection that broke is another one the second time. What hangs is not waited for twice. */
export const twice = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === LATE) throw error
    return work()
  })
