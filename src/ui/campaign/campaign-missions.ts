/** The campaign's missions, as menus know them. */
import { FREE, MISSIONS, missionsOf } from '../menu/missions.ts'

type Printed = (typeof MISSIONS)[number]

/** In the order in which they are flown. */
export const CAMPAIGN: readonly Printed[] = MISSIONS.filter(mission => mission.id !== FREE)

/** The mission after one; null after the last, and for what is none of the campaign. */
export function missionAfter(id: string): Printed | null {
  const place = CAMPAIGN.findIndex(mission => mission.id === id)
  return place < 0 ? null : (CAMPAIGN[place + 1] ?? null)
}

/** The set of our own missions. */
export const OWN_SET = 'tfa'

/** Missions that are not the publisher’s: they have a page of their own, and the campaign none of them. */
export const OWN = missionsOf(OWN_SET).filter(mission => mission.own)

/** Ids of all that can be flown beside the lessons: what the record takes. */
export const RECORDED: readonly string[] = [...MISSIONS, ...OWN].map(mission => mission.id)
