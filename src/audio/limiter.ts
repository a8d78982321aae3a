/** The last stage before the loudspeaker: it holds what is too loud, and nothing leaves it at full scale. */

/** No sample leaves the limiter above this. */
export const CEILING = 0.96
/** Up to here nothing is bent. */
const STRAIGHT = 0.7
/** The curve is made for twice full scale. */
const ROOM = 2
/** What the compressor adds by itself, to be taken off again: (full range)^-0.6 of the curve set here, as its standard says. */
const THRESHOLD = -6
const RATIO = 8
const MAKE_UP = 10 ** ((0.6 * (-THRESHOLD * (1 - 1 / RATIO))) / 20)

/** Straight up to a point, then bent ever more towards the ceiling. `x` may be any number. */
export function bend(x: number): number {
  const level = Math.abs(x)
  if (level <= STRAIGHT) return x
  const room = CEILING - STRAIGHT
  return Math.sign(x) * (STRAIGHT + room * Math.tanh((level - STRAIGHT) / room))
}

/** The bend as a table from −ROOM to ROOM. */
function curve(): Float32Array<ArrayBuffer> {
  const points = new Float32Array(4097)
  for (let i = 0; i < points.length; i += 1) points[i] = bend(((2 * i) / (points.length - 1) - 1) * ROOM)
  return points
}

/** A node that takes the whole mix and gives it held below the ceiling. */
export function limiter(context: BaseAudioContext): { readonly input: AudioNode; readonly output: AudioNode } {
  const press = context.createDynamicsCompressor()
  press.threshold.value = THRESHOLD
  press.knee.value = 0
  press.ratio.value = RATIO
  press.attack.value = 0.003
  press.release.value = 0.18
  const level = context.createGain()
  level.gain.value = 1 / (MAKE_UP * ROOM)
  const shaper = context.createWaveShaper()
  shaper.curve = curve()
  press.connect(level).connect(shaper)
  return { input: press, output: shaper }
}
