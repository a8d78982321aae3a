/** What sounds are made of: samples, noise, oscillators, filters, envelopes. Everything is a function of numbers and seeds. */

/** Samples a second of every sound we make; the browser converts to what its output wants. */
export const RATE = 44100

/** Gives the level (or pitch) at a moment, in seconds from the sound's start. */
export type Course = (t: number) => number

/** Silence of so many seconds. */
export function silence(seconds: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.round(seconds * RATE))
}

/** A sound from its course: `seconds` long, one value −1 … 1 for each moment. */
export function sound(seconds: number, course: Course): Float32Array<ArrayBuffer> {
  const samples = silence(seconds)
  for (let i = 0; i < samples.length; i += 1) samples[i] = course(i / RATE)
  return samples
}

/** Numbers in [0, 1) from a seed, always the same ones. */
export function chance(seed: number): () => number {
  let state = (Math.imul(seed | 0, 2654435761) + 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** White noise, −1 … 1. */
export function hiss(seconds: number, seed: number): Float32Array<ArrayBuffer> {
  const next = chance(seed)
  return sound(seconds, () => 2 * next() - 1)
}

/** A slow random curve −1 … 1 that changes its mind `rate` times a second; smooth. */
export function wander(seed: number, rate: number): Course {
  const value = (n: number): number => {
    let mixed = Math.imul((n + 1) ^ Math.imul(seed + 7, 374761393), 668265263)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1
  }
  let known = -1
  let from = 0
  let to = value(0)
  return t => {
    const at = t * rate
    const n = Math.floor(at)
    if (n !== known) {
      known = n
      from = value(n)
      to = value(n + 1)
    }
    const part = at - n
    return from + (to - from) * part * part * (3 - 2 * part)
  }
}

/** A tone whose pitch (Hz) follows a course; `wave` shapes one turn (0 … 1) of it. */
export function tone(seconds: number, pitch: Course | number, wave: Course = sine): Float32Array<ArrayBuffer> {
  let phase = 0
  return sound(seconds, t => {
    const value = wave(phase)
    phase += (typeof pitch === 'number' ? pitch : pitch(t)) / RATE
    phase -= Math.floor(phase)
    return value
  })
}

/** One turn of a sine, of 0 … 1. */
export const sine: Course = phase => Math.sin(2 * Math.PI * phase)

/** A saw whose jump is rounded off over two samples, so that little of it folds back as false tones. */
export function saw(seconds: number, pitch: Course): Float32Array<ArrayBuffer> {
  let phase = 0
  return sound(seconds, t => {
    const step = pitch(t) / RATE
    phase += step
    phase -= Math.floor(phase)
    const value = 2 * phase - 1
    if (phase < step) {
      const part = phase / step
      return value - (2 * part - part * part - 1)
    }
    if (phase > 1 - step) {
      const part = (phase - 1) / step
      return value - (part * part + 2 * part + 1)
    }
    return value
  })
}

export type Pass = 'low' | 'band' | 'high'

/** A resonant filter of two poles whose cutoff (Hz) may move; `q` 0.7 is flat, more rings. */
export function filter(samples: Float32Array<ArrayBuffer>, pass: Pass, cutoff: Course | number, q = 0.7) {
  const out = new Float32Array(samples.length)
  const k = 1 / q
  let one = 0
  let two = 0
  let g = 0
  for (let i = 0; i < samples.length; i += 1) {
    // A moving cutoff is followed every 16 samples: nobody hears the steps, and the tangent is dear.
    if (i % 16 === 0) {
      const hertz = typeof cutoff === 'number' ? cutoff : cutoff(i / RATE)
      g = Math.tan((Math.PI * Math.max(10, Math.min(RATE * 0.45, hertz))) / RATE)
    }
    const high = (samples[i]! - (k + g) * one - two) / (1 + g * (g + k))
    const band = g * high + one
    const low = g * band + two
    one = g * high + band
    two = g * band + low
    out[i] = pass === 'low' ? low : pass === 'band' ? band * k : high
  }
  return out
}

/** Samples times a course. */
export function shaped(samples: Float32Array<ArrayBuffer>, course: Course): Float32Array<ArrayBuffer> {
  for (let i = 0; i < samples.length; i += 1) samples[i]! *= course(i / RATE)
  return samples
}

/** Samples driven into a soft limit: `drive` 1 hardly, 6 hard. */
export function driven(samples: Float32Array<ArrayBuffer>, drive: number): Float32Array<ArrayBuffer> {
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.tanh(samples[i]! * drive)
  return samples
}

/** Adds a sound to another, `at` seconds into it; what hangs over is cut off. */
export function add(
  into: Float32Array<ArrayBuffer>,
  samples: Float32Array<ArrayBuffer>,
  at = 0,
  gain = 1,
): Float32Array<ArrayBuffer> {
  const from = Math.round(at * RATE)
  const end = Math.min(samples.length, into.length - from)
  for (let i = Math.max(0, -from); i < end; i += 1) into[from + i]! += samples[i]! * gain
  return into
}

/** Rises to 1 within `rise` seconds and dies away to a third every `fall` seconds. */
export function pluck(rise: number, fall: number): Course {
  return t => (t < rise ? t / rise : Math.exp(-(t - rise) / fall))
}

/** Straight lines from point to point (seconds, value); level before the first and after the last. */
export function line(...points: readonly (readonly [number, number])[]): Course {
  return t => {
    let before = points[0]!
    for (const point of points) {
      if (t < point[0]) {
        const span = point[0] - before[0]
        return span > 0 ? before[1] + ((point[1] - before[1]) * (t - before[0])) / span : point[1]
      }
      before = point
    }
    return before[1]
  }
}

/** From one value to another as pitches go: equal steps for the ear. `seconds` long, `bend` < 1 goes fast at first. */
export function glide(from: number, to: number, seconds: number, bend = 1): Course {
  const ratio = Math.log(to / from)
  return t => from * Math.exp(ratio * Math.min(1, Math.max(0, t / seconds)) ** bend)
}

/** Several courses multiplied. */
export function times(...courses: readonly Course[]): Course {
  return t => courses.reduce((product, course) => product * course(t), 1)
}

/** Up and down again as half a sine over `seconds`; `power` > 1 makes it slimmer. */
export function swell(seconds: number, power = 1): Course {
  return t => (t > 0 && t < seconds ? Math.sin((Math.PI * t) / seconds) ** power : 0)
}

/** A part of a struck body: pitch in Hz, seconds in which it dies away to a third, strength. */
export type Mode = readonly [hertz: number, fall: number, gain: number]

/** A struck body: each of its modes rings by itself. */
export function struck(seconds: number, modes: readonly Mode[], attack = 0.0006): Float32Array<ArrayBuffer> {
  const out = silence(seconds)
  for (const [hertz, fall, gain] of modes) {
    const step = (2 * Math.PI * hertz) / RATE
    const decay = Math.exp(-1 / (fall * RATE))
    const end = Math.min(out.length, Math.ceil(fall * 7 * RATE))
    let level = gain
    for (let i = 0; i < end; i += 1) {
      out[i]! += level * Math.sin(step * i) * Math.min(1, i / (attack * RATE))
      level *= decay
    }
  }
  return out
}
