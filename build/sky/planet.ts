/**
 * The planet's face as it is always seen: what lies beyond its edge never shows, nor does what lies in its night. So the maps are
 * pictures of the disc, from its left edge to a little into the night.
 */
import { groundAt } from './land.ts'
import { cross, dot, scaled, smooth, unit, type Vec3 } from './noise.ts'
import { blownFrom, cloudAt } from './weather.ts'

/** Pixels along a map's sides, and how far it reaches to the right of the disc's middle, in radii; to the left it is one. */
export const FACE = { size: 1024, right: 0.6 } as const
/** How its axis leans, and whence its light comes, in the disc's own axes: right, up, towards the viewer. */
const AXIS: Vec3 = unit([-0.39, 0.92, 0])
export const SUN: Vec3 = unit([-0.88, 0.16, 0.36])
/** How high a height of 1 stands, in radii, and how much of a slope a map can tell. */
const HIGH = 0.021
const STEEP = 0.5
/** How far a shadow is followed, and in how many steps. */
const REACH = 0.09
const STEPS = 30

/** Maps of a face, row by row from the top, 0 … 255: its slope towards the light (128: none), how pale its ground is, its clouds. */
export type Face = { readonly slope: Uint8Array; readonly pale: Uint8Array; readonly cloud: Uint8Array }

/** A place in the planet's own axes: the second is its own. */
const RIGHT = cross(AXIS, [0, 0, 1])
const own = (at: Vec3): Vec3 => [dot(at, RIGHT), dot(at, AXIS), at[2]]
/** What a pixel of a map shows: beyond the edge of the disc what stands at the edge. */
const seenAt = (column: number, row: number, size: number): Vec3 => {
  const x = ((column + 0.5) / size) * (1 + FACE.right) - 1
  const y = 1 - ((row + 0.5) / size) * 2
  const flat = x * x + y * y
  if (flat < 0.9999) return [x, y, Math.sqrt(1 - flat)]
  return unit([x, y, 0.01 * Math.sqrt(flat)])
}
const isBeyond = (column: number, row: number, size: number): boolean => {
  const x = ((column + 0.5) / size) * (1 + FACE.right) - 1
  const y = 1 - ((row + 0.5) / size) * 2
  return x * x + y * y > 1.04
}
const byte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255)

/** Maps of the face of the planet, `size` pixels high and wide. */
export const face = (size: number = FACE.size): Face => {
  const fine = size * 2
  const height = new Float32Array(fine * fine)
  const paleness = new Float32Array(fine * fine)
  for (let row = 0; row < fine; row++)
    for (let column = 0; column < fine; column++) {
      if (isBeyond(column, row, fine)) continue
      const ground = groundAt(own(seenAt(column, row, fine)))
      height[row * fine + column] = ground.height
      paleness[row * fine + column] = ground.pale
    }
  const wide = (1 + FACE.right) / fine
  const tall = 2 / fine
  const slope = new Uint8Array(size * size)
  const pale = new Uint8Array(size * size)
  const cloud = new Uint8Array(size * size)
  const heightAt = (x: number, y: number): number => {
    const column = Math.min(fine - 1, Math.max(0, Math.floor((x + 1) / wide)))
    return height[Math.min(fine - 1, Math.max(0, Math.floor((1 - y) / tall))) * fine + column]!
  }
  /** How much of the light the ground between keeps off a place. */
  const shadow = (n: Vec3, lit: number): number => {
    if (lit < -0.15 || lit > 0.75) return 0
    const from = scaled(n, 1 + HIGH * heightAt(n[0], n[1]) + 0.0004)
    let most = 0
    for (let step = 1; step <= STEPS; step++) {
      const far = (REACH * step * step) / (STEPS * STEPS)
      const [x, y, z] = [from[0] + SUN[0] * far, from[1] + SUN[1] * far, from[2] + SUN[2] * far]
      const over = 1 + HIGH * heightAt(x, y) - Math.sqrt(x * x + y * y + z * z)
      most = Math.max(most, over / (0.0007 + far * 0.03))
    }
    return smooth(0, 1, most)
  }
  const slopeAt = (column: number, row: number, n: Vec3): number => {
    const [left, right] = [Math.max(0, column - 1), Math.min(fine - 1, column + 1)]
    const [above, below] = [Math.max(0, row - 1), Math.min(fine - 1, row + 1)]
    const across = (height[row * fine + right]! - height[row * fine + left]!) / ((right - left) * wide)
    const up = (height[above * fine + column]! - height[below * fine + column]!) / ((below - above) * tall)
    const out = n[0] * across + n[1] * up
    return HIGH * (across * SUN[0] + up * SUN[1] - out * dot(n, SUN))
  }
  const cover = (column: number, row: number): number => {
    const place = own(seenAt(column, row, fine))
    return cloudAt(place, blownFrom(place))
  }
  // What is well beyond the edge is never seen, and costs nothing if it is all alike.
  slope.fill(128)
  pale.fill(90)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (isBeyond(column, row, size)) continue
      const n = seenAt(column, row, size)
      const at = row * size + column
      const lit = dot(n, SUN)
      let [lean, paint] = [0, 0]
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        lean += slopeAt(column * 2 + right, row * 2 + down, n) / 4
        paint += paleness[(row * 2 + down) * fine + column * 2 + right]! / 4
      }
      // At the very edge it is all slopes, and none can be told from another.
      const calm = smooth(0.02, 0.2, n[2])
      // What looks away from the light looks so much the more in a shadow.
      const dark = shadow(n, lit) * calm
      const less = -lean * calm
      slope[at] = byte(0.5 + (less + Math.min(0, -lit - less) * dark * 0.6) / (2 * STEEP))
      pale[at] = byte(paint)
      cloud[at] = byte((cover(column * 2, row * 2 + 1) + cover(column * 2 + 1, row * 2)) / 2)
    }
  return { slope, pale, cloud }
}
