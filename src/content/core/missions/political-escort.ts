/** Mission 1 as data: forces, setup, the shuttle without a pilot, and how it is protected. */
import { range } from '../../../geometry/index.ts'
import { bodyOf, friendly, type Mission, refuse } from '../../../rules/index.ts'

const SHUTTLE = 'senatorshuttle'

/** Mission 1, Political Escort: the shuttle must cross the mat to the Imperial edge. What it says comes on top of the core rules (MISSION-GEN-4). */
export const politicalEscort: Mission = {
  id: 'political-escort',
  number: 1,
  // MISSION-1-SETUP-1; gathered in the normal setup (MISSION-GEN-2).
  forces: {
    first: [{ pilot: 'redsquadronpilot', upgrades: [] }],
    second: [
      { pilot: 'academypilot', upgrades: [] },
      { pilot: 'academypilot', upgrades: [] },
    ],
  },
  // MISSION-1-SHUTTLE-1, MISSION-1-SHUTTLE-2
  extras: [{ side: 'first', chassis: SHUTTLE, veteranShields: 6 }],
  obstacles: 'none',
  // MISSION-1-SETUP-2, MISSION-1-SETUP-4
  setup: [
    {
      rule: 'MISSION-1-SETUP-2',
      place: 'extra',
      chassis: SHUTTLE,
      side: 'first',
      zone: { of: 'own', band: 1, lateral: 0, heading: 0 },
    },
    { rule: 'MISSION-1-SETUP-4', place: 'squad', side: 'first', zone: { of: 'own', band: 2 } },
    { rule: 'MISSION-1-SETUP-4', place: 'squad', side: 'second', zone: { of: 'own', band: 2 } },
  ],
  actions: {
    protect: {
      rules: ['MISSION-1-PROTECT-1'],
      // A Rebel ship at Range 1 of the shuttle may protect it.
      targets: ({ game }, ship) => {
        const shuttle = game.state.ships.find(other => other.chassis === SHUTTLE && other.status === 'play')
        return shuttle && friendly(ship, shuttle) && ship.id !== shuttle.id ? [shuttle.id] : []
      },
      judge: ({ game }, ship, shuttle) => {
        const { band } = range(bodyOf(game.catalog, ship), bodyOf(game.catalog, shuttle))
        return band === 1 || refuse('not-at-range', 'MISSION-1-PROTECT-1', { band: 1, other: shuttle.id })
      },
      onTarget: [{ do: 'gainToken', token: 'evade', count: 1 }],
    },
  },
  effects: {
    permissions: {
      // At most one of the shuttle's evade tokens per attack.
      maySpendEvade: [
        {
          rules: ['MISSION-1-PROTECT-2'],
          ask: (_where, ship, spentThisAttack) => ship.chassis !== SHUTTLE || spentThisAttack === 0,
        },
      ],
      // Over the Imperial edge it has got away.
      escapes: [
        {
          rules: ['MISSION-1-GOAL-REBEL'],
          ask: ({ game }, ship, edge) => ship.chassis === SHUTTLE && edge === game.state.sides.second.home,
        },
      ],
    },
    reactions: {
      activationStart: {
        rules: ['MISSION-1-SHUTTLE-3'],
        do: [
          {
            do: 'offerManoeuvre',
            chassis: SHUTTLE,
            options: ['bank-left 1', 'straight 2', 'bank-right 1'],
            rule: 'MISSION-1-SHUTTLE-3',
          },
        ],
      },
      endPhase: {
        rules: ['MISSION-1-REINF-1'],
        do: [
          {
            do: 'offerReinforcements',
            side: 'second',
            pilot: 'academypilot',
            zone: { of: 'own', band: 1 },
            rule: 'MISSION-1-REINF-1',
          },
        ],
      },
      shipFled: {
        rules: ['MISSION-1-GOAL-REBEL', 'MISSION-1-GOAL-IMPERIAL'],
        when: ({ game }, { ship }) => isShuttle(game.state.ships, ship),
        do: ({ escaped }) => [{ do: 'win', side: escaped ? 'first' : 'second' }],
      },
      shipDestroyed: {
        rules: ['MISSION-1-GOAL-IMPERIAL'],
        when: ({ game }, { ship }) => isShuttle(game.state.ships, ship),
        do: [{ do: 'win', side: 'second' }],
      },
    },
  },
}

function isShuttle(ships: readonly { id: string; chassis: string }[], id: string | null): boolean {
  return ships.some(ship => ship.id === id && ship.chassis === SHUTTLE)
}
