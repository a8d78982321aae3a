/** A container of cargo, hanging on its peg: a ribbed box between posts, doors behind, a coupling in front; our own design. */
import type { Model } from './kit/gltf.ts'
import { type Mesh, merge, mirrorX, place, shift, smooth } from './kit/mesh.ts'
import { plate, shade } from './kit/paint.ts'
import { cuts, even, type Painter, patch } from './kit/patch.ts'
import { extrude, type Flat, lathe, rectangle } from './kit/shapes.ts'
import type { Vec } from './kit/vec.ts'
import { freight, glow, looks } from './palette.ts'

/** Half the width and the height of the box, half its length, mm. */
const HALF = { wide: 6, high: 5, long: 12.4 }
/** How far posts and rails stand out. */
const OUT = 0.35
/** Ribs of a long side. */
const RIBS = 11

/** A box around a place, its edges broken. */
const box = (at: Vec, [wide, high, long]: Vec, paint: Parameters<typeof extrude>[4], bevel = 0.12): Mesh =>
  shift(extrude(rectangle(0, 0, wide, high), -long / 2, long / 2, bevel, paint, true), at)

/** Where along the length, 0 in front to 1, the band of whose it is goes around. */
const BAND = [0.42, 0.58] as const

/** Plates of a long side: one tone a bay, a band around the middle, dirt towards the floor. */
const sidePaint: Painter = ({ u, v, seamU, seamV }) => {
  const banded = v > BAND[0] && v < BAND[1]
  if (seamU || seamV) return banded ? freight.bandSeam : freight.seam
  const bay = Math.floor(v * (RIBS + 1))
  if (banded) return freight.band
  return shade(bay % 5 === 3 ? freight.rust : freight.ochre, plate(bay, Math.floor(u * 2), 0.22))
}

/** A wall of the box from its lower front corner: `over` goes along u, and the length of the box along v. */
const wall = (from: Vec, over: Vec): Mesh =>
  patch(
    (u, v) => [from[0] + over[0] * u, from[1] + over[1] * u, from[2] + v * HALF.long * 2],
    cuts([0, 1], [0.5], 0.03),
    cuts([0, 1], even(0, 1, RIBS + 1).slice(1, RIBS + 1), 0.006),
    sidePaint,
  )

/** The four walls along the box. */
const shell = (): Mesh => {
  const { wide, high, long } = HALF
  return merge(
    wall([wide, -high, -long], [0, 2 * high, 0]),
    wall([-wide, high, -long], [0, -2 * high, 0]),
    wall([wide, high, -long], [-2 * wide, 0, 0]),
    wall([-wide, -high, -long], [2 * wide, 0, 0]),
  )
}

/** Ribs that stiffen the long sides and the roof, in the colour of what they stand on. */
const ribs = (): Mesh =>
  merge(
    ...even(0, 1, RIBS + 1)
      .slice(1, RIBS + 1)
      .flatMap(v => {
        const z = (v * 2 - 1) * HALF.long
        const paint = v > BAND[0] && v < BAND[1] ? freight.band : shade(freight.ochre, 0.9)
        return [
          mirrorX(box([HALF.wide + 0.1, 0, z], [0.5, HALF.high * 2 - 1.6, 0.7], paint)),
          box([0, HALF.high + 0.1, z], [HALF.wide * 2 - 1.8, 0.5, 0.7], paint),
        ]
      }),
  )

/** Posts, rails and the castings at eight corners by which it is seized. */
const frame = (): Mesh => {
  const { wide, high, long } = HALF
  const parts: Mesh[] = []
  for (const y of [-high, high]) parts.push(mirrorX(box([wide, y, 0], [1 + OUT, 1 + OUT, long * 2], freight.slate)))
  for (const z of [-long, long]) {
    parts.push(mirrorX(box([wide, 0, z], [1.1 + OUT, high * 2, 1.1 + OUT], freight.slate)))
    for (const y of [-high, high]) {
      parts.push(box([0, y, z], [wide * 2, 1.1 + OUT, 1.1 + OUT], freight.slate))
      parts.push(mirrorX(box([wide, y, z], [1.9, 1.9, 1.9], freight.steel, 0.2)))
    }
  }
  return merge(...parts)
}

/** Black and yellow over the sill of an end. */
const sill: Painter = ({ u, v }) => ((u * 9 + v) % 1 < 0.5 ? freight.warning : freight.black)

/** An end of the box that looks astern; `doors`: two leaves with bars and handles, else a plain bulkhead. */
const end = (doors: boolean): Mesh => {
  const { wide, high, long } = HALF
  const face = patch(
    (u, v) => [(u * 2 - 1) * wide, (v * 2 - 1) * high, long - 0.3],
    cuts([0, 1], doors ? [0.5] : even(0, 1, 4).slice(1, 4), 0.016),
    cuts([0, 1], doors ? [0.62] : [0.33, 0.66], 0.02),
    ({ u, v, seamU, seamV }) =>
      seamU || seamV
        ? freight.seam
        : shade(doors ? freight.rust : freight.ochre, plate(Math.floor(u * 4), Math.floor(v * 3), 0.2)),
  )
  const stripe = patch(
    (u, v) => [(u * 2 - 1) * (wide - 1), 0.9 - high + v * 1.3, long - 0.22],
    cuts([0, 1]),
    cuts([0, 1]),
    sill,
  )
  if (!doors) return merge(face, stripe)
  const bars = [1.5, 4.2].map(x =>
    mirrorX(
      merge(
        box([x, 0.4, long], [0.34, high * 2 - 2.2, 0.4], freight.steel),
        box([x, -1.4, long + 0.1], [1.3, 0.4, 0.45], freight.dark),
        box([x, high - 1.6, long + 0.05], [0.8, 0.5, 0.5], freight.slate),
      ),
    ),
  )
  return merge(face, stripe, ...bars)
}

/** The coupling that a tug takes hold of: a collar with a dark throat. */
const coupling = (): Mesh =>
  shift(
    place(
      lathe(
        [
          [0, 2.6],
          [0.9, 2.6],
          [1.2, 2.3],
          [1.2, 1.7],
          [0.5, 1.5],
          [0.4, 0.001],
        ],
        20,
        ({ v }) => (v < 3 ? freight.steel : freight.black),
      ),
      { x: [-1, 0, 0], y: [0, 1, 0], z: [0, 0, -1], at: [0, 0, 0] },
    ),
    [0, 0.4, -HALF.long],
  )

/** Two bottles of coolant in a cradle on the roof, and a hatch. */
const fittings = (): Mesh => {
  const bottle = lathe(
    [
      [-3.4, 0.001],
      [-3.2, 0.7],
      [-2.8, 1],
      [2.8, 1],
      [3.2, 0.7],
      [3.4, 0.001],
    ],
    14,
    ({ v }) => (v > 1.9 && v < 3 ? freight.pale : freight.steel),
  )
  const cradle = [-1.8, 1.8].map(z => box([0, HALF.high + 0.5, 6.4 + z], [5.4, 0.9, 0.6], freight.dark))
  const hatch = extrude(octagon(1.7), 0, 0.6, 0.2, freight.slate)
  return merge(
    mirrorX(smooth(shift(bottle, [1.25, HALF.high + 1.35, 6.4]), 30)),
    ...cradle,
    shift(place(hatch, { x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0], at: [0, 0, 0] }), [0, HALF.high + 0.2, -6.6]),
  )
}

const octagon = (radius: number): Flat[] =>
  even(0, 1, 8)
    .slice(0, 8)
    .map(turn => {
      const angle = (turn + 1 / 16) * Math.PI * 2
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    })

/** Skids below, and a bar of light on the roof over either end. */
const skids = (): Mesh => mirrorX(box([3.4, -HALF.high - 0.6, 0], [1.2, 1.1, HALF.long * 2 - 4], freight.dark, 0.25))
const lamps = (): Mesh =>
  merge(...[-1, 1].map(way => box([0, HALF.high + 0.95, way * (HALF.long - 0.1)], [4.4, 0.6, 1], freight.lamp, 0.05)))

/** The container. */
export const cargo = (): Model => {
  const back = end(true)
  const front = place(end(false), { x: [-1, 0, 0], y: [0, 1, 0], z: [0, 0, -1], at: [0, 0, 0] })
  return {
    name: 'cargo',
    mesh: smooth(merge(shell(), ribs(), frame(), back, front, coupling(), fittings(), skids(), lamps()), 25),
    materials: { ...looks, engine: glow('#ffb45e') },
    nodes: {},
  }
}
