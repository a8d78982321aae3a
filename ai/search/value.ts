/** The chance that the first side wins from a line's end: a logistic model of its features, one for each kind of battle. */
import { exp } from '../../src/geometry/index.ts'
import type { Board } from './board.ts'
import { AFTER, AIMS, aimOfBoard, FEATURES, readLine } from './features.ts'
import type { Line } from './line.ts'
import { judgedIn } from './missions.ts'
import { tiltOf } from './tilt.ts'
import weights from './weights.json' with { type: 'json' }

/** The fitted weights by aim, in the order of FEATURES. They come with the recipe that made them. */
export const WEIGHTS: Readonly<Record<(typeof AIMS)[number], number[]>> = weights.models

const features = new Float64Array(AIMS.reduce((most, aim) => Math.max(most, FEATURES[aim].length), 0))

/** What is left of an advantage that is a round away. */
const LATER = 0.985

/** The chance that the first side wins from a line's end, 0 … 1. */
export const firstChance = (board: Board, line: Line): number => {
  const aim = aimOfBoard(board)
  const weights = WEIGHTS[aim]
  const { won, lost } = readLine(board, line, features)
  let z = 0
  for (let n = 0; n < weights.length; n++) z += weights[n]! * features[n]!
  if (board.temper !== 'even') z += tiltOf(board, line, aim === 'skirmish' ? 0 : judgedIn(board, features, AFTER))
  // What is won later is worth a little less, or who is ahead would put it off.
  const chance = 0.5 + (1 / (1 + exp(-z)) - 0.5) * (line.later > 0 ? LATER : 1)
  return won + Math.max(0, 1 - won - lost) * chance
}
