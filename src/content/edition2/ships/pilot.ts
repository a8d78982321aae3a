/** What the pilots of all ships of the set have in common: their builds make them. */
import type { Pilot } from '../../../rules/index.ts'
import { flownWith, printedBuilds } from '../quick-builds.ts'
import { slotOf } from '../upgrades/slots.ts'

/**
 * A pilot by its id: points are the threat of its quick build, and its slots those of the cards that it is flown with, for a build is
 * fielded as it is printed (SE-BUILD-1). `unique`: there is a dot before its name, which is what stands before a hyphen of the id (SE-BUILD-2).
 */
export const pilot = (
  chassis: string,
  id: string,
  initiative: number,
  unique: boolean,
  more: Partial<Pilot> = {},
): Pilot => ({
  id,
  chassis,
  skill: initiative,
  points: printedBuilds[id]!.threat,
  unique,
  ...(id.includes('-') ? { name: id.split('-')[0]! } : {}),
  slots: flownWith(id).upgrades.map(slotOf),
  // The collection is always open.
  count: 1,
  ...more,
})
