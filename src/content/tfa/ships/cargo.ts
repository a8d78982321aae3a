/** A container of cargo as its token says it. */
import type { Chassis } from '../../../rules/index.ts'

/** The cargo of Last Line: a token without pilot, dial, actions or guns, which lies where it was put (TFA-LINE-2). */
export const cargo: Chassis = {
  id: 'cargo',
  faction: 'resistance',
  base: { length: 30, width: 16 },
  arcs: [],
  primaries: [],
  agility: 0,
  hull: 4,
  shields: 0,
  actions: [],
  dial: null,
  models: 4,
  critsCountAsHits: 'TFA-LINE-2',
}
