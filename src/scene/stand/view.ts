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

/** How far a ship reaches while it turns, and how far above and below its peg. */
export type Reach = { readonly around: number; readonly up: number; readonly down: number }
export const NOWHERE: Reach = { around: 1, up: 1, down: 1 }

export const reachOf = ({ geometry }: Model): Reach => {
  const at = geometry.getAttribute('position')
  let [around, up, down] = [0, 0, 0]
  for (let n = 0; n < at.count; n += 1) {
    around = Math.max(around, Math.hypot(at.getX(n), at.getZ(n)))
    up = Math.max(up, at.getY(n))
    down = Math.max(down, -at.getY(n))
  }
  return { around, up, down }
}

/** Puts the camera so that ship and stand fill the view, from however far above. */
export const look = (camera: PerspectiveCamera, { around, up, down }: Reach, above: number, aspect: number): void => {
  const half = MathUtils.degToRad(FIELD / 2)
  const wide = Math.atan(Math.tan(half) * aspect)
  const tilt = MathUtils.degToRad(above)
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  // A far wing reaches less high than a near one low.
  const top = up * cos + around * sin * 0.85
  const foot = Math.max((down + around * AIR) * cos + around * PLATE * sin * 1.3, around * sin)
  const high = (top + foot) / 2
  const distance = Math.max(around / Math.sin(wide), high / Math.sin(half)) * 1.06
  const middle = (top - foot) / 2 / Math.max(cos, 0.5)
  camera.position.set(0, middle + sin * distance, cos * distance)
  camera.lookAt(0, middle, 0)
  camera.near = distance / 10
  camera.far = distance * 4
  camera.aspect = aspect
  camera.fov = FIELD
  camera.updateProjectionMatrix()
}

/** How wide the plate of its stand is, and where its top lies. */
export const plateOf = ({ around, down }: Reach): { readonly wide: number; readonly top: number } => ({
  wide: around * PLATE,
  top: -down - around * AIR,
})
