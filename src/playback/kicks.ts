/** What blows do to those who see them: a ship is kicked and comes back to its peg, and the view shakes. */
import { cosDegrees, sinDegrees } from '../geometry/index.ts'
import { NO_DRIFT, swing } from './flight.ts'
import type { Picture, Shake, ShipPicture } from './picture.ts'
import { scatter, smooth, span } from './tools.ts'

/** No shake of the view: one value for all quiet pictures. */
export const STEADY: Shake = { x: 0, y: 0, roll: 0 }

/** How a ship hangs `seconds` after a blow of a strength 0 … 1, from a direction its seed gives; at rest after 0.7 s. */
export function kicked(
  seed: number,
  seconds: number,
  strength: number,
): Pick<ShipPicture, 'roll' | 'pitch' | 'yaw' | 'drift' | 'lift'> {
  const from = scatter(seed, 5) % 360
  const force = strength * swing(span(seconds, 0, 0.7))
  if (force === 0) return { roll: 0, pitch: 0, yaw: 0, drift: NO_DRIFT, lift: 0 }
  return {
    roll: 24 * force * sinDegrees(from),
    pitch: 11 * force * cosDegrees(from),
    yaw: 8 * force * sinDegrees(from + 120),
    drift: { x: 7 * force * cosDegrees(from), y: 7 * force * sinDegrees(from) },
    lift: 2 * Math.abs(force),
  }
}

/** The view `seconds` after a blow of a strength 0 … 1: shaken for half a second, ever less. */
export function shaken(seed: number, seconds: number, strength: number): Shake {
  const x = span(seconds, 0, 0.5)
  if (x <= 0 || x >= 1) return STEADY
  const force = strength * (1 - x) * (1 - x) * smooth(span(x, 0, 0.08))
  const turn = scatter(seed, 6) % 360
  return {
    x: 0.012 * force * sinDegrees(1500 * x + turn),
    y: 0.014 * force * sinDegrees(1900 * x + turn + 50),
    roll: 0.5 * force * sinDegrees(1100 * x + turn + 80),
  }
}

/** A ship that is no more itself: it turns over as it comes apart, `seconds` after the last blow. */
export function tumbling(seed: number, seconds: number): Pick<ShipPicture, 'roll' | 'pitch' | 'yaw'> {
  const side = scatter(seed, 7) % 2 === 0 ? 1 : -1
  const gone = seconds * seconds
  return {
    roll: side * Math.min(170, 340 * gone),
    pitch: 0 - Math.min(40, 70 * gone),
    yaw: side * Math.min(60, 90 * gone),
  }
}

/** The view of a picture, shaken. */
export function withShake(picture: Picture, shake: Shake): Picture {
  return shake === STEADY ? picture : { ...picture, shake }
}
