/**
 * The store of battles. A battle is its setup and its log; it is kept in several copies, so that one that went bad costs a decision or two.
 * What is written is written as a whole: a write that fails leaves all as it was, waits in memory and goes with a later one.
 */
import * as v from 'valibot'
import { cleanText } from '../content/index.ts'
import type { Text } from '../rules/index.ts'
import { type Database, twice } from './database.ts'
import { classOf, type Head, headOf, type KeptBattle, MOST_BATTLES, NAME_MOST, PASSING } from './kept.ts'
import { unwrap } from './open-envelope.ts'
import { badBattle, battleOf, id, type Row, rowIn } from './read-kept.ts'
import { COPIES, copyId, eraseBattle, isWantOfRoom, type Unwritten, writeBattle } from './write-battle.ts'

/** Battles that are let go for one write at most, where the browser has no room. */
const GONE_MOST = 3

export type BattleStore = {
  /** Whether battles outlive the page; false while the browser does not answer, or something waits to be written. */
  lasting(): boolean
  /** Whether a battle waits to be written: as it is listed it is in memory only. */
  waits(id: string): boolean
  /** Rows that could not be read: left alone. */
  unread(): number
  /** Newest first. */
  list(): readonly Head[]
  /** Battles that were over and had to go since the page was opened, as the browser had no room. */
  gone(): readonly Head[]
  /** Looks again at what the browser keeps: another tab may have changed it. */
  refresh(): Promise<void>
  /** The battle of an id, the newest copy that is whole; or what is wrong with it. */
  read(id: string): Promise<KeptBattle | { readonly problem: Text }>
  /**
   * Keeps a battle as it stands, under its id; `name`: what a person calls it. 'memory': it could not be written, which is tried again with
   * the next. 'full': there are too many with a name, or replays.
   */
  keep(id: string, battle: KeptBattle, name?: string): Promise<'kept' | 'memory' | 'full'>
  remove(id: string): Promise<void>
}

/** Opens the store. Where the database cannot be had battles live in memory until it can. */
export async function openBattles(database: Database, clock: () => number = Date.now): Promise<BattleStore> {
  const rows = new Map<string, Row>()
  /** What is still to be written, by the battle's id; null: it is to be removed. */
  const waiting = new Map<string, Unwritten | null>()
  const gone: Head[] = []
  let unread = 0
  let last = 0
  /** What the browser holds has been read, and the last call to it did not fail. */
  let reached = false

  /** One thing after another, so that none sees what another has half done. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => {})
    return next
  }

  /** Every whole copy, the newest first; and why there is none. */
  const copiesOf = async (battleId: string) => {
    const found = await twice(() =>
      database.read(['copies'], from => Promise.all(COPIES.map(copy => from.get('copies', copyId(battleId, copy))))),
    )
    const whole: { readonly created: number; readonly battle: KeptBattle }[] = []
    let problem: Text = badBattle.problem
    for (const one of found) {
      if (typeof one !== 'object' || one === null || !('envelope' in one)) continue
      const opened = unwrap(one.envelope)
      const battle = battleOf(opened)
      if ('problem' in battle) problem = battle.problem
      else if (!('problem' in opened)) whole.push({ created: opened.created, battle })
    }
    return { whole: whole.sort((a, b) => b.created - a.created), problem }
  }

  const show = (battleId: string, one: Row | null | undefined): unknown =>
    one ? rows.set(battleId, one) : rows.delete(battleId)

  const look = async (): Promise<void> => {
    const { heads, copies } = await twice(() =>
      database.read(['battles', 'copies'], async from => ({
        heads: await from.all('battles'),
        copies: await from.ids('copies'),
      })),
    )
    const found = new Map<string, Row>()
    const strange = new Set<string>()
    for (const value of heads) {
      const read = rowIn(value)
      if (read) found.set(read.id, read)
      else strange.add(typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '')
    }
    let unreadable = heads.length - found.size
    // An earlier version of the game may have left a battle without its line in the list.
    const lost = new Set(copies.map(one => one.split('.')[0]!).filter(one => !found.has(one) && !strange.has(one)))
    for (const one of lost) {
      const newest = v.is(id, one) ? (await copiesOf(one)).whole[0] : undefined
      if (newest) found.set(one, { ...headOf(one, newest.battle, '', newest.created), copy: '0' })
      else unreadable += 1
    }
    unread = unreadable
    rows.clear()
    for (const [battleId, one] of found) rows.set(battleId, one)
    for (const [battleId, one] of waiting) show(battleId, one?.head)
    for (const one of rows.values()) last = Math.max(last, one.saved)
  }
  const refresh = async (): Promise<void> => {
    reached = await look().then(
      () => true,
      () => false,
    )
  }
  await refresh()

  /** Writes what waits of a battle. A failure is tried once more; want of room after it costs the oldest that are over, if that helps. */
  const write = async (battleId: string, again: boolean): Promise<boolean> => {
    const one = waiting.get(battleId)
    if (one === undefined) return true
    let letGo = 0
    for (let tries = 0; ; tries += 1) {
      try {
        if (one === null) await eraseBattle(database, battleId)
        else {
          const came = await writeBattle(database, one, { again, letGo })
          for (const old of came.gone) rows.delete(old.id)
          gone.push(...came.gone.slice(0, came.forRoom))
          show(battleId, came.head)
        }
        waiting.delete(battleId)
        return true
      } catch (error) {
        if (tries === 0) continue
        if (one === null || letGo >= GONE_MOST || !isWantOfRoom(error)) return false
        letGo += 1
      }
    }
  }
  /** Writes a battle, and whatever else waits. */
  const flush = async (battleId: string): Promise<boolean> => {
    const written = await write(battleId, false)
    if (!written) reached = false
    // Where nothing could be read before, it may be now.
    else if (!reached) await refresh()
    for (const other of written ? [...waiting.keys()] : []) await write(other, true)
    return written
  }

  return {
    lasting: () => reached && waiting.size === 0,
    waits: battleId => waiting.has(battleId),
    unread: () => unread,
    list: () => [...rows.values()].sort((a, b) => b.saved - a.saved || (a.id < b.id ? -1 : 1)),
    gone: () => gone,
    refresh: () => inTurn(refresh),
    read: battleId =>
      inTurn(async () => {
        const one = waiting.get(battleId)
        if (one) return one.battle
        try {
          const { whole, problem } = await copiesOf(battleId)
          return whole[0]?.battle ?? { problem }
        } catch {
          return { problem: { key: 'save.unread', rules: [] } }
        }
      }),
    keep: (battleId, battle, name = '') =>
      inTurn(async () => {
        const old = rows.get(battleId)
        const called = old?.name || cleanText(name, NAME_MOST)
        const cls = classOf({ name: called, ...(battle.origin ? { origin: battle.origin } : {}) })
        const others = [...rows.values()].filter(other => other.id !== battleId)
        const crowded = others.filter(other => classOf(other) === cls).length >= MOST_BATTLES[cls]
        if (crowded && !PASSING.includes(cls)) return 'full'
        // Two copies within a millisecond keep their order.
        last = Math.max(clock(), last + 1)
        const head: Row = { ...headOf(battleId, battle, called, last), copy: old?.copy ?? '2' }
        const before = waiting.get(battleId)
        waiting.set(battleId, { head, battle, after: before ? before.after : (old?.saved ?? 0) })
        rows.set(battleId, head)
        return (await flush(battleId)) ? 'kept' : 'memory'
      }),
    remove: battleId =>
      inTurn(async () => {
        rows.delete(battleId)
        waiting.set(battleId, null)
        await flush(battleId)
      }),
  }
}
