/** A full game without a mission of its own: quick builds of one threat against each other among six asteroids (SE-BUILD-1, SE-SETUP-1). */
import { EDGES } from '../../../geometry/index.ts'
import type { ForceEntry, Mission } from '../../../rules/index.ts'
import { flownWith } from '../quick-builds.ts'

const build = (pilot: string): ForceEntry => ({ pilot, upgrades: flownWith(pilot).upgrades })

/** The last side with a ship wins (SE-WIN-1). Without forces of their own both sides field threat 4. */
export const standard: Mission = {
  id: 'standard',
  number: null,
  forces: {
    first: [build('redsquadronveteran'), build('bluesquadronescort')],
    second: [build('imperialsupercommando'), build('blacksquadronace')],
  },
  extras: [],
  obstacles: 'all',
  setup: [
    { rule: 'SE-ORDER-1', choose: 'order' },
    {
      rule: 'SE-SETUP-1',
      place: 'obstacles',
      side: 'turns from initiative',
      zone: { within: null, offEdges: { edges: EDGES, mm: 200 }, offShips: null, apart: 100, near: null },
    },
    { rule: 'SE-SETUP-1', place: 'ascending', zone: { of: 'own', band: 1 } },
  ],
  eliminationWins: true,
  actions: {},
  effects: {},
}
