/** What can be measured of a sound: its loudness as ears weigh it, its attack, its colours. */
import { RATE } from '../../src/audio/synth/tools.ts'

type Samples = Float32Array<ArrayBuffer>

const decibel = (power: number): number => 10 * Math.log10(Math.max(1e-12, power))

export const peakOf = (samples: Samples): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

export const meanOf = (samples: Samples): number => samples.reduce((sum, value) => sum + value, 0) / samples.length

/** Seconds until the sound first comes within 6 dB of its loudest 5 ms. */
export function attackOf(samples: Samples): number {
  const size = Math.round(0.005 * RATE)
  const powers: number[] = []
  for (let from = 0; from + size <= samples.length; from += size) {
    let sum = 0
    for (let i = from; i < from + size; i += 1) sum += samples[i]! ** 2
    powers.push(sum)
  }
  const most = Math.max(...powers)
  return (powers.findIndex(power => power >= most / 4) * size) / RATE
}

/** Seconds in which all but a hundredth of the energy has been heard. */
export function lengthOf(samples: Samples): number {
  let total = 0
  for (const value of samples) total += value * value
  let sum = 0
  for (let i = 0; i < samples.length; i += 1) {
    sum += samples[i]! ** 2
    if (sum > 0.99 * total) return i / RATE
  }
  return samples.length / RATE
}

type Turns = { readonly cos: Float64Array; readonly sin: Float64Array }
const known = new Map<number, Turns>()

/** A full turn in `size` steps. */
function turnsOf(size: number): Turns {
  const turn = (of: (angle: number) => number) =>
    Float64Array.from({ length: size }, (_, n) => of((2 * Math.PI * n) / size))
  const turns = known.get(size) ?? { cos: turn(Math.cos), sin: turn(Math.sin) }
  known.set(size, turns)
  return turns
}

/** Powers of the tones in `size` (a power of two) samples from `from` on, under a bell. */
function spectrum(samples: Samples, from: number, size: number): Float64Array {
  const turns = turnsOf(size)
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  for (let i = 0; i < size; i += 1) re[i] = (samples[from + i] ?? 0) * (0.5 - 0.5 * turns.cos[i]!)
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) [re[i], re[j]] = [re[j]!, re[i]!]
  }
  for (let length = 2; length <= size; length <<= 1) {
    const stride = size / length
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k += 1) {
        const [a, b] = [start + k, start + k + length / 2]
        const [c, s] = [turns.cos[k * stride]!, -turns.sin[k * stride]!]
        const [x, y] = [re[b]! * c - im[b]! * s, re[b]! * s + im[b]! * c]
        re[b] = re[a]! - x
        im[b] = im[a]! - y
        re[a]! += x
        im[a]! += y
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, n) => re[n]! ** 2 + im[n]! ** 2)
}

const SIZE = 1024

/** The powers of all windows of a sound, one after the other. */
function windowsOf(samples: Samples, step = SIZE / 2): Float64Array[] {
  const out: Float64Array[] = []
  for (let from = 0; from < samples.length; from += step) out.push(spectrum(samples, from, SIZE))
  return out
}

/** The middle of a sound's colours, Hz. */
export function centroidOf(samples: Samples): number {
  let [sum, weight] = [0, 0]
  for (const powers of windowsOf(samples)) {
    powers.forEach((power, n) => {
      sum += power * ((n * RATE) / SIZE)
      weight += power
    })
  }
  return sum / weight
}

/** Borders of bands that the ear tells apart, Hz. */
const BANDS = [0, 120, 240, 400, 630, 920, 1300, 1850, 2700, 4000, 6000, 9000, 22050]
const SLICES = [0.03, 0.08, 0.16, 0.3, 0.55, 0.95, 1.6]

/** A sound as a row of numbers: how loud each band is in each slice of time, dB under its loudest, at most 50. */
export function printOf(samples: Samples): number[] {
  const step = SIZE / 2
  const sums = SLICES.map(() => new Float64Array(BANDS.length - 1))
  const counts = SLICES.map(() => 0)
  for (let from = 0; from < samples.length; from += step) {
    const slice = SLICES.findIndex(end => from / RATE < end)
    if (slice < 0) break
    counts[slice]! += 1
    spectrum(samples, from, SIZE).forEach((power, n) => {
      const band = BANDS.findIndex(border => (n * RATE) / SIZE < border) - 1
      sums[slice]![band]! += power
    })
  }
  const cells = sums.flatMap((bands, slice) => [...bands].map(sum => decibel(sum / Math.max(1, counts[slice]!))))
  const most = Math.max(...cells)
  return cells.map(cell => Math.max(-50, cell - most))
}

/** A number that all of a sound goes into. */
export function sumOf(samples: Samples): number {
  let sum = samples.length
  for (const value of samples) sum = (Math.imul(sum, 31) + Math.round(value * 1e8)) | 0
  return sum
}

/** How far two sounds are apart: the mean difference of their bands, dB. */
export function apart(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, cell, n) => sum + Math.abs(cell - b[n]!), 0) / a.length
}
