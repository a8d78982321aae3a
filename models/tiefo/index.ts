/** The TIE/fo put together: ball, round window, faceted pylons, red marks and antenna between its wings, with muzzles and engines named. */
import type { Model } from '../kit/gltf.ts'
import { type Mesh, merge, mirrorX, type Paint, pitchX, place, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { extrude, type Flat, lathe, rectangle } from '../kit/shapes.ts'
import type { Vec } from '../kit/vec.ts'
import { firstOrder, glow, looks } from '../palette.ts'
import { throat } from '../throat.ts'
import { farWing, WING, WING_X, wing } from './wing.ts'

/** Radius of the cockpit ball. */
const BALL = 4.75

/** The right pylon: eight flat sides, broad at the ball, with a collar half way and a flange on the wing. */
const pylon = (): Mesh => {
  const profile: Flat[] = [
    [3.6, 3.5],
    [4.5, 3.3],
    [4.62, 2.95],
    [5.1, 2.9],
    [5.2, 2.6],
    [7.3, 2.05],
    [7.4, 2.3],
    [7.9, 2.3],
    [8, 1.95],
    [9.2, 1.8],
    [WING_X - WING - 0.25, 2.5],
    [WING_X - WING - 0.15, 2.9],
    [WING_X - WING + 0.25, 2.9],
  ]
  const eighths = even(0, 1, 8).map(turn => turn + 1 / 16)
  const turns = cuts([0, ...eighths.slice(0, 8), 1], [], 0.01)
  const paint: Painter = ({ u, v }) => {
    const k = Math.floor(v)
    const side = Math.floor(u * 8 + 0.5) % 8
    if (k === 6) return firstOrder.mark(2)
    if (k === 1 || k === 3 || k === 5 || k === 7 || k === 10) return firstOrder.dark
    if (k === 4 && (Math.abs(v - 4.3) < 0.02 || Math.abs(v - 4.72) < 0.02)) return firstOrder.seam
    // slim recesses along every other side
    if (k === 4 && side % 2 === 0 && v > 4.38 && v < 4.66 && Math.abs(((u * 8 + 0.5) % 1) - 0.5) < 0.2)
      return { ...firstOrder.black, groove: 0.7 }
    if (k === 8) return (v * 7) % 1 < 0.4 ? firstOrder.dark : firstOrder.steel
    return shade(k === 0 || k === 2 ? firstOrder.slate : firstOrder.hull, plate(side, k + 60, 0.16))
  }
  const surface = (u: number, v: number): Vec => {
    const low = Math.min(profile.length - 2, Math.floor(v))
    const [a, b] = [profile[low]!, profile[low + 1]!]
    const [z, r] = [a[0] + (b[0] - a[0]) * (v - low), a[1] + (b[1] - a[1]) * (v - low)]
    const angle = u * Math.PI * 2
    // straight sides between eight edges
    const within = ((u - 1 / 16 + 1) * 8) % 1
    const flat = Math.cos(Math.PI / 8) / Math.cos((within - 0.5) * (Math.PI / 4))
    return [Math.cos(angle) * r * flat, Math.sin(angle) * r * flat, z]
  }
  const cone = patch(surface, turns, cuts(profile.map((_, i) => i)), paint)
  return smooth(place(cone, { x: [0, 0, -1], y: [0, 1, 0], z: [1, 0, 0], at: [0, 0, 0] }), 26)
}

/** Chords of the front window: (ring radius, z) outwards from the centre. */
const WINDOW: readonly Flat[] = [
  [0.001, -4.84],
  [1.36, -4.8],
  [1.62, -4.74],
  [2.86, -4.1],
  [3.14, -4.12],
  [3.3, -3.92],
  [3.42, -3.5],
  [3.62, -3],
]
/** Half the opening of the window in the ball, degrees from the nose. */
const OPEN = 49

/** Front window: a round pane in a ring, six spokes; the lowest field is plated. */
const window = (): Mesh => {
  const sixths = even(0, 1, 6).slice(0, 6)
  const us = cuts(even(0, 1, 24), [...sixths, 1], 0.032)
  const surface = (u: number, v: number): Vec => {
    const low = Math.min(WINDOW.length - 2, Math.floor(v))
    const [a, b] = [WINDOW[low]!, WINDOW[low + 1]!]
    const [r, z] = [a[0] + (b[0] - a[0]) * (v - low), a[1] + (b[1] - a[1]) * (v - low)]
    return [Math.cos(u * Math.PI * 2) * r, Math.sin(u * Math.PI * 2) * r, z]
  }
  const panes = patch(surface, us, cuts(WINDOW.map((_, i) => i)), ({ u, v, seamU }) => {
    const lowest = u > 4 / 6 && u < 5 / 6
    if (v < 1) return v > 0.3 && v < 0.62 && u > 0.12 && u < 0.38 ? firstOrder.lit : firstOrder.glass
    if (v < 2) return firstOrder.pale
    if (v < 3) {
      if (seamU) return firstOrder.pale
      if (lowest) return v > 2.2 && v < 2.8 && (u * 60) % 1 < 0.5 ? firstOrder.black : firstOrder.slate
      return firstOrder.glass
    }
    if (v < 5) return shade(firstOrder.pale, 1.04)
    return v < 6 ? firstOrder.dark : firstOrder.slate
  })
  return smooth(panes, 16)
}

/** The ball with its plating; open in front for the window, with red fields beside it and a red bar over the hatch. */
const ball = (): Mesh => {
  const rings = cuts([OPEN, 58, 68, 79, 90, 101, 112, 124, 136, 148, 160, 170, 180], [57, 84, 118, 146], 1.5)
  const turns = cuts(even(0, 1, 24), even(0, 1, 6).slice(0, 6), 0.006)
  const surface = (u: number, v: number): Vec => {
    const [angle, polar] = [u * Math.PI * 2, (v * Math.PI) / 180]
    const r = Math.max(0.0005, Math.sin(polar) * BALL)
    return [Math.cos(angle) * r, Math.sin(angle) * r, -Math.cos(polar) * BALL]
  }
  const paint: Painter = ({ u, v, seamU, seamV }) => {
    const band = [57, 84, 118, 146].filter(p => p < v).length
    const sector = Math.floor(u * 6)
    // red: a field either side of the window's top, a bar around the upper half
    const high = Math.abs(u - 0.25)
    if (high > 0.08 && high < 0.18 && v > 58.5 && v < 81) return v > 66.5 && v < 68 ? firstOrder.seam : firstOrder.red
    if (band === 2 && v > 86.5 && v < 90 && u < 0.5 && high > 0.07) return firstOrder.red
    if (seamV || (seamU && band > 0 && band < 4)) return firstOrder.seam
    if (v < 57) return firstOrder.pale
    // bars of those who have earned them: either side of the hatch, then around the stern
    if (v > 94 && v < 113 && high > 0.09 && high < 0.118) return firstOrder.mark(3)
    if (v > 121 && v < 126) return firstOrder.mark(4)
    // grilles in the lower flanks
    if (band === 2 && u > 0.55 && u < 0.95 && Math.abs(u - 0.75) > 0.1 && v > 92 && v < 110)
      return (v * 0.4) % 1 < 0.5 ? firstOrder.dark : firstOrder.slate
    return shade(band === 3 ? firstOrder.slate : firstOrder.hull, plate(sector + 9, band, 0.16))
  }
  return smooth(patch(surface, turns, rings, paint), 20)
}

/** Hatch on top, antenna beside it, cannons under the window, ion engines astern. */
const fittings = (): Mesh => {
  const upright = (mesh: Mesh, at: Vec) => shift(pitchX(smooth(mesh, 30), -Math.PI / 2), at)
  const hatch = upright(
    lathe(
      [
        [0, 2.1],
        [0.3, 2],
        [0.38, 1.86],
        [0.38, 1.62],
        [0.26, 1.52],
        [0.26, 1.38],
        [0.4, 1.26],
        [0.46, 0.001],
      ],
      8,
      ({ u, v }) =>
        v < 3
          ? firstOrder.slate
          : v < 6
            ? firstOrder.dark
            : Math.floor(u * 8) % 4 === 1
              ? firstOrder.steel
              : firstOrder.pale,
    ),
    [0, 4.24, 0.3],
  )
  // the antenna: a foot, a slim mast that leans astern, a small vane
  const mast = upright(
    lathe(
      [
        [0, 0.34],
        [0.3, 0.3],
        [0.34, 0.12],
        [2.1, 0.07],
        [2.12, 0.001],
      ],
      6,
      ({ v }) => (v < 2 ? firstOrder.slate : firstOrder.dark),
    ),
    [-1.7, 3.8, 2.1],
  )
  const vane = shift(smooth(extrude(rectangle(0, 0, 0.14, 0.3), 0, 0.55, 0.05, firstOrder.dark), 20), [-1.7, 5.1, 1.9])
  const cannon = shift(
    smooth(
      lathe(
        [
          [-1.9, 0.001],
          [-1.9, 0.15],
          [-1.5, 0.17],
          [-1.45, 0.27],
          [-1.2, 0.27],
          [-1.15, 0.18],
          [-0.8, 0.2],
          [-0.75, 0.44],
          [0.6, 0.56],
          [1.6, 0.5],
        ],
        8,
        ({ v }) => (v < 3 ? firstOrder.black : v < 7 ? firstOrder.dark : firstOrder.slate),
      ),
      30,
    ),
    [1.35, -3.25, -3.2],
  )
  const port = shift(
    smooth(
      lathe(
        [
          [0, 1.1],
          [0.8, 1.05],
          [1, 0.95],
          [1, 0.82],
          [0.76, 0.7],
          [0.76, 0.001],
        ],
        6,
        ({ u, v }) => (v < 2 ? firstOrder.slate : v < 3 ? firstOrder.black : throat(firstOrder.engine, u, v - 3, 2)),
      ),
      20,
    ),
    [1.2, -0.2, 4.2],
  )
  const stern = shift(smooth(extrude(rectangle(0, -0.2, 5, 2.4), 0, 0.75, 0.5, firstOrder.dark), 20), [0, 0, 4.15])
  const box = (x: number, y: number, w: number, h: number, high: number, paint: Paint = firstOrder.slate) =>
    shift(smooth(extrude(rectangle(x, y, w, h), 0, high, 0.12, paint), 20), [0, 0, 4.1])
  const astern = merge(
    box(0, 1.6, 2.2, 0.5, 0.5, firstOrder.steel),
    box(0, -1.9, 3, 0.5, 0.45),
    box(2.3, -0.2, 0.4, 1.6, 0.95),
    box(-2.3, -0.2, 0.4, 1.6, 0.95),
    box(0, -0.2, 0.34, 1.7, 1, firstOrder.steel),
    box(0, 2.3, 0.9, 0.5, 0.3, firstOrder.dark),
  )
  const chin = shift(
    pitchX(smooth(extrude(rectangle(0, 0, 3.8, 1.6), 0, 0.9, 0.3, firstOrder.slate), 20), Math.PI / 2),
    [0, -3, -2.2],
  )
  const keel = shift(
    pitchX(smooth(extrude(rectangle(0, 0, 1.5, 2.6), 0, 0.5, 0.2, firstOrder.dark), 20), Math.PI / 2),
    [0, -4.35, 0.6],
  )
  return merge(hatch, mast, vane, mirrorX(cannon), mirrorX(port), stern, astern, chin, keel)
}

/** The TIE/fo at 1:270 (6.7 m long), peg under the middle of the ball. */
export const tieFo = (): Model => {
  const rest = merge(mirrorX(pylon()), ball(), window(), fittings())
  return {
    name: 'tiefofighter',
    mesh: merge(mirrorX(wing()), rest),
    far: merge(mirrorX(farWing()), rest),
    materials: { ...looks, engine: glow('#ff3a34') },
    nodes: {
      'muzzle-0': [1.35, -3.25, -5.1],
      'muzzle-1': [-1.35, -3.25, -5.1],
      'engine-0': [1.2, -0.2, 5.2],
      'engine-1': [-1.2, -0.2, 5.2],
    },
  }
}
