/** The fuselage of a T-70: long chiselled nose with its sensor band, squadron blades, astromech and spine. */
import { type Mesh, merge, mirrorX, type Paint, pitchX, place, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, type Painter, patch } from '../kit/patch.ts'
import { along, bar, extrude, type Flat, lathe, rectangle, sheet } from '../kit/shapes.ts'
import type { Vec } from '../kit/vec.ts'
import { resistance } from '../palette.ts'

/** Length over all, 12.49 m at 1:270. */
export const LENGTH = 46.3
/** Model z of a fraction of the length, 0 at the nose. */
export const station = (f: number) => (f - 0.5) * LENGTH

/** Where the nose is parted by its sensor band, fractions of the length. */
const BAND = [0.086, 0.108] as const
/** Where the hull steps out below the cockpit. */
const STEP = 0.352

// fraction, top y, top half width, shoulder y, half width, lower side y, bottom half width, bottom y
const SECTIONS = [
  [0, -1.14, 0.34, -1.24, 0.62, -1.5, 0.5, -1.66],
  [0.007, -0.94, 0.62, -1.14, 0.96, -1.54, 0.74, -1.8],
  [0.026, -0.8, 0.76, -1.06, 1.16, -1.56, 0.88, -1.92],
  [BAND[0], -0.56, 0.9, -0.94, 1.36, -1.56, 1.02, -2.06],
  [BAND[0] + 0.002, -0.66, 0.82, -0.98, 1.22, -1.54, 0.94, -1.96],
  [BAND[1] - 0.002, -0.58, 0.86, -0.94, 1.28, -1.54, 0.98, -2],
  [BAND[1], -0.46, 0.96, -0.88, 1.46, -1.58, 1.1, -2.12],
  [0.24, -0.06, 1.06, -0.68, 1.72, -1.6, 1.28, -2.26],
  [STEP - 0.002, 0.28, 1.16, -0.52, 1.94, -1.6, 1.42, -2.36],
  [STEP, 0.28, 1.16, -0.52, 2.1, -1.62, 1.6, -2.56],
  [0.43, 0.5, 1.26, -0.38, 2.28, -1.6, 1.72, -2.66],
  [0.5, 0.86, 1.6, -0.1, 2.44, -1.56, 1.84, -2.74],
  [0.585, 1.78, 1.5, 0.3, 2.62, -1.5, 1.92, -2.8],
  [0.61, 2.2, 1.5, 0.44, 2.68, -1.5, 1.94, -2.8],
  [0.7, 2.24, 1.42, 0.48, 2.68, -1.46, 1.9, -2.78],
  [0.86, 2.02, 1.2, 0.42, 2.5, -1.4, 1.74, -2.64],
  [0.935, 1.7, 1.02, 0.34, 2.24, -1.28, 1.5, -2.3],
] as const

/** The fuselage outline at a station, counter-clockwise from the right lower side; u counts corners, 0 to 10. */
const outline = (f: number): Flat[] => {
  const [, top, topHalf, shoulder, half, low, bottomHalf, bottom] = along(SECTIONS, f) as [
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
    [0, top],
    [-topHalf, top],
    [-half, shoulder],
    [-half, low],
    [-bottomHalf, bottom],
    [0, bottom],
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

/** Cross seams of the plating, fractions of the length. */
const SEAMS = [0.045, 0.165, 0.225, 0.3, 0.395, 0.47, 0.545, 0.64, 0.72, 0.8, 0.865]

/** A squadron's blade along either side of the nose: broad astern, to a point at the sensor band; `up` is 0 below and 1 at the shoulder. */
const blade = (up: number, f: number) => {
  const t = (f - BAND[1] - 0.012) / (0.432 - BAND[1])
  if (t < 0 || t > 1) return false
  return up > 0.86 - 0.58 * t && up < 0.9 && !(t > 0.76 && t < 0.8)
}

/** Plates between the seams; blades, a chevron behind the sensor band, dark vents and the band itself. */
const hullPaint: Painter = ({ u, v, seamU, seamV }) => {
  const facet = Math.floor(u) % 10
  const row = SEAMS.filter(f => f < v).length
  const tone = plate(row + 20, facet > 5 ? 9 - facet : facet, 0.13)
  if (v > BAND[0] && v < BAND[1]) {
    if (v < BAND[0] + 0.002 || v > BAND[1] - 0.002) return resistance.dark
    // small windows over the instruments, on the sides and above
    const port = (u * 3.2 + 0.2) % 1
    return facet < 6 && port > 0.22 && port < 0.74 && v > BAND[0] + 0.006 && v < BAND[1] - 0.006
      ? resistance.lens
      : resistance.sensor
  }
  const upper = facet >= 1 && facet <= 4
  const aside = facet === 0 ? u : facet === 5 ? 6 - u : -1
  if (aside >= 0 && blade(aside, v)) return seamV ? resistance.stripeSeam : shade(resistance.stripe, tone)
  // the chevron: two slanting arms on the slopes, meeting over the nose
  const across = upper ? Math.abs(u - 3) / 2 : 1
  const arm = v - BAND[1] - 0.016 - across * 0.03
  if (upper && arm > 0 && arm < 0.024) return resistance.stripe
  if (upper && v > 0.615 && v < 0.9 && across > 0.52 && across < 0.86 && !(v > 0.73 && v < 0.745))
    return seamV ? resistance.stripeSeam : shade(resistance.stripe, tone)
  if (v < 0.02) return shade(resistance.pale, 0.9)
  if (seamV && (v > 0.56 || upper || (row + facet) % 2 === 0)) return resistance.seam
  if (seamU && (facet === 2 || facet === 3) && v > BAND[1] && v < 0.4) return resistance.seam
  if (seamU && (v > 0.59 || (!upper && v > 0.02))) return resistance.seam
  // vents beside the step, and in the flanks below the cockpit
  if (aside > 0.2 && aside < 0.7 && v > 0.462 && v < 0.522)
    return ((v - 0.462) * 66) % 1 < 0.5 ? resistance.black : shade(resistance.slate, tone)
  if (!upper && facet !== 0 && facet !== 5 && v > STEP - 0.003 && v < STEP + 0.003) return resistance.dark
  if (facet >= 6 && v > 0.4 && v < 0.56 && Math.abs(u - 8) < 0.7) return shade(resistance.slate, tone)
  if (v > 0.88) return shade(resistance.slate, tone)
  return shade(row % 3 === 2 ? resistance.pale : resistance.white, tone)
}

const fuselage = (): Mesh => {
  const us = cuts([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [0.28, 1.5, 2.5, 3.5, 4.5, 5.72, 7.5, 8.5], 0.05)
  const stations = SECTIONS.map(([f]) => f)
  const vs = cuts([...stations, 0.055, 0.16, 0.3, 0.56, 0.65, 0.78], SEAMS, 0.003)
  const shell = smooth(patch(skin, us, vs, hullPaint), 24)
  const cap = (f: number, back: boolean, paint: typeof resistance.dark) => {
    const face = sheet(outline(f).slice(0, -1), [], 0, paint)
    const turned: Vec = back ? [1, 0, 0] : [-1, 0, 0]
    return place(face, { x: turned, y: [0, 1, 0], z: [0, 0, back ? 1 : -1], at: [0, 0, station(f)] })
  }
  return merge(shell, cap(0, false, resistance.slate), cap(0.935, true, resistance.dark))
}

/** The head of a rolling astromech in its socket: rings of the squadron's colour, a dark eye, an antenna. */
const droid = (): Mesh => {
  const dome: Flat[] = [
    [0, 1.1],
    [0.2, 1.1],
    [0.22, 1],
    [0.34, 1],
    [0.62, 0.92],
    [0.88, 0.74],
    [1.06, 0.48],
    [1.16, 0.2],
    [1.18, 0.001],
  ]
  const paint: Painter = ({ u, v }) => {
    const part = Math.floor(u * 24)
    if (v < 1) return part % 4 === 0 ? resistance.steel : resistance.dome
    if (v < 3) return resistance.slate
    // forward lies where the turn is a quarter
    const ahead = Math.abs(u - 0.25)
    if (v > 4.1 && v < 5.7 && ahead < 0.055) return resistance.eye
    if (v > 4.5 && v < 5.2 && ahead > 0.075 && ahead < 0.1) return resistance.eye
    if (v < 3.5) return resistance.steel
    if (v < 4) return { ...resistance.stripe, material: 'dome' }
    if (v > 6.2 && v < 6.8) return { ...resistance.stripe, material: 'dome' }
    return v > 5 && v < 5.9 && part % 6 === 3 ? resistance.slate : resistance.dome
  }
  const socket = lathe(
    [
      [0.1, 1.36],
      [0.16, 1.28],
      [0.1, 1.08],
      [-0.2, 1.08],
    ],
    20,
    ({ v }) => (v < 1 ? resistance.steel : resistance.dark),
  )
  const upright = pitchX(merge(smooth(lathe(dome, 20, paint), 30), smooth(socket, 30)), -Math.PI / 2)
  const mast = extrude(rectangle(0, 0, 0.07, 0.07), 0.9, 1.75, 0.02, resistance.dark)
  return merge(shift(upright, [0, 2.1, station(0.64)]), shift(pitchX(mast, -Math.PI / 2), [0.3, 2.2, station(0.645)]))
}

/** The spine behind the droid, fittings beside it, the stern plate, vents in the flanks and the skid below. */
const details = (): Mesh => {
  const box = (
    x: number,
    f: number,
    w: number,
    long: number,
    low: number,
    high: number,
    paint: Paint = resistance.slate,
  ) => {
    const flat = smooth(extrude(rectangle(0, 0, w, long * LENGTH), low, high, 0.1, paint), 20)
    return shift(pitchX(flat, -Math.PI / 2), [x, 0, station(f)])
  }
  const spine = merge(
    box(0, 0.79, 0.96, 0.2, 1.9, 2.5, resistance.white),
    box(0, 0.715, 1.3, 0.03, 2, 2.6, resistance.slate),
    box(0, 0.772, 0.44, 0.09, 2.4, 2.68, resistance.dark),
    box(0, 0.845, 0.66, 0.05, 2.2, 2.66, resistance.slate),
    box(0, 0.9, 1.2, 0.03, 1.6, 2.3, resistance.steel),
  )
  const side = merge(
    box(0.86, 0.755, 0.26, 0.12, 2, 2.4, resistance.steel),
    box(0.9, 0.685, 0.5, 0.018, 2, 2.42, resistance.slate),
    box(0.84, 0.835, 0.3, 0.035, 1.9, 2.3, resistance.brass),
    // a pale blister either side of the nose, behind the sensor band
    box(0.82, 0.13, 0.16, 0.03, -0.6, -0.22, resistance.slate),
  )
  const stern = shift(
    merge(
      smooth(extrude(rectangle(0, -0.3, 2.5, 2.6), 0, 0.5, 0.3, resistance.slate), 20),
      smooth(extrude(rectangle(0, 0.36, 1.5, 0.5), 0, 0.68, 0.12, resistance.dark), 20),
      smooth(extrude(rectangle(0, -0.3, 1.5, 0.4), 0, 0.64, 0.1, resistance.dark), 20),
      smooth(extrude(rectangle(0, -0.96, 1.5, 0.5), 0, 0.68, 0.12, resistance.dark), 20),
    ),
    [0, 0, station(0.935)],
  )
  const vents = [0, 1, 2].map(i => {
    const slit = extrude(bar([-0.7, 0], [0.7, 0.12], 0.12, 0.12), 0, 0.09, 0.03, resistance.dark)
    return place(slit, { x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0], at: [-2.58, -1.15 + i * 0.36, station(0.8)] })
  })
  const keel = shift(
    pitchX(smooth(extrude(rectangle(0, 0, 1.2, 7), 0, 0.26, 0.12, resistance.slate), 20), Math.PI / 2),
    [0, -2.62, station(0.72)],
  )
  return merge(spine, mirrorX(side), stern, mirrorX(merge(...vents)), keel)
}

/** Hull of the T-70 with its droid and spine; neither foils nor canopy. */
export const body = (): Mesh => merge(fuselage(), droid(), details())
