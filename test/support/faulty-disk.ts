/** The browser's database in Node, with a disk that can be told to fail at a write. */
import * as fake from 'fake-indexeddb'
import { vi } from 'vitest'
import { KINDS, openDatabase, type Stored } from '../../src/saves/database.ts'

/** What may go wrong at a write. */
export const FAULTS = ['quota', 'quota when all is written', 'unknown', 'closed', 'blocked', 'hangs'] as const
export type Fault = (typeof FAULTS)[number]

/** Which write fails, counted from 0, how many of those after it do, and by what. */
export type Plan = { readonly fault: Fault; readonly at: number; readonly times: number }

type Rows = Partial<Record<(typeof KINDS)[number], readonly Stored[]>>
type Waiting = { readonly listeners: readonly { readonly type: string; readonly callback: () => void }[] }
type Inner = { readonly transaction: { _abort(name: string): void; readonly db: { close(): void } } }

/** Puts the classes of a database that lives in memory where the browser has its own. Gives the way back. */
export function fakeBrowser(): () => void {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value)
  return () => vi.unstubAllGlobals()
}

/** A disk with rows on it; `tab` gives another way to the database, as another tab has it. */
export async function disk(rows: Rows, plan: Plan | null) {
  const factory = new fake.IDBFactory()
  vi.stubGlobal('indexedDB', factory)
  // Only of what does not answer is anything to be waited for: so many turns of the loop, of which an answer takes a few.
  const patience = plan?.fault === 'hangs' || plan?.fault === 'blocked' ? { open: 300, work: 600 } : undefined
  const clock = patience ? clockOfTurns() : null
  await openDatabase().change(KINDS, async to => {
    for (const kind of KINDS) for (const row of rows[kind] ?? []) await to.put(kind, row)
  })
  let writes = 0
  let cured = false
  const fails = () => plan && !cured && writes > plan.at && writes <= plan.at + plan.times
  const { put, delete: remove } = fake.IDBObjectStore.prototype
  const open = factory.open.bind(factory)
  const stuck: (() => void)[] = []

  /** Lets a write through, or breaks it. */
  const write = (store: Inner, work: () => IDBRequest): IDBRequest => {
    writes += 1
    if (!plan || !fails()) return work()
    const { transaction } = store
    const refuse = (name: string) => new DOMException('the disk fails', name)
    switch (plan.fault) {
      case 'quota':
        throw refuse('QuotaExceededError')
      case 'quota when all is written': {
        const request = work()
        request.addEventListener('success', () => transaction._abort('QuotaExceededError'))
        return request
      }
      case 'unknown':
        throw refuse('UnknownError')
      case 'closed':
      case 'blocked':
        transaction.db.close()
        transaction._abort('AbortError')
        throw refuse('InvalidStateError')
      case 'hangs':
        // The request is never made, so the transaction is kept open by hand: a read after a read.
        return hanging(store as unknown as IDBObjectStore, () => !cured)
    }
  }
  fake.IDBObjectStore.prototype.put = function (value, key) {
    return write(this as unknown as Inner, () => put.call(this, value, key))
  }
  fake.IDBObjectStore.prototype.delete = function (key) {
    return write(this as unknown as Inner, () => remove.call(this, key))
  }
  factory.open = (name, version) => {
    // Another tab is in the way from the fault on, until it goes.
    if (plan?.fault !== 'blocked' || !fails()) return open(name, version)
    writes += 1
    const request = new fake.IDBOpenDBRequest() as unknown as Waiting
    const late = () => {
      const at = stuck.indexOf(late)
      if (at < 0) return
      stuck.splice(at, 1)
      const real = open(name, version)
      real.onsuccess = () => {
        Object.assign(request, { result: real.result, readyState: 'done' })
        for (const { type, callback } of [...request.listeners]) if (type === 'success') callback.call(request)
      }
    }
    stuck.push(late)
    // One that is in the way once goes soon, but not before the patience is over.
    if (plan.times === 1) setTimeout(late, 700)
    return request as unknown as IDBOpenDBRequest
  }
  return {
    tab: () => openDatabase(patience),
    /** How many writes there were so far. */
    writes: () => writes,
    /** Nothing fails any more. */
    cure() {
      cured = true
      clock?.restore()
      if (patience) Object.assign(patience, { open: 5000, work: 5000 })
      for (const go of [...stuck]) go()
    },
    restore() {
      clock?.restore()
      Object.assign(fake.IDBObjectStore.prototype, { put, delete: remove })
    },
  }
}

/** Timers that count turns of the event loop, in which the database goes on too: what is waited for is waited for alike on a slow machine. */
function clockOfTurns() {
  const { setTimeout, clearTimeout } = globalThis
  const waiting = new Set<object>()
  const timer = (done: () => void, turns: number) => {
    const one = {}
    waiting.add(one)
    const turn = (left: number) => {
      if (!waiting.has(one)) return
      if (left > 0) setImmediate(turn, left - 1)
      else if (waiting.delete(one)) done()
    }
    turn(turns)
    return one
  }
  Object.assign(globalThis, { setTimeout: timer, clearTimeout: (one: object) => waiting.delete(one) })
  return { restore: () => void Object.assign(globalThis, { setTimeout, clearTimeout }) }
}

/** A request that never ends as long as it shall not: its transaction stays open. */
function hanging(store: IDBObjectStore, still: () => boolean): IDBRequest {
  const never = new fake.IDBRequest()
  const again = () => {
    if (!still()) return
    try {
      store.get('').addEventListener('success', again)
    } catch {
      // The transaction was given up.
    }
  }
  again()
  return never as unknown as IDBRequest
}
