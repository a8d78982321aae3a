/** Mission 2 as data: forces, setup, and what is special about the ship that must get away. */
import type { Mission, Where } from '../../../rules/index.ts'

/** From this round on the disabled ship works again (MISSION-2-DISABLED-2). */
const REPAIRED = 5

const disabled = ({ game }: Where, ship: string | null): boolean => ship !== null && game.state.memory.disabled === ship

/** Mission 2, Asteroid Run: a disabled ship must hold out among asteroids until it is repaired, and then get away. */
export const asteroidRun: Mission = {
  id: 'asteroid-run',
  number: 2,
  // MISSION-2-SETUP-1
  forces: {
    first: [{ pilot: 'lukeskywalker', upgrades: ['determination'] }],
    second: [
      { pilot: 'nightbeast', upgrades: [] },
      { pilot: 'maulermithel', upgrades: ['marksmanship'] },
    ],
  },
  extras: [],
  // All six, and they are obstacles like any other (MISSION-2-OBST-1).
  obstacles: 'all',
  setup: [
    { rule: 'MISSION-2-SETUP-2', place: 'squad', side: 'second', zone: { of: 'both', band: 1 } },
    { rule: 'MISSION-2-SETUP-3', place: 'squad', side: 'first', zone: { of: 'both', band: 'beyond' } },
    { rule: 'MISSION-2-SETUP-4', choose: 'ship', as: 'disabled', side: 'first' },
    {
      rule: 'MISSION-2-SETUP-5',
      place: 'obstacles',
      side: 'second',
      zone: { within: null, offEdges: null, offShips: { side: 'first', mm: 100 }, apart: 100, near: null },
    },
  ],
  actions: {},
  effects: {
    permissions: {
      // Until it is repaired (MISSION-2-DISABLED-2).
      mayExecute: [
        {
          rules: ['MISSION-2-DISABLED-1'],
          ask: (where, ship, _bearing, speed) =>
            speed <= 2 || where.game.state.memory.repaired === 1 || !disabled(where, ship.id),
        },
      ],
      // Before round 5, over a side edge and any other ship: as usual (MISSION-2-FLEE-1).
      escapes: [
        {
          rules: ['MISSION-2-GOAL-REBEL'],
          ask: (where, ship, edge) =>
            disabled(where, ship.id) &&
            where.game.state.round >= REPAIRED &&
            [where.game.state.sides.first.home, where.game.state.sides.second.home].includes(edge),
        },
      ],
    },
    reactions: {
      roundStart: {
        rules: ['MISSION-2-DISABLED-2'],
        when: ({ game }) => game.state.round === REPAIRED && game.state.memory.disabled !== undefined,
        do: [{ do: 'unmark', what: 'disabled', noting: 'repaired', rule: 'MISSION-2-DISABLED-2' }],
      },
      planningStart: {
        rules: ['MISSION-2-ROUND-1'],
        do: [{ do: 'count', what: 'tracking', rule: 'MISSION-2-ROUND-1' }],
      },
      endPhase: {
        rules: ['MISSION-2-REINF-1'],
        do: [
          {
            do: 'offerReinforcements',
            side: 'second',
            pilot: 'academypilot',
            zone: { of: 'both', band: 1 },
            rule: 'MISSION-2-REINF-1',
          },
        ],
      },
      shipFled: {
        rules: ['MISSION-2-GOAL-REBEL', 'MISSION-2-FLEE-1'],
        when: (where, { ship }) => disabled(where, ship),
        do: ({ escaped }) => [{ do: 'win', side: escaped ? 'first' : 'second' }],
      },
      shipDestroyed: {
        rules: ['MISSION-2-GOAL-IMPERIAL'],
        when: (where, { ship }) => disabled(where, ship),
        do: [{ do: 'win', side: 'second' }],
      },
    },
  },
}
