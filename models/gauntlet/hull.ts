/** The hull of a Gauntlet: a slim nose under a raked canopy, a deep body that the wings turn about, a fin above and a keel below. */
import { type Mesh, merge, mirrorX, type Paint, pitchX, place, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { along, extrude, type Flat, flowing, lathe, rectangle, sheet } from '../kit/shapes.ts'
import type { Vec } from '../kit/vec.ts'
import { clan } from './paint.ts'

/** Length over all, 52.3 m at 1:270: the wings reach ahead of the nose. */
export const LENGTH = 193.7
/** Where the nose is, and how long the hull is from there to the stern, mm. */
const NOSE = -64
const LONG = LENGTH / 2 - 4.4 - NOSE
/** Model z of a fraction of the hull, 0 at the nose. */
export const station = (f: number) => NOSE + f * LONG

// fraction, top y, top half width, shoulder y, half width, lower side y, bottom half width, bottom y
const SECTIONS = [
  [0, 16.6, 0.9, 16, 1.5, 14.9, 1.1, 14.4],
  [0.012, 17.6, 1.7, 16.6, 3, 14.2, 2.2, 13.2],
  [0.05, 19.4, 2.6, 17.6, 5, 13, 3.6, 11],
  [0.1, 21.4, 3.3, 18.6, 6.8, 12.2, 4.8, 9],
  [0.17, 24, 3.9, 19.8, 8.4, 11.4, 5.8, 7.2],
  [0.245, 30.2, 3.7, 21.6, 9.8, 10.8, 6.6, 5.8],
  [0.29, 32.6, 3.8, 22.4, 10.4, 10.6, 7.1, 5.2],
  [0.4, 34.2, 4.4, 23.4, 11.6, 10.4, 8, 4.2],
  [0.52, 34.8, 5, 24, 12.4, 10.4, 8.6, 3.4],
  [0.66, 34, 5.3, 24.2, 12.4, 10.8, 8.8, 3.2],
  [0.8, 31.8, 5.4, 24, 11.6, 11.8, 8.4, 4.4],
  [0.9, 29.2, 5.2, 23.6, 10.6, 12.8, 7.6, 6.6],
  [0.95, 27.8, 5, 23.2, 9.8, 13.6, 7, 8.2],
] as const

/** The hull's outline at a station, counter-clockwise from the right lower side; u counts corners, 0 to 10. */
const outline = (f: number): Flat[] => {
  const [, top, topHalf, shoulder, half, low, bottomHalf, bottom] = flowing(SECTIONS, f) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return [
    [half, low],
    [half, shoulder],
    [topHalf, top],
    [0, top + 0.25],
    [-topHalf, top],
    [-half, shoulder],
    [-half, low],
    [-bottomHalf, bottom],
    [0, bottom - 0.3],
    [bottomHalf, bottom],
    [half, low],
  ]
}

const skin = (u: number, f: number): Vec => {
  const [, x, y] = along(
    outline(f).map(([a, b], i) => [i, a, b]),
    u,
  ) as [number, number, number]
  return [x, y, station(f)]
}

/** Cross seams of the plating, fractions of the hull. */
const SEAMS = [0.03, 0.075, 0.125, 0.158, 0.305, 0.355, 0.42, 0.47, 0.55, 0.61, 0.7, 0.755, 0.845, 0.915]
/** The canopy: from where its raked glass begins to where its roof does, fractions of the hull. */
const GLASS = [0.176, 0.262] as const

/** The glass of the canopy in its dark frames; null beside it. `across` is 0 over the middle and 1 at the edge of the roof. */
const canopy = (facet: number, u: number, v: number): Paint | null => {
  const [from, to] = GLASS
  const roof = facet === 2 || facet === 3
  if (roof) {
    if (v < from - 0.006 || v > to + 0.004) return null
    const across = Math.abs(u - 3)
    const post = Math.abs(across - 0.36) < 0.035 || across > 0.93 || across < 0.018
    return post || v < from || v > to ? clan.slate : (v - from) % 0.043 < 0.0025 ? clan.slate : clan.glass
  }
  if (facet !== 1 && facet !== 4) return null
  // a long side light below the edge of the roof, slanting with it
  const up = facet === 1 ? u - 1 : 5 - u
  const [fore, aft] = [0.206 - 0.03 * (up - 0.6), 0.3 + 0.03 * (up - 0.6)]
  if (up < 0.6 || up > 0.93 || v < fore || v > aft) return null
  if (up < 0.64 || up > 0.89 || v < fore + 0.004 || v > aft - 0.004) return clan.slate
  return (v - fore) % 0.031 < 0.003 ? clan.slate : clan.glass
}

/** Slanting bars of the squadron's colour on the flanks, and the blade along the edge of the roof. */
const flash = (facet: number, u: number, v: number): boolean => {
  const slope = facet === 1 ? u - 1 : facet === 4 ? 5 - u : -1
  if (slope >= 0) {
    const at = v - 0.1 * slope
    return (
      (at > 0.34 && at < 0.4) ||
      (at > 0.415 && at < 0.433) ||
      (v > 0.045 && v < 0.155 && slope > 0.3 && slope < 0.72 - 2 * (v - 0.045))
    )
  }
  const side = facet === 0 ? u : facet === 5 ? 6 - u : -1
  if (side >= 0) {
    const at = v + 0.09 * side
    return (at > 0.2 && at < 0.262) || (at > 0.278 && at < 0.294) || (v > 0.8 && v < 0.9 && side > 0.3 && side < 0.62)
  }
  return (facet === 2 || facet === 3) && Math.abs(u - 3) > 0.5 && Math.abs(u - 3) < 0.84 && v > 0.44 && v < 0.78
}

const hullPaint: Painter = ({ u, v, seamU, seamV }) => {
  const facet = Math.floor(u) % 10
  const row = SEAMS.filter(f => f < v).length
  const tone = plate(row + 60, facet > 5 ? 9 - facet : facet, 0.17)
  const glass = canopy(facet, u, v)
  if (glass) return glass
  if (flash(facet, u, v)) return seamV ? clan.stripeSeam : shade(clan.stripe, tone)
  if (v < 0.014) return shade(clan.slate, tone)
  // a band of sensors around the nose
  if (v > 0.032 && v < 0.045) {
    const port = (u * 3.2 + 0.2) % 1
    return facet < 6 && port > 0.25 && port < 0.75 && v > 0.035 && v < 0.042 ? clan.lit : clan.glass
  }
  const side = facet === 0 || facet === 5
  const up = facet === 0 ? u : 6 - u
  // the trench along the flank with its machinery, ahead of the wings and behind them
  if (side && up > 0.36 && up < 0.66 && ((v > 0.3 && v < 0.4) || (v > 0.7 && v < 0.79))) {
    if (up < 0.39 || up > 0.63) return clan.slate
    const cell = (v * 74) % 1
    return cell < 0.28 ? shade(clan.slate, tone) : cell < 0.36 ? clan.brass : clan.pit
  }
  // grilles over the engines
  if ((facet === 1 || facet === 4) && v > 0.79 && v < 0.9) {
    const slope = facet === 1 ? u - 1 : 5 - u
    if (slope > 0.2 && slope < 0.8) return ((v - 0.79) * 80) % 1 < 0.42 ? clan.pit : shade(clan.slate, tone)
  }
  if (seamV && (side || (row + facet) % 3 !== 1)) return clan.seam
  if (seamU && (row + facet) % 2 === 0) return clan.seam
  // bays below: two long doors and what is between them
  if (facet === 7 || facet === 8) {
    const aside = Math.abs(u - 8)
    if (v > 0.34 && v < 0.66 && (Math.abs(aside - 0.62) < 0.02 || (aside < 0.64 && Math.abs(v - 0.5) < 0.002)))
      return clan.seam
    if (v > 0.345 && v < 0.655 && aside < 0.6) return shade(clan.deep, plate(row + 3, facet, 0.1))
    if (v > 0.7 && v < 0.86) return ((v - 0.7) * 44) % 1 < 0.3 ? clan.pit : shade(clan.slate, tone)
  }
  if (v > 0.925) return shade(clan.slate, tone)
  if ((facet === 6 || facet === 9) && row % 3 === 0) return shade(clan.deep, tone)
  return shade(row % 4 === 2 ? clan.pale : row % 5 === 3 ? clan.deep : clan.hull, tone)
}

const fuselage = (): Mesh => {
  const us = cuts(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [0.3, 0.72, 1.5, 2.4, 3.6, 4.5, 5.28, 5.7, 6.5, 7.5, 8.5, 9.5],
    0.02,
  )
  const vs = cuts([...SECTIONS.map(([f]) => f), ...even(0, 0.3, 18), ...even(0.3, 0.95, 16)], SEAMS, 0.0026)
  const shell = smooth(patch(skin, us, vs, hullPaint), 26)
  const cap = (f: number, back: boolean, paint: Paint) => {
    const face = sheet(outline(f).slice(0, -1), [], 0, paint)
    return place(face, {
      x: back ? [1, 0, 0] : [-1, 0, 0],
      y: [0, 1, 0],
      z: [0, 0, back ? 1 : -1],
      at: [0, 0, station(f)],
    })
  }
  return merge(shell, cap(0, false, clan.slate), cap(0.95, true, clan.dark))
}

/** A flat shape drawn along the ship (ahead to the left, up), as thick as told, standing upright at x. */
const upright = (shape: readonly Flat[], thick: number, bevel: number, paint: Paint, x = 0): Mesh => {
  const flat = smooth(extrude(shape, -thick / 2, thick / 2, bevel, paint, true), 20)
  // drawn x runs astern, drawn y up; its face looks to the left
  return place(flat, { x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0], at: [x, 0, 0] })
}

/** Fin and keel, both swept astern, with their edges and aerials. */
const fins = (): Mesh => {
  const fin: Flat[] = [
    [station(0.5), 34],
    [station(0.93), 28],
    [station(0.97), 41.4],
    [station(0.885), 44.9],
    [station(0.86), 44.9],
  ]
  const keel: Flat[] = [
    [station(0.92), 8.6],
    [station(0.46), 4.4],
    [station(0.7), -3.8],
    [station(0.8), -3.8],
  ]
  return merge(
    upright(fin, 2.1, 0.8, clan.hull),
    upright(
      [
        [station(0.905), 33],
        [station(0.955), 32.4],
        [station(0.966), 40.6],
        [station(0.93), 42],
      ],
      2.5,
      0.25,
      clan.slate,
    ),
    // the squadron's colour across the top of the fin
    upright(
      [
        [station(0.842), 42.4],
        [station(0.868), 41.6],
        [station(0.903), 44],
        [station(0.884), 44.7],
        [station(0.866), 44.7],
      ],
      2.35,
      0.2,
      clan.stripe,
    ),
    upright(keel, 2.6, 0.9, clan.deep),
    upright(
      [
        [station(0.8), 1.4],
        [station(0.66), 0.4],
        [station(0.71), -3.2],
        [station(0.79), -3.2],
      ],
      3,
      0.25,
      clan.slate,
    ),
    upright(
      [
        [station(0.86), 44.4],
        [station(0.864), 44.4],
        [station(0.92), 45.1],
        [station(0.918), 45.2],
      ],
      0.5,
      0.1,
      clan.dark,
    ),
  )
}

const box = (
  x: number,
  f: number,
  w: number,
  long: number,
  low: number,
  high: number,
  paint: Paint = clan.slate,
): Mesh => {
  const flat = smooth(extrude(rectangle(0, 0, w, long), low, high, Math.min(0.35, (high - low) * 0.4), paint), 20)
  return shift(pitchX(flat, -Math.PI / 2), [x, 0, station(f)])
}

/** A gun barrel along the ship, its muzzle `ahead` of its root, mm. */
const barrel = (at: Vec, long: number, r: number): Mesh => {
  const profile: Flat[] = [
    [-long, 0.001],
    [-long, r * 0.62],
    [-long + 1, r * 0.7],
    [-long + 1.1, r],
    [-long + 3.2, r],
    [-long + 3.3, r * 0.62],
    [-long * 0.45, r * 0.7],
    [-long * 0.44, r * 1.12],
    [-long * 0.36, r * 1.12],
    [-long * 0.35, r * 0.9],
    [0, r],
  ]
  const paint: Painter = ({ v }) =>
    v < 2 ? clan.black : v < 5 ? clan.slate : v < 7 ? clan.steel : v < 9 ? clan.slate : clan.dark
  return shift(smooth(lathe(profile, 8, paint), 26), at)
}

/** Muzzles of the chin guns, mm. */
export const CHIN: Vec = [5.4, 10.2, station(-0.022)]
/** The two barrels that fire astern, over the engines, mm. */
const STING: Vec = [2.4, 30.6, station(1)]

/** Chin guns, the spine between canopy and fin, the gunner's housing astern, fittings on roof and shoulders. */
const fittings = (): Mesh => {
  const chin = mirrorX(
    merge(
      barrel([CHIN[0], CHIN[1], station(0.11)], station(0.11) - CHIN[2], 0.8),
      box(CHIN[0], 0.125, 2.6, 8, 8.8, 11.6, clan.slate),
    ),
  )
  const spine = merge(
    box(0, 0.37, 5.4, 18, 33, 35.6, clan.deep),
    box(0, 0.335, 3, 5, 35, 36.5, clan.slate),
    box(0, 0.42, 2.2, 10, 35, 36.6, clan.dark),
    box(0, 0.48, 4.2, 5, 34, 36.2, clan.hull),
  )
  const gunner = merge(
    box(0, 0.925, 9, 11, 26.6, 31.4, clan.hull),
    box(0, 0.962, 6.6, 4.6, 28.4, 32.4, clan.slate),
    mirrorX(barrelAft()),
  )
  const shoulders = mirrorX(
    merge(
      box(7.6, 0.46, 2.4, 12, 27, 31.4, clan.slate),
      box(7.6, 0.46, 1.4, 9, 31, 31.9, clan.pit),
      box(8.2, 0.33, 1.6, 7, 24, 28.4, clan.deep),
      box(7.4, 0.74, 2, 14, 26, 30.6, clan.slate),
      box(6.2, 0.2, 1.2, 6, 20, 23, clan.steel),
    ),
  )
  return merge(chin, spine, gunner, shoulders)
}

const barrelAft = (): Mesh =>
  place(barrel([0, 0, 0], station(1) - station(0.97), 0.75), {
    x: [-1, 0, 0],
    y: [0, 1, 0],
    z: [0, 0, -1],
    at: [STING[0], STING[1], station(0.97)],
  })

/** The hull with all that stands on it; neither wings nor engines. */
export const body = (): Mesh => merge(fuselage(), fins(), fittings())
