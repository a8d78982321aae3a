/** A database in memory that a test can look into, fill up and break. */
import { type Database, KINDS, type Kind, type Stored, type Writing } from '../../src/saves/database.ts'

/**
 * A database in memory, of which everything can be seen and changed, and which can be told to fail: at once, or when it holds more rows than it
 * has room for.
 */
export function vault(given: Partial<Record<Kind, readonly Stored[]>> = {}) {
  const mapOf = (kind: Kind) => new Map<string, unknown>((given[kind] ?? []).map(one => [one.id, one]))
  const held = Object.fromEntries(KINDS.map(kind => [kind, mapOf(kind)])) as Record<Kind, Map<string, unknown>>
  const state = { broken: false, room: Number.POSITIVE_INFINITY }
  const size = () => KINDS.reduce((sum, kind) => sum + held[kind].size, 0)
  const rows: Writing = {
    all: async kind => [...held[kind].values()],
    get: async (kind, id) => structuredClone(held[kind].get(id)),
    ids: async kind => [...held[kind].keys()].sort(),
    put: async (kind, row) => void held[kind].set(row.id, structuredClone(row)),
    remove: async (kind, id) => void held[kind].delete(id),
  }
  const database: Database = {
    read: (_, work) => work(rows),
    async change(_, work) {
      const before = KINDS.map(kind => [...held[kind]] as const)
      let puts = 0
      const put: Writing['put'] = async (kind, row) => {
        puts += 1
        await rows.put(kind, row)
      }
      try {
        if (state.broken) throw new DOMException('refused', 'UnknownError')
        const result = await work({ ...rows, put })
        if (puts > 0 && size() > state.room) throw new DOMException('no room', 'QuotaExceededError')
        return result
      } catch (error) {
        for (const [n, kind] of KINDS.entries()) {
          held[kind].clear()
          for (const [id, row] of before[n]!) held[kind].set(id, row)
        }
        throw error
      }
    },
  }
  return { held, state, database, size }
}

/** A database that answers nothing: the browser keeps nothing. */
export const nowhere: Database = {
  read: () => Promise.reject(new DOMException('no', 'SecurityError')),
  change: () => Promise.reject(new DOMException('no', 'SecurityError')),
}
