import { MathUtils, Vector3 } from 'three'
import type { Picture } from '../../playback/picture.ts'
import { type Flight, flightShot } from './aboard.ts'
import { FLOOR, keepClear } from './clear.ts'
import { direction, type Shot } from './fit.ts'
import type { Stick } from './hand.ts'
import { type Gliding, lookOf } from './look.ts'
import { pull, rest, rests, type Spring } from './springs.ts'

/** Mm a second, and degrees. */
const SPEED = 230
const AROUND = 70
/** How much faster it goes on a wish. */
const FAST = 2.6
/** Seconds in which it comes to speed or to rest. */
const GLIDE = 0.22
/** Seconds in which the look has come to where the flight is. */
const COMING = 0.32
/** How far from the middle of the table it may be, mm. */
const FAR = 1700
/** Degrees that it may look up and down. */
const DOWN = { least: -60, most: 85 }

/** A camera that flies freely, above the mat and outside every model. */
export type FreeFlight = {
  readonly pose: Flight
  /** Starts where a shot is, looking the same way. */
  begin(from: Shot, picture: Picture): void
  /** Looks about by so many degrees. */
  turn(around: number, down: number): void
  /** Moves by so many mm: to the right, up, ahead. */
  move(right: number, up: number, ahead: number): void
  /** Flies on for `dt` seconds as the stick says, at once at its speed where all is `calm`; true while it moves. */
  fly(stick: Stick, dt: number, calm: boolean, picture: Picture): boolean
}

/** A flight that has not begun. */
export const createFreeFlight = (): FreeFlight => {
  const pose: Flight = { eye: new Vector3(), heading: 0, down: 0 }
  const speed: Spring[] = [0, 0, 0, 0, 0].map(() => ({ value: 0, speed: 0 }))
  const turn = (around: number, down: number) => {
    pose.heading += around
    pose.down = MathUtils.clamp(pose.down + down, DOWN.least, DOWN.most)
  }
  const move = (right: number, up: number, ahead: number) => {
    pose.eye.addScaledVector(direction(90 - pose.heading, 90), right)
    pose.eye.addScaledVector(direction(-pose.heading, 90 - pose.down), -ahead)
    pose.eye.y += up
  }
  return {
    pose,
    turn,
    move,
    begin: (from, picture) => {
      pose.heading = -from.azimuth
      pose.down = Math.min(DOWN.most, 90 - from.polar)
      // A long lens from far away would be blind to what is near: it comes closer first.
      const reach = Math.min(from.distance, 900)
      pose.eye.copy(from.target).addScaledVector(direction(from.azimuth, Math.max(5, from.polar)), reach)
      keepClear(pose.eye, picture)
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
      turn(around, down)
      move(right, up, ahead)
      pose.eye.clamp(new Vector3(-FAR, FLOOR, -FAR), new Vector3(FAR, FAR, FAR))
      keepClear(pose.eye, picture)
      return moving
    },
  }
}

/** What a look that flies freely goes by. */
export type Soaring = {
  readonly stick: Stick
  readonly picture: Picture
  readonly calm: boolean
  /** The flight begins at a shot; null: it goes on. */
  readonly begins: Shot | null
}

/** Flies a look on for `dt` seconds; true while it moves. */
export const soar = (
  flight: FreeFlight,
  look: Gliding,
  { stick, picture, calm, begins }: Soaring,
  dt: number,
): boolean => {
  if (begins) {
    flight.begin(begins, picture)
    look.fix(lookOf(flightShot(flight.pose)))
  }
  const moving = flight.fly(stick, dt, calm, picture)
  const goal = lookOf(flightShot(flight.pose))
  if (calm) {
    look.put(goal)
    look.fix(goal)
  }
  const coming = look.follow(goal, COMING, dt)
  return moving || coming
}
