/** The chance that the first side wins from a line's end: a logistic model of its features, one for each kind of battle. */
import { exp } from '../../src/geometry/index.ts'
import type { PlayoutState } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'
import { AFTER, readFeatures } from './features.ts'
import { AIMS, type Aim, aimOf } from './index.ts'
import { preferenceOf } from './risk-preference.ts'
import weights from './weights.json' with { type: 'json' }

/** The fitted weights by aim, in the order of FEATURES. The recipes that made them lie beside them, where nobody has to load them. */
export const WEIGHTS: Readonly<Record<Aim, number[]>> = weights

const features = new Float64Array(AIMS.reduce((most, aim) => Math.max(most, WEIGHTS[aim].length), 0))

/** The most that a reckoning of its own is taken for. */
const SURE = 0.99

/** What is left of an advantage that is a round away. */
const LATER = 0.985

/** The chance that the first side wins from a line's end, 0 … 1. */
export const firstChance = (context: SearchContext, playout: PlayoutState): number => {
  if (context.objective.reckons) return Math.min(SURE, Math.max(1 - SURE, context.objective.worth(context, playout)))
  const weights = WEIGHTS[aimOf(context)]
  const { won, lost } = readFeatures(context, playout, features)
  let z = 0
  for (let n = 0; n < weights.length; n++) z += weights[n]! * features[n]!
  if (context.style !== 'even') z += preferenceOf(context, playout, context.objective.judged(features, AFTER))
  // What is won later is worth a little less, or who is ahead would put it off.
  const chance = 0.5 + (1 / (1 + exp(-z)) - 0.5) * (playout.later > 0 ? LATER : 1)
  return won + Math.max(0, 1 - won - lost) * chance
}
