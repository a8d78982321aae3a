/** A foil of an X-wing with its engine, its cannon and its squadron bars, four times mirrored. */
import { foilSkin, fourFoils, onFoils } from '../kit/foils.ts'
import { type Mesh, merge, pitchX, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, type Painter, patch } from '../kit/patch.ts'
import { extrude, type Flat, lathe, rectangle } from '../kit/shapes.ts'
import { rebel } from '../palette.ts'
import { throat } from '../throat.ts'
import { station } from './hull.ts'

/** Half the angle between upper and lower foils in attack position, degrees. */
const SPREAD = 13
/** Distance of the cannons from the ship's axis, along the foil. */
export const TIP = 21.7
const ROOT = 2
/** Engine axis in foil coordinates: along the span, and above the foil. */
export const ENGINE_AT = [5.15, 1.5] as const

// span, leading edge fraction, trailing edge fraction, half thickness
const PLAN = [
  [ROOT, 0.61, 0.888, 0.42],
  [TIP, 0.69, 0.858, 0.24],
] as const

/** Squadron bars, span from and to: everyone wears the broad one, the slim ones count. */
const BARS = [
  [13.9, 15.9],
  [16.3, 16.68],
  [16.98, 17.36],
  [17.66, 18.04],
  [18.34, 18.7],
] as const

const skin = foilSkin(PLAN, station, 0.045)

const foilPaint: Painter = ({ u, v, seamU, seamV }) => {
  const facet = Math.floor(u)
  const edge = facet !== 1 && facet !== 4
  const column = [8.4, 11.4, 13.6, 18.8].filter(s => s < v).length
  const tone = plate(column, Math.round((u % 1) * 3) + facet * 4, 0.16)
  const bar = BARS.findIndex(([from, to]) => v > from && v < to)
  if (bar >= 0 && !edge) return { ...(seamU ? rebel.stripeSeam : shade(rebel.stripe, tone)), mark: bar + 1 }
  if (seamV) return rebel.seam
  if (seamU && column !== 3) return rebel.seam
  if (edge) return shade(rebel.white, 1.04)
  if (facet === 1 && column === 1 && u > 1.6 && u < 1.92) {
    // an open bay: ribs over dark machinery
    const rib = (v * 2.3) % 1
    if (u < 1.625 || u > 1.895) return rebel.seam
    return rib < 0.3 ? shade(rebel.grey, tone) : { ...rebel.dark, groove: 0.7 }
  }
  const slit = (v - 11.9) / 0.42
  if (!edge && column === 2 && slit > 0 && slit < 3 && slit % 1 < 0.5 && Math.abs((u % 1) - 0.3) < 0.09)
    return { ...rebel.dark, groove: 0.8 }
  return shade(column === 2 ? rebel.cream : rebel.white, tone)
}

const panel = (): Mesh => {
  const us = cuts([0, 1, 1.6, 1.92, 2, 3, 4, 5, 6], [1.36, 1.74, 4.22, 4.64], 0.018)
  const ends = BARS.flat()
  const vs = cuts([ROOT, 3.6, 5.2, 7, 9.9, 12.6, ...ends, 20.2, TIP], [8.4, 11.4, 13.6, 18.8], 0.13)
  return smooth(patch(skin, us, vs, foilPaint), 24)
}

/** Raised machinery between engine and stripe. */
const machinery = (): Mesh => {
  const box = (s: number, f: number, w: number, long: number, high: number, paint = rebel.grey) =>
    shift(pitchX(smooth(extrude(rectangle(0, 0, w, long), 0.2, high, 0.09, paint), 20), -Math.PI / 2), [
      s,
      0,
      station(f),
    ])
  return merge(
    box(9.2, 0.822, 1, 2.4, 0.56, rebel.grey),
    box(10.5, 0.815, 0.8, 1.5, 0.62, rebel.steel),
    box(10.4, 0.852, 1, 0.7, 0.54, rebel.copper),
    box(9, 0.863, 0.7, 0.8, 0.5, rebel.dark),
    box(8.05, 0.8, 0.3, 5.2, 0.5, rebel.steel),
    box(11.1, 0.79, 0.26, 2.6, 0.48, rebel.copper),
    box(9.7, 0.772, 2.2, 0.34, 0.52, rebel.steel),
    box(20, 0.775, 1.5, 4.2, 0.42, rebel.white),
  )
}

/** Engine: round intake with stator vanes, banded body, long exhaust, dark nozzle with a glowing throat. */
const engine = (): Mesh => {
  const z = station
  const profile: Flat[] = [
    [z(0.604), 0.001],
    [z(0.588), 0.62],
    [z(0.601), 0.7],
    [z(0.601), 1.62],
    [z(0.578), 1.78],
    [z(0.574), 1.94],
    [z(0.58), 2.06],
    [z(0.61), 2.1],
    [z(0.614), 2.02],
    [z(0.62), 2.02],
    [z(0.624), 2.1],
    [z(0.69), 2.08],
    [z(0.755), 1.96],
    [z(0.79), 1.62],
    [z(0.8), 1.42],
    [z(0.803), 1.3],
    [z(0.87), 1.24],
    [z(0.874), 1.36],
    [z(0.885), 1.36],
    [z(0.889), 1.22],
    [z(0.932), 1.16],
    [z(0.946), 1.36],
    [z(0.985), 1.45],
    [z(1), 1.4],
    [z(0.999), 1.28],
    [z(0.985), 1.13],
    [z(0.972), 0.98],
    [z(0.972), 0.001],
  ]
  const paint: Painter = ({ u, v }) => {
    const k = Math.floor(v)
    const part = Math.floor(u * 20)
    if (k === 0) return rebel.steel
    if (k === 2) return part % 2 ? rebel.black : rebel.dark
    if (k < 4) return rebel.black
    if (k === 8 || k === 9) return rebel.seam
    if (k === 10 && part >= 2 && part < 8 && v < 10.86) return shade(rebel.stripe, plate(part >> 1, 3, 0.06))
    // the edges of the cowling's plates
    if ((k === 10 || k === 11) && (u * 5) % 1 < 0.012) return rebel.seam
    if (k === 15 && (v % 0.34) / 0.34 < 0.1) return rebel.seam
    // louvres and small hatches in the cowling
    const hatch = (u * 20) % 1
    if (k === 11 && part % 6 === 1 && v > 11.2 && v < 11.75 && hatch > 0.1 && hatch < 0.9)
      return (v * 11) % 1 < 0.45 ? rebel.dark : rebel.grey
    if (k < 8) return shade(rebel.grey, 1.05)
    if (k < 12) return shade(part % 5 === 4 ? rebel.cream : rebel.white, plate(Math.floor(part / 4), k, 0.2))
    if (k < 14) return rebel.steel
    if (k < 15) return rebel.dark
    if (k < 16) return shade(rebel.grey, plate(Math.floor(part / 3), k, 0.3))
    if (k < 19) return rebel.steel
    // pipes along the hot tube, then the petals of the nozzle, scorched towards the rim
    if (k < 20) return shade(rebel.copper, (u * 10) % 1 < 0.3 ? 0.6 : plate(Math.floor(u * 10), 9, 0.4))
    if (k < 21) return rebel.steel
    if (k < 23)
      return (u * 14) % 1 < 0.14
        ? rebel.black
        : shade(k < 22 ? rebel.steel : rebel.dark, plate(Math.floor(u * 14), k, 0.3))
    return k < 25 ? rebel.black : throat(rebel.engine, u, v - 25, 2)
  }
  const body = smooth(lathe(profile, 28, paint), 32)
  const pylon = smooth(extrude(rectangle(0, 0, 2.3, 11.5), 0, 1.3, 0.2, rebel.grey), 20)
  return shift(merge(body, shift(pitchX(pylon, -Math.PI / 2), [0, -ENGINE_AT[1], station(0.745)])), [...ENGINE_AT, 0])
}

/** Cannon: breech on the tip, slender barrel, dish and needle. */
const cannon = (): Mesh => {
  const z = station
  const profile: Flat[] = [
    [z(0.386), 0.001],
    [z(0.386), 0.17],
    [z(0.448), 0.18],
    [z(0.45), 0.34],
    [z(0.458), 0.34],
    [z(0.46), 0.24],
    [z(0.468), 0.26],
    [z(0.455), 0.78],
    [z(0.459), 0.86],
    [z(0.472), 0.5],
    [z(0.486), 0.31],
    [z(0.56), 0.31],
    [z(0.563), 0.4],
    [z(0.575), 0.4],
    [z(0.578), 0.33],
    [z(0.66), 0.36],
    [z(0.672), 0.62],
    [z(0.7), 0.72],
    [z(0.76), 0.72],
    [z(0.763), 0.64],
    [z(0.772), 0.64],
    [z(0.775), 0.72],
    [z(0.85), 0.7],
    [z(0.875), 0.52],
    [z(0.9), 0.46],
    [z(0.902), 0.001],
  ]
  const paint: Painter = ({ u, v }) => {
    const k = Math.floor(v)
    if (k < 3) return rebel.dark
    if (k < 9) return rebel.steel
    if (k < 15) return k === 12 ? rebel.dark : rebel.steel
    if (k < 19) return k === 15 ? rebel.grey : shade(rebel.cowl, plate(Math.floor(u * 3), k, 0.2))
    if (k < 20) return rebel.seam
    if (k < 22) return shade(rebel.cowl, plate(Math.floor(u * 3), k, 0.2))
    return k < 24 ? rebel.steel : rebel.dark
  }
  return shift(smooth(lathe(profile, 10, paint), 36), [TIP, 0, 0])
}

/** All four foils with engines and cannons, opened. */
export const foils = (): Mesh => fourFoils(merge(panel(), machinery(), engine(), cannon()), SPREAD)

/** A foil point (span, above, z) of the right upper foil in model axes; signs pick the quarter. */
export const onFoil = onFoils(SPREAD)
