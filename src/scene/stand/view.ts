/** From where a ship on a stand is seen: how it is turned, and how far away it fills the view. */
import { MathUtils, type PerspectiveCamera } from 'three'
import type { Model } from '../models.ts'

/** Turned to the viewer, and seen from above, degrees. */
export type Turn = { readonly around: number; readonly above: number }
export const FIRST: Turn = { around: 148, above: 32 }
const ABOVE = [2, 80] as const
/** Degrees of a pixel of a drag, and of a press of a key. */
const DRAG = 0.45
const KEY = 15

/** What an arrow does. */
export const ARROWS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { around: -KEY, above: 0 },
  ArrowRight: { around: KEY, above: 0 },
  ArrowUp: { around: 0, above: KEY / 2 },
  ArrowDown: { around: 0, above: -KEY / 2 },
}

/** What a drag does, in pixels to the right and down. */
export const dragged = (right: number, down: number): Turn => ({ around: right * DRAG, above: down * DRAG })

/** Turned on, never to below the stand, nor over the top. */
export const turned = ({ around, above }: Turn, by: Turn): Turn => ({
  around: around + by.around,
  above: MathUtils.clamp(above + by.above, ...ABOVE),
})

const FIELD = 24
/** The plate of a stand reaches so much of what the ship does, and so much air is between both. */
const PLATE = 0.62
const AIR = 0.14

/** A ring that something draws in the air while it turns: how wide, and how high over the peg. */
type Ring = readonly [radius: number, height: number]

/** How far a ship reaches while it turns: at all, below its peg, and in a few slices from foot to top. */
export type Reach = { readonly around: number; readonly down: number; readonly rings: readonly Ring[] }
export const NOWHERE: Reach = { around: 1, down: 1, rings: [[1, 0]] }

const SLICES = 12

export const reachOf = ({ geometry }: Model): Reach => {
  const at = geometry.getAttribute('position')
  const corners = Array.from({ length: at.count }, (_, n): Ring => [Math.hypot(at.getX(n), at.getZ(n)), at.getY(n)])
  const [low, high] = [Math.min, Math.max].map(most => corners.reduce((so, [, y]) => most(so, y), 0)) as [
    number,
    number,
  ]
  const slices = new Map<number, Ring>()
  for (const corner of corners) {
    const slice = Math.floor(((corner[1] - low) / (high - low + 1e-6)) * SLICES)
    if (corner[0] >= (slices.get(slice)?.[0] ?? 0)) slices.set(slice, corner)
  }
  const around = Math.max(...[...slices.values()].map(([radius]) => radius))
  const ends = corners.filter(([, y]) => y === low || y === high)
  return { around, down: -low, rings: [...slices.values(), ...ends.slice(0, 8)] }
}

/** How wide the plate of its stand is, and where its top lies. */
export const plateOf = ({ around, down }: Reach): { readonly wide: number; readonly top: number } => ({
  wide: around * PLATE,
  top: -down - around * AIR,
})

/** Air between what is seen and the edge of the view. */
const MARGIN = 1.03
const TURNS = 24

/** Puts the camera so near, from however far above, that ship and stand just fill the view in whatever way it is turned. */
export const look = (camera: PerspectiveCamera, reach: Reach, above: number, aspect: number): void => {
  const upright = Math.tan(MathUtils.degToRad(FIELD / 2))
  const level = upright * aspect
  const tilt = MathUtils.degToRad(above)
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const { wide, top } = plateOf(reach)
  // How far away each place of a ring is still within the upper edge, the lower one, and the sides.
  let [upper, lower, side] = [0, 0, 0]
  for (const [radius, height] of [...reach.rings, [wide * 1.05, top - 1.8] as const])
    for (let n = 0; n < TURNS; n += 1) {
      const turn = (n / TURNS) * 2 * Math.PI
      const [x, z] = [Math.sin(turn) * radius, Math.cos(turn) * radius]
      const towards = height * sin + z * cos
      const up = height * cos - z * sin
      upper = Math.max(upper, towards + up / upright)
      lower = Math.max(lower, towards - up / upright)
      side = Math.max(side, towards + Math.abs(x) / level)
    }
  const distance = Math.max((upper + lower) / 2, side) * MARGIN
  const middle = ((upper - lower) / 2) * upright
  camera.position.set(0, middle * cos + sin * distance, -middle * sin + cos * distance)
  camera.lookAt(0, middle * cos, -middle * sin)
  camera.near = distance / 10
  camera.far = distance * 4
  camera.aspect = aspect
  camera.fov = FIELD
  camera.updateProjectionMatrix()
}
