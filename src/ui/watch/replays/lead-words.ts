/** Who is ahead, in words. Pure. */
import type { Side } from '../../../rules/index.ts'

/** How far the side ahead is ahead: from which chance on, and the word for it. */
const LEADS = [
  { from: 0.9, lead: 'won' },
  { from: 0.72, lead: 'clear' },
  { from: 0.55, lead: 'slight' },
] as const
export type Lead = { readonly side: Side | null; readonly lead: (typeof LEADS)[number]['lead'] | 'even' }

/** Who leads by how much, by the chance that the first side wins. */
export function leadOf(first: number): Lead {
  const chance = Math.max(first, 1 - first)
  const found = LEADS.find(({ from }) => chance >= from)
  return found ? { side: first > 0.5 ? 'first' : 'second', lead: found.lead } : { side: null, lead: 'even' }
}
