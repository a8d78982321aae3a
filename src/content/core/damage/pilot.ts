/** Damage cards that hurt the pilot: how many of each there are, and what each does while it lies face up. */
import type { DamageKind } from '../../../rules/index.ts'

/** The eight cards with the trait Pilot (COMP-6, CRIT-2). */
export const pilotDamage: readonly DamageKind[] = [
  {
    id: 'blindedpilot',
    trait: 'pilot',
    count: 2,
    effects: {
      values: { attackDice: () => 0 },
      reactions: { attackEnded: { rules: ['COMBAT-2.4', 'CRIT-3'], do: [{ do: 'turnDown' }] } },
    },
  },
  {
    id: 'damagedcockpit',
    trait: 'pilot',
    count: 2,
    // From the round after the one it was dealt in.
    effects: { values: { pilotSkill: ({ game, dealt }, skill) => (game.state.round > dealt ? 0 : skill) } },
  },
  { id: 'injuredpilot', trait: 'pilot', count: 2, silences: ['pilot', 'elite'] },
  {
    id: 'stunnedpilot',
    trait: 'pilot',
    count: 2,
    effects: {
      reactions: {
        manoeuvreExecuted: {
          rules: ['OVERLAP-4', 'CRIT-1'],
          when: (_where, { overlapped, onObstacle }) => overlapped === true || onObstacle === true,
          do: [{ do: 'suffer', damage: 1 }],
        },
      },
    },
  },
]
