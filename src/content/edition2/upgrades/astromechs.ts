/** Astromechs of the second edition. */
import { chassisOf, type Upgrade } from '../../../rules/index.ts'
import { upgrade } from './upgrade.ts'

export const astromechs: readonly Upgrade[] = [
  upgrade('r2d2', {
    unique: true,
    charges: { count: 3, recurring: 0 },
    effects: {
      reactions: {
        dialRevealed: {
          rules: ['SE-CARD-9', 'SE-CHARGE-1'],
          optional: true,
          // Only while a shield is lost.
          when: ({ game, owner, card }) =>
            owner !== null &&
            (owner.charges?.[card] ?? 0) > 0 &&
            owner.shields < chassisOf(game.catalog, owner).shields,
          do: [{ do: 'spendCharge', count: 1 }, { do: 'gainToken', token: 'disarm', count: 1 }, { do: 'regainShield' }],
        },
      },
    },
  }),
]
