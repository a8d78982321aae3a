/** The store of battles. A battle is its setup and its log; it is kept in several copies, so that one that went bad costs a decision or two. */
import * as v from 'valibot'
import { cleanText } from '../content/index.ts'
import type { Text } from '../rules/index.ts'
import type { Shelf } from './database.ts'
import { type Envelope, SCHEMA, unwrap, wrap } from './envelope.ts'
import {
  badBattle,
  battleOf,
  type Class,
  classOf,
  type Head,
  id,
  type KeptBattle,
  MOST_BATTLES,
  NAME_MOST,
  PASSING,
  type Row,
  row,
} from './kept.ts'

/** Copies of a battle: three take turns, the fourth is from when its round began. */
const COPIES = ['0', '1', '2', 'round'] as const
const TURNS = 3
const copyId = (battleId: string, copy: string): string => `${battleId}.${copy}`

export type BattleStore = {
  /** Whether battles outlive the page; false once storing has failed. */
  lasting(): boolean
  /** Rows that could not be read: left alone. */
  unread(): number
  /** Newest first. */
  list(): readonly Head[]
  /** Looks again at what the browser keeps: another tab may have changed it. */
  refresh(): Promise<void>
  /** The battle of an id, the newest copy that is whole; or what is wrong with it. */
  read(id: string): Promise<KeptBattle | { readonly problem: Text }>
  /** Keeps a battle as it stands, under its id; `name`: what a person calls it. 'full': there are too many with a name, or replays. */
  keep(id: string, battle: KeptBattle, name?: string): Promise<'kept' | 'full'>
  remove(id: string): Promise<void>
}

/** A line of the list; a battle that a later version keeps is to be watched, as `battleOf` says. */
const ownOf = (found: Row): Row => (found.schema > SCHEMA ? { ...found, origin: 'replay' } : found)

type Shelves = { readonly heads: Shelf; readonly copies: Shelf }

/** Opens the store. Where the shelves cannot be had, or stop working, battles live in memory only. */
export async function openBattles(
  shelves: () => Promise<Shelves>,
  clock: () => number = Date.now,
): Promise<BattleStore> {
  const rows = new Map<string, Row>()
  const memory = new Map<string, Envelope>()
  let unread = 0
  let last = 0
  let kept: Shelves | null = await shelves().catch(() => null)

  const headOf = (battleId: string, one: KeptBattle, name: string, saved: number, copy: Row['copy']): Row => ({
    id: battleId,
    schema: SCHEMA,
    saved,
    name,
    mission: one.setup.mission,
    seats: { ...one.setup.seats },
    points: one.setup.points ?? 0,
    round: one.round,
    winner: one.winner,
    ...(one.origin ? { origin: one.origin } : {}),
    copy,
  })

  const envelopeOf = async (battleId: string, copy: string): Promise<unknown> => {
    const held = memory.get(copyId(battleId, copy))
    if (held || !kept) return held
    const found = await kept.copies.get(copyId(battleId, copy)).catch(() => undefined)
    return typeof found === 'object' && found !== null && 'envelope' in found ? found.envelope : undefined
  }

  /** Every whole copy, the newest first; and why there is none. */
  const copiesOf = async (battleId: string) => {
    const whole: { readonly copy: (typeof COPIES)[number]; readonly created: number; readonly battle: KeptBattle }[] =
      []
    let problem: Text = badBattle.problem
    for (const copy of COPIES) {
      const envelope = await envelopeOf(battleId, copy)
      if (envelope === undefined) continue
      const opened = unwrap(envelope)
      const found = battleOf(opened)
      if ('problem' in found) problem = found.problem
      else if (!('problem' in opened)) whole.push({ copy, created: opened.created, battle: found })
    }
    return { whole: whole.sort((a, b) => b.created - a.created), problem }
  }

  const refresh = async (): Promise<void> => {
    if (!kept) return
    try {
      const found = await kept.heads.all()
      const copies = await kept.copies.ids()
      rows.clear()
      unread = 0
      const strange = new Set<string>()
      for (const value of found) {
        const read = v.safeParse(row, value)
        if (read.success) rows.set(read.output.id, ownOf(read.output))
        else {
          unread += 1
          const name = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
          strange.add(name)
        }
      }
      // A page that died between a first copy and its line in the list left a battle without one.
      const lost = new Set(copies.map(one => one.split('.')[0]!).filter(one => !rows.has(one) && !strange.has(one)))
      for (const one of lost) {
        const newest = v.is(id, one) ? (await copiesOf(one)).whole[0] : undefined
        if (newest) rows.set(one, headOf(one, newest.battle, '', newest.created, '0'))
        else unread += 1
      }
      for (const one of rows.values()) last = Math.max(last, one.saved)
    } catch {
      kept = null
    }
  }
  await refresh()

  const drop = async (battleId: string): Promise<void> => {
    rows.delete(battleId)
    for (const copy of COPIES) memory.delete(copyId(battleId, copy))
    if (!kept) return
    await kept.heads.remove(battleId)
    for (const copy of COPIES) await kept.copies.remove(copyId(battleId, copy))
  }

  /** Lets the oldest battle of some kinds go, a watched one first and one being played last; false if there is none but this one. */
  const makeRoom = async (but: string, of: readonly Class[] = PASSING): Promise<boolean> => {
    const free = [...rows.values()].filter(one => of.includes(classOf(one)) && one.id !== but)
    const rank = (one: Row) => (one.winner === null ? 2 : classOf(one) === 'watched' ? 0 : 1)
    const oldest = free.sort((a, b) => rank(a) - rank(b) || a.saved - b.saved)[0]
    if (!oldest) return false
    await drop(oldest.id)
    return true
  }

  /** Writes, reads back what was written, and only then says in the list that it is the newest. */
  const write = async (to: Shelves, head: Row, envelope: Envelope, begins: boolean): Promise<void> => {
    const put = async (copy: string) => {
      const key = copyId(head.id, copy)
      await to.copies.put({ id: key, envelope } as { readonly id: string })
      const back = (await to.copies.get(key)) as { readonly envelope?: unknown } | undefined
      if ('problem' in unwrap(back?.envelope)) throw new Error('what was written does not come back')
    }
    await put(head.copy)
    if (begins) await put('round')
    await to.heads.put(head)
  }

  return {
    lasting: () => kept !== null,
    unread: () => unread,
    list: () => [...rows.values()].sort((a, b) => b.saved - a.saved || (a.id < b.id ? -1 : 1)),
    refresh,
    async read(battleId) {
      const { whole, problem } = await copiesOf(battleId)
      return whole[0]?.battle ?? { problem }
    },
    async keep(battleId, one, name = '') {
      const old = rows.get(battleId)
      const called = old?.name || cleanText(name, NAME_MOST)
      const others = [...rows.values()].filter(other => other.id !== battleId)
      const cls = classOf({ name: called, ...(one.origin ? { origin: one.origin } : {}) })
      const crowded = others.filter(other => classOf(other) === cls).length >= MOST_BATTLES[cls]
      if (crowded && !PASSING.includes(cls)) return 'full'
      // Two copies within a millisecond keep their order.
      last = Math.max(clock(), last + 1)
      const turn = old ? (Number(old.copy) + 1) % TURNS : 0
      const head = headOf(battleId, one, called, last, String(turn) as Row['copy'])
      const envelope = wrap('battle', one, last)
      const begins = old?.round !== one.round
      rows.set(battleId, head)
      if (crowded) await makeRoom(battleId, [cls]).catch(() => false)
      while (kept) {
        try {
          await write(kept, head, envelope, begins)
          return 'kept'
        } catch (error) {
          // Only want of room is mended by room: another failure would cost every other battle.
          const full = error instanceof DOMException && error.name === 'QuotaExceededError'
          if (!full || !(await makeRoom(battleId).catch(() => false))) kept = null
        }
      }
      memory.set(copyId(battleId, head.copy), envelope)
      return 'kept'
    },
    async remove(battleId) {
      await drop(battleId).catch(() => {
        kept = null
      })
    },
  }
}
