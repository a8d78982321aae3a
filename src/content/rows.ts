/**
 * Rows that other rooms have for what a set brings: each room says which of them are missing, and a set with a missing one is not taken in.
 * Those of a set that comes late come with it.
 */
import type { ContentSet } from './build.ts'

/** What of a set a room has no row for, each in a few words that name it. */
type Missing = (set: ContentSet) => readonly string[]
/** How something is fetched: by `load`, and again in a way of its own if that fails. */
export type Fetching = <T>(load: () => Promise<T>) => Promise<T>
/** What a room has fetched with a set; null: it is there. */
type Coming = { bring: ((fetching: Fetching) => Promise<void>) | null }

const demands = new Map<string, Missing>()
const taken: ContentSet[] = []
const coming = new Map<string, Coming[]>()

/** Throws an Error that names all that is missing. */
function check(set: ContentSet, asked: Iterable<readonly [owner: string, missing: Missing]>): void {
  const lacks = [...asked].flatMap(([owner, missing]) => {
    const found = missing(set)
    return found.length > 0 ? [`${owner} lacks ${found.join(', ')}`] : []
  })
  if (lacks.length > 0) throw new Error(`set ${set.id}: ${lacks.join('; ')}`)
}

/** Whether all rooms that are here have what they fetch with a set. */
export const rowsCame = (set: string): boolean => (coming.get(set) ?? []).every(({ bring }) => bring === null)

/**
 * A room demands rows of every set, those that are here and those to come. `owner` is the file that has them. Throws an Error that names
 * the rows which a set of those lacks; one whose rows are still to come is asked when they have.
 */
export function demandRows(owner: string, missing: Missing): void {
  demands.set(owner, missing)
  for (const set of taken) if (rowsCame(set.id)) check(set, [[owner, missing]])
}

/** Asks all rooms that are on the page for their rows of a set. Throws an Error that names what they lack, and then knows nothing of the set. */
export function checkRows(set: ContentSet): void {
  check(set, demands)
  if (!taken.includes(set)) taken.push(set)
}

/** Something that a room has comes with a set that comes late: `bring` is called before a set is taken in, and again if it failed. */
export function comesWith(set: string, bring: (fetching: Fetching) => Promise<void>): void {
  coming.set(set, [...(coming.get(set) ?? []), { bring }])
}

/** Rows of a table come with a set that comes late. */
export const lateRows = <Row>(
  set: string,
  table: Readonly<Record<string, Row>>,
  load: () => Promise<Readonly<Record<string, Row>>>,
): void => comesWith(set, async fetching => void Object.assign(table, await fetching(load)))

/** Fetches what the rooms that are here have for a set and what has not come yet. Rejects if some of it cannot be had. */
export async function fetchRows(set: string, fetching: Fetching): Promise<void> {
  const work = (coming.get(set) ?? []).map(async one => {
    await one.bring?.(fetching)
    one.bring = null
  })
  await Promise.all(work)
}
