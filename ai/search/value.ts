/** The chance that the Rebels win from a line's end: a logistic model of its features, one for each kind of battle. */
import { exp } from '../../src/geometry/index.ts'
import type { Board } from './board.ts'
import { AIMS, aimOfBoard, FEATURES, goneOf, JUDGED, writeFeatures } from './features.ts'
import type { Line } from './line.ts'
import { tiltOf } from './tilt.ts'
import weights from './weights.json' with { type: 'json' }

/** The fitted weights by aim, in the order of FEATURES. They come with the recipe that made them. */
export const WEIGHTS: Readonly<Record<(typeof AIMS)[number], number[]>> = weights.models

const features = new Float64Array(AIMS.reduce((most, aim) => Math.max(most, FEATURES[aim].length), 0))

/** What is left of an advantage that is a round away. */
const LATER = 0.985

/** The chance that the Rebels win from a line's end, 0 … 1. */
export const rebelChance = (board: Board, line: Line): number => {
  const aim = aimOfBoard(board)
  const weights = WEIGHTS[aim]
  writeFeatures(board, line, features)
  let z = 0
  for (let n = 0; n < weights.length; n++) z += weights[n]! * features[n]!
  if (board.temper !== 'even') z += tiltOf(board, line, aim === 'skirmish' ? 0 : features[JUDGED]!)
  const chance = 1 / (1 + exp(-z))
  if (aim !== 'skirmish') return chance
  // Who has nothing left has lost, whatever the other has.
  const rebels = goneOf(board, line, 'rebel')
  const empire = goneOf(board, line, 'imperial')
  // A fight won later is worth a little less, or who is ahead would put it off.
  const later = 0.5 + (chance - 0.5) * (line.later > 0 ? LATER : 1)
  return (1 - rebels) * (1 - empire) * later + (1 - rebels) * empire + 0.5 * rebels * empire
}
