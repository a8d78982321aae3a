/** Colours, weather, and the fixed chance behind both: the same numbers on every machine. */
import type { Paint, Rgb } from './mesh.ts'
import { lerp, type Vec } from './vec.ts'

/** Linear colour from an sRGB hex such as '#d8d3c4'. */
export const hex = (text: string): Rgb => {
  const channel = (from: number) => {
    const value = Number.parseInt(text.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Paint on the named glTF material from an sRGB hex. */
export const coat = (material: string, text: string): Paint => ({ material, colour: hex(text) })

/** The paint made lighter or darker. */
export const shade = (paint: Paint, k: number): Paint => ({
  ...paint,
  colour: [paint.colour[0] * k, paint.colour[1] * k, paint.colour[2] * k],
})

/** A fixed random number 0 to 1 for integers; the same on every machine. */
export const chance = (...keys: readonly number[]) => {
  let h = 0x9e3779b9
  for (const key of keys) {
    h = Math.imul(h ^ (key | 0), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    h ^= h >>> 16
  }
  return (h >>> 0) / 4294967296
}

const stir = (h: number, key: number) => {
  const a = Math.imul(h ^ key, 0x85ebca6b)
  const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return b ^ (b >>> 16)
}
/** What `chance` gives for four integers, without a list of them: it is asked millions of times. */
const chance4 = (a: number, b: number, c: number, d: number) =>
  (stir(stir(stir(stir(0x9e3779b9, a), b), c), d) >>> 0) / 4294967296

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth value noise 0 to 1 over space, one feature per unit. */
export const noise = (p: Vec, seed = 0) => {
  const [i, j, k] = [Math.floor(p[0]), Math.floor(p[1]), Math.floor(p[2])]
  const [x, y, z] = [ease(p[0] - i), ease(p[1] - j), ease(p[2] - k)]
  const row = (b: number, c: number) => lerp(chance4(i, j + b, k + c, seed), chance4(i + 1, j + b, k + c, seed), x)
  return lerp(lerp(row(0, 0), row(1, 0), y), lerp(row(0, 1), row(1, 1), y), z)
}

/** A tone factor around 1 for panel (i, j): neighbouring plates of a well-used hull differ a little. */
export const plate = (i: number, j: number, spread = 0.1) => 1 + (chance(i, j, 77) - 0.5) * spread

/** Weather: per corner a factor on each colour channel. */
export type Weather = (point: Vec, paint: Paint) => Rgb

/** Where soot gathers: darkness 0 to 1 at a point. */
export type Soot = (point: Vec) => number

/** Broad hue drift, fine grime drawn out along the ship, and soot; strength 1 is a fighter that has seen a season. */
export const wear =
  (strength: number, soot: Soot = () => 0): Weather =>
  point => {
    const [x, y, z] = point
    const warm = (noise([x / 7, y / 7, z / 9], 1) - 0.5) * 0.12 * strength
    const grime = noise([x / 1.7, y / 1.7, z / 3.6], 2)
    const streak = noise([x / 0.6, y / 0.6, z / 7], 3)
    const dark = (1 - strength * (0.4 * grime * grime + 0.2 * streak * streak)) * (1 - soot(point))
    return [dark * (1 + warm), dark, dark * (1 - warm)]
  }
