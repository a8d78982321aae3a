/** Who is ahead, in words. Pure. */
import type { PlayerSeat } from '../../rules/index.ts'

/** How far the side ahead is ahead: from which chance on, and the word for it. */
const LEADS = [
  { from: 0.9, lead: 'won' },
  { from: 0.72, lead: 'clear' },
  { from: 0.55, lead: 'slight' },
] as const
export type Lead = { readonly seat: PlayerSeat | null; readonly lead: (typeof LEADS)[number]['lead'] | 'even' }

/** Who leads by how much, by the chance that the Rebels win. */
export function leadOf(rebel: number): Lead {
  const chance = Math.max(rebel, 1 - rebel)
  const found = LEADS.find(({ from }) => chance >= from)
  return found ? { seat: rebel > 0.5 ? 'rebel' : 'imperial', lead: found.lead } : { seat: null, lead: 'even' }
}
