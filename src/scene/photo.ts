/** Photo mode: a camera that is flown and turned by hand, and takes pictures larger than the screen. */
import { Vector3 } from 'three'
import type { Picture } from '../playback/picture.ts'
import { FLIGHT_FIELD } from './camera/aboard.ts'
import { createFlightKeys } from './camera/flight-input.ts'
import { createFreeFlight } from './camera/free-flight.ts'
import { GRIPS, heldEye } from './camera/grips.ts'
import { PointerGestures } from './camera/pointer-gestures.ts'
import type { Darkroom, Eye, Hideable } from './capture.ts'
import { NO_INSETS } from './part.ts'
import type { Lens } from './plate.ts'

/** What a photograph is of and how it is taken. */
export type Exposure = {
  readonly picture: Picture
  readonly eye: Eye
  readonly hidden: readonly Hideable[]
  readonly clear: boolean
  /** Stops. */
  readonly light: number
  readonly lens: Lens
}

/** A camera in the hand: it draws when something changes, and as long as it moves. */
export type Photographer = {
  change(change: Partial<Exposure>): void
  /** A key of the flight goes down or up: W A S D, Q E, the arrows; `fast`: with Shift. */
  key(code: string, down: boolean, fast: boolean): void
  /** Every key is up. */
  still(): void
  /** CSS pixels, and the screen's pixels to each. */
  size(width: number, height: number, dpr: number): void
  /** Draws once at so many pixels to the CSS pixel and hands out the canvas while it holds that; null: it is too large here. */
  shoot<T>(times: number, take: (canvas: HTMLCanvasElement) => T): T | null
  dispose(): void
}

/** Seconds in which what the hand has moved comes to rest. */
const SOFT = 0.12

/** Takes a darkroom in the hand. `moved` is told where the eye is whenever the hand or a key has moved it. */
export const createPhotographer = (
  room: Darkroom,
  start: Exposure,
  { calm, moved }: { readonly calm: boolean; readonly moved: (eye: Eye) => void },
): Photographer => {
  let now = start
  let view = { width: 1, height: 1, dpr: 1 }
  let pending = 0
  let last: number | null = null
  let frames = 0
  let over = false
  const keys = createFlightKeys()
  const gestures = new PointerGestures()
  const flight = createFreeFlight(gestures)
  gestures.smoothTime = gestures.draggingSmoothTime = calm ? 0 : SOFT

  const seen = () => ({ width: view.width, height: view.height, ...NO_INSETS })
  /** The hand takes the eye where it is. */
  const take = (): void => {
    const { at, heading, down, fov } = now.eye
    gestures.hold(heldEye(new Vector3(...at), -heading, 90 - down), GRIPS.flight, seen(), fov)
  }
  const draw = (): void => {
    const ready = room.draw({
      picture: now.picture,
      from: now.eye,
      dt: 0,
      hidden: now.hidden,
      clear: now.clear,
      exposure: now.light,
      lens: now.lens,
    })
    frames += 1
    room.canvas.dataset['frames'] = String(frames)
    room.canvas.dataset['ready'] = String(ready)
    if (!ready && !room.lost) room.settled().then(ask, () => {})
  }
  const ask = (): void => {
    if (pending === 0 && !over) pending = requestAnimationFrame(tick)
  }
  /** Flies on for dt seconds; true while it moves. */
  const fly = (dt: number): boolean => {
    if (!gestures.update(dt) && !keys.any() && last === null) return false
    const input = keys.input()
    const near = now.eye.fov / FLIGHT_FIELD
    const turns = { around: input.around * near, down: input.down * near }
    const moving = flight.fly({ ...input, ...turns }, dt, calm, now.picture)
    const { eye, heading, down } = flight.pose()
    now = { ...now, eye: { ...now.eye, at: [eye.x, eye.y, eye.z], heading, down } }
    moved(now.eye)
    return moving
  }
  const tick = (time: number): void => {
    pending = 0
    if (over) return
    const dt = last === null ? 1 / 60 : Math.min(0.1, Math.max(0, (time - last) / 1000))
    const moving = fly(dt)
    draw()
    last = moving ? time : null
    if (moving) ask()
  }

  take()
  gestures.onReach = () => gestures.fit(seen())
  gestures.onMove = ask
  gestures.connect(room.canvas)

  return {
    change: change => {
      now = { ...now, ...change }
      if (change.eye) take()
      ask()
    },
    key: (code, down, fast) => {
      keys.key(code, down, fast)
      ask()
    },
    still: keys.still,
    size: (width, height, dpr) => {
      view = { width, height, dpr }
      room.size(width, height, dpr)
      // A canvas of another size is empty until it is drawn: not for a moment.
      draw()
    },
    shoot: (times, take) => {
      const whole = room.size(view.width, view.height, times)
      draw()
      const taken = whole && !room.lost ? take(room.canvas) : null
      room.size(view.width, view.height, view.dpr)
      draw()
      return taken
    },
    dispose: () => {
      over = true
      cancelAnimationFrame(pending)
      gestures.dispose()
    },
  }
}
