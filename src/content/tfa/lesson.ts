/**
 * The fourth lesson: a T-70 against two TIE/fo. All is allowed; in the second round, when they have gone by, the TIE/fo that can show
 * their Segnor's Loops.
 */
import { isStressed, type Mission } from '../../rules/index.ts'
import { lesson } from '../core/missions/lessons.ts'

/** Boosts and special turns. */
export const lesson4: Mission = lesson({
  number: 4,
  forces: {
    first: [{ pilot: 'redsquadronveteran', upgrades: [] }],
    second: [
      { pilot: 'epsilonsquadronpilot', upgrades: [] },
      { pilot: 'epsilonsquadronpilot', upgrades: [] },
    ],
  },
  first: { x: -60, y: -250, heading: 0 },
  second: [
    { x: 40, y: 210, heading: 184 },
    { x: 130, y: 240, heading: 190 },
  ],
  actions: true,
  hard: true,
  prey: 2,
  rounds: 5,
  mayFly: ({ game }, ship, bearing) =>
    game.state.round !== 2 || ship.side === 'first' || isStressed(game.catalog, ship) || /^segnor/.test(bearing),
})
