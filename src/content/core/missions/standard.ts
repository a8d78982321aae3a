/** A game without a mission as data: squads against each other until one side is gone. */
import { EDGES } from '../../../geometry/index.ts'
import type { Mission } from '../../../rules/index.ts'

/**
 * The standard game: obstacles if the players want them, then both sides at Range 1 of their edges in ascending skill; the last
 * side with ships wins (SETUP-5, SETUP-6, SETUP-11, GEN-1, WIN-1).
 */
export const standard: Mission = {
  id: 'standard',
  number: null,
  // SETUP-2
  forces: {
    first: [{ pilot: 'lukeskywalker', upgrades: [] }],
    second: [
      { pilot: 'nightbeast', upgrades: [] },
      { pilot: 'obsidiansquadronpilot', upgrades: [] },
    ],
  },
  extras: [],
  obstacles: 'optional',
  setup: [
    {
      rule: 'OBST-3',
      place: 'obstacles',
      side: 'turns',
      // Not at Range 1-2 of any edge; no least distance between them.
      zone: { within: null, offEdges: { edges: EDGES, mm: 200 }, offShips: null, apart: 0, near: null },
    },
    { rule: 'OBST-4', choose: 'edge', side: 'first' },
    { rule: 'SETUP-6', place: 'ascending', zone: { of: 'own', band: 1 } },
  ],
  eliminationWins: true,
  actions: {},
  effects: {},
}
