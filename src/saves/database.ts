/** The browser's own database, IndexedDB: one for the whole game, one store in it for each kind of thing kept. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Where rows of one kind are kept. Every call may fail; what a row holds is the caller's to check. */
export type Shelf = {
  all(): Promise<readonly unknown[]>
  put(row: { readonly id: string }): Promise<void>
  remove(id: string): Promise<void>
}

type Schema = DBSchema & { squads: { key: string; value: { readonly id: string } } }

const NAME = 'koiogran'
/** Raised by one whenever a store is added; `upgrade` then makes what an older database lacks. */
const VERSION = 1
/** How long another tab may keep the database from opening, milliseconds. */
const PATIENCE = 4000

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = null
  }
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      if (!db.objectStoreNames.contains('squads')) db.createObjectStore('squads', { keyPath: 'id' })
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
export async function shelf(kind: 'squads'): Promise<Shelf> {
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
    put: async row => {
      await (await database()).put(kind, row)
    },
    remove: async id => (await database()).delete(kind, id),
  }
}
