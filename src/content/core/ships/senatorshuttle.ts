/** The senator’s shuttle as its token says it. */
import type { Chassis } from '../../../rules/index.ts'

/** The shuttle of Mission 1: a token without pilot, dial, actions or guns (MISSION-1-SHUTTLE-1, -4, -5). */
export const senatorshuttle: Chassis = {
  id: 'senatorshuttle',
  faction: 'rebel',
  base: { length: 53.5, width: 39.3 },
  arcs: [],
  primaries: [],
  agility: 2,
  hull: 6,
  shields: 0,
  actions: [],
  dial: null,
  models: 1,
  critsCountAsHits: 'MISSION-1-SHUTTLE-5',
}
