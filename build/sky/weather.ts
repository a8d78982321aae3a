/** The clouds of the planet: carried by winds that turn about one another, wound up in storms, broken into cells. */
import { cells, cross, dot, heap, noise, plus, scaled, smooth, unit, type Vec3 } from './noise.ts'

/** Storms: where, how wide, and how far they have wound up what is about them. */
const STORMS: readonly { readonly at: Vec3; readonly wide: number; readonly turns: number }[] = [
  { at: unit([-0.46, 0.36, 0.81]), wide: 0.25, turns: 3.1 },
  { at: unit([-0.2, -0.5, 0.84]), wide: 0.21, turns: -2.8 },
  { at: unit([-0.82, -0.16, 0.55]), wide: 0.15, turns: -2.4 },
  { at: unit([-0.12, 0.74, 0.66]), wide: 0.13, turns: 2.2 },
]
const STEPS = 6
const REACH = 0.022
const EPS = 0.03

/** What the wind blows around: it follows the lines along which this does not change. */
const stream = (x: number, y: number, z: number): number =>
  noise(x * 1.9 + 5, y * 2.5, z * 1.9) * 0.6 +
  0.3 * noise(x * 4.1, y * 5.1 + 9, z * 4.1) +
  0.1 * noise(x * 9, y * 10, z * 9)

/** How the wind blows at a place: round highs and lows, and along the belts. */
const wind = (at: Vec3): Vec3 => {
  const here = stream(at[0], at[1], at[2])
  const rise: Vec3 = [
    (stream(at[0] + EPS, at[1], at[2]) - here) / EPS,
    (stream(at[0], at[1] + EPS, at[2]) - here) / EPS,
    (stream(at[0], at[1], at[2] + EPS) - here) / EPS,
  ]
  const belt = 0.9 - 6 * Math.min(0.3, at[1] * at[1])
  return plus(cross(at, rise), [at[2], 0, -at[0]], belt)
}

/** A place turned about an axis; `t` is the tangent of half the angle. */
const turned = (at: Vec3, axis: Vec3, t: number): Vec3 => {
  const [c, s] = [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)]
  return plus(plus(scaled(at, c), cross(axis, at), s), axis, dot(axis, at) * (1 - c))
}

/** Where what hangs over a place came from. */
export const blownFrom = (at: Vec3): Vec3 => {
  let from = at
  for (const storm of STORMS) {
    const off = plus(from, storm.at, -1)
    const far = dot(off, off) / (storm.wide * storm.wide)
    if (far > 9) continue
    // Wound up tightest in the middle, in small turns that each stay below half a circle.
    const angle = storm.turns / (1 + far * 3.2) / (1 + far * far * 0.4)
    for (let part = 0; part < 4; part++) from = turned(from, storm.at, angle / 8)
  }
  for (let step = 0; step < STEPS; step++) from = unit(plus(from, wind(from), -REACH))
  return from
}

/** How much of the ground the clouds hide at a place, 0 … 1. `from`: where they came from. */
export const cloudAt = (at: Vec3, from: Vec3): number => {
  let storms = 0
  let eyes = 0
  for (const storm of STORMS) {
    const off = plus(at, storm.at, -1)
    const far = dot(off, off) / (storm.wide * storm.wide)
    storms += 0.5 / (1 + far * far * 2)
    eyes += 1 / (1 + far * far * 90_000)
  }
  // Fronts are drawn out along the belts; what the wind has done to them is in where they came from.
  const wide = heap([from[0] * 1.6 + 14, from[1] * 2.8, from[2] * 1.6 - 14], 4, 0.45)
  const strands = heap([from[0] * 4.6 + 3, from[1] * 9, from[2] * 4.6], 6, 0.62)
  const torn = heap(scaled(plus(at, from, 0.25), 21, 8), 6, 0.7)
  const thick = wide * 0.9 + strands * 0.5 + storms - 0.06
  const body = smooth(0.05, 0.66, thick + torn * 0.42)
  let nearest = 9
  cells(scaled(plus(at, from, 0.2), 30), 211, distance => {
    if (distance < nearest) nearest = distance
  })
  // Where it is neither clear nor covered the clouds are cells with clear air between them.
  const broken = smooth(-0.2, 0.08, thick) * (1 - smooth(0.15, 0.4, thick))
  const flock = broken * (1 - smooth(0.16, 0.66, nearest + torn * 0.3)) * smooth(-0.05, 0.4, strands * 0.6 + torn * 0.5)
  const veil = smooth(-0.2, 0.8, thick + torn * 0.16) * 0.26
  return Math.min(1, Math.max(body * (0.92 + 0.4 * torn), flock * 0.6, veil) * (1 - 0.85 * Math.min(1, eyes)))
}
