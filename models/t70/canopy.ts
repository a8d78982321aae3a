/** The canopy of a T-70: a raked screen, one broad hoop, and a long rear light, with the pilot painted on the panes. */
import { type Mesh, merge, smooth } from '../kit/mesh.ts'
import { shade } from '../kit/paint.ts'
import { cuts, even, patch } from '../kit/patch.ts'
import { along, type Flat } from '../kit/shapes.ts'
import { lerp, type Vec } from '../kit/vec.ts'
import { resistance } from '../palette.ts'
import { fromAbove, fromAside, fromBehind } from '../pilot.ts'
import { LENGTH, station } from './hull.ts'

// fraction, sill y, sill half width, shoulder y, shoulder half width, roof half width, roof y
const FRAME = [
  [0.428, 0.44, 0.98, 0.46, 0.94, 0.5, 0.48],
  [0.452, 0.54, 1.3, 0.92, 1.16, 0.62, 1.2],
  [0.485, 0.72, 1.54, 1.5, 1.3, 0.68, 1.98],
  [0.525, 1, 1.62, 1.84, 1.32, 0.72, 2.4],
  [0.56, 1.4, 1.58, 2.06, 1.24, 0.7, 2.5],
  [0.598, 1.98, 1.46, 2.3, 1.12, 0.66, 2.46],
] as const

/** Where the pilot sits, and where the hoop stands: fractions of the length. */
const SEAT = 0.522
const HOOP = [0.546, 0.558] as const

const shell = (): Mesh => {
  const surface = (u: number, v: number): Vec => {
    const [f, sill, sillHalf, shoulder, shoulderHalf, roofHalf, roof] = along(FRAME, v) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const points: Flat[] = [
      [sillHalf, sill],
      [shoulderHalf, shoulder],
      [roofHalf, roof],
      [-roofHalf, roof],
      [-shoulderHalf, shoulder],
      [-sillHalf, sill],
    ]
    const [, x, y] = along(
      points.map(([a, b], i) => [i, a, b]),
      u,
    ) as [number, number, number]
    return [x, y, station(f)]
  }
  const us = cuts([0, 0.14, 1, 2, 2.5, 3, 4, 4.86, 5], [2, 3], 0.13)
  const vs = cuts([0.428, 0.436, ...FRAME.map(([f]) => f), ...HOOP, 0.59], [])
  const glazed = patch(surface, us, vs, ({ u, v, seamU }) => {
    const rim = v < 0.436 || v > 0.59 || u < 0.14 || u > 4.86
    if (rim || (v > HOOP[0] && v < HOOP[1])) return resistance.white
    if (seamU) return shade(resistance.slate, 0.8)
    const half = u < 2.5 ? u : 5 - u
    // behind the hoop only the upper panes are glass
    if (v > HOOP[1] && half < 1.06) return shade(resistance.pale, 0.95)
    const back = (v - SEAT) * LENGTH
    // roof and upper panes show one pilot from above, the lower ones the same from the side
    if (half > 2) return fromAbove((u - 2.5) * 1.42, back)
    if (half > 1) return fromAbove(0.71 + (2 - half) * 0.62, back)
    return v < 0.474 ? resistance.glass : fromAside(back, half * 1.45 - 1.2)
  })
  return smooth(glazed, 16)
}

const rear = (): Mesh => {
  const [f, sill, sillHalf, , , roofHalf, roof] = FRAME.at(-1)!
  const surface = (u: number, v: number): Vec => [
    (u - 0.5) * 2 * lerp(sillHalf, roofHalf, v),
    lerp(sill, roof, v),
    station(f),
  ]
  return smooth(
    patch(surface, cuts(even(0, 1, 2)), cuts([0, 1]), ({ u, v }) =>
      u < 0.1 || u > 0.9 || v < 0.14 || v > 0.86 ? resistance.white : fromBehind((u - 0.5) * 2.4, (v - 0.55) * 0.5),
    ),
    16,
  )
}

/** Cockpit: screen, hoop and rear light in a pale frame, and the pilot who is seen through them. */
export const canopy = (): Mesh => merge(shell(), rear())
