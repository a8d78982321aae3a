/** The fuselage of an X-wing: plating, squadron flash, astromech and machinery. */
import { type Mesh, merge, mirrorX, pitchX, place, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, type Painter, patch } from '../kit/patch.ts'
import { along, bar, extrude, type Flat, lathe, rectangle, sheet } from '../kit/shapes.ts'
import type { Vec } from '../kit/vec.ts'
import { rebel } from '../palette.ts'

/** Length over all, 12.5 m at 1:270. */
export const LENGTH = 46.3
/** Model z of a fraction of the length, 0 at the nose. */
export const station = (f: number) => (f - 0.5) * LENGTH

// fraction, top y, top half width, shoulder y, half width, lower side y, bottom half width, bottom y
const SECTIONS = [
  [0, -0.92, 0.3, -1.15, 0.55, -1.5, 0.42, -1.74],
  [0.006, -0.76, 0.42, -1.08, 0.8, -1.52, 0.62, -1.84],
  [0.02, -0.68, 0.46, -1.02, 0.92, -1.52, 0.7, -1.9],
  [0.1, -0.44, 0.58, -0.92, 1.16, -1.52, 0.86, -2.02],
  [0.25, 0.02, 0.82, -0.7, 1.58, -1.54, 1.14, -2.22],
  [0.43, 0.58, 1.12, -0.4, 2.08, -1.56, 1.5, -2.46],
  [0.5, 0.95, 1.5, -0.08, 2.3, -1.52, 1.66, -2.54],
  [0.562, 1.9, 1.34, 0.3, 2.5, -1.5, 1.78, -2.6],
  [0.585, 2.22, 1.4, 0.42, 2.6, -1.5, 1.84, -2.62],
  [0.7, 2.34, 1.46, 0.5, 2.72, -1.5, 1.94, -2.66],
  [0.88, 2.3, 1.46, 0.5, 2.72, -1.5, 1.94, -2.62],
  [0.955, 1.98, 1.3, 0.42, 2.46, -1.34, 1.72, -2.3],
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
const SEAMS = [0.1, 0.19, 0.28, 0.36, 0.43, 0.52, 0.615, 0.7, 0.79, 0.875]

/** Plates between the seams; a seam crosses only some facets so that the plating is staggered. */
const hullPaint: Painter = ({ u, v, seamU, seamV }) => {
  const facet = Math.floor(u) % 10
  const plateRow = SEAMS.filter(f => f < v).length
  const tone = plate(plateRow, facet > 5 ? 9 - facet : facet, 0.16)
  const upper = facet === 1 || facet === 4
  if (v < 0.1) return seamV ? rebel.seam : shade(rebel.grey, tone)
  const flash = upper && v > 0.125 && v < 0.405 && !(v > 0.3 && v < 0.33)
  const core = facet === 1 ? u > 1.18 && u < 1.72 : u > 4.28 && u < 4.82
  if (flash && core) return seamV ? rebel.stripeSeam : shade(rebel.stripe, tone)
  if (seamV && (v > 0.58 || v < 0.2 || (plateRow + facet) % 2 === 0 || upper)) return rebel.seam
  if (seamU && (facet === 2 || facet === 3) && v > 0.19 && v < 0.36) return rebel.seam
  if (seamU && (v > 0.585 || (facet !== 2 && facet !== 3 && !upper))) return rebel.seam
  if ((facet === 0 || facet === 5) && v > 0.44 && v < 0.5 && u % 1 > 0.2 && u % 1 < 0.75) return rebel.dark
  // small silhouettes under the canopy, one for each kill
  const tick = ((v - 0.505) * LENGTH) / 0.42
  if (
    (facet === 0 || facet === 5) &&
    tick > 0 &&
    tick < 6 &&
    tick % 1 < 0.6 &&
    Math.abs((u % 1) - (facet ? 0.2 : 0.8)) < 0.08
  )
    return rebel.kill
  if (v > 0.9) return shade(rebel.grey, tone)
  return shade(plateRow % 3 === 1 ? rebel.cream : rebel.white, tone)
}

const fuselage = (): Mesh => {
  const us = cuts(
    [0, 0.2, 0.75, 1, 1.18, 1.72, 2, 3, 4, 4.28, 4.82, 5, 5.25, 5.8, 6, 7, 8, 9, 10],
    [0.5, 2.55, 3.45, 5.5, 7.5, 8.5],
    0.06,
  )
  const breaks = [
    0, 0.006, 0.02, 0.055, 0.125, 0.16, 0.22, 0.3, 0.33, 0.39, 0.405, 0.44, 0.48, 0.5, 0.562, 0.585, 0.64, 0.7,
  ]
  const vs = cuts([...breaks, 0.75, 0.83, 0.88, 0.92, 0.955], SEAMS, 0.0032)
  const shell = smooth(patch(skin, us, vs, hullPaint), 24)
  const cap = (f: number, back: boolean, paint: typeof rebel.dark) => {
    const face = sheet(outline(f).slice(0, -1), [], 0, paint)
    const turned: Vec = back ? [1, 0, 0] : [-1, 0, 0]
    return place(face, { x: turned, y: [0, 1, 0], z: [0, 0, back ? 1 : -1], at: [0, 0, station(f)] })
  }
  return merge(shell, cap(0, false, rebel.steel), cap(0.955, true, rebel.dark))
}

/** Astromech behind the pilot: dome with coloured segments in a dark socket. */
const droid = (): Mesh => {
  const dome: Flat[] = [
    [0, 1.04],
    [0.32, 1.04],
    [0.34, 0.98],
    [0.42, 0.98],
    [0.72, 0.86],
    [0.98, 0.62],
    [1.14, 0.32],
    [1.19, 0.001],
  ]
  const paint: Painter = ({ u, v }) => {
    const part = Math.floor(u * 16)
    if (v < 1) return part % 4 === 0 ? rebel.steel : rebel.droidWhite
    if (v < 3) return rebel.steel
    if (v < 5) return part === 4 || part === 3 ? rebel.black : part % 4 < 2 ? rebel.droidBlue : rebel.droidWhite
    return v < 6 && part % 2 === 0 ? rebel.droidBlue : rebel.droidWhite
  }
  const socket = lathe(
    [
      [0.12, 1.32],
      [0.12, 1.06],
      [-0.1, 1.06],
    ],
    16,
    () => rebel.dark,
  )
  const upright = pitchX(merge(smooth(lathe(dome, 16, paint), 30), smooth(socket, 30)), -Math.PI / 2)
  return shift(upright, [0, 2.2, station(0.617)])
}

/** Deck machinery behind the droid and on the stern plate. */
const details = (): Mesh => {
  const box = (x: number, f: number, w: number, long: number, low: number, high: number, paint = rebel.grey) => {
    const flat = smooth(extrude(rectangle(0, 0, w, long * LENGTH), low, high, 0.1, paint), 20)
    return shift(pitchX(flat, -Math.PI / 2), [x, 0, station(f)])
  }
  const spine = merge(
    box(0, 0.79, 1.1, 0.23, 2.1, 2.72, rebel.white),
    box(0, 0.71, 0.7, 0.05, 2.5, 2.92, rebel.steel),
    box(0, 0.8, 0.5, 0.1, 2.6, 2.9, rebel.grey),
    box(0, 0.89, 1.5, 0.03, 2, 2.62, rebel.steel),
  )
  const side = merge(
    box(0.98, 0.72, 0.5, 0.09, 2.2, 2.5, rebel.steel),
    box(0.98, 0.83, 0.44, 0.07, 2.2, 2.48, rebel.grey),
    box(1.02, 0.662, 0.36, 0.02, 2.2, 2.46, rebel.copper),
    box(0.55, 0.945, 0.5, 0.03, 1.9, 2.24, rebel.dark),
  )
  const stern = shift(
    merge(
      smooth(extrude(rectangle(0, -0.2, 2.6, 2.9), 0, 0.42, 0.2, rebel.steel), 20),
      smooth(extrude(rectangle(0, 0.45, 1.7, 0.8), 0, 0.58, 0.14, rebel.dark), 20),
      smooth(extrude(rectangle(0, -1, 1.7, 0.7), 0, 0.56, 0.14, rebel.dark), 20),
    ),
    [0, 0, station(0.955)],
  )
  const vents = [0, 1, 2, 3].map(i => {
    const slit = extrude(bar([-0.55, 0], [0.55, 0.1], 0.12, 0.12), 0, 0.09, 0.03, rebel.dark)
    return place(slit, { x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0], at: [-2.68, -1.1 + i * 0.34, station(0.92)] })
  })
  const keel = shift(pitchX(smooth(extrude(rectangle(0, 0, 1.5, 9), 0, 0.22, 0.1, rebel.grey), 20), Math.PI / 2), [
    0,
    -2.55,
    station(0.74),
  ])
  return merge(spine, mirrorX(side), stern, mirrorX(merge(...vents)), keel)
}

/** Hull of the T-65 with its droid and machinery; neither foils nor canopy. */
export const body = (): Mesh => merge(fuselage(), droid(), details())
