/** Who is ahead, in words, and what made the difference. Pure. */
import type { Judged } from '../../../ai/judge-client.ts'
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

/** What moved the chances: dice and cards, or what the sides flew and chose. */
export type Cause = 'dice' | 'flown' | 'chosen'
export type Swing = { readonly at: number; readonly round: number; readonly cause: Cause; readonly by: number }

/** Every change of the chances, in the order of the battle: `by` from −1 to 1, for the Rebels. */
export function swingsOf(judged: readonly Judged[]): readonly Swing[] {
  return judged.flatMap((now, n) => {
    const before = judged[n - 1]
    if (!before || before.rebel === null || now.rebel === null) return []
    const cause = now.thrown ? 'dice' : before.phase === 'activation' ? 'flown' : 'chosen'
    return [{ at: before.at, round: before.round, cause, by: now.rebel - before.rebel }]
  })
}

/** The largest changes, the largest first. */
export const largest = (swings: readonly Swing[], count: number): readonly Swing[] =>
  [...swings].sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.at - b.at).slice(0, count)

/** What each cause gave the Rebels in all, −1 … 1 and beyond. */
export function sumsOf(swings: readonly Swing[]): Readonly<Record<Cause, number>> {
  const sums = { dice: 0, flown: 0, chosen: 0 }
  for (const { cause, by } of swings) sums[cause] += by
  return sums
}
