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
    id: 'worn-hunter',
    favours: 'first',
    changes: [{ change: 'damage', side: 'second', slot: 1, cards: 1 }],
  },
  {
    id: 'seasoned-hunter',
    favours: 'second',
    changes: [{ change: 'pilot', side: 'second', slot: 0, pilot: 'obsidiansquadronpilot', upgrades: [] }],
  },
  // Of the second.
  {
    id: 'thin-patrol',
    favours: 'first',
    changes: [{ change: 'pilot', side: 'second', slot: 0, pilot: 'darkcurse', upgrades: [] }],
  },
  {
    id: 'open-field',
    favours: 'second',
    changes: [{ change: 'obstacles', count: 3 }],
  },
  {
    id: 'third-hunter',
    favours: 'second',
    changes: [{ change: 'ship', side: 'second', pilot: 'academypilot', upgrades: [] }],
  },
  // Of the third.
  {
    id: 'second-guard',
    favours: 'first',
    changes: [{ change: 'ship', side: 'first', pilot: 'rookiepilot', upgrades: [] }],
  },
  {
    id: 'scarred-scout',
    favours: 'first',
    changes: [{ change: 'damage', side: 'second', slot: 1, cards: 1 }],
  },
  {
    id: 'chosen-scout',
    favours: 'second',
    changes: [{ change: 'pilot', side: 'second', slot: 1, pilot: 'nightbeast', upgrades: [] }],
  },
]
