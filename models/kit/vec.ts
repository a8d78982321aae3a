/** A point or direction, millimetres in model axes: x right, y up, −z ahead. */
export type Vec = readonly [number, number, number]

/** Sum of two vectors. */
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
/** Difference a − b. */
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
/** Vector times a number. */
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
/** Scalar product. */
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** Vector product, right-handed. */
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** Length of a vector. */
export const size = (a: Vec) => Math.sqrt(dot(a, a))
/** Vector of length 1 in the same direction; the zero vector stays as it is. */
export const unit = (a: Vec): Vec => {
  const length = size(a)
  return length > 0 ? scale(a, 1 / length) : a
}
/** Point between a (t = 0) and b (t = 1). */
export const mix = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
/** Number between a (t = 0) and b (t = 1). */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
/** Degrees to radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180
/** x held between low and high. */
export const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))
/** 0 below a, 1 above b, eased between. */
export const ramp = (a: number, b: number, x: number) => {
  const t = clamp((x - a) / (b - a), 0, 1)
  return t * t * (3 - 2 * t)
}
