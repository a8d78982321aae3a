/** The last hand on every sound: no direct current, no clicks at its ends, a peak below full scale; loops without a seam. */
import { RATE } from './tools.ts'

/** The highest sample of a finished sound: a decibel below full scale. */
const PEAK = 0.89

/** Takes out what does not sound: anything slower than about 20 Hz, and so any direct current. */
function withoutDirect(samples: Float32Array<ArrayBuffer>, passes: number): void {
  const keep = Math.exp((-2 * Math.PI * 18) / RATE)
  let input = 0
  let output = 0
  // A loop is run through twice: in the second turn it starts as it ended.
  for (let pass = 0; pass < passes; pass += 1) {
    const last = pass === passes - 1
    for (let i = 0; i < samples.length; i += 1) {
      const now = samples[i]!
      output = now - input + keep * output
      input = now
      if (last) samples[i] = output
    }
  }
}

function toPeak(samples: Float32Array<ArrayBuffer>, peak: number): void {
  let most = 0
  for (const value of samples) most = Math.max(most, Math.abs(value))
  if (most > 0) for (let i = 0; i < samples.length; i += 1) samples[i]! *= peak / most
}

/** A sound that is played once: starts from nothing, ends in nothing, `fade` seconds before its end on. */
export function once(samples: Float32Array<ArrayBuffer>, fade = 0.04): Float32Array<ArrayBuffer> {
  withoutDirect(samples, 1)
  const rise = Math.round(0.0008 * RATE)
  const fall = Math.min(samples.length, Math.round(fade * RATE))
  for (let i = 0; i < rise; i += 1) samples[i]! *= i / rise
  for (let i = 0; i < fall; i += 1) {
    const left = i / fall
    samples[samples.length - 1 - i]! *= left * left * (3 - 2 * left)
  }
  toPeak(samples, PEAK)
  return samples
}

/** A sound that is repeated: its last `overlap` seconds are laid over its beginning, so it comes out shorter by them. */
export function endless(samples: Float32Array<ArrayBuffer>, overlap: number): Float32Array<ArrayBuffer> {
  const over = Math.round(overlap * RATE)
  const length = samples.length - over
  const out = samples.slice(0, length)
  for (let i = 0; i < over; i += 1) {
    // Noise laid over noise keeps its loudness when the squares of both shares make one.
    const share = i / over
    out[i] = samples[i]! * Math.sqrt(share) + samples[length + i]! * Math.sqrt(1 - share)
  }
  withoutDirect(out, 2)
  toPeak(out, PEAK)
  return out
}
