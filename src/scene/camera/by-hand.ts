import { MathUtils, Vector3 } from 'three'
import { direction, type Shot } from './fit.ts'
import type { FreeFlight } from './free-flight.ts'
import { listenToHand } from './hand.ts'
import { freeOf, halfHeight, type View } from './lens.ts'
import type { Seat } from './seat.ts'
import type { CameraMode } from './shots.ts'

/** Degrees a pixel of the hand turns the camera; looking about it turns the other way, as if the world were held. */
const TURN = 0.28
const LOOK = 0.16
/** How far the camera may be from what it looks at, mm. */
const NEAR = { least: 110, most: 6000 }

/** What the hand finds when it reaches for the camera. */
export type Standing = { readonly mode: CameraMode; readonly shot: Shot; readonly view: View }

/** Mm that a pixel covers at the target. */
export const mmPerPixel = ({ shot, view }: Standing): number => (2 * halfHeight(shot)) / freeOf(view).height

/** The shot pushed by so many pixels, over the mat, whichever way the camera leans. */
const slid = (now: Standing, dx: number, dy: number): Shot => {
  const { shot } = now
  const back = direction(shot.azimuth, 90)
  const right = direction(shot.azimuth + 90, 90)
  const lean = Math.max(0.35, Math.cos(shot.polar * MathUtils.DEG2RAD))
  const scale = mmPerPixel(now)
  const target = shot.target
    .clone()
    .addScaledVector(right, -dx * scale)
    .addScaledVector(back, (-dy * scale) / lean)
  return { ...shot, target }
}

const turned = (shot: Shot, dx: number, dy: number): Shot => ({
  ...shot,
  azimuth: shot.azimuth - dx * TURN,
  polar: MathUtils.clamp(shot.polar - dy * TURN, 0, 86),
})

/** Nearer by a factor; what lies under the pointer stays there. */
const nearer = (now: Standing, factor: number, x: number, y: number): Shot => {
  const { shot, view } = now
  const distance = MathUtils.clamp(shot.distance / factor, NEAR.least, NEAR.most)
  const share = 1 - distance / shot.distance
  const free = freeOf(view)
  const off = slid(now, -(x - view.left - free.width / 2) * share, -(y - view.top - free.height / 2) * share)
  return { ...off, distance }
}

/** Whom the hand's gestures reach: the pilot's head, the flight, or the camera itself, brought to a shot by hand. */
export type Reach = {
  readonly seat: Seat
  readonly flight: FreeFlight
  readonly byHandTo: (shot: Shot) => void
  /** Called when head or flight has been moved. */
  readonly moved: () => void
}

/**
 * Gives the camera into the viewer's hand, each mode in its own way: aboard a ship the hand turns the head, on the plan it
 * moves and does not turn, in free flight it flies. Gives the way to stop.
 */
export const leadByHand = (
  element: HTMLElement,
  now: () => Standing,
  { seat, flight, byHandTo, moved }: Reach,
): (() => void) =>
  listenToHand(element, {
    turn: (dx, dy) => {
      const { mode, shot } = now()
      if (mode.kind === 'cockpit') {
        seat.turn(-dx * LOOK, -dy * LOOK)
        moved()
      } else if (mode.kind === 'free') {
        flight.turn(-dx * LOOK, -dy * LOOK)
        moved()
      } else byHandTo(mode.kind === 'top' ? slid(now(), dx, dy) : turned(shot, dx, dy))
    },
    move: (dx, dy) => {
      const { mode } = now()
      if (mode.kind === 'cockpit') return
      if (mode.kind === 'free') {
        flight.move(-dx * 0.8, dy * 0.8, 0)
        moved()
      } else byHandTo(slid(now(), dx, dy))
    },
    zoom: (factor, x, y) => {
      if (factor === 1) return
      const { mode } = now()
      if (mode.kind === 'cockpit') {
        seat.zoom(factor)
        moved()
      } else if (mode.kind === 'free') {
        flight.move(0, 0, Math.log(factor) * 320)
        moved()
      } else byHandTo(nearer(now(), factor, x, y))
    },
  })

/** Where a camera that comes from a cockpit, a plan or a flight may be taken in hand: not too near, low or steep. */
export const handy = (shot: Shot): Shot => {
  const half = Math.max(halfHeight(shot), 110)
  const target = shot.target.clone().clamp(new Vector3(-500, 0, -500), new Vector3(500, 60, 500))
  const distance = half / Math.tan(12 * MathUtils.DEG2RAD)
  return { target, distance, azimuth: shot.azimuth, polar: MathUtils.clamp(shot.polar, 30, 74), fov: 24 }
}
