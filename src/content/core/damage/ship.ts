/** Damage cards that hurt the ship: how many of each there are, what each does face up, and how it is repaired. */
import type { DamageKind } from '../../../rules/index.ts'
import { burn, onReceipt } from '../../damage-words.ts'

/** The 25 cards with the trait Ship (COMP-6, CRIT-2). */
export const shipDamage: readonly DamageKind[] = [
  {
    id: 'consolefire',
    trait: 'ship',
    count: 2,
    repair: { faces: null },
    effects: { reactions: { combatStart: { rules: ['SIM-4', 'CRIT-1'], do: [burn] } } },
  },
  {
    id: 'damagedengine',
    trait: 'ship',
    count: 2,
    effects: {
      values: {
        difficulty: (_where, value, bearing) => (bearing === 'turn-left' || bearing === 'turn-right' ? 'red' : value),
      },
    },
  },
  {
    id: 'damagedsensorarray',
    trait: 'ship',
    count: 2,
    repair: { faces: ['hit'] },
    effects: {
      permissions: {
        // The action bar is dead; actions of cards and the mission are not on it.
        mayAct: [
          {
            rules: ['CRIT-1'],
            ask: (_where, _ship, { action }) => action === 'mission' || action === 'repair' || action === 'card',
          },
        ],
      },
    },
  },
  { id: 'directhit', trait: 'ship', count: 7, counts: 2 },
  { id: 'minorexplosion', trait: 'ship', count: 2, effects: { reactions: onReceipt([burn]) } },
  {
    id: 'minorhullbreach',
    trait: 'ship',
    count: 2,
    effects: {
      reactions: {
        manoeuvreExecuted: { rules: ['CRIT-1'], when: (_where, { difficulty }) => difficulty === 'red', do: [burn] },
      },
    },
  },
  { id: 'munitionsfailure', trait: 'ship', count: 2, effects: { reactions: onReceipt([{ do: 'discardWeapon' }]) } },
  {
    id: 'structuraldamage',
    trait: 'ship',
    count: 2,
    repair: { faces: ['hit'] },
    effects: { values: { agility: (_where, value) => Math.max(0, value - 1) } },
  },
  {
    id: 'thrustcontrolfire',
    trait: 'ship',
    count: 2,
    effects: { reactions: onReceipt([{ do: 'gainToken', token: 'stress', count: 1 }]) },
  },
  {
    id: 'weaponmalfunction',
    trait: 'ship',
    count: 2,
    repair: { faces: ['hit', 'crit'] },
    effects: { values: { primary: (_where, value) => Math.max(0, value - 1) } },
  },
]
