/** The tokens that lie at ships, beside target locks (COMP-2). */
import type { ShipToken } from '../../rules/index.ts'

/** Focus and evade are of the round (END-1), stress stays until a green manoeuvre takes it (ACT-5, STRESS-1). */
export const shipTokens: readonly ShipToken[] = [
  { id: 'focus', colour: 'green', goes: 'end' },
  { id: 'evade', colour: 'green', goes: 'end' },
  { id: 'stress', colour: 'red', goes: 'spent', countsAs: 'stress' },
]
