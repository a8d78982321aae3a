/** A camera’s view as numbers, so that it can glide from any view to any other. */
import { Vector3 } from 'three'
import type { Shot } from './fit.ts'
import { halfHeight } from './lens.ts'
import { fold } from './shots.ts'
import { pull, rest, rests, type Spring } from './springs.ts'

/**
 * What a camera shows, as values that can glide: where its target lies (3), how much it shows there (the logarithm of mm),
 * azimuth, polar angle, field and roll in degrees. Half way between two of them is a sensible view.
 */
export type Look = readonly number[]

const MANY = 8
const AZIMUTH = 4
const ROLL = 7

/** How near each value must come to its goal to be there. */
const FINE: Look = [0.05, 0.05, 0.05, 0.0003, 0.005, 0.005, 0.005, 0.01]

/** A shot as values. */
export const lookOf = (shot: Shot): Look => [
  shot.target.x,
  shot.target.y,
  shot.target.z,
  Math.log(halfHeight(shot)),
  shot.azimuth,
  shot.polar,
  shot.fov,
  shot.roll ?? 0,
]

/** Values as a shot. */
export const shotFrom = (look: Look): Shot => {
  const [x = 0, y = 0, z = 0, size = 0, azimuth = 0, polar = 0, fov = 24, roll = 0] = look
  return {
    target: new Vector3(x, y, z),
    distance: Math.exp(size) / Math.tan((fov * Math.PI) / 360),
    azimuth,
    polar,
    fov,
    roll,
  }
}

/** A look that glides, on springs: to a goal, or from an offset back to what it is fixed to. */
export type Gliding = {
  now(): Look
  /** Sets it down at a look, at rest. */
  put(look: Look): void
  /** One step to a goal; true while it is still on its way. */
  glide(goal: Look, time: number, dt: number): boolean
  /** It is fixed to a goal from now on: what it is off by now it will lose by steps of `follow`. */
  fix(goal: Look): void
  /** One step with a goal it is fixed to; true while it is still off. */
  follow(goal: Look, time: number, dt: number): boolean
}

/** The way from one value to another, turns by the shorter way round. */
const gap = (from: number, to: number, at: number): number =>
  at === AZIMUTH || at === ROLL ? fold(to - from) : to - from

/** A look at rest nowhere yet. */
export const createGliding = (): Gliding => {
  const springs: Spring[] = Array.from({ length: MANY }, () => ({ value: 0, speed: 0 }))
  const off: Spring[] = Array.from({ length: MANY }, () => ({ value: 0, speed: 0 }))
  const now = () => springs.map(spring => spring.value)
  return {
    now,
    put: look => {
      springs.forEach((spring, at) => {
        rest(spring, look[at]!)
      })
    },
    glide: (goal, time, dt) => {
      let moving = false
      springs.forEach((spring, at) => {
        const to = spring.value + gap(spring.value, goal[at]!, at)
        if (dt > 0) pull(spring, to, time, dt)
        if (rests(spring, to, FINE[at]!)) rest(spring, to)
        else moving = true
      })
      return moving
    },
    fix: goal => {
      off.forEach((spring, at) => {
        rest(spring, gap(goal[at]!, springs[at]!.value, at))
      })
    },
    follow: (goal, time, dt) => {
      let moving = false
      off.forEach((spring, at) => {
        if (dt > 0) pull(spring, 0, time, dt)
        if (rests(spring, 0, FINE[at]!)) rest(spring, 0)
        else moving = true
        rest(springs[at]!, goal[at]! + spring.value)
      })
      return moving
    },
  }
}
