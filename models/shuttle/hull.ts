import { type Mesh, merge, mirrorX, pitchX, place, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { along, extrude, type Flat, flowing, lathe, rectangle, sheet, superellipse } from '../kit/shapes.ts'
import { cross, sub, unit, type Vec } from '../kit/vec.ts'
import { courier } from '../palette.ts'

/** Length and width of the courier: its token's body on the mat, millimetres. */
export const LENGTH = 53.5
export const WIDTH = 39.3
/** Model z of a fraction of the length, 0 at the nose. */
export const station = (f: number) => (f - 0.5) * LENGTH

// fraction, half width, top, bottom, corner exponent
const SECTIONS = [
  [0, 1.6, -0.3, -1.1, 2.4],
  [0.004, 3.6, 0.3, -1.8, 2.8],
  [0.014, 5, 0.9, -2.4, 3.1],
  [0.04, 6.2, 1.6, -2.9, 3.3],
  [0.12, 7.3, 2.6, -3.3, 3.4],
  [0.26, 8.3, 3.9, -3.7, 3.4],
  [0.42, 9, 4.7, -4, 3.6],
  [0.62, 9.7, 5, -4.2, 3.8],
  [0.8, 9.9, 4.9, -4.2, 3.8],
  [0.93, 9.3, 4.3, -3.8, 3.6],
] as const

const skin = (u: number, f: number): Vec => {
  const [, half, top, bottom, exponent] = flowing(SECTIONS, f) as [number, number, number, number, number]
  const [x, y] = superellipse(half, 1, exponent, u)
  const middle = (top + bottom) / 2
  return [x, middle + (y * (top - bottom)) / 2, station(f)]
}

const SEAMS = [0.06, 0.17, 0.29, 0.4, 0.52, 0.64, 0.76, 0.87]

const hullPaint: Painter = ({ u, v, seamU, seamV }) => {
  const row = SEAMS.filter(f => f < v).length
  const sector = Math.floor(u * 16)
  const side = u < 0.07 || (u > 0.43 && u < 0.57) || u > 0.93
  const top = u > 0.07 && u < 0.43
  if (v < 0.06) return shade(courier.steel, plate(sector >> 1, row, 0.1))
  if (v < 0.0625 && seamV) return courier.bronze
  if (seamV && v < 0.07) return courier.seam
  const band = (u > 0.028 && u < 0.062) || (u > 0.438 && u < 0.472)
  if (band && v > 0.1 && v < 0.86) return seamV ? courier.stripeSeam : shade(courier.stripe, plate(row, 2, 0.1))
  if (seamV && (side || (row + sector) % 3 !== 0)) return courier.seam
  if (seamU && (row + (top ? 0 : 1)) % 2 === 0) return courier.seam
  if (v > 0.87) return shade(courier.steel, plate(sector, row, 0.14))
  return shade(row % 3 === 1 ? courier.sand : courier.ivory, plate(sector >> 1, row, 0.12))
}

const shell = (): Mesh => {
  const us = cuts(
    [...even(0, 1, 28), 0.028, 0.062, 0.438, 0.472],
    [0.125, 0.205, 0.295, 0.375, 0.62, 0.7, 0.8, 0.88],
    0.0035,
  )
  const vs = cuts(
    [0, 0.002, 0.006, 0.014, 0.027, 0.043, 0.1, 0.125, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.86, 0.9, 0.93],
    SEAMS,
    0.0036,
  )
  const rear = even(0, 1, 28)
    .slice(0, -1)
    .map((u): Flat => skin(u, 0.93).slice(0, 2) as unknown as Flat)
  const front = even(0, 1, 28)
    .slice(0, -1)
    .map((u): Flat => {
      const [x, y] = skin(u, 0)
      return [-x, y]
    })
  const nose = sheet(front, [], 0, courier.steel)
  const stem: Mesh = { points: nose.points.map(([x, y]) => [-x, y, station(0)]), faces: nose.faces }
  return merge(smooth(patch(skin, us, vs, hullPaint), 34), stem, sheet(rear, [], station(0.93), courier.dark))
}

// fraction, sill y, sill half width, roof half width, roof y
const BRIDGE = [
  [0.105, 1.8, 3.4, 2.6, 1.95],
  [0.2, 2.6, 4.7, 3.3, 5.7],
  [0.245, 3, 5, 3.6, 6.35],
  [0.42, 3.6, 5.6, 4.1, 6.9],
  [0.6, 4.2, 5.2, 3.9, 6.5],
  [0.72, 4.4, 4.2, 3, 5.5],
  [0.76, 4.4, 3.6, 2.4, 4.4],
] as const

/** The raised bridge with its raked band of windows. */
const bridge = (): Mesh => {
  const surface = (u: number, v: number): Vec => {
    const [f, sill, sillHalf, roofHalf, roof] = along(BRIDGE, v) as [number, number, number, number, number]
    const corner = Math.min(0.5, (roof - sill) * 0.16)
    const points: Flat[] = [
      [sillHalf, sill],
      [roofHalf + corner * 0.5, roof - corner],
      [roofHalf - corner, roof],
      [-roofHalf + corner, roof],
      [-roofHalf - corner * 0.5, roof - corner],
      [-sillHalf, sill],
    ]
    const [, x, y] = along(
      points.map(([a, b], i) => [i, a, b]),
      u,
    ) as [number, number, number]
    return [x, y, station(f)]
  }
  const us = cuts([0, 0.42, 0.84, 1, 2, 2.2, 2.8, 3, 4, 4.16, 4.58, 5], [2.12, 2.88], 0.05)
  const vs = cuts(
    [0.105, 0.142, 0.19, 0.2, 0.215, 0.245, 0.3, 0.345, 0.36, 0.42, 0.52, 0.6, 0.66, 0.72, 0.76],
    [0.25, 0.3, 0.48, 0.57],
    0.004,
  )
  return smooth(
    patch(surface, us, vs, ({ u, v, seamU, seamV }) => {
      const roof = u > 2 && u < 3
      const sideLight = (u > 0.42 && u < 0.84) || (u > 4.16 && u < 4.58)
      if (roof && v > 0.142 && v < 0.19) return seamU ? courier.dark : courier.glass
      if (sideLight && v > 0.215 && v < 0.345) return seamV ? courier.dark : courier.glass
      if (v < 0.215 && !roof && u > 0.42 && u < 4.58 && v > 0.142) return courier.dark
      if (seamV && v > 0.4) return courier.seam
      if (roof && v > 0.26 && v < 0.36 && !seamU) return courier.stripe
      if (v > 0.66) return courier.steel
      return shade(v > 0.57 ? courier.sand : courier.ivory, plate(Math.floor(u * 2), Math.floor(v * 9), 0.1))
    }),
    24,
  )
}

const box = (x: number, f: number, w: number, long: number, low: number, high: number, paint = courier.steel) => {
  const flat = smooth(
    extrude(rectangle(0, 0, w, long * LENGTH), low, high, Math.min(0.25, (high - low) * 0.4), paint),
    20,
  )
  return shift(pitchX(flat, -Math.PI / 2), [x, 0, station(f)])
}

/** A row of lit-glass ports along the right flank: this ship carries passengers. */
const portholes = (): Mesh => {
  const ports = Array.from({ length: 9 }, (_, i) => {
    const f = 0.31 + i * 0.035
    const at = skin(0.083, f)
    const up = unit(sub(skin(0.09, f), skin(0.076, f)))
    const ahead = unit(sub(skin(0.083, f + 0.01), skin(0.083, f - 0.01)))
    const pane = extrude(rectangle(0, 0, 0.62, 1.1), -0.1, 0.1, 0.12, courier.glass)
    return place(pane, { x: up, y: ahead, z: cross(up, ahead), at })
  })
  return smooth(merge(...ports), 20)
}

/** Dish, spine, fairings with grilles, ports, keel. */
const details = (): Mesh => {
  const dish = shift(
    pitchX(
      smooth(
        lathe(
          [
            [0, 0.4],
            [1.1, 0.3],
            [1.15, 0.7],
            [1.75, 1.85],
            [1.85, 1.85],
            [1.5, 1.1],
            [1.35, 0.25],
            [2.1, 0.12],
            [2.15, 0.001],
          ],
          14,
          ({ v }) => (v < 2 ? courier.steel : v < 4 ? courier.ivory : v < 6 ? courier.sand : courier.dark),
        ),
        30,
      ),
      -Math.PI / 2 + 0.35,
    ),
    [0, 5.4, station(0.66)],
  )
  const spine = merge(
    box(0, 0.835, 3.6, 0.17, 4.2, 5.5, courier.ivory),
    box(0, 0.84, 1.6, 0.12, 5, 5.9, courier.steel),
    box(0, 0.9, 5, 0.04, 3.8, 5.1, courier.dark),
  )
  const slats = [0, 1, 2, 3, 4].map(i => box(5.6, 0.64 + i * 0.045, 1.5, 0.022, 5, 5.5, courier.dark))
  const fairing = merge(
    box(5.6, 0.72, 2.6, 0.34, 3.8, 5.35, courier.ivory),
    ...slats,
    box(5.6, 0.515, 1.5, 0.05, 3.9, 5.1, courier.bronze),
    box(3.1, 0.8, 0.7, 0.06, 4.2, 5.2, courier.bronze),
  )
  const keel = (x: number, f: number, w: number, long: number, deep: number, paint = courier.steel) =>
    shift(pitchX(smooth(extrude(rectangle(0, 0, w, long * LENGTH), 0, deep, 0.25, paint), 20), Math.PI / 2), [
      x,
      -3.6,
      station(f),
    ])
  const below = merge(
    keel(0, 0.55, 5.5, 0.5, 1.1, courier.steel),
    keel(0, 0.3, 3, 0.1, 0.8, courier.dark),
    mirrorX(merge(keel(5.4, 0.68, 2.6, 0.26, 1, courier.sand), keel(5.4, 0.46, 1.8, 0.08, 0.8, courier.dark))),
  )
  return merge(dish, spine, mirrorX(fairing), mirrorX(portholes()), below)
}

/** Hull, bridge and fittings, without shoulders and engines. */
export const body = (): Mesh => merge(shell(), bridge(), details())
