/** Noise in space for what is baked. Only + − × ÷ and square roots: the same bits on every machine. */

export type Vec3 = readonly [number, number, number]

/** Numbers below 256 in an order of their own, twice over. */
const ORDER = (() => {
  const order = Uint8Array.from({ length: 512 }, (_, at) => at & 255)
  let state = 20_771
  for (let last = 255; last > 0; last--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = (state >>> 8) % (last + 1)
    const held = order[last]!
    order[last] = order[other]!
    order[other] = held
  }
  order.copyWithin(256, 0, 256)
  return order
})()

const slope = (hash: number, x: number, y: number, z: number): number => {
  const h = hash & 15
  const u = h < 8 ? x : y
  const v = h < 4 ? y : h === 12 || h === 14 ? x : z
  return ((h & 1) === 0 ? u : -u) + ((h & 2) === 0 ? v : -v)
}
const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a: number, b: number, share: number): number => a + (b - a) * share

/** One octave of smooth noise, about −1 … 1. */
export const noise = (x: number, y: number, z: number): number => {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const fx = x - ix
  const fy = y - iy
  const fz = z - iz
  const u = ease(fx)
  const v = ease(fy)
  const w = ease(fz)
  const a = ORDER[ix & 255]! + (iy & 255)
  const b = ORDER[(ix & 255) + 1]! + (iy & 255)
  const aa = ORDER[a]! + (iz & 255)
  const ab = ORDER[a + 1]! + (iz & 255)
  const ba = ORDER[b]! + (iz & 255)
  const bb = ORDER[b + 1]! + (iz & 255)
  return mix(
    mix(
      mix(slope(ORDER[aa]!, fx, fy, fz), slope(ORDER[ba]!, fx - 1, fy, fz), u),
      mix(slope(ORDER[ab]!, fx, fy - 1, fz), slope(ORDER[bb]!, fx - 1, fy - 1, fz), u),
      v,
    ),
    mix(
      mix(slope(ORDER[aa + 1]!, fx, fy, fz - 1), slope(ORDER[ba + 1]!, fx - 1, fy, fz - 1), u),
      mix(slope(ORDER[ab + 1]!, fx, fy - 1, fz - 1), slope(ORDER[bb + 1]!, fx - 1, fy - 1, fz - 1), u),
      v,
    ),
    w,
  )
}

/** Octaves of noise, each of half the size and `gain` of the strength of the one before: about −1 … 1. */
export const heap = (at: Vec3, octaves: number, gain = 0.5): number => {
  let sum = 0
  let strength = 1
  let total = 0
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    // Each octave lies elsewhere, so that their grids do not show.
    sum += strength * noise(at[0] * scale + octave * 17.3, at[1] * scale - octave * 9.1, at[2] * scale + octave * 5.7)
    total += strength
    strength *= gain
    scale *= 2.03
  }
  return (sum / total) * 1.5
}

/** Sharp crests, finer where they are high: 0 … 1. */
export const crests = (at: Vec3, octaves: number): number => {
  let sum = 0
  let strength = 1
  let total = 0
  let scale = 1
  let above = 1
  for (let octave = 0; octave < octaves; octave++) {
    const wave = noise(at[0] * scale + octave * 7.7, at[1] * scale + octave * 13.1, at[2] * scale)
    const fold = Math.max(0, 1 - Math.abs(wave * 1.5))
    sum += strength * fold * fold * above
    total += strength
    above = Math.min(1, fold * fold * 1.6)
    strength *= 0.52
    scale *= 2.07
  }
  return sum / total
}

const lot = (row: number, z: number): number => ORDER[row + (z & 255)]! / 256

/** Calls for each cell of a grid about a place, with the distance to the cell's own point in cells and three lots of it, 0 … 1. */
export const cells = (
  at: Vec3,
  salt: number,
  call: (distance: number, size: number, age: number, is: number) => void,
): void => {
  const ix = Math.floor(at[0])
  const iy = Math.floor(at[1])
  const iz = Math.floor(at[2])
  for (let z = iz - 1; z <= iz + 1; z++)
    for (let y = iy - 1; y <= iy + 1; y++)
      for (let x = ix - 1; x <= ix + 1; x++) {
        const row = ORDER[ORDER[(x + salt) & 255]! + (y & 255)]!
        const ox = x + lot(row, z) - at[0]
        const oy = y + lot(row, z + 31) - at[1]
        const oz = z + lot(row, z + 62) - at[2]
        call(Math.sqrt(ox * ox + oy * oy + oz * oz), lot(row, z + 93), lot(row, z + 124), lot(row, z + 155))
      }
}

/** 0 below `from`, 1 above `to`, smooth between. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
/** All of a vector made longer, then moved by as much in each direction. */
export const scaled = (of: Vec3, by: number, shift = 0): Vec3 => [
  of[0] * by + shift,
  of[1] * by - shift,
  of[2] * by + shift,
]
/** One vector and a share of another. */
export const plus = (a: Vec3, b: Vec3, share = 1): Vec3 => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** The same way, one long. */
export const unit = (of: Vec3): Vec3 => scaled(of, 1 / Math.sqrt(dot(of, of)))
