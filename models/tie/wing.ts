/** The wing of a TIE: near by with frame, ribs and solar cells, from afar as a picture on a slab. */
import { type Mesh, merge, type Paint, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, patch } from '../kit/patch.ts'
import { bar, extrude, type Flat, inset, lathe, walls } from '../kit/shapes.ts'
import { lerp, type Vec } from '../kit/vec.ts'
import { bothSides, hexagon, outwards, pictured, type Wing } from '../kit/wings.ts'
import { imperial } from '../palette.ts'

/** The ship over its hubs, mm. */
const WIDTH = 24.8
const HEIGHT = 32.6
const LENGTH = 26.8
/** Half thickness of a wing with its frame. */
export const WING = 0.62
/** Wing plane; the hub outside reaches 0.32 mm beyond the frame. */
export const WING_X = WIDTH / 2 - WING - 0.32

const SHAPE: Wing = { length: LENGTH, height: HEIGHT, level: LENGTH / 4, half: WING, x: WING_X }
const HEXAGON = hexagon(SHAPE)
const HUB = HEXAGON.map(([a, b]): Flat => [a * 0.185, b * 0.16])

/** One solar field between two ribs: slim lines parallel to the rim and one down the middle. */
const field = (i: number, height: number): Mesh => {
  const rim = inset(HEXAGON, 0.7)
  const next = (i + 1) % 6
  const surface = (u: number, v: number): Vec => {
    const at = (from: Flat, to: Flat): Flat => [lerp(from[0], to[0], u), lerp(from[1], to[1], u)]
    const [inner, outer] = [at(HUB[i]!, HUB[next]!), at(rim[i]!, rim[next]!)]
    return [lerp(inner[0], outer[0], 1 - v), lerp(inner[1], outer[1], 1 - v), height]
  }
  return patch(
    surface,
    cuts([0, 1], [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875], 0.012),
    cuts([0, 1], even(0, 0.84, 7).slice(1), 0.016),
    cell =>
      cell.seamU || cell.seamV
        ? imperial.solarLine
        : shade(imperial.solar, plate(i * 2 + Math.floor(cell.u * 4), Math.floor(cell.v * 8.3), 0.5)),
  )
}

/** One face of a wing, built facing +z and later turned outwards or inwards. */
const wingFace = (): Mesh => {
  const fields = HEXAGON.map((_, i) => field(i, 0.2))
  const rim = walls(
    HEXAGON,
    [
      [0.16, 0],
      [0.16, 0.13],
      [0, 0.2],
      [0, WING - 0.16],
      [0.16, WING],
      [0.62, WING],
      [0.74, WING - 0.12],
      [0.74, 0.2],
    ],
    step => (step === 0 ? imperial.dark : step > 1 && step < 6 ? imperial.frame : imperial.steel),
  )
  const ribs = HEXAGON.map(([a, b], i) =>
    extrude(
      bar([a * 0.12, b * 0.12], [a * 0.962, b * 0.962], 1.25, 0.72),
      0.15,
      WING - 0.05,
      0.14,
      shade(imperial.rib, plate(i, 4, 0.08)),
    ),
  )
  const hub = merge(
    extrude(inset(HUB, 0), 0.1, WING + 0.02, 0.18, imperial.steel),
    extrude(inset(HUB, 0.5), 0.3, WING + 0.18, 0.14, imperial.rib),
    shift(
      lathe(
        [
          [0, 1.15],
          [0.12, 1.15],
          [0.22, 1.02],
          [0.22, 0.001],
        ],
        14,
        ({ v }) => (v < 1 ? imperial.dark : imperial.mark(1)),
      ),
      [0, 0, WING + 0.1],
    ),
  )
  return smooth(merge(...fields, rim, ...ribs, hub), 20)
}

/** A wing's face as one picture, from afar: ribs and lines fade into the panels between them instead of flickering over them. */
const wingPicture = (z: number, y: number): Paint => {
  if (Math.hypot(z, y) < 1.1) return imperial.mark(1)
  const out = outwards(SHAPE, z, y)
  if (outwards(SHAPE, z / 0.185, y / 0.16) < 1) return imperial.grey
  if (out > 0.945) return imperial.light
  const rib = HEXAGON.some(([a, b]) => {
    const t = (z * a + y * b) / (a * a + b * b)
    return t > 0 && Math.hypot(z - a * t, y - b * t) < lerp(0.62, 0.36, t)
  })
  if (rib) return imperial.grey
  return (out * 8) % 1 < 0.1 ? { ...imperial.solarLine, groove: 0 } : shade(imperial.solar, 0.8)
}

/** The right wing from afar: a slab with its picture on either side. */
export const farWing = (): Mesh => pictured(SHAPE, wingPicture, imperial.solar, imperial.light)

/** The right wing near by. */
export const wing = (): Mesh => bothSides(wingFace(), SHAPE)
