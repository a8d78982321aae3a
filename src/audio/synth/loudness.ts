/** How loud a sound is to the ear, and bringing it there. */
import { RATE } from './tools.ts'

type Samples = Float32Array<ArrayBuffer>
type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** A filter of two poles and two zeros. */
function biquad(samples: Samples, [b0, b1, b2, a1, a2]: Coefficients): Samples {
  const out = new Float32Array(samples.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    out[i] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return out
}

/** A head in the sound: tones above about 1700 Hz come to the ear 4 dB louder. */
function head(): Coefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / RATE)
  const part = k / 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + part + k * k
  return [
    (high + band * part + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - band * part + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - part + k * k) / a0,
  ]
}

/** Low tones count little: a high pass at 38 Hz. */
function low(): Coefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / RATE)
  const part = k / 0.5003270373238773
  const a0 = 1 + part + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - part + k * k) / a0]
}

/** Samples weighted as the ear does it (K-weighting of ITU-R BS.1770, made for our rate). */
function weighted(samples: Samples): Samples {
  return biquad(biquad(samples, head()), low())
}

/** The loudest `window` seconds of a sound, in LUFS-like decibels: a full sine of 1 kHz has −3. */
export function loudest(samples: Samples, window = 0.1): number {
  const heard = weighted(samples)
  const size = Math.max(1, Math.round(window * RATE))
  const step = Math.max(1, size >> 2)
  let most = 0
  for (let from = 0; from < heard.length; from += step) {
    let sum = 0
    for (let i = from; i < Math.min(heard.length, from + size); i += 1) sum += heard[i]! * heard[i]!
    most = Math.max(most, sum / size)
  }
  return 10 * Math.log10(Math.max(1e-12, most)) - 0.691
}

/** Brings a sound to a loudness, dB, as far as its peak stays below full scale. */
export function levelled(samples: Samples, loud: number, peak = 0.95): Samples {
  let most = 0
  for (const value of samples) most = Math.max(most, Math.abs(value))
  const gain = Math.min(10 ** ((loud - loudest(samples)) / 20), most > 0 ? peak / most : 1)
  for (let i = 0; i < samples.length; i += 1) samples[i]! *= gain
  return samples
}
