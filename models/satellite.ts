/** The satellite of Mission 3, standing on the exact outline of its token. */
import { catalog } from '../src/content/index.ts'
import type { Model } from './kit/gltf.ts'
import { type Mesh, merge, mirrorX, place, rollZ, shift, smooth } from './kit/mesh.ts'
import { plate, shade } from './kit/paint.ts'
import { cuts, even, patch } from './kit/patch.ts'
import { bar, extrude, type Flat, rectangle } from './kit/shapes.ts'
import { glow, looks, probe } from './palette.ts'
import { card, peg, standing, upright } from './token.ts'

/** The height of the middle of the housing above the table, mm. */
const MIDDLE = 10.5
/** Where the vanes begin and end, and half their width. */
const VANE = { from: 4.6, to: 14.4, half: 3.9 }

const octagon = (radius: number): Flat[] =>
  even(0, 1, 8)
    .slice(0, 8)
    .map(turn => {
      const angle = (turn + 1 / 16) * Math.PI * 2
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    })

/** One vane ahead of the housing: cells on a frame, both faces, and the strut that carries it. */
const vane = (): Mesh => {
  const width = VANE.half * 2
  const face = (up: 1 | -1): Mesh =>
    patch(
      (u, v) => [up * (u - 0.5) * (width - 0.5), VANE.from + 0.3 + v * (VANE.to - VANE.from - 0.6), up * 0.24],
      cuts([0, 1], even(0, 1, 4).slice(1, 4), 0.03),
      cuts([0, 1], even(0, 1, 6).slice(1, 6), 0.022),
      ({ u, v, seamU, seamV }) =>
        seamU || seamV ? probe.solarLine : shade(probe.solar, plate(Math.floor(u * 4), Math.floor(v * 6), 0.45)),
    )
  const frame = extrude(
    rectangle(0, (VANE.from + VANE.to) / 2, width, VANE.to - VANE.from),
    -0.2,
    0.2,
    0.12,
    probe.grey,
    true,
  )
  const strut = extrude(bar([0, 2.4], [0, VANE.from + 0.4], 1, 0.7), -0.35, 0.35, 0.12, probe.white, true)
  const turned = rollAbout(smooth(merge(frame, face(1), face(-1)), 20), 0.3)
  // the truss: two stays that spread from the housing to the corners of the frame
  const stays = [1, -1].map(side =>
    extrude(bar([side * 1.1, 2.6], [side * 2.6, VANE.from + 0.3], 0.34, 0.26), -0.13, 0.13, 0.05, probe.grey, true),
  )
  return shift(standing(merge(turned, smooth(merge(strut, ...stays), 20))), [0, MIDDLE, 0])
}

/** Turned about its long axis (y) by an angle, radians. */
const rollAbout = (mesh: Mesh, angle: number): Mesh => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return place(mesh, { x: [c, 0, -s], y: [0, 1, 0], z: [s, 0, c], at: [0, 0, 0] })
}

/** The housing: a gold drum between two decks, on its peg. */
const housing = (): Mesh => {
  const decks = [-2.7, 1.9].map(low => extrude(octagon(3.3), low, low + 0.8, 0.2, probe.white, true))
  const drum = extrude(octagon(2.8), -2, 2, 0.1, probe.gold)
  const boxes = mirrorX(extrude(rectangle(3.4, 0, 1.8, 2.6), -1.3, 0.9, 0.25, probe.grey, true))
  // radiators on the boxes, a band of instruments about the drum, four thrusters under it
  const fins = [-0.9, -0.3, 0.3, 0.9].map(at =>
    mirrorX(extrude(rectangle(4.35, at, 0.3, 0.2), -1.1, 0.7, 0.05, probe.dark, true)),
  )
  const band = extrude(octagon(2.95), -0.25, 0.25, 0.06, probe.dark)
  const thrusters = [1, 3, 5, 7].map(n => {
    const [x, z] = [Math.cos((n * Math.PI) / 4) * 2.2, Math.sin((n * Math.PI) / 4) * 2.2]
    const bell = upright(
      [
        [-3.7, 0.62],
        [-3.3, 0.5],
        [-2.7, 0.3],
      ],
      8,
      ({ v }) => (v < 1 ? probe.dark : probe.grey),
    )
    return shift(smooth(bell, 30), [x, 0, z])
  })
  const solid = smooth(standing(merge(...decks, drum, band, boxes, ...fins)), 20)
  return shift(merge(solid, smooth(peg(MIDDLE), 30), ...thrusters), [0, MIDDLE, 0])
}

/** A dish that looks up and to the side, its feed in front of it. */
const dish = (): Mesh => {
  const bowl = upright(
    [
      [-0.5, 0.001],
      [-0.45, 0.9],
      [0.1, 2.3],
      [1.15, 3.6],
      [1.35, 3.65],
      [1.3, 3.45],
      [0.35, 2.2],
      [-0.1, 0.9],
      [-0.15, 0.001],
    ],
    24,
    ({ u, v }) =>
      v < 3
        ? probe.grey
        : v < 5
          ? probe.dark
          : (u * 12) % 1 < 0.06
            ? probe.grey
            : shade(probe.white, plate(Math.floor(u * 12), Math.floor(v), 0.12)),
  )
  const feed = upright(
    [
      [-0.2, 0.22],
      [2.4, 0.16],
      [2.5, 0.5],
      [2.9, 0.5],
      [3.0, 0.001],
    ],
    8,
    ({ v }) => (v < 1 ? probe.dark : probe.gold),
  )
  return shift(rollZ(smooth(merge(bowl, feed), 30), -0.62), [1.3, MIDDLE + 4.4, 0])
}

/** The mast with the lamp that blinks at whoever comes near. */
const mast = (): Mesh => {
  const rod = upright(
    [
      [2.4, 0.6],
      [2.9, 0.5],
      [3.1, 0.22],
      [9.2, 0.14],
      [9.3, 0.5],
      [9.9, 0.5],
      [10.1, 0.001],
    ],
    8,
    ({ v }) => (v < 4 ? probe.grey : probe.lamp),
  )
  const yard = standing(extrude(rectangle(0, 0, 3.6, 0.3), 6.4, 6.7, 0.08, probe.white, true))
  return shift(smooth(merge(rod, yard), 30), [-1.9, MIDDLE, 0])
}

/** The satellite of Mission 3 on its token: drum, dish, mast and two solar vanes; our own design. */
export const satellite = (): Model => {
  const ahead = vane()
  const astern = place(ahead, { x: [-1, 0, 0], y: [0, 1, 0], z: [0, 0, -1], at: [0, 0, 0] })
  return {
    name: 'satellite',
    mesh: merge(card(catalog.tokens['satellite']!.outline, [0.9, 0.95]), housing(), ahead, astern, dish(), mast()),
    materials: {
      ...looks,
      engine: glow('#8fc4ff'),
    },
    nodes: {},
  }
}
