import { MathUtils, Vector3 } from 'three'
import type { Picture } from '../playback/picture.ts'
import { FLOOR, keepClear } from './camera/clear.ts'
import { direction } from './camera/fit.ts'
import { listenToHand } from './camera/hand.ts'
import { pull, rest, rests, type Spring } from './camera/springs.ts'
import type { Darkroom, Eye, Hideable } from './capture.ts'

/** What a photograph is of and how it is taken. */
export type Exposure = {
  readonly picture: Picture
  readonly eye: Eye
  readonly hidden: readonly Hideable[]
  readonly clear: boolean
  /** Stops. */
  readonly light: number
}

/** A camera in the hand: it draws when something changes, and as long as it moves. */
export type Photographer = {
  change(change: Partial<Exposure>): void
  /** A key of the flight goes down or up: W A S D, Q E, the arrows; `fast`: with Shift. True if it is one. */
  key(code: string, down: boolean, fast: boolean): boolean
  /** Every key is up. */
  still(): void
  /** CSS pixels, and the screen's pixels to each. */
  size(width: number, height: number, dpr: number): void
  /** Draws once at so many pixels to the CSS pixel and hands out the canvas while it holds that; null: it is too large here. */
  shoot<T>(times: number, take: (canvas: HTMLCanvasElement) => T): T | null
  dispose(): void
}

/** Mm and degrees a second; the arrows turn, the letters move. */
const SPEED = 190
const AROUND = 46
const FAST = 3
const GLIDE = 0.16
/** Degrees a pixel of the hand turns, at a field of 40°. */
const LOOK = 0.13
const FAR = 2200

type Axis = 'right' | 'up' | 'ahead' | 'around' | 'down'
const AXES: readonly Axis[] = ['right', 'up', 'ahead', 'around', 'down']
const KEYS: Readonly<Record<string, readonly [Axis, 1 | -1]>> = {
  KeyD: ['right', 1],
  KeyA: ['right', -1],
  KeyE: ['up', 1],
  KeyQ: ['up', -1],
  KeyW: ['ahead', 1],
  KeyS: ['ahead', -1],
  ArrowRight: ['around', 1],
  ArrowLeft: ['around', -1],
  ArrowDown: ['down', 1],
  ArrowUp: ['down', -1],
}

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
  const held = new Set<string>()
  let fast = false
  const springs: Record<Axis, Spring> = {
    right: { value: 0, speed: 0 },
    up: { value: 0, speed: 0 },
    ahead: { value: 0, speed: 0 },
    around: { value: 0, speed: 0 },
    down: { value: 0, speed: 0 },
  }

  const draw = (): void => {
    const ready = room.draw({
      picture: now.picture,
      from: now.eye,
      dt: 0,
      hidden: now.hidden,
      clear: now.clear,
      exposure: now.light,
    })
    frames += 1
    room.canvas.dataset['frames'] = String(frames)
    room.canvas.dataset['ready'] = String(ready)
    if (!ready && !room.lost) room.settled().then(ask, () => {})
  }
  const ask = (): void => {
    if (pending === 0 && !over) pending = requestAnimationFrame(tick)
  }
  const put = (at: Vector3, turn: Partial<Eye> = {}): void => {
    at.clamp(new Vector3(-FAR, FLOOR, -FAR), new Vector3(FAR, FAR, FAR))
    keepClear(at, now.picture)
    now = { ...now, eye: { ...now.eye, ...turn, at: [at.x, at.y, at.z] } }
    moved(now.eye)
    ask()
  }
  /** The eye moved by mm to the right, up (over the mat) and ahead (along the look). */
  const stepped = (right: number, up: number, ahead: number): Vector3 => {
    const { at, heading, down } = now.eye
    return new Vector3(...at)
      .addScaledVector(direction(90 - heading, 90), right)
      .addScaledVector(direction(-heading, 90 - down), -ahead)
      .add(new Vector3(0, up, 0))
  }
  const turned = (around: number, down: number): Partial<Eye> => ({
    heading: now.eye.heading + around,
    down: MathUtils.clamp(now.eye.down + down, -85, 89.9),
  })

  /** Flies on for dt seconds; true while it moves. */
  const fly = (dt: number): boolean => {
    const wish: Record<Axis, number> = { right: 0, up: 0, ahead: 0, around: 0, down: 0 }
    for (const code of held) {
      const [axis, sign] = KEYS[code]!
      wish[axis] += sign * (axis === 'around' || axis === 'down' ? AROUND : SPEED) * (fast ? FAST : 1)
    }
    let moving = false
    for (const axis of AXES) {
      const spring = springs[axis]
      if (calm) rest(spring, wish[axis])
      else pull(spring, wish[axis], GLIDE, dt)
      if (rests(spring, wish[axis], 0.4)) rest(spring, wish[axis])
      if (spring.value !== 0) moving = true
    }
    if (!moving) return false
    const { right, up, ahead, around, down } = springs
    const zoom = now.eye.fov / 40
    put(
      stepped(right.value * dt, up.value * dt, ahead.value * dt),
      turned(around.value * zoom * dt, down.value * zoom * dt),
    )
    return true
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

  const stop = listenToHand(room.canvas, {
    turn: (dx, dy) => {
      const share = (LOOK * now.eye.fov) / 40
      put(new Vector3(...now.eye.at), turned(-dx * share, -dy * share))
    },
    move: (dx, dy) => {
      const share = (0.9 * now.eye.fov) / 40
      put(stepped(-dx * share, dy * share, 0))
    },
    zoom: factor => {
      if (factor !== 1) put(stepped(0, 0, Math.log(factor) * 320))
    },
  })

  return {
    change: change => {
      now = { ...now, ...change }
      ask()
    },
    key: (code, down, withShift) => {
      if (!KEYS[code]) return false
      fast = withShift
      if (down) held.add(code)
      else held.delete(code)
      ask()
      return true
    },
    still: () => held.clear(),
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
      stop()
    },
  }
}
