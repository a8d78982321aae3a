/** What the way a mission ended changes in the next: one plain sentence each, announced before. */
import type { TourCondition } from '../types.ts'

export const conditions: readonly TourCondition[] = [
  // Of the first mission; the seed draws one.
  {
    id: 'shielded-shuttle',
    favours: 'first',
    changes: [{ change: 'shields', chassis: 'senatorshuttle', count: 2 }],
  },
  {
    id: 'armoured-shuttle',
    favours: 'first',
    changes: [{ change: 'shields', chassis: 'senatorshuttle', count: 3 }],
  },
  {
    id: 'seasoned-hunter',
    favours: 'first',
    changes: [
      { change: 'shields', chassis: 'senatorshuttle', count: 3 },
      { change: 'pilot', side: 'second', slot: 0, pilot: 'obsidiansquadronpilot', upgrades: [] },
    ],
  },
  // Of the second.
  {
    id: 'limping-wing',
    favours: 'second',
    changes: [{ change: 'damage', side: 'first', slot: 0, cards: 1 }],
  },
  {
    id: 'other-wing',
    favours: 'second',
    changes: [{ change: 'pilot', side: 'first', slot: 0, pilot: 'biggsdarklighter', upgrades: [] }],
  },
  {
    id: 'third-hunter',
    favours: 'second',
    changes: [{ change: 'ship', side: 'second', pilot: 'academypilot', upgrades: [] }],
  },
  // Of the third.
  {
    id: 'old-friend',
    favours: 'first',
    changes: [
      {
        change: 'pilot',
        side: 'first',
        slot: 0,
        pilot: 'redsquadronpilot',
        upgrades: ['protontorpedoes', 'r2d2'],
      },
    ],
  },
  {
    id: 'scarred-scout',
    favours: 'first',
    changes: [{ change: 'damage', side: 'second', slot: 1, cards: 1 }],
  },
  {
    id: 'lost-droid',
    favours: 'second',
    changes: [{ change: 'pilot', side: 'first', slot: 0, pilot: 'redsquadronpilot', upgrades: ['protontorpedoes'] }],
  },
  // It left the Rebels a third.
  {
    id: 'chosen-scout',
    favours: 'second',
    retired: true,
    changes: [{ change: 'pilot', side: 'second', slot: 1, pilot: 'blacksquadronpilot', upgrades: [] }],
  },
]
