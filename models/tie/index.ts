/** The TIE Fighter put together: ball, window, pylons and fittings between its wings, with muzzles and engines named. */
import type { Model } from '../kit/gltf.ts'
import { type Mesh, merge, mirrorX, pitchX, place, shift, smooth } from '../kit/mesh.ts'
import { plate, shade } from '../kit/paint.ts'
import { cuts, even, type Painter, patch } from '../kit/patch.ts'
import { extrude, type Flat, lathe, rectangle } from '../kit/shapes.ts'
import type { Vec } from '../kit/vec.ts'
import { glow, imperial, looks } from '../palette.ts'
import { throat } from '../throat.ts'
import { farWing, WING, WING_X, wing } from './wing.ts'

/** Radius of the cockpit ball. */
const BALL = 4.95
/** The right pylon, a stepped cone from ball to wing: turned profile, then flattened a little fore and aft. */
const pylon = (): Mesh => {
  const profile: Flat[] = [
    [3.9, 3.2],
    [4.75, 3.05],
    [4.85, 2.75],
    [5.25, 2.7],
    [5.3, 2.45],
    [8.7, 1.5],
    [8.8, 1.72],
    [9.3, 1.72],
    [9.4, 1.55],
    [10.2, 1.7],
    [WING_X - WING - 0.1, 2.6],
    [WING_X - WING, 2.75],
    [WING_X - WING + 0.3, 2.75],
  ]
  const turns = cuts(even(0, 1, 18), [1 / 12, 5 / 12, 7 / 12, 11 / 12], 0.012)
  const paint: Painter = ({ u, v, seamU }) => {
    const k = Math.floor(v)
    if (k === 4 && (seamU || Math.abs(v - 4.35) < 0.02 || Math.abs(v - 4.7) < 0.02)) return imperial.seam
    if (k === 1 || k === 3 || k === 5 || k === 8) return imperial.dark
    if (k === 6) return imperial.mark(2)
    if (k === 2) return imperial.steel
    return shade(k === 4 ? imperial.grey : imperial.steel, plate(Math.floor(u * 12), k, 0.12))
  }
  const cone = place(lathe(profile, 18, paint, turns), { x: [0, 0, -1], y: [0, 1, 0], z: [1, 0, 0], at: [0, 0, 0] })
  return smooth(cone, 34)
}

/** Chords of the front window: (ring radius, z) outwards from the centre. */
const WINDOW: readonly Flat[] = [
  [0.001, -4.98],
  [1, -4.96],
  [1.25, -4.92],
  [3.08, -4.1],
  [3.42, -4.1],
  [3.5, -3.7],
  [3.8, -3.1],
]

/** Front window: an octagon, eight spokes, a small octagon in the middle. */
const window = (): Mesh => {
  const spokes = even(0, 1, 8).map(turn => turn + 1 / 16)
  const us = cuts([0, ...spokes.slice(0, 8), 1], spokes.slice(0, 8), 0.03)
  const surface = (u: number, v: number): Vec => {
    const [r, z] = WINDOW[Math.round(v)]!
    // straight panes: the octagon's side between two spokes, not an arc
    const angle = u * Math.PI * 2
    const within = ((u - 1 / 16 + 1) * 8) % 1
    const flat = v > 5.5 ? 1 : Math.cos(Math.PI / 8) / Math.cos((within - 0.5) * (Math.PI / 4))
    return [Math.cos(angle) * r * flat, Math.sin(angle) * r * flat, z]
  }
  const panes = patch(surface, us, cuts([0, 1, 2, 3, 4, 5, 6]), ({ v, seamU }) => {
    if (v < 1) return imperial.glass
    if (v < 2 || v > 3) return v > 5 ? imperial.steel : v > 4 ? imperial.dark : imperial.light
    return seamU ? imperial.light : imperial.glass
  })
  return smooth(panes, 12)
}

/** The ball with its plating; open in front for the window. */
const ball = (): Mesh => {
  const open = 50
  const rings = cuts([open, 60, 72, 84, 96, 108, 120, 132, 144, 156, 168, 180], [56, 90, 124, 150], 1.5)
  const turns = cuts(
    even(0, 1, 24),
    even(0, 1, 8)
      .slice(0, 8)
      .map(t => t + 1 / 16),
    0.005,
  )
  const surface = (u: number, v: number): Vec => {
    const [angle, polar] = [u * Math.PI * 2, (v * Math.PI) / 180]
    const r = Math.max(0.0005, Math.sin(polar) * BALL)
    return [Math.cos(angle) * r, Math.sin(angle) * r, -Math.cos(polar) * BALL]
  }
  const paint: Painter = ({ u, v, seamU, seamV }) => {
    const band = [56, 90, 124, 150].filter(p => p < v).length
    const sector = Math.floor(u * 8 - 0.5)
    if (seamV || (seamU && band > 0 && band < 4 && (sector + band) % 2 === 0)) return imperial.seam
    if (v < 56) return shade(imperial.light, 1)
    // two short bars over the hatch for those who have earned them
    const high = Math.abs(u - 0.25)
    if (v > 97 && v < 112 && high > 0.085 && high < 0.112) return imperial.mark(3)
    return shade(imperial.grey, plate(sector, band, 0.14))
  }
  return smooth(patch(surface, turns, rings, paint), 20)
}

/** Round hatch on top, cannons under the window, ion engines astern. */
const fittings = (): Mesh => {
  const hatch = shift(
    pitchX(
      smooth(
        lathe(
          [
            [0, 2.3],
            [0.34, 2.2],
            [0.42, 2.05],
            [0.42, 1.8],
            [0.3, 1.7],
            [0.42, 1.55],
            [0.55, 0.7],
            [0.57, 0.001],
          ],
          16,
          ({ u, v }) =>
            v < 3
              ? imperial.steel
              : v < 4
                ? imperial.dark
                : Math.floor(u * 16) % 4 === 0
                  ? imperial.steel
                  : imperial.grey,
        ),
        30,
      ),
      -Math.PI / 2,
    ),
    [0, 4.42, 0.35],
  )
  const cannon = shift(
    smooth(
      lathe(
        [
          [-2, 0.001],
          [-2, 0.16],
          [-1.15, 0.16],
          [-1.1, 0.26],
          [-0.95, 0.26],
          [-0.9, 0.4],
          [0.6, 0.5],
          [1.6, 0.5],
        ],
        8,
        ({ v }) => (v < 3 ? imperial.black : v < 5 ? imperial.dark : imperial.steel),
      ),
      30,
    ),
    [0.95, -3.55, -3.3],
  )
  const port = shift(
    smooth(
      lathe(
        [
          [0, 1.2],
          [0.7, 1.12],
          [0.95, 1],
          [0.95, 0.86],
          [0.72, 0.74],
          [0.72, 0.001],
        ],
        14,
        ({ u, v }) => (v < 2 ? imperial.steel : v < 3 ? imperial.black : throat(imperial.engine, u, v - 3, 2)),
      ),
      30,
    ),
    [1.4, -0.4, 4.45],
  )
  const stern = shift(smooth(extrude(rectangle(0, 0, 4.4, 2.6), 0, 0.7, 0.4, imperial.dark), 20), [0, -0.4, 4.45])
  const box = (x: number, y: number, w: number, h: number, high: number, paint = imperial.steel) =>
    shift(smooth(extrude(rectangle(x, y, w, h), 0, high, 0.12, paint), 20), [0, 0, 4.3])
  const astern = merge(
    box(0, 1.5, 1.5, 0.6, 0.55, imperial.dark),
    box(0, -2.3, 2.6, 0.5, 0.35, imperial.steel),
    box(2.55, -0.4, 0.4, 1.7, 0.3, imperial.grey),
    box(-2.55, -0.4, 0.4, 1.7, 0.3, imperial.grey),
    box(0.75, 1.3, 0.24, 1.5, 0.42, imperial.grey),
    box(-0.75, 1.3, 0.24, 1.5, 0.42, imperial.grey),
    box(0, -0.4, 0.5, 1.9, 0.85, imperial.steel),
  )
  const mast = shift(
    pitchX(smooth(extrude(rectangle(0, 0, 0.5, 1.6), 0, 0.6, 0.12, imperial.steel), 20), -Math.PI / 2),
    [0, 4.1, 3.0],
  )
  const chin = shift(
    pitchX(smooth(extrude(rectangle(0, 0, 2.6, 2.2), 0, 1, 0.3, imperial.steel), 20), Math.PI / 2),
    [0, -3.3, -2],
  )
  return merge(hatch, mirrorX(cannon), mirrorX(port), stern, astern, mast, chin)
}

/** The TIE Fighter at 1:270 (film model: 7.2 m long, 6.7 m wide, 8.8 m high), peg under the middle of the ball. */
export const tie = (): Model => {
  const rest = merge(mirrorX(pylon()), ball(), window(), fittings())
  return {
    name: 'tiefighter',
    mesh: merge(mirrorX(wing()), rest),
    far: merge(mirrorX(farWing()), rest),
    materials: { ...looks, engine: glow('#ff4a2e') },
    nodes: {
      'muzzle-0': [0.95, -3.55, -5.3],
      'muzzle-1': [-0.95, -3.55, -5.3],
      'engine-0': [1.4, -0.4, 5.4],
      'engine-1': [-1.4, -0.4, 5.4],
    },
  }
}
