/** Talents and force powers of the second edition. */
import type { Upgrade } from '../../../rules/index.ts'
import { attackIn, firesAhead, inBullseye, primaryAttack, unseenBy } from '../attack.ts'
import { upgrade } from './upgrade.ts'

export const talents: readonly Upgrade[] = [
  // SE-CARD-3
  upgrade('outmaneuver', {
    effects: {
      values: {
        targetDice: ({ game }, dice, attack) =>
          firesAhead(game, attack) && unseenBy(game, attack) ? Math.max(0, dice - 1) : dice,
      },
    },
  }),
  upgrade('elusive', {
    charges: { count: 1, recurring: 0 },
    effects: {
      modifiers: [
        {
          dice: 'defence',
          reroll: { faces: ['blank', 'focus', 'evade'], most: 1 },
          costs: [{ pay: 'charge', count: 1 }],
          rules: ['SE-CARD-4', 'SE-CHARGE-1'],
        },
      ],
      reactions: {
        manoeuvreExecuted: {
          rules: ['SE-CARD-4', 'SE-FULL-1'],
          when: ({ owner, card }, { difficulty, overlapped }) =>
            difficulty === 'red' && !overlapped && owner?.charges?.[card] === 0,
          do: [{ do: 'gainCharge', count: 1 }],
        },
      },
    },
  }),
  upgrade('predator', {
    effects: {
      modifiers: [
        {
          dice: 'attack',
          reroll: { faces: ['blank', 'focus', 'hit', 'crit'], most: 1 },
          rules: ['SE-CARD-2', 'SE-ARC-2'],
          when({ game }) {
            const attack = attackIn(game)
            return attack !== undefined && primaryAttack(game, attack) && inBullseye(game, attack)
          },
        },
      ],
    },
  }),
  upgrade('heightenedperception', {
    effects: {
      values: {
        pilotSkill: ({ game, owner, card }, value) =>
          game.state.phase === 'combat' && owner?.lasting.includes(card) ? 7 : value,
      },
      reactions: {
        combatStart: {
          rules: ['SE-CARD-14'],
          optional: true,
          when: ({ owner }) => (owner?.tokens?.['force'] ?? 0) > 0,
          do: [{ do: 'loseToken', token: 'force', count: 1 }, { do: 'lastThisRound' }],
        },
      },
    },
  }),
]
