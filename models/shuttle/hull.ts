/** The body of the senator’s shuttle: hull with nose, portholes and doors, the bridge, and what is fitted to both. */
import { type Mesh, merge, mirrorX, pitchX, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { along, extrude, type Flat, flowing, lathe, rectangle, sheet, superellipse } from '../kit/shapes.ts'
import type { Vec } from '../kit/vec.ts'
import { courier } from '../palette.ts'

/** Length and width of the courier: its token's body on the mat, millimetres. */
const LENGTH = 53.5
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

/** Portholes along the flanks, fractions: first, distance, and half the height of the strip about its turn. */
const PORTS = { from: 0.305, step: 0.034, many: 9, turn: 0.086, half: 0.0125 } as const

/** The strip of portholes of the right flank at turn u, mirrored for the left one: lit and dark panes in a sunken frame; null beside it. */
const portPaint = (u: number, v: number) => {
  const along = (v - PORTS.from) / PORTS.step
  const off = Math.abs(Math.min(u, 0.5 - u) - PORTS.turn) / PORTS.half
  if (u > 0.5 || along < -0.12 || along > PORTS.many + 0.12 || off > 1.3) return null
  const place = along - Math.floor(along)
  const pane = along > 0 && along < PORTS.many && place > 0.17 && place < 0.83 && off < 0.7
  if (!pane) return off > 1.05 ? shade(courier.steel, 0.8) : courier.dark
  return Math.floor(along) % 4 === (u < 0.25 ? 1 : 2) ? courier.lit : courier.glass
}

/** A door in either flank for passengers: its seam, its step and its paint; null beside it. */
const doorPaint = (u: number, v: number) => {
  const up = Math.min(u, 0.5 - u) - 0.052
  const wide = Math.abs(v - 0.255)
  if (u > 0.5 || Math.abs(up) > 0.044 || wide > 0.024) return null
  if (Math.abs(up) > 0.04 || wide > 0.0208) return courier.seam
  if (Math.abs(up - 0.02) < 0.009 && wide < 0.011) return courier.glass
  return shade(courier.sand, 1.06)
}

/** The blunt nose: pale plates parted by a sensor slit that runs around it, and a bronze ring behind; null aft of it. */
const nosePaint = (u: number, v: number) => {
  if (v > 0.052) return null
  if (v > 0.046) return courier.bronze
  const [, top, bottom] = flowing(SECTIONS, v).slice(1) as [number, number, number]
  // level and slim: the slit keeps its height in millimetres all around
  const high = Math.abs(skin(u, v)[1] - (top + bottom) / 2)
  if (high < 0.42) {
    if (v > 0.04 || high > 0.32) return courier.seam
    return (v * 210) % 1 < 0.2 ? courier.dark : courier.glass
  }
  const piece = Math.floor(u * 8 + 0.5)
  return (u * 8 + 0.5) % 1 < 0.02 || Math.abs(v - 0.02) < 0.0008
    ? courier.seam
    : shade(courier.pale, plate(piece, v < 0.02 ? 1 : 2, 0.16))
}

const hullPaint: Painter = ({ u, v, seamU, seamV }) => {
  const row = SEAMS.filter(f => f < v).length
  const sector = Math.floor(u * 16)
  const side = u < 0.07 || (u > 0.43 && u < 0.57) || u > 0.93
  const top = u > 0.07 && u < 0.43
  const special = nosePaint(u, v) ?? portPaint(u, v) ?? doorPaint(u, v)
  if (special) return special
  if (seamV && v < 0.07) return courier.seam
  const band = (u > 0.028 && u < 0.062) || (u > 0.438 && u < 0.472)
  if (band && v > 0.1 && v < 0.86) return seamV ? courier.stripeSeam : shade(courier.stripe, plate(row, 2, 0.1))
  if (seamV && (side || (row + sector) % 3 !== 0)) return courier.seam
  if (seamU && (row + (top ? 0 : 1)) % 2 === 0) return courier.seam
  if (v > 0.87) return shade(courier.steel, plate(sector, row, 0.2))
  const tone = plate(sector >> 1, row, 0.16)
  if (row % 3 === 1) return shade(courier.sand, tone)
  return shade((sector * 5 + row * 3) % 11 === 4 && !side ? courier.pale : courier.ivory, tone)
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
  const nose = sheet(front, [], 0, courier.dark)
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

/** The courier's sign on the roof, x to the right and z astern of its middle, mm: a broken ring about a dart. */
const emblem = (x: number, z: number) => {
  const r = Math.sqrt(x * x + z * z)
  const ring = r > 1.62 && r < 2.05 && !(Math.abs(x) < 0.42 && z > 0)
  const dart = z > -1.2 && z < 0.95 && Math.abs(x) < (z + 1.2) * 0.42 && !(z > 0.35 && Math.abs(x) < (z - 0.35) * 1.1)
  return ring || dart ? courier.stripe : null
}

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
  const us = cuts([0, 0.42, 0.84, 1, 2, 2.2, 2.8, 3, 4, 4.16, 4.58, 5], [2.12, 2.38, 2.62, 2.88], 0.045)
  const vs = cuts(
    [0.105, 0.142, 0.19, 0.2, 0.215, 0.245, 0.3, 0.345, 0.36, 0.42, 0.52, 0.6, 0.66, 0.72, 0.76],
    [0.258, 0.302, 0.4, 0.48, 0.57],
    0.004,
  )
  return smooth(
    patch(surface, us, vs, ({ u, v, seamU, seamV }) => {
      const roof = u > 2 && u < 3
      const screen = roof && v > 0.142 && v < 0.19
      const sideLight = ((u > 0.42 && u < 0.84) || (u > 4.16 && u < 4.58)) && v > 0.215 && v < 0.345
      // the glass lies sunken in dark frames; slim ivory posts part it
      if (screen) return seamU ? courier.ivory : v < 0.146 || v > 0.186 ? courier.seam : courier.glass
      if (sideLight) return seamV ? courier.ivory : courier.glass
      // a quarter light before them, in the corner of the windscreen
      const quarter = (u > 0.3 && u < 0.84) || (u > 4.16 && u < 4.7)
      if (quarter && v > 0.172 && v < 0.206) return courier.glass
      const sign = roof ? emblem((u - 2.5) * 6.3, (v - 0.315) * LENGTH) : null
      if (sign) return sign
      if (seamV && v > 0.2) return courier.seam
      if (roof && seamU && Math.abs(u - 2.5) > 0.3 && v > 0.4 && v < 0.66) return courier.stripe
      if (v > 0.66) return courier.steel
      return shade(v > 0.57 ? courier.sand : courier.ivory, plate(Math.floor(u * 2), Math.floor(v * 9), 0.14))
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

/** Dish, spine, fairings with louvres, stern plate, keel. */
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
  const slats = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => box(5.6, 0.63 + i * 0.0225, 1.5, 0.011, 5.2, 5.5))
  const fairing = merge(
    box(5.6, 0.72, 2.6, 0.34, 3.8, 5.35, courier.ivory),
    box(5.6, 0.72, 1.8, 0.215, 5.1, 5.4, courier.dark),
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
  const plateAft = (x: number, y: number, w: number, h: number, deep: number, paint = courier.steel) =>
    shift(smooth(extrude(rectangle(x, y, w, h), 0, deep, 0.12, paint), 20), [0, 0, station(0.93)])
  const stern = merge(
    plateAft(0, 3.55, 9, 0.8, 0.7),
    plateAft(0, 3.55, 2.2, 0.5, 1, courier.bronze),
    plateAft(0, -2.95, 10.5, 0.9, 0.6),
    mirrorX(merge(plateAft(2.85, 0.2, 0.5, 5, 0.55), plateAft(8.4, 0.1, 0.6, 4.4, 0.45, courier.bronze))),
  )
  return merge(dish, spine, stern, mirrorX(fairing), below)
}

/** Hull, bridge and fittings, without shoulders and engines. */
export const body = (): Mesh => merge(shell(), bridge(), details())
