/** The canopy of an X-wing, with the pilot painted on its panes as seen from each side. */
import { type Mesh, merge, smooth } from '../kit/mesh.ts'
import { shade } from '../kit/paint.ts'
import { cuts, even, patch } from '../kit/patch.ts'
import { along, type Flat } from '../kit/shapes.ts'
import { lerp, type Vec } from '../kit/vec.ts'
import { rebel } from '../palette.ts'
import { fromAbove, fromAside, fromBehind } from '../pilot.ts'
import { LENGTH, station } from './hull.ts'

// fraction, sill y, sill half width, roof half width, roof y
const FRAME = [
  [0.418, 0.5, 0.86, 0.5, 0.56],
  [0.474, 0.74, 1.48, 0.72, 2.12],
  [0.53, 1.2, 1.6, 0.86, 2.56],
  [0.574, 1.9, 1.5, 0.96, 2.5],
] as const

/** Where the pilot sits, a fraction of the length. */
const SEAT = 0.511

const shell = (): Mesh => {
  const surface = (u: number, v: number): Vec => {
    const [f, sill, sillHalf, roofHalf, roof] = along(FRAME, v) as [number, number, number, number, number]
    const points: Flat[] = [
      [sillHalf, sill],
      [roofHalf, roof],
      [-roofHalf, roof],
      [-sillHalf, sill],
    ]
    const [, x, y] = along(
      points.map(([a, b], i) => [i, a, b]),
      u,
    ) as [number, number, number]
    return [x, y, station(f)]
  }
  const us = cuts([0, 0.13, 0.5, 1, 1.5, 2, 2.5, 2.87, 3], [1, 2], 0.17)
  const vs = cuts([0.418, 0.428, 0.45, 0.5, 0.55, 0.566, 0.574], [0.474, 0.534], 0.0048)
  const glazed = patch(surface, us, vs, ({ u, v, seamU, seamV }) => {
    const rim = v < 0.428 || v > 0.568 || u < 0.13 || u > 2.87
    if (rim) return rebel.white
    if (seamU || seamV) return shade(rebel.grey, 0.8)
    const back = (v - SEAT) * LENGTH
    if (u > 1 && u < 2) return fromAbove((u - 1.5) * 1.6, back)
    const high = u < 1 ? u : 3 - u
    return v < 0.474 ? rebel.glass : fromAside(back, (high - 0.7) * 1.7)
  })
  return smooth(glazed, 16)
}

const rear = (): Mesh => {
  const surface = (u: number, v: number): Vec => [(u - 0.5) * 2 * lerp(1.5, 0.96, v), lerp(1.9, 2.5, v), station(0.574)]
  return smooth(
    patch(surface, cuts(even(0, 1, 2)), cuts([0, 1]), ({ u, v }) => {
      const frame = u < 0.07 || u > 0.93 || v < 0.1 || v > 0.88 || Math.abs(Math.abs(u - 0.5) - 0.3) < 0.02
      return frame ? rebel.white : fromBehind((u - 0.5) * 2.4, (v - 0.55) * 0.6)
    }),
    16,
  )
}

/** Cockpit: raked windscreen, roof and side lights in a pale frame, and the pilot who is seen through them. */
export const canopy = (): Mesh => merge(shell(), rear())
