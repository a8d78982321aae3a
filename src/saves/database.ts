/** The browser's own database, IndexedDB: one for the whole game, one store in it for each kind of thing kept. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Where rows of one kind are kept. Every call may fail; what a row holds is the caller's to check. */
export type Shelf = {
  all(): Promise<readonly unknown[]>
  /** The row of an id; undefined if there is none. */
  get(id: string): Promise<unknown>
  /** All ids, without reading what they belong to. */
  ids(): Promise<readonly string[]>
  /** Has happened for good once it resolves. */
  put(row: { readonly id: string }): Promise<void>
  remove(id: string): Promise<void>
}

/** What is kept: squads, the list of battles, battles as they stood, several of each, and results of those that are over. */
export const KINDS = ['squads', 'battles', 'copies', 'results'] as const
export type Kind = (typeof KINDS)[number]
type Schema = DBSchema & { [kind in Kind]: { key: string; value: { readonly id: string } } }

const NAME = 'koiogran'
/** Raised by one whenever a store is added; `upgrade` then makes what an older database lacks. */
const VERSION = 3
/** How long another tab may keep the database from opening, milliseconds. */
const PATIENCE = 4000

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = null
  }
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      for (const kind of KINDS) if (!db.objectStoreNames.contains(kind)) db.createObjectStore(kind, { keyPath: 'id' })
    },
    blocking(_current, _blocked, event) {
      // A newer version of the game in another tab wants in.
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  })
  opened.catch(forget)
  return opened
}

/** The shelf of one kind. Rejects where the browser keeps nothing, or does not answer. */
export async function shelf(kind: Kind): Promise<Shelf> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE)
  })
  try {
    await Promise.race([database(), late])
  } finally {
    clearTimeout(timer)
  }
  return {
    all: async () => (await database()).getAll(kind),
    get: async id => (await database()).get(kind, id),
    ids: async () => (await database()).getAllKeys(kind),
    put: async row => {
      const transaction = (await database()).transaction(kind, 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.put(row), transaction.done])
    },
    remove: async id => (await database()).delete(kind, id),
  }
}
