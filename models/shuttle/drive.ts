/** What drives the senator’s shuttle: shoulders with their pods, tail fins, and the engines at the stern. */
import { type Mesh, merge, mirrorX, pitchX, rollZ, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, type Painter, patch } from '../kit/patch.ts'
import { along, extrude, type Flat, lathe, rectangle, sheet } from '../kit/shapes.ts'
import { lerp, type Vec } from '../kit/vec.ts'
import { courier } from '../palette.ts'
import { throat } from '../throat.ts'
import { station, WIDTH } from './hull.ts'

const POD_RADIUS = 2.15
/** Axis of the right outboard pod (x, y). */
export const POD_AT = [WIDTH / 2 - POD_RADIUS, -2.1] as const
/** Axes of the inboard engines (x, y), middle and right. */
export const MAIN_AT = [
  [0, 0.4],
  [5.6, 0.1],
] as const

// span, leading fraction, trailing fraction, half thickness, height
const PLAN = [
  [7.5, 0.36, 0.9, 2.3, -0.2],
  [9.6, 0.385, 0.905, 1.9, -0.5],
  [13, 0.5, 0.92, 1.2, -1.2],
  [17.4, 0.6, 0.94, 0.85, -2.1],
] as const

/** A shoulder: the stub wing that carries a pod, swept and drooping. */
const shoulder = (): Mesh => {
  const surface = (u: number, s: number): Vec => {
    const [, lead, trail, half, height] = along(PLAN, s) as [number, number, number, number, number]
    const points: Flat[] = [
      [0, 0],
      [0.05, 0.7],
      [0.16, 1],
      [0.9, 1],
      [1, 0.35],
      [1, -0.35],
      [0.9, -1],
      [0.16, -1],
      [0.05, -0.7],
      [0, 0],
    ]
    const [, chord, y] = along(
      points.map(([a, b], i) => [i, a, b]),
      u,
    ) as [number, number, number]
    return [s, height + y * half, lerp(station(lead), station(trail), chord)]
  }
  const paint: Painter = ({ u, v, seamU, seamV }) => {
    const k = Math.floor(u)
    const flat = k === 2 || k === 6
    if (v > 13.4 && v < 14.6 && k > 0 && k < 8 && k !== 4) return seamU ? courier.stripeSeam : courier.stripe
    if ((seamU && flat) || (seamV && k !== 4)) return courier.seam
    if (k === 4 || k === 3 || k === 5) return shade(courier.steel, plate(k, Math.floor(v / 2)))
    return shade(v > 11.3 && v < 13 ? courier.sand : courier.ivory, plate(Math.floor(v / 2.4), Math.floor(u * 2), 0.12))
  }
  const us = cuts([0, 1, 2, 2.5, 3, 4, 5, 6, 6.5, 7, 8, 9], [2.3, 2.68, 6.4], 0.012)
  const vs = cuts([7.5, 8.6, 9.6, 10.4, 12, 13, 13.4, 14.6, 15.5, 16.4, 17.4], [11.3, 13.05], 0.16)
  return smooth(patch(surface, us, vs, paint), 26)
}

/** An outboard pod: blunt dome, banded body, throat astern. */
const pod = (): Mesh => {
  const z = station
  const profile: Flat[] = [
    [z(0.47), 0.001],
    [z(0.473), 0.7],
    [z(0.485), 1.3],
    [z(0.51), 1.8],
    [z(0.545), 2.05],
    [z(0.55), 1.95],
    [z(0.556), 1.95],
    [z(0.56), 2.1],
    [z(0.66), POD_RADIUS],
    [z(0.7), POD_RADIUS],
    [z(0.84), POD_RADIUS],
    [z(0.845), 2],
    [z(0.857), 2],
    [z(0.862), 2.12],
    [z(0.91), 1.95],
    [z(0.93), 1.6],
    [z(0.94), 1.55],
    [z(0.985), 1.75],
    [z(0.985), 1.55],
    [z(0.955), 1.3],
    [z(0.955), 0.001],
  ]
  const paint: Painter = ({ u, v }) => {
    const k = Math.floor(v)
    const part = Math.floor(u * 14)
    // a bronze tip, a seamed cap with a dark lens row, then the banded body
    if (k < 1) return courier.bronze
    if (k === 2 && v > 2.7) return (u * 10) % 1 < 0.6 ? courier.glass : courier.dark
    if (k < 4)
      return (u * 5) % 1 < 0.02
        ? courier.seam
        : shade(k < 2 ? courier.steel : courier.pale, plate(Math.floor(u * 5), k, 0.14))
    if (k < 7 || (k > 9 && k < 13)) return courier.seam
    if (k === 8) return courier.stripe
    if (k < 14) return shade(part % 7 === 3 ? courier.sand : courier.ivory, plate(part >> 1, k, 0.14))
    if (k < 17) return courier.steel
    return k < 18 ? courier.dark : throat(courier.engine, u, v - 18, 2)
  }
  const fin = shift(pitchX(smooth(extrude(rectangle(0, 0, 0.7, 9), 0, 2.7, 0.3, courier.ivory), 20), -Math.PI / 2), [
    0,
    0,
    z(0.79),
  ])
  return shift(merge(smooth(lathe(profile, 14, paint), 30), fin), [...POD_AT, 0])
}

/** A canted tail fin: height above its root, leading and trailing fraction, half thickness. */
const FIN = [
  [0, 0.77, 0.925, 0.34],
  [3.3, 0.865, 0.945, 0.18],
] as const

/** The right tail fin, swept, with the livery's band under its steel tip. */
const tailFin = (): Mesh => {
  const chordAt: readonly Flat[] = [
    [0, 0],
    [0.14, -1],
    [0.88, -1],
    [1, 0],
    [0.88, 1],
    [0.14, 1],
    [0, 0],
  ]
  const surface = (u: number, s: number): Vec => {
    const [, lead, trail, half] = along(FIN, s) as [number, number, number, number]
    const [, chord, side] = along(
      chordAt.map(([a, b], i) => [i, a, b]),
      u,
    ) as [number, number, number]
    return [side * half, s, lerp(station(lead), station(trail), chord)]
  }
  const paint: Painter = ({ u, v, seamU, seamV }) => {
    if (v > 2.95) return courier.steel
    if (seamU || seamV) return courier.seam
    if (v > 2.1 && v < 2.8) return courier.stripe
    return shade(
      (u > 1.55 && u < 2) || (u > 4 && u < 4.45) ? courier.sand : courier.ivory,
      plate(Math.floor(v), Math.floor(u), 0.14),
    )
  }
  const blade = patch(surface, cuts([0, 1, 2, 3, 4, 5, 6], [1.55, 4.45], 0.02), cuts([0, 3.3], [1.05], 0.12), paint)
  const [front, rear] = [station(FIN[1][1]), station(FIN[1][2])]
  const ends = chordAt.slice(0, 6).map(([a, b]): Flat => [b * FIN[1][3], -lerp(front, rear, a)])
  const cap = shift(pitchX(sheet(ends, [], 0, courier.steel), -Math.PI / 2), [0, FIN[1][0], 0])
  return shift(rollZ(smooth(merge(blade, cap), 30), -0.32), [6.5, 4.75, 0])
}

/** One inboard engine bell. */
const bell = (r: number): Mesh => {
  const z = station
  const profile: Flat[] = [
    [z(0.92), r * 1.02],
    [z(0.95), r],
    [z(0.952), r * 0.9],
    [z(0.96), r * 0.9],
    [z(0.963), r * 1.02],
    [z(1), r * 1.12],
    [z(1), r * 0.98],
    [z(0.975), r * 0.86],
    [z(0.962), r * 0.78],
    [z(0.955), r * 0.3],
    [z(0.955), 0.001],
  ]
  const paint: Painter = ({ u, v }) => {
    const k = Math.floor(v)
    if (k < 1) return courier.steel
    if (k < 4) return courier.bronze
    if (k < 5) return shade(courier.steel, plate(Math.floor(u * 10), 5, 0.3))
    if (k < 7) return courier.dark
    return throat(courier.engine, u, v - 7, 3)
  }
  return smooth(lathe(profile, 18, paint), 30)
}

/** Shoulders, pods, tail fins and the row of engines. */
export const drive = (): Mesh =>
  merge(
    mirrorX(merge(shoulder(), pod(), tailFin(), shift(bell(2.35), [...MAIN_AT[1], 0]))),
    shift(bell(2.75), [...MAIN_AT[0], 0]),
  )
