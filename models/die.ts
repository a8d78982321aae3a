/** The two eight-sided dice: rounded octahedra with their symbols engraved and inked. */
import { ATTACK_DIE, DEFENCE_DIE, DIE_INRADIUS, DIE_ROUNDING, type DieFace, type FacePlace } from './dice.ts'
import type { Model } from './kit/gltf.ts'
import { grid, type Mesh, merge, type Paint, place, smooth } from './kit/mesh.ts'
import { coat, hex, shade } from './kit/paint.ts'
import { even } from './kit/patch.ts'
import { type Flat, sheet, walls } from './kit/shapes.ts'
import { add, cross, mix, scale, unit, type Vec } from './kit/vec.ts'

/** A symbol: outlines filled with ink, each with the holes that stay body-coloured. Counter-clockwise, millimetres on the face. */
type Symbol = readonly { outline: readonly Flat[]; holes: readonly (readonly Flat[])[] }[]

const DEPTH = 0.22
const RIM = even(0, 1, 5)

const star = (points: number, outer: number, inner: number): Flat[] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const angle = Math.PI / 2 + (i * Math.PI) / points
    const r = i % 2 ? inner : outer * (i % 4 ? 0.78 : 1)
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
const disc = (r: number, sides: number): Flat[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = (i * 2 * Math.PI) / sides
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  })
/** A lens between two arcs, pointed left and right. */
const lens = (half: number, high: number): Flat[] => {
  const upper = even(half, -half, 16).map((x): Flat => [x, high * (1 - (x / half) ** 2)])
  return [...upper, ...upper.slice(1, -1).map(([x, y]): Flat => [-x, -y])]
}
/** A bent arrow: a band that sweeps round and ends in a head. */
const swerve = (): Flat[] => {
  const arc = (r: number, from: number, to: number) =>
    even(from, to, 12).map((degrees): Flat => {
      const a = (degrees * Math.PI) / 180
      return [(Math.cos(a) * r + 0.05) * 1.18, (Math.sin(a) * r - 0.7) * 1.18]
    })
  const tip = (r: number, degrees: number) => arc(r, degrees, degrees)[0]!
  return [...arc(2.6, 40, 205), ...arc(1.45, 205, 40), tip(0.75, 40), tip(2.05, -16), tip(3.3, 40)]
}

/** Size of all symbols against their drawing below. */
const ZOOM = 1.16
const zoom = (line: readonly Flat[]) => line.map(([x, y]): Flat => [x * ZOOM, y * ZOOM])

const SYMBOLS: Record<DieFace, Symbol> = {
  hit: [{ outline: star(8, 3.15, 1.6), holes: [] }],
  crit: [
    { outline: star(8, 3.2, 2), holes: [star(8, 2.05, 1.12)] },
    { outline: disc(0.55, 12), holes: [] },
  ],
  focus: [
    { outline: lens(3.15, 1.95), holes: [lens(2.05, 1.14)] },
    { outline: disc(0.7, 14), holes: [] },
  ],
  evade: [{ outline: swerve(), holes: [] }],
  blank: [],
}

/** A flat triangle with the symbol cut into it, in face coordinates (y up the symbol, z out of the die). */
const engraved = (corners: readonly Flat[], face: DieFace, body: Paint, ink: Paint): Mesh => {
  const parts: Mesh[] = []
  const symbol = SYMBOLS[face].map(part => ({ outline: zoom(part.outline), holes: part.holes.map(zoom) }))
  const shore = symbol.map(part => part.outline)
  // the first part of a symbol encloses the others
  parts.push(sheet(corners, shore.slice(0, 1), 0, body))
  for (const { outline, holes } of symbol) {
    parts.push(sheet(outline, holes, -DEPTH, ink))
    for (const hole of holes) {
      // what the ring encloses stays level with the face, less the symbols inside it
      const within = shore.filter(line => line !== outline)
      parts.push(sheet(hole, within, 0, body))
      parts.push(
        walls(
          hole,
          [
            [0, -DEPTH],
            [0, 0],
          ],
          () => body,
        ),
      )
    }
    parts.push(
      walls(
        [...outline].reverse(),
        [
          [0, -DEPTH],
          [0, 0],
        ],
        () => body,
      ),
    )
  }
  return merge(...parts)
}

const CORNERS: readonly Vec[] = [
  [1, 0, 0],
  [0, 1, 0],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
]

/** Rounded edges and corners: the swept sphere between the flat faces of an octahedron. */
const rounding = (body: Paint): Mesh => {
  const core = (DIE_INRADIUS - DIE_ROUNDING) * Math.sqrt(3)
  const surface = (corner: Vec, normal: Vec) => add(scale(corner, core), scale(unit(normal), DIE_ROUNDING))
  const parts: Mesh[] = []
  for (const corner of CORNERS) {
    const side: Vec = [corner[1] + corner[2], corner[0], 0]
    const a: Vec = corner[2] !== 0 ? [1, 0, 0] : side[0] !== 0 ? [0, 0, 1] : [0, 1, 0]
    const b = cross(corner, a)
    const normal = (i: number, j: number) => add(corner, add(scale(a, i), scale(b, j)))
    const at = RIM.map(t => t * 2 - 1)
    // straight chords between face normals keep the patch's rim equal to the edges' arcs
    const tilt = (i: number, j: number) => surface(corner, normal(i, j))
    parts.push(
      grid(
        at.map(j => at.map(i => tilt(i, j))),
        () => body,
      ),
    )
  }
  for (const one of CORNERS)
    for (const two of CORNERS) {
      if (one === two || one.some((value, i) => value + two[i]! === 0 && value !== 0)) continue
      if (CORNERS.indexOf(one) > CORNERS.indexOf(two)) continue
      const across = cross(one, two)
      const left = add(add(one, two), across)
      const right = add(add(one, two), scale(across, -1))
      const rows = RIM.map(t => [one, two].map(corner => surface(corner, mix(right, left, t))))
      parts.push(grid(rows, () => body))
    }
  return merge(...parts)
}

const die = (name: string, faces: readonly FacePlace[], tint: string): Model => {
  const body = coat('die', '#ffffff')
  const ink = coat('ink', '#ffffff')
  const reach = (DIE_INRADIUS - DIE_ROUNDING) * Math.sqrt(3)
  const flats = faces.map(({ face, normal, up }) => {
    const x = cross(up, normal)
    // the flat triangle: one corner up the symbol, two below
    const far = reach * Math.sqrt(2 / 3)
    const corners = [90, 210, 330].map((degrees): Flat => {
      const a = (degrees * Math.PI) / 180
      return [Math.cos(a) * far, Math.sin(a) * far]
    })
    const flat = place(engraved(corners, face, shade(body, 0.84), ink), {
      x,
      y: up,
      z: normal,
      at: scale(normal, DIE_INRADIUS),
    })
    // the walls of a sign shine as its face does, and so tell that they belong to a face turned away
    return { ...flat, faces: flat.faces.map(one => ({ ...one, normals: [normal, normal, normal] as const })) }
  })
  return {
    name,
    mesh: merge(...flats, smooth(rounding(body), 50)),
    materials: {
      die: { base: hex(tint), roughness: 0.22, metalness: 0 },
      ink: { base: hex('#f7f3e8'), roughness: 0.85, metalness: 0 },
    },
    nodes: {},
    extras: { faces: faces.map(({ face, normal, up }) => ({ face, normal, up })), inradius: DIE_INRADIUS },
  }
}

/** The red attack die. */
export const attackDie = () => die('attack-die', ATTACK_DIE, '#b81816')
/** The green defence die. */
export const defenceDie = () => die('defence-die', DEFENCE_DIE, '#147a33')
