/** Damage cards of the second edition that hurt the ship. Some are called as cards of other decks and do something else. */
import type { DamageKind } from '../../../rules/index.ts'
import { fliesIonised } from '../../../rules/later/index.ts'
import { burn, onReceipt } from '../../damage-words.ts'
import { flewStraight, harder } from '../difficulty.ts'

/** Turned down by an action without a die. */
const byAction = { faces: null } as const

/** The 25 cards with the trait Ship (COMP-6, CRIT-2). */
export const shipDamage: readonly DamageKind[] = [
  {
    id: 'consolefire',
    trait: 'ship',
    count: 2,
    repair: byAction,
    effects: { reactions: { beforeEngaging: { rules: ['SE-DMG-5'], do: [burn] } } },
  },
  {
    id: 'damagedengine',
    trait: 'ship',
    count: 2,
    // Turns alone: Tallon Rolls and slips keep their colour (SE-DMG-6).
    effects: {
      values: {
        difficulty: (_where, value, bearing) =>
          bearing === 'turn-left' || bearing === 'turn-right' ? harder(value) : value,
      },
    },
  },
  {
    id: 'weaponsfailure',
    trait: 'ship',
    count: 2,
    repair: byAction,
    // SE-DMG-7
    effects: { values: { attackDice: (_where, dice) => Math.max(0, dice - 1) } },
  },
  {
    id: 'hullbreach',
    trait: 'ship',
    count: 2,
    repair: byAction,
    effects: { permissions: { dealsFaceUp: [{ rules: ['SE-DMG-8'], ask: () => true }] } },
  },
  {
    id: 'structuraldamage',
    trait: 'ship',
    count: 2,
    // SE-DMG-9
    effects: { values: { defenceDice: (_where, dice) => Math.max(0, dice - 1) } },
  },
  {
    id: 'damagedsensorarray',
    trait: 'ship',
    count: 2,
    repair: byAction,
    effects: {
      permissions: {
        mayAct: [
          { rules: ['SE-DMG-10'], ask: (_where, _ship, { action }) => action === 'focus' || action === 'repair' },
        ],
      },
    },
  },
  {
    id: 'loosestabilizer',
    trait: 'ship',
    count: 2,
    repair: byAction,
    effects: {
      reactions: {
        manoeuvreExecuted: {
          rules: ['SE-DMG-11'],
          when: ({ game, owner }, { difficulty }) => owner !== null && !flewStraight(game, owner, difficulty),
          do: [{ do: 'suffer', damage: 1 }, { do: 'turnDown' }],
        },
      },
    },
  },
  {
    id: 'disabledpowerregulator',
    trait: 'ship',
    count: 2,
    effects: {
      reactions: {
        beforeEngaging: { rules: ['SE-DMG-12', 'SE-ION-1'], do: [{ do: 'gainToken', token: 'ion', count: 1 }] },
        manoeuvreExecuted: {
          rules: ['SE-DMG-12', 'SE-ION-1'],
          when: ({ game, owner }) => owner !== null && fliesIonised(game, owner),
          do: [{ do: 'turnDown' }],
        },
      },
    },
  },
  {
    id: 'fuelleak',
    trait: 'ship',
    count: 4,
    repair: byAction,
    effects: {
      reactions: {
        criticalSuffered: {
          rules: ['SE-DMG-13'],
          do: [{ do: 'suffer', damage: 1 }, { do: 'turnDown' }],
        },
      },
    },
  },
  {
    id: 'directhit',
    trait: 'ship',
    count: 5,
    effects: { reactions: onReceipt([{ do: 'suffer', damage: 1 }], ['SE-DMG-14', 'CRIT-1', 'CRIT-3']) },
  },
]
