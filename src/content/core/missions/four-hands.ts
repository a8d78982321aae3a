/** Four Hands as data: a mission of our own for team play, in which two share the ships of each side (TEAM-1, TEAM-3). */
import type { ForceEntry, Mission } from '../../../rules/index.ts'
import { standard } from './standard.ts'

const fly = (pilot: string, ...upgrades: string[]): ForceEntry => ({ pilot, upgrades })

/** Four Hands: four X-wings against seven TIE fighters, 99 points against 97; the last side with ships wins, with all of its members (TEAM-5). */
export const fourHands: Mission = {
  id: 'four-hands',
  number: null,
  forces: {
    first: [fly('lukeskywalker', 'r2d2'), fly('rookiepilot'), fly('biggsdarklighter'), fly('rookiepilot')],
    second: [
      fly('maulermithel', 'marksmanship'),
      fly('academypilot'),
      fly('academypilot'),
      fly('academypilot'),
      fly('blacksquadronpilot', 'determination'),
      fly('obsidiansquadronpilot'),
      fly('obsidiansquadronpilot'),
    ],
  },
  members: {
    first: [
      [0, 1],
      [2, 3],
    ],
    second: [
      [0, 1, 2, 3],
      [4, 5, 6],
    ],
  },
  openCollection: true,
  extras: [],
  obstacles: standard.obstacles,
  setup: standard.setup,
  eliminationWins: true,
  actions: {},
  effects: {},
}
