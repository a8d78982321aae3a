/**
 * First Flight, the introduction game of the box of 2015: one T-70 against two TIE/fo, put down face to face; stress and all manoeuvres,
 * but no actions, obstacles, dice for range, face-up cards, nor shields on a TIE/fo. Nobody has a token there that would go in the
 * End phase: it only leads to the next round (TFA-INTRO-6), and skill alone is the order (TFA-INTRO-3).
 */
import type { Mission } from '../../../rules/index.ts'

/** The introduction game (TFA-INTRO-1 … TFA-INTRO-9): the last side with ships wins. */
export const firstFlight: Mission = {
  id: 'first-flight',
  number: null,
  forces: {
    first: [{ pilot: 'bluesquadronnovice', upgrades: [] }],
    second: [
      { pilot: 'zetasquadronpilot', upgrades: [] },
      { pilot: 'epsilonsquadronpilot', upgrades: [] },
    ],
  },
  // Nobody has an ability or an upgrade there.
  printedOnly: 'TFA-INTRO-8',
  extras: [],
  obstacles: 'none',
  setup: [
    {
      rule: 'TFA-INTRO-2',
      place: 'given',
      // TFA-INTRO-9
      poses: {
        first: [{ x: 0, y: -380, heading: 0 }],
        second: [
          { x: -140, y: 380, heading: 180 },
          { x: 140, y: 380, heading: 180 },
        ],
      },
    },
  ],
  eliminationWins: true,
  critsCountAsHits: 'TFA-INTRO-4',
  noRangeBonus: true,
  noSimultaneousFire: true,
  unshielded: ['tiefofighter'],
  actions: {},
  effects: { permissions: { mayAct: [{ rules: ['TFA-INTRO-4'], ask: () => false }] } },
}
