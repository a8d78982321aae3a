/** Upgrade cards for the astromech slot: R2-F2 and R2-D2. */
import type { Upgrade } from '../../../rules/index.ts'
import { chassisOf } from '../../../rules/index.ts'

/** Astromechs. */
export const astromechs: readonly Upgrade[] = [
  {
    id: 'r2f2',
    slot: 'astromech',
    points: 3,
    unique: true,
    count: 1,
    effects: {
      values: { agility: ({ owner }, value) => (owner?.lasting.includes('r2f2') ? value + 1 : value) },
      permissions: { offersAction: () => [{ action: 'card', card: 'r2f2' }] },
      action: [{ do: 'lastThisRound' }],
    },
  },
  {
    id: 'r2d2',
    slot: 'astromech',
    points: 4,
    unique: true,
    count: 1,
    effects: {
      reactions: {
        manoeuvreExecuted: {
          rules: ['CARD-3', 'SETUP-9'],
          optional: true,
          when: ({ game, owner }, { difficulty }) =>
            difficulty === 'green' && owner !== null && owner.shields < chassisOf(game.catalog, owner).shields,
          do: [{ do: 'regainShield' }],
        },
      },
    },
  },
]
