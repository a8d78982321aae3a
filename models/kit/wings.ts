/** Six-sided wings with a picture from afar: their outline, how far out a place of it lies, both faces, and the slab that bears the picture. */
import { type Mesh, merge, type Paint, place, smooth } from './mesh.ts'
import { type Flat, sheet, walls } from './shapes.ts'
import type { Vec } from './vec.ts'

/** A wing in (z, y): how long and high, how far from the middle its level edges reach, and half of its thickness. */
export type Wing = {
  readonly length: number
  readonly height: number
  readonly level: number
  readonly half: number
  /** How far out of the ship's middle it stands. */
  readonly x: number
}

/** Its outline, level above and below and pointed fore and aft; counter-clockwise. */
export const hexagon = ({ length, height, level }: Wing): readonly Flat[] => [
  [length / 2, 0],
  [level, height / 2],
  [-level, height / 2],
  [-length / 2, 0],
  [-level, -height / 2],
  [level, -height / 2],
]

/** How far out of the middle a place of the wing lies: 1 on the outline. */
export const outwards = ({ length, height, level }: Wing, z: number, y: number): number => {
  const [half, high] = [length / 2, height / 2]
  return Math.max(Math.abs(y) / high, (Math.abs(z) + (Math.abs(y) * (half - level)) / high) / half)
}

/** A face of the right wing, built facing +z, outwards and its mirror image inwards. */
export const bothSides = (face: Mesh, { x }: Wing): Mesh => {
  const y: Vec = [0, 1, 0]
  const at: Vec = [x, 0, 0]
  const out = place(face, { x: [0, 0, 1], y, z: [1, 0, 0], at })
  const inward = place(face, { x: [0, 0, 1], y, z: [-1, 0, 0], at })
  return merge(out, inward)
}

/** The right wing from afar: a slab with a picture on either side. */
export const pictured = (wing: Wing, picture: (z: number, y: number) => Paint, fill: Paint, rim: Paint): Mesh => {
  const { length, height, half } = wing
  const chart = { width: length, height, fine: 0.5, paint: picture }
  const flat = sheet(hexagon(wing), [], half, fill)
  const onWing = ([s, t]: Flat): Flat => [s - length / 2, t - height / 2]
  const faces = flat.faces.map(face => {
    const [a, b, c] = face.skin!.st
    return { ...face, skin: { chart, uv: [onWing(a), onWing(b), onWing(c)] as const, st: [a, b, c] as const } }
  })
  const edge = walls(
    hexagon(wing),
    [
      [0, 0],
      [0, half],
    ],
    () => rim,
  )
  return bothSides(smooth(merge({ points: flat.points, faces }, edge), 20), wing)
}
