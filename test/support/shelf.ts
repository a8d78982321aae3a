import type { Shelf } from '../../src/saves/database.ts'

/** A shelf in memory that can be told to fail: at once, or when it holds more rows than it has room for. */
export function board(rows: readonly { readonly id: string }[] = []) {
  const held = new Map<string, unknown>(rows.map(one => [one.id, one]))
  const state = { broken: false, room: Number.POSITIVE_INFINITY }
  const checked = (id?: string) => {
    if (state.broken) throw new DOMException('refused', 'UnknownError')
    if (id !== undefined && !held.has(id) && held.size >= state.room)
      throw new DOMException('no room', 'QuotaExceededError')
  }
  const shelf: Shelf = {
    all: async () => [...held.values()],
    get: async id => structuredClone(held.get(id)),
    ids: async () => [...held.keys()].sort(),
    put: async one => {
      checked(one.id)
      held.set(one.id, structuredClone(one))
    },
    remove: async id => {
      checked()
      held.delete(id)
    },
  }
  return { held, state, shelf, open: async () => shelf }
}
