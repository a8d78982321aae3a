/** What the tokens of the set are to the rules. */
import type { ObjectKind } from '../../rules/index.ts'

export const kinds: readonly ObjectKind[] = [
  {
    id: 'asteroid',
    obstacle: true,
    carried: null,
    placing: ['OBST-14'],
    spacing: ['SE-SETUP-1'],
    // One damage, and perhaps another; who ends on it takes no action, and cannot attack (SE-OBST-1, SE-OBST-2).
    own: { skips: 'on' },
    reactions: {
      objectSwept: {
        rules: ['SE-OBST-1'],
        do: [
          { do: 'suffer', damage: 1 },
          { do: 'rollDie', faces: ['hit', 'crit'], words: [{ do: 'suffer', damage: 1 }] },
        ],
      },
    },
  },
]
