/** Mission 3 as data: forces, setup, who may scan a satellite, and what is won by it. */
import { overlapsPolygon } from '../../../geometry/index.ts'
import {
  bodyOf,
  cargoOf,
  hostile,
  type Mission,
  type Moment,
  type Reaction,
  type Ship,
  touches,
  type Where,
} from '../../../rules/index.ts'

/** Every satellite is off the mat: scanned, or lost after it was (MISSION-3-GOAL-IMPERIAL). */
const allScanned = ({ game }: Where): boolean => cargoOf(game).every(one => one.ship !== null)

const carries = ({ game }: Where, ship: string | null): boolean =>
  ship !== null && cargoOf(game).some(one => one.ship === ship)

/** A ship that can lend its place above a satellite: the Imperial ship itself, or a Rebel ship that it touches (MISSION-3-SCAN-2). */
const lends = ({ game }: Where, ship: Ship, other: Ship): boolean =>
  other.status === 'play' &&
  other.pose !== null &&
  (other.id === ship.id || (hostile(other, ship) && touches(game, ship.id, other.id)))

/** The Rebels win when no Imperial ship is left, or when every satellite is back in the supply (MISSION-3-GOAL-REBEL). */
const rebelsWin = ({ game }: Where): boolean =>
  cargoOf(game).length === 0 ||
  !game.state.ships.some(ship => ship.side === 'second' && ship.status !== 'destroyed' && ship.status !== 'fled')

const whenLost: Reaction = {
  rules: ['MISSION-3-GOAL-REBEL'],
  when: (where: Where, { escaped }: Moment) => escaped !== true && rebelsWin(where),
  do: [{ do: 'win', side: 'first' }],
}

/** Mission 3, Dark Whispers: the Empire scans satellites and takes the data home. */
export const darkWhispers: Mission = {
  id: 'dark-whispers',
  number: 3,
  // MISSION-3-SETUP-1
  forces: {
    first: [{ pilot: 'redsquadronpilot', upgrades: ['protontorpedoes', 'r2f2'] }],
    second: [
      { pilot: 'blacksquadronpilot', upgrades: ['determination'] },
      { pilot: 'obsidiansquadronpilot', upgrades: [] },
    ],
  },
  extras: [],
  obstacles: 'none',
  setup: [
    { rule: 'MISSION-3-SETUP-2', place: 'squad', side: 'second', zone: { of: 'own', band: 1 } },
    satellite(3),
    satellite(2),
    { ...satellite(3), rule: 'MISSION-3-SETUP-4', veteran: true },
    { ...satellite(2), rule: 'MISSION-3-SETUP-4', veteran: true },
    { rule: 'MISSION-3-SETUP-3', place: 'squad', side: 'first', zone: { of: 'own', band: 1 } },
  ],
  actions: {},
  effects: {
    permissions: {
      // Also without a target, and by a ship that cannot attack.
      offersScan: [
        {
          rules: ['MISSION-3-SCAN-1', 'MISSION-3-SCAN-2'],
          ask(where, ship) {
            if (ship.side !== 'second' || ship.status !== 'play') return []
            const { state, catalog } = where.game
            const bodies = state.ships.filter(other => lends(where, ship, other)).map(other => bodyOf(catalog, other))
            return cargoOf(where.game)
              .filter(marker => marker.ship === null && bodies.some(body => overlapsPolygon(body, marker.polygon)))
              .map(marker => marker.id)
          },
        },
      ],
      // Only who carries a satellite home after the last scan.
      escapes: [
        {
          rules: ['MISSION-3-FLEE-1'],
          ask: (where, ship, edge) =>
            carries(where, ship.id) && allScanned(where) && edge === where.game.state.sides.second.home,
        },
      ],
    },
    reactions: {
      endPhase: {
        rules: ['MISSION-3-REINF-1'],
        do: [
          {
            do: 'offerReinforcements',
            side: 'first',
            pilot: 'rookiepilot',
            zone: { of: 'own', band: 1 },
            rule: 'MISSION-3-REINF-1',
          },
        ],
      },
      shipFled: {
        rules: ['MISSION-3-GOAL-IMPERIAL', 'MISSION-3-FLEE-1'],
        when: (where, moment) => moment.escaped === true || whenLost.when!(where, moment),
        do: ({ escaped }) => [{ do: 'win', side: escaped ? 'second' : 'first' }],
      },
      shipDestroyed: whenLost,
    },
  },
}

/** One satellite in a band of the Rebel edge: not at Range 1 of a side edge, at Range 2-3 of an earlier one (MISSION-3-SETUP-5). */
function satellite(band: 2 | 3): Extract<Mission['setup'][number], { readonly place: 'marker' }> {
  return {
    rule: 'MISSION-3-SETUP-3',
    place: 'marker',
    what: 'satellite',
    side: 'first',
    zone: {
      within: { edges: ['south'], band },
      offEdges: { edges: ['east', 'west'], mm: 100 },
      offShips: null,
      apart: 0,
      near: { from: 100, to: 300 },
    },
  }
}
