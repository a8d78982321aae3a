/** Half an engine of a T-70: each foil bears the one that lies on its side, flat where it meets its other half. */
import { type Mesh, merge, type Paint, pitchX, rollZ, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { along, bar, extrude, type Flat, rectangle } from '../kit/shapes.ts'
import { lerp, radians, type Vec } from '../kit/vec.ts'
import { resistance } from '../palette.ts'
import { throat } from '../throat.ts'
import { LENGTH, station } from './hull.ts'

/** Axis of the engine along the span: each foil carries the half of it that lies on its side. */
export const ENGINE_AT = 5.4

/** How far below the axis an engine half reaches, as a share of its radius: the flat that parts it from the other half. */
const BELOW = 0.17

/** Outline of an engine half of radius 1: up one wall, over the top, down the other, and back along the flat. u 0 … 1. */
const halfRound = (u: number): Flat => {
  if (u < 0.04) return [1, -BELOW * (1 - u / 0.04)]
  if (u > 0.74) return [lerp(-1, 1, (u - 0.74) / 0.26), -BELOW]
  if (u > 0.7) return [-1, (-BELOW * (u - 0.7)) / 0.04]
  const angle = ((u - 0.04) / 0.66) * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
}

/** A body of half-round section from (fraction of the length, radius) points; painter v = profile index. */
const halfTurned = (profile: readonly Flat[], sides: number, paint: Painter): Mesh => {
  const surface = (u: number, v: number): Vec => {
    const [, f, r] = along(
      profile.map((point, i) => [i, ...point]),
      v,
    ) as [number, number, number]
    const [x, y] = halfRound(u)
    return [x * r, y * r, station(f)]
  }
  const us = cuts([0, ...even(0.04, 0.7, sides), 0.74, 1], [0.04, 0.7, 0.74, 1], 0.008)
  return patch(surface, us, cuts(profile.map((_, i) => i)), paint)
}

// fraction of the length, radius: hub and back of the intake, lip, cowling, tube, nozzle and its throat
const ENGINE: readonly Flat[] = [
  [0.604, 0.001],
  [0.586, 0.66],
  [0.598, 0.78],
  [0.6, 1.98],
  [0.572, 2.12],
  [0.563, 2.26],
  [0.566, 2.38],
  [0.578, 2.44],
  [0.606, 2.46],
  [0.609, 2.36],
  [0.617, 2.36],
  [0.62, 2.46],
  [0.69, 2.42],
  [0.752, 2.22],
  [0.776, 1.9],
  [0.784, 1.76],
  [0.856, 1.7],
  [0.859, 1.82],
  [0.874, 1.82],
  [0.877, 1.66],
  [0.93, 1.6],
  [0.944, 1.78],
  [0.984, 1.8],
  [1, 1.68],
  [0.998, 1.54],
  [0.984, 1.4],
  [0.974, 1.22],
  [0.974, 0.001],
]

const enginePaint: Painter = ({ u, v, seamU }) => {
  const k = Math.floor(v)
  const flat = u > 0.74
  const turn = (u - 0.04) / 0.66
  const part = Math.floor(turn * 12)
  if (k === 0) return resistance.steel
  if (k === 1) return resistance.dark
  if (k === 2) return part % 2 ? resistance.black : shade(resistance.slate, 0.55)
  if (k === 3) return resistance.black
  if (k >= 23) return k < 25 ? resistance.black : throat(resistance.engine, u * 0.7, v - 25, 2)
  if (flat && k > 5 && k < 23) {
    // what the foils hide when they are closed: pipes and plates over dark machinery
    const across = (u - 0.74) / 0.26
    const pipe = Math.abs(across - 0.5)
    if (k > 13 && pipe < 0.3 && (across * 9) % 1 < 0.35) return resistance.brass
    if (pipe > 0.42) return resistance.slate
    const rib = (v * 3.1) % 1
    return rib < 0.22 ? shade(resistance.slate, 0.8) : { ...resistance.dark, groove: 0.5 }
  }
  if (k < 7) return shade(resistance.slate, 1.1)
  if (k < 8) return shade(resistance.white, plate(Math.floor(turn * 4), 50, 0.12))
  if (k < 11) return resistance.dark
  if (k < 14) {
    if (seamU || (turn * 4) % 1 < 0.014) return resistance.seam
    // a band of the squadron's colour around the cowling, and a field on its flank
    if (k === 11 && v > 11.08 && v < 11.36) return resistance.stripe
    if (k === 11 && v > 11.44 && v < 11.98 && turn > 0.3 && turn < 0.5) return resistance.stripe
    const hatch = (turn * 12) % 1
    if (k === 12 && part % 5 === 2 && v > 12.15 && v < 12.7 && hatch > 0.12 && hatch < 0.88)
      return (v * 11) % 1 < 0.5 ? resistance.dark : resistance.slate
    return shade(part % 4 === 3 ? resistance.pale : resistance.white, plate(Math.floor(turn * 4), k + 40, 0.16))
  }
  if (k < 15) return resistance.dark
  if (k < 16) {
    // jackets around the tube, the middle one blued by the heat
    const jacket = Math.floor((v - 15) * 4)
    if (((v - 15) * 4) % 1 < 0.08) return { ...resistance.dark, groove: 0.5 }
    if ((turn * 12) % 1 < 0.1) return shade(resistance.slate, 0.55)
    return shade(
      jacket === 1 ? resistance.slate : resistance.steel,
      plate(part, k + jacket, 0.3) * (jacket === 3 ? 0.8 : 1),
    )
  }
  if (k < 19) return resistance.steel
  if (k < 20) return shade(resistance.brass, (turn * 18) % 1 < 0.3 ? 0.5 : plate(Math.floor(turn * 18), 9, 0.4) * 0.8)
  // the petals of the nozzle, scorched towards the rim
  return (turn * 10) % 1 < 0.1
    ? resistance.black
    : shade(k < 22 ? resistance.steel : resistance.dark, plate(Math.floor(turn * 10), k, 0.3))
}

/** A flat bar along the tube at an angle about its axis, degrees, from one fraction of the length to another. */
const rod = (degrees: number, r: number, from: number, to: number, wide: number, high: number, paint: Paint): Mesh => {
  const flat = extrude(rectangle(0, 0, wide, (to - from) * LENGTH), r - 0.12, r + high, 0.05, paint)
  const upright = shift(pitchX(smooth(flat, 20), -Math.PI / 2), [0, 0, station((from + to) / 2)])
  return rollZ(upright, radians(degrees - 90))
}

/** A raised band around the tube. */
const band = (f: number, r: number, long: number, paint: Paint): Mesh =>
  smooth(
    halfTurned(
      [
        [f, r - 0.14],
        [f + 0.001, r],
        [f + long - 0.001, r],
        [f + long, r - 0.14],
      ],
      13,
      () => paint,
    ),
    28,
  )

/** What stands out of the rear of an engine: bands and pipes about the tube, and the ridges between the petals of the nozzle. */
const rear = (): Mesh =>
  merge(
    band(0.799, 1.88, 0.006, resistance.slate),
    band(0.832, 1.84, 0.006, resistance.slate),
    band(0.905, 1.76, 0.008, resistance.dark),
    ...[28, 62, 118, 152].map((at, i) =>
      rod(at, 1.7, 0.787, 0.855, 0.3, 0.16, i % 3 === 0 ? resistance.brass : resistance.dark),
    ),
    rod(90, 1.72, 0.79, 0.85, 0.8, 0.2, resistance.slate),
    ...[18, 54, 90, 126, 162].map(at => rod(at, 1.74, 0.95, 0.99, 0.2, 0.12, resistance.slate)),
  )

/** Half an engine: half-round intake with struts, banded cowling, ribbed tube, half-round nozzle; flat where it meets its other half. */
export const engine = (): Mesh => {
  const body = smooth(halfTurned(ENGINE, 15, enginePaint), 32)
  const struts = [30, 90, 150].map(degrees => {
    const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
    return extrude(bar([c * 0.5, s * 0.5], [c * 2.1, s * 2.1], 0.2, 0.14), 0, 0.9, 0.03, resistance.slate, true)
  })
  const fan = shift(smooth(merge(...struts), 20), [0, 0, station(0.577)])
  // pumps and pipes on the flat
  const box = (x: number, f: number, w: number, long: number, high: number, paint = resistance.slate) =>
    shift(pitchX(smooth(extrude(rectangle(0, 0, w, long), 0.2, high, 0.08, paint), 20), Math.PI / 2), [
      x,
      0,
      station(f),
    ])
  const below = merge(
    box(0, 0.64, 1.6, 1.6, 0.6, resistance.slate),
    box(1.1, 0.7, 0.5, 2.6, 0.58, resistance.steel),
    box(-1.1, 0.7, 0.5, 2.6, 0.58, resistance.steel),
    box(0, 0.715, 0.8, 1.8, 0.62, resistance.brass),
    box(0, 0.81, 0.34, 2.8, 0.5, resistance.steel),
  )
  return shift(merge(body, fan, below, rear()), [ENGINE_AT, 0, 0])
}
