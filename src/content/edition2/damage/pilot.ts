/** Damage cards of the second edition that hurt the pilot. Some are called as cards of other decks and do something else. */
import type { DamageKind } from '../../../rules/index.ts'
import { onReceipt } from '../../damage-words.ts'

/** The eight cards with the trait Pilot (COMP-6, CRIT-2). */
export const pilotDamage: readonly DamageKind[] = [
  {
    id: 'panickedpilot',
    trait: 'pilot',
    count: 2,
    effects: {
      reactions: onReceipt([{ do: 'gainToken', token: 'stress', count: 2 }], ['SE-DMG-1', 'CRIT-1', 'CRIT-3']),
    },
  },
  {
    id: 'blindedpilot',
    trait: 'pilot',
    count: 2,
    repair: { faces: null },
    // Its own attack dice alone, and not by force as everybody spends it; what the defender does to them is as ever.
    effects: {
      permissions: {
        mayChange: [
          { rules: ['SE-DMG-2'], ask: (_where, dice, effect) => dice === 'defence' || effect === 'force/hit' },
        ],
      },
    },
  },
  {
    id: 'woundedpilot',
    trait: 'pilot',
    count: 2,
    repair: { faces: null },
    // The action that repairs it comes too late for it: it is down by then.
    effects: {
      reactions: {
        actionPerformed: {
          rules: ['SE-DMG-3'],
          do: [{ do: 'rollDie', faces: ['hit', 'crit'], words: [{ do: 'gainToken', token: 'stress', count: 1 }] }],
        },
      },
    },
  },
  {
    id: 'stunnedpilot',
    trait: 'pilot',
    count: 2,
    effects: {
      reactions: {
        // A ship executes one manoeuvre in a round, and nothing else takes it over an obstacle; several of them count once.
        objectSwept: {
          rules: ['SE-DMG-4'],
          when: ({ game, owner, card }, { kind }) =>
            game.catalog.kinds[kind]?.obstacle === true && owner?.lasting.includes(card) === false,
          do: [{ do: 'lastThisRound' }, { do: 'suffer', damage: 1 }],
        },
      },
    },
  },
]
