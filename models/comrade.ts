/** The comrade of Comrade in Arms: an escape pod over its round token, scorched, its lamp still lit; our own design. */
import { catalogOf, fetchSet } from '../src/content/index.ts'
import type { Model } from './kit/gltf.ts'
import { type Mesh, merge, pitchX, place, rollZ, shift, smooth } from './kit/mesh.ts'
import { plate, shade } from './kit/paint.ts'
import { cuts, even } from './kit/patch.ts'
import { extrude, type Flat, lathe, rectangle } from './kit/shapes.ts'
import { glow, looks, pod } from './palette.ts'
import { card, peg, upright } from './token.ts'

await fetchSet('tfa')
const { outline } = catalogOf('tfa').tokens['comrade']!

/** The height of the middle of the pod above the table, mm; how far its nose is up, and how far it has rolled. */
const MIDDLE = 11
const PITCH = 0.24
const ROLL = -0.3

/** From its blunt shield in front to its engine behind: (z, radius). */
const PROFILE: readonly Flat[] = [
  [-9.2, 0.001],
  [-9, 2],
  [-8.4, 3.4],
  [-7.5, 4.3],
  [-7.2, 4.5],
  [-6.8, 4.3],
  [-3.4, 4.2],
  [-3.1, 4.4],
  [1.4, 4.4],
  [1.7, 4.2],
  [5, 3.9],
  [6.6, 3.2],
  [7.4, 2.6],
  [7.4, 1.9],
  [6.6, 1.5],
  [6.4, 0.001],
]
const SIDES = 28

/** Panels around the hull: a scorched shield, a row of windows, white plates between orange ends. */
const hull = (): Mesh =>
  lathe(
    PROFILE,
    SIDES,
    ({ u, v, seamU }) => {
      if (v < 3.1) return shade(pod.shield, plate(Math.floor(u * 14), Math.floor(v), 0.4))
      if (v < 5) return pod.steel
      if (v >= 14) return pod.dark
      if (v >= 12) return pod.steel
      // plates meet along the hull, and around it
      if (seamU || [5.9, 8.4, 10.6].some(ring => Math.abs(v - ring) < 0.03)) return pod.seam
      // a window in every other panel of the upper half, framed
      const place = (u * 14) % 1
      const pane = v > 5.35 && v < 5.75 && place > 0.2 && place < 0.8
      if (pane && u > 0.02 && u < 0.48) return Math.floor(u * 14) % 3 === 1 ? pod.lit : pod.glass
      if (v > 9.35 && v < 10.4) return shade(pod.orange, plate(Math.floor(u * 14), 3, 0.16))
      if (v < 5.2) return pod.orange
      return shade(pod.white, plate(Math.floor(u * 14), Math.floor(v), 0.14))
    },
    cuts(even(0, 1, SIDES), even(0, 1, 14).slice(1, 14), 0.008),
  )

/** A hatch on its back with a handle, and straps over the shield's edge. */
const hatch = (): Mesh => {
  const lid = extrude(rectangle(0, 0, 3, 3.6), 0, 0.5, 0.25, pod.grey)
  const handle = extrude(rectangle(0, 0.9, 1.6, 0.4), 0.4, 0.9, 0.1, pod.dark)
  const up = (mesh: Mesh) => place(mesh, { x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0], at: [0, 0, 0] })
  return shift(up(merge(lid, handle)), [0, 4.2, -0.8])
}

/** Three short fins about the stern, each with a thruster at its root. */
const fins = (): Mesh =>
  merge(
    ...[0, 1, 2].map(n => {
      const fin = extrude(
        [
          [0, 0],
          [4.6, 0],
          [4.2, 2.4],
          [1.8, 2.6],
        ],
        -0.22,
        0.22,
        0.1,
        pod.orange,
        true,
      )
      // the outline lies along z, and out of the hull
      const out = place(fin, { x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0], at: [0, 3.6, 1.9] })
      const bell = shift(
        lathe(
          [
            [-1.4, 0.35],
            [0.2, 0.75],
            [0.2, 0.5],
            [-0.6, 0.001],
          ],
          10,
          ({ v }) => (v < 1 ? pod.steel : pod.dark),
        ),
        [0, 2.9, 7.2],
      )
      return rollZ(merge(out, bell), (n * Math.PI * 2) / 3 + Math.PI / 3)
    }),
  )

/** The mast with the lamp that asks for help. */
const mast = (): Mesh =>
  shift(
    upright(
      [
        [3.8, 0.45],
        [4.4, 0.4],
        [4.6, 0.16],
        [7.4, 0.12],
        [7.5, 0.55],
        [8.1, 0.55],
        [8.4, 0.001],
      ],
      10,
      ({ v }) => (v < 4 ? pod.grey : pod.lamp),
    ),
    [0, 0, 2.9],
  )

/** The pod on its token. */
export const comrade = (): Model => {
  const drifting = rollZ(pitchX(merge(smooth(hull(), 30), smooth(merge(hatch(), fins(), mast()), 25)), PITCH), ROLL)
  return {
    name: 'comrade',
    mesh: merge(card(outline, [0.92, 0.92]), shift(merge(drifting, smooth(peg(MIDDLE), 30)), [0, MIDDLE, 0])),
    materials: { ...looks, engine: glow('#ff6a3c') },
    nodes: {},
  }
}
