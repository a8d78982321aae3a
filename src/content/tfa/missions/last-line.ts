/** Last Line as data: a mission of our own, in which one T-70 holds off two TIE/fo that hunt four containers. */
import type { Mission, Reaction, SetupZone, Side, Where } from '../../../rules/index.ts'

const CARGO = 'cargo'
/** So many containers gone are too many (TFA-LINE-4). */
const TOO_MANY = 3
/** With the end of this round the rest is through (TFA-LINE-3). */
const LAST_ROUND = 9

const isLeft = ({ game }: Where, side: Side): boolean =>
  game.state.ships.some(ship => ship.side === side && ship.status === 'play')

const cargoLost = ({ game }: Where): number =>
  game.state.ships.filter(ship => ship.chassis === CARGO && ship.status === 'destroyed').length

/** Who has won by the loss of a ship; null: nobody yet. */
const wonBy = (where: Where): Side | null =>
  cargoLost(where) >= TOO_MANY ? 'second' : isLeft(where, 'second') ? null : 'first'

const whenLost: Reaction = {
  rules: ['TFA-LINE-3', 'TFA-LINE-4'],
  when: where => wonBy(where) !== null,
  do: (_moment, where) => [{ do: 'win', side: wonBy(where)! }],
}

/** One container in a band of the own edge, beyond Range 1 of the earlier ones (TFA-LINE-1). */
const container = (band: 2 | 3): Mission['setup'][number] => {
  const zone: SetupZone = { of: 'own', band, apart: 100 }
  return { rule: 'TFA-LINE-1', place: 'extra', chassis: CARGO, side: 'first', zone }
}

/** Last Line: the containers must hold out, or their hunters be gone. */
export const lastLine: Mission = {
  id: 'last-line',
  number: null,
  forces: {
    first: [{ pilot: 'redsquadronveteran', upgrades: ['protontorpedoes', 'bb8', 'weaponsguidance'] }],
    second: [
      { pilot: 'omegaace', upgrades: [] },
      { pilot: 'zetasquadronpilot', upgrades: [] },
    ],
  },
  printedOnly: 'TFA-LINE-1',
  extras: Array.from({ length: 4 }, () => ({ side: 'first' as const, chassis: CARGO, veteranShields: 0 })),
  obstacles: 'none',
  setup: [
    {
      rule: 'TFA-LINE-1',
      place: 'laid',
      tokens: [
        { token: 'core2asteroid1', x: -160, y: 0, heading: 0 },
        { token: 'core2asteroid4', x: 0, y: -60, heading: 0 },
        { token: 'core2asteroid3', x: 160, y: 0, heading: 0 },
      ],
    },
    { rule: 'TFA-LINE-1', place: 'squad', side: 'second', zone: { of: 'own', band: 1 } },
    container(2),
    container(3),
    container(2),
    container(3),
    { rule: 'TFA-LINE-1', place: 'squad', side: 'first', zone: { of: 'own', band: 1 } },
  ],
  actions: {},
  effects: {
    reactions: {
      shipDestroyed: whenLost,
      shipFled: whenLost,
      endPhase: {
        rules: ['TFA-LINE-3'],
        when: ({ game }) => game.state.round >= LAST_ROUND,
        do: [{ do: 'win', side: 'first' }],
      },
    },
  },
}
