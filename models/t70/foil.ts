/** A foil of a T-70 with its half of an engine, its cannon and its squadron paint, four times mirrored. */
import { foilSkin, fourFoils, onFoils } from '../kit/foils.ts'
import { type Mesh, merge, pitchX, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, type Painter, patch } from '../kit/patch.ts'
import { extrude, type Flat, lathe, rectangle } from '../kit/shapes.ts'
import { resistance } from '../palette.ts'
import { engine } from './engine.ts'
import { station } from './hull.ts'

/** Half the angle between upper and lower foils in attack position, degrees. */
const SPREAD = 14
/** Distance of the cannons from the ship's axis, along the foil. */
export const TIP = 20.75
const ROOT = 2

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

const skin = foilSkin(PLAN, station, 0.05)

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
  return smooth(patch(skin, us, vs, foilPaint), 24)
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

/** All four foils, each with its half of an engine, opened. */
export const foils = (): Mesh => fourFoils(merge(panel(), machinery(), engine(), cannon()), SPREAD)

/** A foil point (span, above, z) of the right upper foil in model axes; signs pick the quarter. */
export const onFoil = onFoils(SPREAD)
