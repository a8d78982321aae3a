/** Talents and force powers of the second edition. */
import type { Upgrade } from '../../../rules/index.ts'
import { attackIn, inBullseye, primaryAttack } from '../attack.ts'
import { upgrade } from './upgrade.ts'

export const talents: readonly Upgrade[] = [
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
