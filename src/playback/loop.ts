/** The half loop of a Koiogran turn or a Segnor's Loop: climb, over the top, roll upright, down to the peg. */
import { cosDegrees, headingTo, sinDegrees } from '../geometry/index.ts'
import type { ShipPicture } from './picture.ts'
import { signedDegrees, smooth, span } from './tools.ts'

/** Radius of the loop, mm; its plane leans this far to one side, degrees, so that it is seen as a loop from above too. */
const RADIUS = 38
const LEAN = 16

/** How the model hangs at `progress` of the flight; `from` and `base`: the headings of the run-up and of its base now. */
export function loop(
  from: number,
  base: number,
  progress: number,
  side: 1 | -1,
): Pick<ShipPicture, 'roll' | 'pitch' | 'yaw' | 'drift' | 'lift'> {
  const angle = 180 * smooth(span(progress, 0.36, 0.76))
  const [sin, cos] = [sinDegrees(angle), cosDegrees(angle)]
  const [across, high] = [side * sinDegrees(LEAN), cosDegrees(LEAN)]
  // Ahead, right and up, seen from the run-up: where the nose points, and where the canopy does in a pure loop.
  const nose = { ahead: cos, right: sin * across, up: sin * high }
  const top = { ahead: 0 - sin, right: cos * across, up: cos * high }
  const flat = Math.sqrt(nose.ahead * nose.ahead + nose.right * nose.right)
  // The wings' own right and up at that heading and pitch, without any roll.
  const wing = { ahead: 0 - nose.right / flat, right: nose.ahead / flat }
  const crown = { ahead: (0 - nose.up * nose.ahead) / flat, right: (0 - nose.up * nose.right) / flat, up: flat }
  const rolled = headingTo(
    top.ahead * wing.ahead + top.right * wing.right,
    top.ahead * crown.ahead + top.right * crown.right + top.up * crown.up,
  )
  const into = side * LEAN * (smooth(span(progress, 0.26, 0.4)) - 1)
  const upright = side * (180 + LEAN) * smooth(span(progress, 0.62, 0.9))
  const settling = side * 9 * swinging(span(progress, 0.86, 1))
  const down = 1 - smooth(span(progress, 0.7, 1))
  const risen = RADIUS * (1 - cos) * down
  const out = RADIUS * sin
  const aside = risen * across
  const [sinFrom, cosFrom] = [sinDegrees(from), cosDegrees(from)]
  return {
    roll: signedDegrees(rolled + into + upright + settling),
    pitch: signedDegrees(headingTo(nose.up, flat)),
    yaw: signedDegrees(from + headingTo(nose.right, nose.ahead) - base),
    drift: { x: 0 + (out * sinFrom + aside * cosFrom), y: 0 + (out * cosFrom - aside * sinFrom) },
    lift: risen * high,
  }
}

function swinging(x: number): number {
  return x <= 0 || x >= 1 ? 0 : sinDegrees(360 * x) * (1 - x)
}
