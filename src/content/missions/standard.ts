import type { Mission } from '../../rules/index.ts'

/** The standard game: both sides at Range 1 of their edges in ascending skill, the last side with ships wins (SETUP-5, SETUP-6, GEN-1, WIN-1). */
export const standard: Mission = {
  id: 'standard',
  number: null,
  forces: {
    rebel: [{ pilot: 'rookiepilot', upgrades: [] }],
    imperial: [
      { pilot: 'academypilot', upgrades: [] },
      { pilot: 'academypilot', upgrades: [] },
    ],
  },
  extras: [],
  setup: [{ place: 'ascending', zone: { band: 1 } }],
  eliminationWins: true,
  actions: {},
  effects: {},
}
