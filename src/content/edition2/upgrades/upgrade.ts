/** What all upgrades of the set have in common: they cost nothing beside the threat of a build, and the collection is open (SE-BUILD-1). */
import type { Upgrade } from '../../../rules/index.ts'
import { slotOf } from './slots.ts'

/** An upgrade by its id. `more.unique`: there is a dot before its name (SE-BUILD-2). */
export const upgrade = (id: string, more: Partial<Upgrade> = {}): Upgrade => ({
  id,
  slot: slotOf(id),
  points: 0,
  unique: false,
  count: 1,
  ...more,
})
