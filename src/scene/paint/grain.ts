/** Cloudy noise for all that is painted here and for the mat, the same on every machine; and canvases to paint on. */
const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
const hash3 = (x: number, y: number, z: number, seed: number): number => hash(x + Math.imul(z, 7919), y, seed)

/**
 * The corners of the cell that was asked for last, by seed. Whoever paints goes from texel to texel, and most lie in the cell of the one
 * before: to hash its corners anew would be most of the work.
 */
const SLOTS = 512
type Cells = { readonly at: Int32Array; readonly corners: Float64Array }
const cells = (corners: number): Cells => ({
  at: new Int32Array(SLOTS * 4).fill(-1),
  corners: new Float64Array(SLOTS * corners),
})
const flat = cells(4)
const deep = cells(8)

/** Whether the cell of a slot is another than this; from then on it is this. */
const isOther = (at: Int32Array, slot: number, seed: number, x: number, y: number, last: number): boolean => {
  const key = slot * 4
  if (at[key] === seed && at[key + 1] === x && at[key + 2] === y && at[key + 3] === last) return false
  at[key] = seed
  at[key + 1] = x
  at[key + 2] = y
  at[key + 3] = last
  return true
}

/** Between four corners. */
const between = (corners: Float64Array, from: number, u: number, v: number): number => {
  const a = corners[from]!
  const b = corners[from + 1]!
  const c = corners[from + 2]!
  return a + (b - a) * u + (c - a) * v + (a - b - c + corners[from + 3]!) * u * v
}

const value = (x: number, y: number, period: number, seed: number): number => {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const slot = seed & (SLOTS - 1)
  const { at, corners } = flat
  const from = slot * 4
  if (isOther(at, slot, seed, x0, y0, period)) {
    const left = ((x0 % period) + period) % period
    const right = (((x0 + 1) % period) + period) % period
    corners[from] = hash(left, y0, seed)
    corners[from + 1] = hash(right, y0, seed)
    corners[from + 2] = hash(left, y0 + 1, seed)
    corners[from + 3] = hash(right, y0 + 1, seed)
  }
  return between(corners, from, u, v)
}

/** Cloudy noise in 0 … 1, repeating every `period` cells in x; the same for the same seed on every machine. */
export const cloud = (x: number, y: number, period: number, octaves: number, seed: number): number => {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 1 << octave
    sum += weight * value(x * scale, y * scale, period * scale, seed + octave * 17)
    total += weight
    weight *= 0.5
  }
  return sum / total
}

/** A row of the same noise, from 0 to `period` in so many steps: what its texels have in common is worked out once. */
export const cloudRow = (steps: number, y: number, period: number, octaves: number, seed: number): Float64Array => {
  const row = new Float64Array(steps)
  const corners = new Float64Array(period * 2 ** (octaves - 1))
  const total = 1 - 0.5 ** octaves
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 1 << octave
    const around = period * scale
    const y0 = Math.floor(y * scale)
    const fy = y * scale - y0
    const v = fy * fy * (3 - 2 * fy)
    for (let x = 0; x < around; x++) {
      const low = hash(x, y0, seed + octave * 17)
      corners[x] = low + (hash(x, y0 + 1, seed + octave * 17) - low) * v
    }
    const weight = 0.5 ** (octave + 1) / total
    for (let at = 0; at < steps; at++) {
      const x = (at / steps) * around
      const x0 = Math.floor(x)
      const fx = x - x0
      const left = corners[x0]!
      const right = corners[x0 + 1 === around ? 0 : x0 + 1]!
      row[at]! += weight * (left + (right - left) * fx * fx * (3 - 2 * fx))
    }
  }
  return row
}

/** One octave of noise in space. */
const inSpace = (x: number, y: number, z: number, seed: number): number => {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const z0 = Math.floor(z)
  const fx = x - x0
  const fy = y - y0
  const fz = z - z0
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const slot = seed & (SLOTS - 1)
  const { at, corners } = deep
  const from = slot * 8
  if (isOther(at, slot, seed, x0, y0, z0))
    for (let corner = 0; corner < 8; corner++)
      corners[from + corner] = hash3(x0 + (corner & 1), y0 + ((corner >> 1) & 1), z0 + (corner >> 2), seed)
  const low = between(corners, from, u, v)
  return low + (between(corners, from + 4, u, v) - low) * (fz * fz * (3 - 2 * fz))
}

/** Cloudy noise in space, 0 … 1: no seam and no pole on a sphere. */
export const puff = (x: number, y: number, z: number, octaves: number, seed: number): number => {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 1 << octave
    sum += weight * inSpace(x * scale, y * scale, z * scale, seed + octave * 17)
    total += weight
    weight *= 0.5
  }
  return sum / total
}

/** A canvas of its own to paint on. */
export const sheetOf = (
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  return { canvas, pen }
}
