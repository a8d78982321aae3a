/** All upgrade cards of the box: one of each. */
import type { Upgrade } from '../../rules/index.ts'
import { obstaclesOf } from '../../rules/index.ts'
import { torpedoes } from '../core/upgrades/torpedo.ts'

export const upgrades: readonly Upgrade[] = [
  {
    id: 'wired',
    slot: 'elite',
    points: 1,
    unique: false,
    count: 1,
    effects: {
      modifiers: (['attack', 'defence'] as const).map(dice => ({
        id: dice,
        dice,
        reroll: { faces: ['focus'], most: null },
        rules: ['TFA-CARD-7', 'DICE-5'],
        when: ({ owner }) => owner !== null && owner.stress > 0,
      })),
    },
  },
  // Printed as in the core set of 2012.
  ...torpedoes,
  {
    id: 'bb8',
    slot: 'astromech',
    points: 2,
    unique: true,
    count: 1,
    effects: {
      reactions: {
        dialRevealed: {
          rules: ['TFA-CARD-8', 'ACTION-2'],
          optional: true,
          // As it is now: what face-up damage makes red is red.
          when: (_where, { difficulty }) => difficulty === 'green',
          do: [{ do: 'freeAction', actions: ['barrel-roll'] }],
        },
      },
    },
  },
  {
    id: 'r5x3',
    slot: 'astromech',
    points: 1,
    unique: true,
    count: 1,
    effects: {
      permissions: {
        ignoresObstacles: [{ rules: ['TFA-CARD-9'], ask: ({ owner, card }) => owner?.lasting.includes(card) === true }],
      },
      reactions: {
        beforeReveal: {
          rules: ['TFA-CARD-9', 'UPG-3'],
          optional: true,
          when: ({ game }) => obstaclesOf(game).length > 0,
          do: [{ do: 'lastThisRound' }, { do: 'discard' }],
        },
      },
    },
  },
  {
    id: 'weaponsguidance',
    slot: 'tech',
    points: 2,
    unique: false,
    count: 1,
    effects: {
      modifiers: [
        {
          dice: 'attack',
          changes: [{ from: 'blank', to: 'hit', most: 1 }],
          costs: [{ pay: 'token', token: 'focus', count: 1 }],
          rules: ['TFA-CARD-6', 'COMBAT-3.5'],
        },
      ],
    },
  },
]
