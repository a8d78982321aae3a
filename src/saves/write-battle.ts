/** One battle written, as a whole or not at all, with what has to make room for it. */
import { type Database, type Rows, twice, type Writing } from './database.ts'
import { classOf, type KeptBattle, MOST_BATTLES, PASSING, wrapBattle } from './kept.ts'
import { unwrap } from './open-envelope.ts'
import { type Row, rowIn } from './read-kept.ts'

/** Copies of a battle: three take turns, the fourth is from when its round began. */
export const COPIES = ['0', '1', '2', 'round'] as const
const TURNS = 3
export const copyId = (battleId: string, copy: string): string => `${battleId}.${copy}`

/** A battle that is to be written. */
export type Unwritten = {
  /** Its line in the list; the copy is the one that was written before. */
  readonly head: Row
  readonly battle: KeptBattle
  /** When the line that it goes on from was written; 0: none was. */
  readonly after: number
}

/** The browser has no room. */
export const isWantOfRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Battles that are over and of which the oldest make room, the oldest first: none that is played, has a name, or was taken in. */
async function passing(rows: Rows, but: string): Promise<readonly Row[]> {
  const all = (await rows.all('battles')).flatMap(one => rowIn(one) ?? [])
  return all
    .filter(one => one.id !== but && one.winner !== null && PASSING.includes(classOf(one)))
    .sort((a, b) => a.saved - b.saved || (a.id < b.id ? -1 : 1))
}

const erase = async (rows: Writing, battleId: string): Promise<void> => {
  await Promise.all([
    rows.remove('battles', battleId),
    ...COPIES.map(copy => rows.remove('copies', copyId(battleId, copy))),
  ])
}

/** Removes a battle; rejects, and leaves it as it was, where that fails. */
export const eraseBattle = (database: Database, battleId: string): Promise<void> =>
  database.change(['battles', 'copies'], rows => erase(rows, battleId))

/** What came of it: the line as it stands now, and the battles that had to go, first those for want of room. */
export type Written = { readonly head: Row | null; readonly gone: readonly Row[]; readonly forRoom: number }

/**
 * Writes a battle into the copy that is next, and reads it back. `letGo`: so many of the oldest that are over go for it. `again`: it is late,
 * and gives way to what another tab has written since. Rejects, and leaves all as it was, where it cannot be written; and where so many cannot go.
 */
export async function writeBattle(
  database: Database,
  { head: wanted, battle, after }: Unwritten,
  { again, letGo }: { readonly again: boolean; readonly letGo: number },
): Promise<Written> {
  const { id } = wanted
  const written = await database.change(['battles', 'copies'], async (rows): Promise<Written> => {
    const there = rowIn(await rows.get('battles', id))
    if (again && there && there.saved > after) return { head: there, gone: [], forRoom: 0 }
    const old = await passing(rows, id)
    const forRoom = old.slice(0, letGo)
    if (forRoom.length < letGo) throw new Error('nothing more may go')
    const crowd = wanted.winner === null ? [] : old.filter(one => classOf(one) === classOf(wanted))
    const tooMany = crowd.slice(0, Math.max(0, crowd.length + 1 - MOST_BATTLES[classOf(wanted)]))
    const gone = [...new Set([...forRoom, ...tooMany])]
    // What another tab wrote meanwhile, or a clock that was set back, must not seem newer.
    const saved = Math.max(wanted.saved, (there?.saved ?? 0) + 1)
    const copy = String((Number((there ?? wanted).copy) + 1) % TURNS) as Row['copy']
    const head: Row = { ...wanted, saved, copy }
    const envelope = wrapBattle(battle, saved)
    const put = (name: string) => rows.put('copies', { id: copyId(id, name), envelope } as { readonly id: string })
    await Promise.all([
      ...gone.map(one => erase(rows, one.id)),
      put(copy),
      ...(there?.round === head.round ? [] : [put('round')]),
      rows.put('battles', head),
    ])
    return { head, gone, forRoom: forRoom.length }
  })
  const { head } = written
  if (head) {
    const back = await twice(() => database.read(['copies'], rows => rows.get('copies', copyId(id, head.copy))))
    if ('problem' in unwrap((back as { readonly envelope?: unknown } | undefined)?.envelope))
      throw new Error('what was written does not come back')
  }
  return written
}
