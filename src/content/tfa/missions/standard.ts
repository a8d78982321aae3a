/** A full game without a mission of its own: squads against each other among six asteroids until one side is gone. */
import { EDGES } from '../../../geometry/index.ts'
import type { Mission } from '../../../rules/index.ts'

/** The full game ; the last side with ships wins (GEN-1, WIN-1). Without squads of their own both bring what one box holds (TFA-SQUAD-1). */
export const standard: Mission = {
  id: 'standard',
  number: null,
  forces: {
    first: [{ pilot: 'poedameron', upgrades: ['wired', 'r5x3', 'weaponsguidance'] }],
    second: [
      { pilot: 'omegaace', upgrades: [] },
      { pilot: 'zetasquadronpilot', upgrades: [] },
    ],
  },
  extras: [],
  // All six are part of every full game (TFA-OBST-4).
  obstacles: 'all',
  setup: [
    { rule: 'TFA-INIT-1', choose: 'initiative' },
    {
      rule: 'TFA-OBST-1',
      place: 'obstacles',
      side: 'turns from initiative',
      zone: { within: null, offEdges: { edges: EDGES, mm: 200 }, offShips: null, apart: 100, near: null },
    },
    { rule: 'TFA-OBST-2', choose: 'edge', side: 'without initiative' },
    { rule: 'SETUP-6', place: 'ascending', zone: { of: 'own', band: 1 } },
  ],
  eliminationWins: true,
  actions: {},
  effects: {},
}
