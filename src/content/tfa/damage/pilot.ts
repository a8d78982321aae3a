/** Damage cards of 2015 that hurt the pilot. Some are called as cards of 2012 and do something else. */
import type { DamageKind } from '../../../rules/index.ts'

/** The eight cards with the trait Pilot (COMP-6, CRIT-2). */
export const pilotDamage: readonly DamageKind[] = [
  {
    id: 'blindedpilot',
    trait: 'pilot',
    count: 2,
    // Its next opportunity, whether or not there is anybody to attack.
    effects: {
      permissions: { mayAttack: [{ rules: ['TFA-CARD-10'], ask: () => false }] },
      reactions: { opportunityEnded: { rules: ['TFA-CARD-10', 'CRIT-3'], do: [{ do: 'turnDown' }] } },
    },
  },
  {
    id: 'shakenpilot',
    trait: 'pilot',
    count: 2,
    // A Koiogran turn is no straight, and an opponent who picks a manoeuvre is not bound.
    effects: {
      permissions: {
        maySet: [{ rules: ['TFA-CARD-11'], ask: (_where, _ship, bearing) => bearing !== 'straight' }],
      },
      reactions: { dialRevealed: { rules: ['TFA-CARD-11', 'CRIT-3'], do: [{ do: 'turnDown' }] } },
    },
  },
  {
    id: 'damagedcockpit',
    trait: 'pilot',
    count: 2,
    // From the round after the one it was dealt in (TFA-CARD-17).
    effects: { values: { pilotSkill: ({ game, dealt }, skill) => (game.state.round > dealt ? 0 : skill) } },
  },
  {
    id: 'stunnedpilot',
    trait: 'pilot',
    count: 2,
    effects: {
      reactions: {
        manoeuvreExecuted: {
          rules: ['TFA-CARD-12', 'CRIT-1'],
          // Who overlapped a ship on the way touches one in the end (OVERLAP-7).
          when: (_where, { overlapped, onObstacle }) => overlapped === true || onObstacle === true,
          do: [{ do: 'suffer', damage: 1 }],
        },
      },
    },
  },
]
