/** Upgrade cards for the torpedo slot: Proton Torpedoes. */
import type { Upgrade } from '../../../rules/index.ts'

/** Torpedoes: secondary weapons (SECW-1, SECW-6). */
export const torpedoes: readonly Upgrade[] = [
  {
    id: 'protontorpedoes',
    slot: 'torpedo',
    points: 4,
    unique: false,
    count: 1,
    weapon: {
      arcs: ['front'],
      attack: 4,
      bands: [2, 3],
      needsLock: true,
      spendsLock: true,
      discards: true,
      modifiers: [
        { dice: 'attack', changes: [{ from: 'focus', to: 'crit', most: 1 }], rules: ['COMBAT-3.5', 'SECW-6'] },
      ],
    },
  },
]
