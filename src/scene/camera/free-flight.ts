/** Flying with a camera as one likes: by keys and hand, softly, and through no model. */
import { MathUtils } from 'three'
import type { Picture } from '../../playback/picture.ts'
import { FLIGHT_FIELD, type Flight, flightShot } from './aboard.ts'
import { keepClear } from './clear.ts'
import { direction, type Shot } from './fit.ts'
import type { FlightInput } from './flight-input.ts'
import { GRIPS, heldEye } from './grips.ts'
import type { View } from './lens.ts'
import { type Gliding, lookOf } from './look.ts'
import type { PointerGestures } from './pointer-gestures.ts'
import { pull, rest, rests, type Spring } from './springs.ts'

const { DEG2RAD } = MathUtils

/** Mm a second, and degrees. */
const SPEED = 230
const AROUND = 70
/** How much faster it goes on a wish. */
const FAST = 2.6
/** Seconds in which it comes to speed or to rest. */
const GLIDE = 0.22
/** Seconds in which the look has come to where the flight is. */
const COMING = 0.32

/** A camera that flies freely, above the mat and outside every model. */
export type FreeFlight = {
  readonly pose: () => Flight
  /** Starts where a shot is, looking the same way. */
  begin(from: Shot, picture: Picture, view: View): void
  /** Flies on for `dt` seconds as the input and the hand say, at once at its speed where all is `calm`; true while it moves. */
  fly(input: FlightInput, dt: number, calm: boolean, picture: Picture): boolean
}

/** A flight that has not begun, with its eye in a hand. */
export const createFreeFlight = (gestures: PointerGestures): FreeFlight => {
  const speed: Spring[] = [0, 0, 0, 0, 0].map(() => ({ value: 0, speed: 0 }))
  const pose = (): Flight => {
    const { target, azimuth, polar } = gestures.held()
    return { eye: target, heading: -azimuth, down: 90 - polar }
  }
  return {
    pose,
    begin: (from, picture, view) => {
      const polar = Math.max(5, from.polar)
      // A long lens from far away would be blind to what is near: it comes closer first.
      const reach = Math.min(from.distance, 900)
      const eye = from.target.clone().addScaledVector(direction(from.azimuth, polar), reach)
      gestures.hold(heldEye(keepClear(eye, picture), from.azimuth, polar), GRIPS.flight, view, FLIGHT_FIELD)
    },
    fly: (input, dt, calm, picture) => {
      const fast = input.fast ? FAST : 1
      const wishes = [
        input.right * SPEED * fast,
        input.up * SPEED * fast * 0.7,
        input.ahead * SPEED * fast,
        input.around * AROUND,
        input.down * AROUND * 0.6,
      ]
      let moving = false
      for (const [at, wish] of wishes.entries()) {
        const spring = speed[at]!
        if (calm) rest(spring, wish)
        else pull(spring, wish, GLIDE, dt)
        if (rests(spring, wish, 0.5)) rest(spring, wish)
        if (spring.value !== 0) moving = true
      }
      const [right = 0, up = 0, ahead = 0, around = 0, down = 0] = speed.map(spring => spring.value * dt)
      if (around !== 0 || down !== 0) void gestures.rotate(-around * DEG2RAD, -down * DEG2RAD)
      const { eye, heading, down: steep } = pose()
      const wish = eye.clone()
      wish.addScaledVector(direction(90 - heading, 90), right)
      wish.addScaledVector(direction(-heading, 90 - steep), -ahead)
      wish.y += up
      keepClear(GRIPS.flight.room.clampPoint(wish, wish), picture)
      if (!wish.equals(eye)) void gestures.moveTo(wish.x, wish.y, wish.z)
      return moving || gestures.moving
    },
  }
}

/** What a look that flies freely goes by. */
export type Flying = {
  readonly input: FlightInput
  readonly picture: Picture
  readonly view: View
  readonly calm: boolean
  /** The flight begins at a shot; null: it goes on. */
  readonly begins: Shot | null
}

/** Flies a look on for `dt` seconds; true while it moves. */
export const fly = (
  flight: FreeFlight,
  look: Gliding,
  { input, picture, view, calm, begins }: Flying,
  dt: number,
): boolean => {
  if (begins) {
    flight.begin(begins, picture, view)
    look.fix(lookOf(flightShot(flight.pose())))
  }
  const moving = flight.fly(input, dt, calm, picture)
  const goal = lookOf(flightShot(flight.pose()))
  if (calm) {
    look.put(goal)
    look.fix(goal)
  }
  const coming = look.follow(goal, COMING, dt)
  return moving || coming
}
