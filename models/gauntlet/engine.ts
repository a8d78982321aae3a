/** The engines of a Gauntlet: a broad one behind the root of each wing, two tall ones at the stern of the hull. */
import { type Mesh, merge, mirrorX, place, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { along, extrude, type Flat, superellipse } from '../kit/shapes.ts'
import type { Vec } from '../kit/vec.ts'
import { throat } from '../throat.ts'
import { LENGTH, station } from './hull.ts'
import { clan } from './paint.ts'

/** Where each glows, mm: broad right one, tall right one; the left ones are mirrored. */
export const BROAD: Vec = [27, 22, 62.4]
export const TALL: Vec = [4.6, 18.6, LENGTH / 2]

/** A boxy tube along the ship around (x, y): z and size at each step of its profile; wide and high are half of those of size 1. */
const tube = (
  at: readonly [x: number, y: number],
  wide: number,
  high: number,
  profile: readonly Flat[],
  sides: number,
  paint: Painter,
): Mesh => {
  const surface = (u: number, v: number): Vec => {
    const [, z, k] = along(
      profile.map((point, i) => [i, ...point]),
      v,
    ) as [number, number, number]
    const [x, y] = superellipse(wide * k, high * k, 4.2, u)
    return [at[0] + x, at[1] + y, z]
  }
  return smooth(patch(surface, cuts(even(0, 1, sides)), cuts(profile.map((_, i) => i)), paint), 30)
}

/** Jacket, ribs, nozzle, and the glow within; the jacket is of `jacket` steps. */
const enginePaint =
  (jacket: number, last: number): Painter =>
  ({ u, v }) => {
    const k = Math.floor(v)
    const part = Math.floor(u * 16)
    if (k < jacket) {
      if (k % 3 === 2) return clan.pit
      if ((u * 8) % 1 < 0.02) return clan.seam
      return shade(k === 0 ? clan.deep : clan.hull, plate(part >> 1, k + 20, 0.16))
    }
    if (k < last - 5) return (u * 16) % 1 < 0.12 ? clan.black : shade(clan.slate, plate(part, k, 0.25))
    if (k < last - 3) return shade(clan.steel, plate(part, 31, 0.3) * 0.8)
    if (k < last - 2) return clan.black
    return throat(clan.engine, u, v - (last - 2), 2)
  }

const broad = (): Mesh => {
  const z = BROAD[2]
  const profile: Flat[] = [
    [z - 30, 0.4],
    [z - 24, 0.94],
    [z - 14.4, 1],
    [z - 14, 0.93],
    [z - 13, 0.93],
    [z - 12.6, 1],
    [z - 7, 0.98],
    [z - 6.8, 0.9],
    [z - 5, 0.9],
    [z - 4.6, 0.97],
    [z - 0.4, 0.93],
    [z, 0.88],
    [z - 0.4, 0.82],
    [z - 3, 0.74],
    [z - 3, 0.001],
  ]
  return tube([BROAD[0], BROAD[1]], 9.4, 5.6, profile, 28, enginePaint(6, profile.length - 1))
}

const tall = (): Mesh => {
  const z = TALL[2]
  const profile: Flat[] = [
    [station(0.93), 1.06],
    [station(0.955), 1.08],
    [station(0.957), 0.96],
    [z - 4.4, 0.96],
    [z - 4.2, 1.04],
    [z - 0.5, 0.98],
    [z, 0.92],
    [z - 0.4, 0.84],
    [z - 3, 0.76],
    [z - 3, 0.001],
  ]
  return tube([TALL[0], TALL[1]], 4, 6.4, profile, 24, enginePaint(2, profile.length - 1))
}

/** A blade that stands on the broad engine, and one that hangs from it. */
const blades = (): Mesh => {
  const z = BROAD[2]
  const blade = (shape: readonly Flat[]): Mesh => {
    const flat = smooth(extrude(shape, -0.55, 0.55, 0.3, clan.deep, true), 20)
    return place(flat, { x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0], at: [BROAD[0] + 5.4, BROAD[1], 0] })
  }
  return merge(
    blade([
      [z - 22, 5.2],
      [z - 4, 5],
      [z + 1, 11],
      [z - 5, 11.4],
    ]),
    blade([
      [z - 4, -4.6],
      [z - 18, -4.8],
      [z - 6, -9.4],
      [z - 1, -9],
    ]),
  )
}

/** All four engines. */
export const engines = (): Mesh => mirrorX(merge(broad(), tall(), blades()))
