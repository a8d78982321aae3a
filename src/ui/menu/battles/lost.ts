/** What was played on a visit and could not be kept, remembered for the next one: the list of battles alone would not know of it. */
import * as v from 'valibot'
import type { Head } from '../../../saves/kept.ts'
import { keep, recall } from '../../parts/remembered.ts'

const NAME = 'koiogran.unkept'
/** So many battles are remembered at most. */
const MOST = 5

const short = v.pipe(v.string(), v.maxLength(64))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const lost = v.object({
  id: short,
  name: v.pipe(v.string(), v.maxLength(200)),
  /** Those of before there were others said none. */
  set: v.optional(short),
  mission: short,
  points: count,
  round: count,
  saved: v.number(),
})

/** A battle that went further than it is kept. */
export type Lost = Pick<Head, 'id' | 'name' | 'mission' | 'points' | 'round' | 'saved'> & Partial<Pick<Head, 'set'>>

/** The battles that were not kept as far as they were played, the latest first. */
export function lostBattles(): readonly Lost[] {
  try {
    const read = v.safeParse(v.array(lost), JSON.parse(recall(NAME) ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

/** Remembers that a battle is not kept as it stands. */
export function noteLost({ id, name, set, mission, points, round, saved }: Lost): void {
  const others = lostBattles().filter(one => one.id !== id)
  keep(NAME, JSON.stringify([{ id, name, set, mission, points, round, saved }, ...others].slice(0, MOST)))
}

/** Forgets a battle: it is kept again, or that it is not has been read. */
export function forgetLost(id: string): void {
  const all = lostBattles()
  if (all.some(one => one.id === id)) keep(NAME, JSON.stringify(all.filter(one => one.id !== id)))
}
