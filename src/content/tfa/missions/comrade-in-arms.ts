/** Comrade in Arms as data: a mission of our own, in which both sides want one comrade adrift aboard, and home. */
import { EDGES, overlapsPolygon } from '../../../geometry/index.ts'
import { bodyOf, cargoOf, difficultyOf, type Mission, type Ship, type Where } from '../../../rules/index.ts'

/** With the end of this round nobody comes home any more (TFA-COMRADE-6). */
const LAST_ROUND = 12

const carries = ({ game }: Where, ship: Ship): boolean => cargoOf(game).some(one => one.ship === ship.id)

/** Comrade in Arms: whoever carries the comrade over the own edge wins, and so does the last side with ships. */
export const comradeInArms: Mission = {
  id: 'comrade-in-arms',
  number: null,
  forces: {
    first: [{ pilot: 'poedameron', upgrades: ['r5x3', 'wired', 'weaponsguidance'] }],
    second: [
      { pilot: 'epsilonleader', upgrades: [] },
      { pilot: 'omegasquadronpilot', upgrades: [] },
    ],
  },
  printedOnly: 'TFA-COMRADE-1',
  extras: [],
  // All six, as in every full game (TFA-OBST-4).
  obstacles: 'all',
  setup: [
    { rule: 'TFA-COMRADE-1', place: 'laid', tokens: [{ token: 'comrade', x: 0, y: 0, heading: 0 }] },
    {
      rule: 'TFA-OBST-1',
      place: 'obstacles',
      side: 'turns',
      zone: { within: null, offEdges: { edges: EDGES, mm: 200 }, offShips: null, apart: 100, near: null },
    },
    { rule: 'TFA-COMRADE-1', place: 'ascending', zone: { of: 'own', band: 1 } },
  ],
  eliminationWins: true,
  actions: {},
  effects: {
    permissions: {
      offersScan: [
        {
          rules: ['TFA-COMRADE-2'],
          ask({ game }, ship) {
            if (ship.status !== 'play') return []
            const body = bodyOf(game.catalog, ship)
            return cargoOf(game)
              .filter(one => one.ship === null && overlapsPolygon(body, one.polygon))
              .map(({ id }) => id)
          },
        },
      ],
      mayExecute: [
        {
          rules: ['TFA-COMRADE-3'],
          ask: (where, ship, bearing, speed) =>
            !carries(where, ship) || difficultyOf(where.game, ship, bearing, speed) !== 'red',
        },
      ],
      escapes: [
        {
          rules: ['TFA-COMRADE-5'],
          ask: (where, ship, edge) => carries(where, ship) && edge === where.game.state.sides[ship.side].home,
        },
      ],
    },
    reactions: {
      shipFled: {
        rules: ['TFA-COMRADE-5'],
        when: (_where, { escaped }) => escaped === true,
        do: ({ ship }, { game }) => [{ do: 'win', side: game.state.ships.find(({ id }) => id === ship)!.side }],
      },
      endPhase: {
        rules: ['TFA-COMRADE-6'],
        when: ({ game }) => game.state.round >= LAST_ROUND,
        do: [{ do: 'win', side: 'second' }],
      },
    },
  },
}
