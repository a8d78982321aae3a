/** The chance that the first side wins from a line's end: a logistic model of its features, one for each kind of battle. */
import { exp } from '../../src/geometry/index.ts'
import type { PlayoutState } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'
import { AFTER, FEATURES, readFeatures } from './features.ts'
import { AIMS, type Aim, aimOf } from './index.ts'
import { preferenceOf } from './risk-preference.ts'
import weights from './weights.json' with { type: 'json' }

/** Weights as a file has them, each aim's in the order of its features. Throws in words where the file does not fit this code. */
export const weightsOf = (file: unknown): Readonly<Record<Aim, number[]>> => {
  const found = (file ?? {}) as Readonly<Record<string, unknown>>
  for (const aim of AIMS) {
    const row = found[aim]
    const wanted = FEATURES[aim].length
    if (!Array.isArray(row) || row.length !== wanted || !row.every(Number.isFinite))
      throw new Error(`weights.json: '${aim}' must be ${wanted} numbers, one for each of ${FEATURES[aim].join(', ')}`)
  }
  return found as Record<Aim, number[]>
}

/** The fitted weights by aim, in the order of FEATURES. The recipes that made them lie beside them, where nobody has to load them. */
export const WEIGHTS: Readonly<Record<Aim, number[]>> = weightsOf(weights)

const features = new Float64Array(AIMS.reduce((most, aim) => Math.max(most, WEIGHTS[aim].length), 0))

/** The most that a reckoning of its own is taken for. */
const SURE = 0.99

/** What is left of an advantage that is a round away. */
const LATER = 0.985

/** What running into an own ship costs beside what it does this round, as a logarithm of the odds: a squad that is tangled flies worse than it lies. */
const TANGLED = 0.12

/** The chance that the first side wins from a line's end, 0 … 1. */
export const firstChance = (context: SearchContext, playout: PlayoutState): number => {
  if (context.objective.reckons) return Math.min(SURE, Math.max(1 - SURE, context.objective.worth(context, playout)))
  const weights = WEIGHTS[aimOf(context)]
  const { won, lost } = readFeatures(context, playout, features)
  let z = 0
  for (let n = 0; n < weights.length; n++) z += weights[n]! * features[n]!
  if (context.style !== 'even') z += preferenceOf(context, playout, context.objective.judged(features, AFTER))
  z -= TANGLED * playout.jostled
  // What is won later is worth a little less, or who is ahead would put it off.
  const chance = 0.5 + (1 / (1 + exp(-z)) - 0.5) * (playout.later > 0 ? LATER : 1)
  return won + Math.max(0, 1 - won - lost) * chance
}
