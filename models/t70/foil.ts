/** A foil of a T-70 with its half of an engine, its cannon and its squadron paint, four times mirrored. */
import { type Mesh, merge, mirrorX, mirrorY, pitchX, rollZ, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { along, bar, extrude, type Flat, lathe, rectangle } from '../kit/shapes.ts'
import { lerp, radians, type Vec } from '../kit/vec.ts'
import { resistance } from '../palette.ts'
import { throat } from '../throat.ts'
import { station } from './hull.ts'

/** Half the angle between upper and lower foils in attack position, degrees. */
const SPREAD = 14
/** Distance of the cannons from the ship's axis, along the foil. */
export const TIP = 20.75
const ROOT = 2
/** Axis of the engine along the span: each foil carries the half of it that lies on its side. */
export const ENGINE_AT = 5.4

// span, leading edge fraction, trailing edge fraction, half thickness
const PLAN = [
  [ROOT, 0.6, 0.9, 0.36],
  [8.4, 0.606, 0.892, 0.35],
  [8.42, 0.636, 0.892, 0.34],
  [14.4, 0.662, 0.874, 0.3],
  [14.42, 0.662, 0.856, 0.3],
  [TIP, 0.7, 0.842, 0.22],
] as const

/** A squadron's broad panel, span from and to, and the slim ticks that count. */
const PANEL = [9.2, 12.9] as const
const TICKS = [
  [15.1, 15.5],
  [15.95, 16.35],
  [16.8, 17.2],
] as const
/** Chordwise seams of the plating. */
const COLUMNS = [8.8, 13.4, 14.7, 18.6]

const foilSkin = (u: number, s: number): Vec => {
  const [, lead, trail, half] = along(PLAN, s) as [number, number, number, number]
  const [a, b] = [station(lead), station(trail)]
  const bevel = 0.05
  // from the leading edge over the top to the trailing edge and back below
  const points: Flat[] = [
    [0, 0],
    [bevel, half],
    [1 - bevel, half],
    [1, 0],
    [1 - bevel, -half],
    [bevel, -half],
    [0, 0],
  ]
  const [, chord, y] = along(
    points.map(([p, q], i) => [i, p, q]),
    u,
  ) as [number, number, number]
  return [s, y, lerp(a, b, chord)]
}

const foilPaint: Painter = ({ u, v, seamU, seamV }) => {
  const facet = Math.floor(u)
  const edge = facet !== 1 && facet !== 4
  const column = COLUMNS.filter(s => s < v).length
  // chord from the leading edge aft, on either face
  const chord = facet === 1 ? u - 1 : 5 - u
  const tone = plate(column + 30, Math.floor(chord * 3) + facet * 4, 0.13)
  const flash = seamU ? resistance.stripeSeam : shade(resistance.stripe, tone)
  if (!edge && v > PANEL[0] && v < PANEL[1] && !(chord > 0.6 && chord < 0.64)) return flash
  // a pinstripe from the panel to the tip
  if (!edge && v > PANEL[1] && v < 18.2 && chord > 0.64 && chord < 0.72) return flash
  const tick = TICKS.findIndex(([from, to]) => v > from && v < to)
  if (tick >= 0 && !edge && chord > 0.08 && chord < 0.5) return resistance.tick(tick + 2)
  if (seamV) return resistance.seam
  if (seamU && column > 0 && column !== 2) return resistance.seam
  if (edge) return shade(resistance.white, 1.04)
  if (facet === 1 && v > 18.9 && v < 19.9 && chord > 0.25 && chord < 0.75)
    return (chord * 16) % 1 < 0.5 ? { ...resistance.dark, groove: 0.7 } : shade(resistance.slate, tone)
  // the gap that the other foil's machinery lies in when they are closed
  if (facet === 4 && v > 8.9 && v < 13.2 && chord > 0.3 && chord < 0.5)
    return (v * 2.1) % 1 < 0.34 ? shade(resistance.slate, tone) : { ...resistance.dark, groove: 0.7 }
  return shade(column === 2 || column === 4 ? resistance.pale : resistance.white, tone)
}

const panel = (): Mesh => {
  const us = cuts([0, 1, 2, 3, 4, 5, 6], [1.38, 1.8, 4.2, 4.62], 0.016)
  const vs = cuts([...PLAN.map(([s]) => s)], COLUMNS, 0.12)
  return smooth(
    patch((u, v) => foilSkin(u, v), us, vs, foilPaint),
    24,
  )
}

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
  if (k < 16) return shade(resistance.slate, (turn * 12) % 1 < 0.12 ? 0.5 : plate(part, k, 0.3))
  if (k < 19) return resistance.steel
  if (k < 20) return shade(resistance.slate, (turn * 18) % 1 < 0.3 ? 0.5 : plate(Math.floor(turn * 18), 9, 0.36))
  // the petals of the nozzle, scorched towards the rim
  return (turn * 10) % 1 < 0.1
    ? resistance.black
    : shade(k < 22 ? resistance.steel : resistance.dark, plate(Math.floor(turn * 10), k, 0.3))
}

/** Half an engine: half-round intake with struts, banded cowling, ribbed tube, half-round nozzle; flat where it meets its other half. */
const engine = (): Mesh => {
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
  return shift(merge(body, fan, below), [ENGINE_AT, 0, 0])
}

/** Raised machinery on the foil outboard of the engine. */
const machinery = (): Mesh => {
  const box = (s: number, f: number, w: number, long: number, high: number, paint = resistance.slate) =>
    shift(pitchX(smooth(extrude(rectangle(0, 0, w, long), 0.1, high, 0.08, paint), 20), -Math.PI / 2), [
      s,
      0,
      station(f),
    ])
  return merge(
    box(8.25, 0.77, 0.7, 6.6, 0.66, resistance.slate),
    box(8.35, 0.87, 0.9, 1, 0.7, resistance.dark),
    box(13.65, 0.78, 0.34, 5.2, 0.42, resistance.steel),
    box(13.65, 0.72, 0.6, 1, 0.5, resistance.slate),
    box(19.4, 0.795, 1.7, 3.2, 0.4, resistance.slate),
  )
}

/** Cannon: angular breech on the tip, stepped barrel, slotted brake. */
const cannon = (): Mesh => {
  const z = station
  const profile: Flat[] = [
    [z(0.352), 0.001],
    [z(0.352), 0.15],
    [z(0.39), 0.16],
    [z(0.392), 0.3],
    [z(0.41), 0.32],
    [z(0.412), 0.22],
    [z(0.418), 0.22],
    [z(0.42), 0.34],
    [z(0.44), 0.34],
    [z(0.446), 0.24],
    [z(0.54), 0.26],
    [z(0.543), 0.4],
    [z(0.562), 0.42],
    [z(0.566), 0.32],
    [z(0.65), 0.36],
    [z(0.664), 0.6],
    [z(0.69), 0.74],
    [z(0.75), 0.74],
    [z(0.753), 0.64],
    [z(0.762), 0.64],
    [z(0.765), 0.74],
    [z(0.83), 0.72],
    [z(0.87), 0.5],
    [z(0.912), 0.34],
    [z(0.914), 0.001],
  ]
  const paint: Painter = ({ u, v }) => {
    const k = Math.floor(v)
    if (k < 2) return resistance.dark
    if (k < 8) return k === 3 || k === 7 ? resistance.slate : resistance.dark
    if (k < 15) return k === 11 ? resistance.slate : resistance.steel
    if (k === 17 || k === 18) return resistance.dark
    if (k === 19 && v > 19.7) return resistance.dark
    if (k === 20)
      return v > 20.3 && v < 20.6 ? resistance.stripe : shade(resistance.white, plate(Math.floor(u * 3), k, 0.2))
    if (k < 22) return shade(resistance.white, plate(Math.floor(u * 3), k, 0.2))
    return k < 23 ? resistance.slate : resistance.dark
  }
  return shift(smooth(lathe(profile, 8, paint), 24), [TIP, 0, 0])
}

const quarter = () => rollZ(merge(panel(), machinery(), engine(), cannon()), radians(SPREAD))

/** All four foils, each with its half of an engine, opened. */
export const foils = (): Mesh => mirrorX(mirrorY(quarter()))

/** A foil point (span, above, z) of the right upper foil in model axes; signs pick the quarter. */
export const onFoil = (span: number, above: number, z: number, right: 1 | -1, up: 1 | -1): Vec => {
  const angle = radians(SPREAD)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [right * (span * c - above * s), up * (span * s + above * c), z]
}
