/** The wing of a TIE/fo: bright rim, an inner hexagon, thin ribs and two tones of black panels; from afar a picture on a slab. */
import { type Mesh, merge, type Paint, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, patch } from '../kit/patch.ts'
import { bar, extrude, type Flat, inset, lathe, walls } from '../kit/shapes.ts'
import { lerp, type Vec } from '../kit/vec.ts'
import { bothSides, hexagon, outwards, pictured, type Wing } from '../kit/wings.ts'
import { firstOrder } from '../palette.ts'

/** The ship over its hubs, mm. */
const WIDTH = 23.6
const HEIGHT = 30.3
const LENGTH = 24.8
/** Half thickness of a wing with its frame. */
export const WING = 0.66
/** Wing plane; the hub outside reaches 0.34 mm beyond the frame. */
export const WING_X = WIDTH / 2 - WING - 0.34

const SHAPE: Wing = { length: LENGTH, height: HEIGHT, level: LENGTH * 0.27, half: WING, x: WING_X }
const HEXAGON = hexagon(SHAPE)
const scaled = (k: number): Flat[] => HEXAGON.map(([a, b]): Flat => [a * k, b * k])
/** How large the inner hexagon and the hub are, as shares of the outline. */
const RING = 0.54
const HUB = 0.2

/** The panel between two ribs from one hexagon to another: lines along the outline, or out from the hub. */
const field = (
  i: number,
  inner: readonly Flat[],
  outer: readonly Flat[],
  tone: Paint,
  rows: number,
  columns: number,
) => {
  const next = (i + 1) % 6
  const surface = (u: number, v: number): Vec => {
    const at = (from: Flat, to: Flat): Flat => [lerp(from[0], to[0], u), lerp(from[1], to[1], u)]
    const [near, far] = [at(inner[i]!, inner[next]!), at(outer[i]!, outer[next]!)]
    return [lerp(far[0], near[0], v), lerp(far[1], near[1], v), 0.22]
  }
  const lines = (n: number) => even(0, 1, n).slice(1, -1)
  return patch(surface, cuts([0, 1], lines(columns), 0.014), cuts([0, 1], lines(rows), 0.022), cell =>
    cell.seamU || cell.seamV
      ? firstOrder.solarLine
      : shade(tone, plate(i * 2 + Math.floor(cell.u * columns), Math.floor(cell.v * rows) + rows, 0.42)),
  )
}

/** One face of a wing, built facing +z and later turned outwards or inwards. */
const wingFace = (): Mesh => {
  const rimmed = inset(HEXAGON, 0.9)
  const ring = scaled(RING)
  const fields = HEXAGON.flatMap((_, i) => [
    field(i, inset(ring, -0.2), rimmed, firstOrder.outer, 6, 2),
    field(i, scaled(HUB), inset(ring, 0.3), firstOrder.solar, 2, 9),
  ])
  const rim = walls(
    HEXAGON,
    [
      [0.2, 0],
      [0.2, 0.16],
      [0, 0.24],
      [0, WING - 0.18],
      [0.18, WING],
      [0.8, WING],
      [0.95, WING - 0.16],
      [0.95, 0.22],
    ],
    step => (step === 0 ? firstOrder.black : step > 1 && step < 6 ? firstOrder.frame : firstOrder.slate),
  )
  const inner = walls(
    ring,
    [
      [-0.3, 0.2],
      [-0.24, WING - 0.2],
      [-0.14, WING - 0.12],
      [0.24, WING - 0.12],
      [0.34, WING - 0.2],
      [0.4, 0.2],
    ],
    step => (step > 0 && step < 4 ? firstOrder.frame : firstOrder.slate),
  )
  const ribs = HEXAGON.map(([a, b], i) =>
    extrude(
      bar([a * 0.14, b * 0.14], [a * 0.955, b * 0.955], 0.92, 0.56),
      0.15,
      WING - 0.08,
      0.12,
      shade(firstOrder.rib, plate(i, 14, 0.08)),
    ),
  )
  const hub = merge(
    extrude(scaled(HUB), 0.1, WING, 0.2, firstOrder.slate),
    extrude(scaled(HUB * 0.74), 0.3, WING + 0.16, 0.16, firstOrder.rib),
    shift(
      lathe(
        [
          [0, 1.5],
          [0.12, 1.5],
          [0.2, 1.36],
          [0.14, 1.3],
          [0.14, 0.55],
          [0.24, 0.5],
          [0.24, 0.001],
        ],
        18,
        ({ u, v }) =>
          v < 2 || v > 5
            ? firstOrder.steel
            : v < 3
              ? firstOrder.black
              : (u * 6) % 1 < 0.06
                ? firstOrder.seam
                : firstOrder.mark(1),
      ),
      [0, 0, WING + 0.1],
    ),
  )
  return smooth(merge(...fields, rim, inner, ...ribs, hub), 20)
}

/** A wing's face as one picture, from afar: rim, ring, ribs and two tones, without the fine lines. */
const wingPicture = (z: number, y: number): Paint => {
  if (Math.hypot(z, y) < 1.35) return firstOrder.mark(1)
  const out = outwards(SHAPE, z, y)
  if (out < HUB) return firstOrder.rib
  if (out > 0.925 || Math.abs(out - RING) < 0.026) return firstOrder.frame
  const rib = HEXAGON.some(([a, b]) => {
    const t = (z * a + y * b) / (a * a + b * b)
    return t > 0 && Math.hypot(z - a * t, y - b * t) < lerp(0.46, 0.3, t)
  })
  if (rib) return firstOrder.rib
  return out > RING ? firstOrder.outer : firstOrder.solar
}

/** The right wing from afar: a slab with its picture on either side. */
export const farWing = (): Mesh => pictured(SHAPE, wingPicture, firstOrder.solar, firstOrder.frame)

/** The right wing near by. */
export const wing = (): Mesh => bothSides(wingFace(), SHAPE)
