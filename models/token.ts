/** What holds a thing of a mission up over the table, its token and its peg; marked, so that it is left out where there is no table. */
import { type Mesh, merge, pitchX, place, smooth } from './kit/mesh.ts'
import { extrude, type Flat, lathe } from './kit/shapes.ts'
import { probe } from './palette.ts'

/** Thickness of a token, mm. */
const CARD = 1.4

/** What was drawn in the plane of the token (x right, y ahead), standing up from the table. */
export const standing = (mesh: Mesh): Mesh => place(mesh, { x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0], at: [0, 0, 0] })

/** A body of revolution that stands upright, from (height, radius) points. */
export const upright = (profile: readonly Flat[], sides: number, paint: Parameters<typeof lathe>[2]): Mesh =>
  pitchX(lathe(profile, sides, paint), -Math.PI / 2)

/** The token itself: a dark card with the exact outline, its edge in ivory; `inner` is how wide and long the dark is of it. */
export const card = (shape: readonly { readonly x: number; readonly y: number }[], inner: Flat): Mesh => {
  const outline = shape.map(({ x, y }): Flat => [x, y])
  const low = extrude(outline, 0, CARD, 0.3, probe.rim)
  const high = extrude(
    outline.map(([x, y]): Flat => [x * inner[0], y * inner[1]]),
    CARD - 0.2,
    CARD + 0.05,
    0.05,
    probe.card,
  )
  return smooth(standing(merge(low, high)), 20)
}

/** The peg from the token up to what it carries, in the axes of what hangs with its middle so high above the table, mm. */
export const peg = (middle: number): Mesh =>
  upright(
    [
      [CARD - middle, 1.7],
      [CARD - middle + 0.7, 1.6],
      [CARD - middle + 1.4, 0.7],
      [-3.2, 0.6],
      [-2.6, 1.2],
    ],
    10,
    () => probe.peg,
  )
