/** Upgrade cards for the elite slot: Determination and Marksmanship. */
import type { Upgrade } from '../../../rules/index.ts'

/** Elite pilot talents. */
export const elites: readonly Upgrade[] = [
  {
    id: 'determination',
    slot: 'elite',
    points: 1,
    unique: false,
    count: 1,
    // Mandatory, and before the card's own text is looked at (CARD-3).
    effects: {
      permissions: {
        mayReceive: [{ rules: ['CARD-3', 'CRIT-2'], ask: (_where, { trait }) => trait !== 'pilot' }],
      },
    },
  },
  {
    id: 'marksmanship',
    slot: 'elite',
    points: 3,
    unique: false,
    count: 1,
    effects: {
      permissions: { offersAction: () => [{ action: 'card', card: 'marksmanship' }] },
      action: [{ do: 'lastThisRound' }],
      modifiers: [
        {
          dice: 'attack',
          changes: [
            { from: 'focus', to: 'crit', most: 1 },
            { from: 'focus', to: 'hit', most: null },
          ],
          rules: ['COMBAT-3.5', 'CARD-3'],
          when: ({ owner }) => owner?.lasting.includes('marksmanship') === true,
        },
      ],
    },
  },
]
