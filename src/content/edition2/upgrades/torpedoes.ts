/** Torpedoes of the second edition: the lock stays, a charge goes (SE-CARD-8). */
import type { Upgrade } from '../../../rules/index.ts'
import { upgrade } from './upgrade.ts'

export const torpedoes: readonly Upgrade[] = [
  upgrade('protontorpedoes', {
    charges: { count: 2, recurring: 0 },
    weapon: {
      arcs: ['front'],
      attack: 4,
      bands: [2, 3],
      needsLock: true,
      spendsLock: false,
      discards: false,
      spendsCharges: 1,
      ordnance: true,
      modifiers: [
        { dice: 'attack', changes: [{ from: 'hit', to: 'crit', most: 1 }], rules: ['SE-CARD-8', 'COMBAT-3.5'] },
      ],
    },
  }),
]
