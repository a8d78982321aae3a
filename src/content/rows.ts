/** Rows that other rooms have for what a set brings: each room says which of them are missing, and a set with a missing one is not taken in. */
import type { ContentSet } from './build.ts'

/** What of a set a room has no row for, each in a few words that name it. */
type Missing = (set: ContentSet) => readonly string[]

const demands = new Map<string, Missing>()
const taken: ContentSet[] = []

/** Throws an Error that names all that is missing. */
function check(set: ContentSet, asked: Iterable<readonly [owner: string, missing: Missing]>): void {
  const lacks = [...asked].flatMap(([owner, missing]) => {
    const found = missing(set)
    return found.length > 0 ? [`${owner} lacks ${found.join(', ')}`] : []
  })
  if (lacks.length > 0) throw new Error(`set ${set.id}: ${lacks.join('; ')}`)
}

/**
 * A room demands rows of every set, those that are here and those to come. `owner` is the file that has them. Throws an Error that names
 * the rows which a set of those lacks.
 */
export function demandRows(owner: string, missing: Missing): void {
  demands.set(owner, missing)
  for (const set of taken) check(set, [[owner, missing]])
}

/** Asks all rooms that are on the page for their rows of a set. Throws an Error that names what they lack, and then knows nothing of the set. */
export function checkRows(set: ContentSet): void {
  check(set, demands)
  taken.push(set)
}
