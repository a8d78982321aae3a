/** The canopy of an X-wing, with the pilot painted on its panes as seen from each side. */
import { type Mesh, merge, type Paint, smooth } from '../kit/mesh.ts'
import { shade } from '../kit/paint.ts'
import { cuts, even, patch } from '../kit/patch.ts'
import { along, type Flat } from '../kit/shapes.ts'
import { lerp, type Vec } from '../kit/vec.ts'
import { rebel } from '../palette.ts'
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

const within = (x: number, y: number, wide: number, long: number) => (x / wide) ** 2 + (y / long) ** 2 < 1

/** The pilot from above, dimly: mm to the right of the middle, and behind the seat's place. */
const fromAbove = (x: number, back: number): Paint => {
  if (within(x, back - 0.1, 0.4, 0.46)) {
    if (back < -0.16) return rebel.visor
    return Math.abs(x) < 0.09 ? rebel.crest : rebel.helmet
  }
  if (Math.abs(x) < 0.5 && back > 0.78 && back < 1.14) return rebel.seat
  if (within(x, back - 0.5, 0.82, 0.34)) return Math.abs(Math.abs(x) - 0.3) < 0.07 ? rebel.seat : rebel.suit
  if (within(Math.abs(x) - 0.52, back + 0.2, 0.15, 0.55)) return rebel.suit
  if (back < -0.95) return Math.abs(x) < 0.5 && (x * 5 + 9) % 1 < 0.6 ? rebel.panel : rebel.glass
  return back > 1.3 && Math.abs(x) < 0.55 && (back * 3) % 1 < 0.5 ? rebel.seat : rebel.glass
}

/** The pilot from the side: mm behind the seat's place, and above the middle of the head. */
const fromAside = (back: number, up: number): Paint => {
  if (within(back - 0.1, up, 0.46, 0.4)) return back < -0.08 && Math.abs(up + 0.02) < 0.17 ? rebel.visor : rebel.helmet
  if (back > 0.66 && back < 0.98 && up > -1 && up < 0.26) return rebel.seat
  return within(back - 0.25, up + 0.78, 0.42, 0.42) ? rebel.suit : rebel.glass
}

/** The pilot from behind: mm to the right, and above the middle of the head. */
const fromBehind = (x: number, up: number): Paint => {
  if (Math.abs(x) < 0.36 && up < -0.1) return rebel.seat
  if (within(x, up, 0.34, 0.3)) return Math.abs(x) < 0.09 ? rebel.crest : rebel.helmet
  return within(x, up + 0.42, 0.8, 0.24) ? rebel.suit : rebel.glass
}

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
