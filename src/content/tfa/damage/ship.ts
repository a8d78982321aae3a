/** Damage cards of 2015 that hurt the ship. Some are called as cards of 2012 and do something else. */
import type { DamageKind } from '../../../rules/index.ts'
import { burn, onReceipt } from '../../damage-words.ts'

/** The 25 cards with the trait Ship (COMP-6, CRIT-2). */
export const shipDamage: readonly DamageKind[] = [
  {
    id: 'consolefire',
    trait: 'ship',
    count: 2,
    repair: { faces: null },
    effects: { reactions: { combatStart: { rules: ['TFA-CARD-17', 'CRIT-1'], do: [burn] } } },
  },
  {
    id: 'damagedengine',
    trait: 'ship',
    count: 2,
    // Turns alone: Tallon Rolls and Segnor's Loops keep their colour (TFA-CARD-13).
    effects: {
      values: {
        difficulty: (_where, value, bearing) => (bearing === 'turn-left' || bearing === 'turn-right' ? 'red' : value),
      },
    },
  },
  {
    id: 'majorexplosion',
    trait: 'ship',
    count: 2,
    // What it deals comes first, its text too; only then is it turned down.
    effects: {
      reactions: onReceipt(
        [{ do: 'rollDie', faces: ['hit'], words: [{ do: 'suffer', damage: 0, critical: 1 }] }],
        ['TFA-CARD-15', 'CRIT-1', 'CRIT-3'],
      ),
    },
  },
  {
    id: 'weaponsfailure',
    trait: 'ship',
    count: 2,
    repair: { faces: ['hit', 'crit'] },
    // Of every weapon (TFA-CARD-16).
    effects: { values: { attackDice: (_where, dice) => Math.max(0, dice - 1) } },
  },
  {
    id: 'majorhullbreach',
    trait: 'ship',
    count: 2,
    repair: { faces: null },
    effects: {
      permissions: {
        dealsFaceUp: [{ rules: ['TFA-CARD-14'], ask: ({ game, dealt }) => game.state.round > dealt }],
      },
    },
  },
  {
    id: 'structuraldamage',
    trait: 'ship',
    count: 2,
    repair: { faces: ['hit', 'crit'] },
    effects: { values: { agility: (_where, value) => Math.max(0, value - 1) } },
  },
  {
    id: 'damagedsensorarray',
    trait: 'ship',
    count: 2,
    repair: { faces: ['hit', 'crit'] },
    effects: {
      permissions: {
        // Only what is printed on damage cards is left: no action of the bar, of a card, of the mission.
        mayAct: [{ rules: ['TFA-CARD-16', 'CRIT-1'], ask: (_where, _ship, { action }) => action === 'repair' }],
      },
    },
  },
  {
    id: 'loosestabilizer',
    trait: 'ship',
    count: 2,
    repair: { faces: null },
    effects: {
      reactions: {
        manoeuvreExecuted: {
          rules: ['TFA-CARD-17', 'CRIT-1'],
          when: (_where, { difficulty }) => difficulty === 'white',
          do: [{ do: 'gainToken', token: 'stress', count: 1 }],
        },
      },
    },
  },
  {
    id: 'thrustcontrolfire',
    trait: 'ship',
    count: 2,
    effects: {
      reactions: onReceipt([{ do: 'gainToken', token: 'stress', count: 1 }], ['TFA-CARD-17', 'CRIT-1', 'CRIT-3']),
    },
  },
  { id: 'directhit', trait: 'ship', count: 7, counts: 2 },
]
