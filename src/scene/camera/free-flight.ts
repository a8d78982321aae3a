/** Flying with a camera as one likes: by keys and hand, softly, and through no model. */
import { MathUtils } from 'three'
import type { Picture } from '../../playback/picture.ts'
import { FLIGHT_FIELD, type Flight, flightShot } from './aboard.ts'
import { keepClear } from './clear.ts'
import { direction, type Shot } from './fit.ts'
import { GRIPS, heldEye } from './grips.ts'
import type { Hand } from './hand.ts'
import type { View } from './lens.ts'
import { type Gliding, lookOf } from './look.ts'
import { pull, rest, rests, type Spring } from './springs.ts'
import type { Stick } from './stick.ts'

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
  /** Flies on for `dt` seconds as the stick and the hand say, at once at its speed where all is `calm`; true while it moves. */
  fly(stick: Stick, dt: number, calm: boolean, picture: Picture): boolean
}

/** A flight that has not begun, with its eye in a hand. */
export const createFreeFlight = (hand: Hand): FreeFlight => {
  const speed: Spring[] = [0, 0, 0, 0, 0].map(() => ({ value: 0, speed: 0 }))
  const pose = (): Flight => {
    const { target, azimuth, polar } = hand.held()
    return { eye: target, heading: -azimuth, down: 90 - polar }
  }
  return {
    pose,
    begin: (from, picture, view) => {
      const polar = Math.max(5, from.polar)
      // A long lens from far away would be blind to what is near: it comes closer first.
      const reach = Math.min(from.distance, 900)
      const eye = from.target.clone().addScaledVector(direction(from.azimuth, polar), reach)
      hand.hold(heldEye(keepClear(eye, picture), from.azimuth, polar), GRIPS.flight, view, FLIGHT_FIELD)
    },
    fly: (stick, dt, calm, picture) => {
      const fast = stick.fast ? FAST : 1
      const wishes = [
        stick.right * SPEED * fast,
        stick.up * SPEED * fast * 0.7,
        stick.ahead * SPEED * fast,
        stick.around * AROUND,
        stick.down * AROUND * 0.6,
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
      if (around !== 0 || down !== 0) void hand.rotate(-around * DEG2RAD, -down * DEG2RAD)
      const { eye, heading, down: steep } = pose()
      const wish = eye.clone()
      wish.addScaledVector(direction(90 - heading, 90), right)
      wish.addScaledVector(direction(-heading, 90 - steep), -ahead)
      wish.y += up
      keepClear(GRIPS.flight.room.clampPoint(wish, wish), picture)
      if (!wish.equals(eye)) void hand.moveTo(wish.x, wish.y, wish.z)
      return moving || hand.moving
    },
  }
}

/** What a look that flies freely goes by. */
export type Soaring = {
  readonly stick: Stick
  readonly picture: Picture
  readonly view: View
  readonly calm: boolean
  /** The flight begins at a shot; null: it goes on. */
  readonly begins: Shot | null
}

/** Flies a look on for `dt` seconds; true while it moves. */
export const soar = (
  flight: FreeFlight,
  look: Gliding,
  { stick, picture, view, calm, begins }: Soaring,
  dt: number,
): boolean => {
  if (begins) {
    flight.begin(begins, picture, view)
    look.fix(lookOf(flightShot(flight.pose())))
  }
  const moving = flight.fly(stick, dt, calm, picture)
  const goal = lookOf(flightShot(flight.pose()))
  if (calm) {
    look.put(goal)
    look.fix(goal)
  }
  const coming = look.follow(goal, COMING, dt)
  return moving || coming
}
