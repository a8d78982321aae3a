import { MathUtils } from 'three'
import type { Catalog } from '../../playback/measure.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import { cockpitShot, headTurn } from './aboard.ts'
import { type Gliding, lookOf } from './look.ts'
import { sightOf } from './sight.ts'
import { pull, rest, rests, type Spring } from './springs.ts'

/** Seconds in which the camera is aboard, and in which the head has turned. */
const ABOARD = 0.4
const HEAD = 0.5
/** How far the hand turns the head, degrees, and how far it opens the window. */
const AROUND = 150
const DOWN = 50
const WINDOW = { least: 0.35, most: 1.5 }

/** A pilot's seat, from which a camera looks out of a cockpit. */
export type Seat = {
  /** Turns the head by so many degrees, beside what it turns to the target by itself. */
  turn(around: number, down: number): void
  /** Nearer by a factor. */
  zoom(factor: number): void
  /** Brings the look aboard a ship, `boards`: from wherever it is; `jump`: at once. True while it comes or the head turns. */
  ride(ship: ShipPicture, picture: Picture, boards: boolean, jump: boolean, dt: number): boolean
}

/** A seat for a look. Aboard it is fixed to the ship: what it is off by when it comes aboard it loses on the way. */
export const createSeat = (look: Gliding, calm: boolean, catalog: Catalog): Seat => {
  const head: Spring[] = [0, 0].map(() => ({ value: 0, speed: 0 }))
  const turned = { around: 0, down: 0, zoom: 1 }

  /** The head turns to the target; true while it does. */
  const turnHead = (ship: ShipPicture, picture: Picture, dt: number): boolean => {
    const sight = sightOf(catalog, picture, ship.id)
    const { around, down } = headTurn(ship, picture.ships.find(one => one.id === sight) ?? null)
    let moving = false
    for (const [at, goal] of [around, down].entries()) {
      const spring = head[at]!
      if (calm || dt <= 0) rest(spring, goal)
      else pull(spring, goal, HEAD, dt)
      if (rests(spring, goal, 0.02)) rest(spring, goal)
      else moving = true
    }
    return moving
  }

  return {
    turn: (around, down) => {
      turned.around = MathUtils.clamp(turned.around + around, -AROUND, AROUND)
      turned.down = MathUtils.clamp(turned.down + down, -DOWN, DOWN)
    },
    zoom: factor => {
      turned.zoom = MathUtils.clamp(turned.zoom / factor, WINDOW.least, WINDOW.most)
    },
    ride: (ship, picture, boards, jump, dt) => {
      if (boards) Object.assign(turned, { around: 0, down: 0, zoom: 1 })
      const turning = turnHead(ship, picture, boards ? 0 : dt)
      const [around, down] = head.map(spring => spring.value) as [number, number]
      const pose = { around: around + turned.around, down: down + turned.down }
      const goal = lookOf(cockpitShot(ship, pose, calm, turned.zoom))
      if (jump) look.put(goal)
      if (boards || jump) look.fix(goal)
      const coming = look.follow(goal, ABOARD, dt)
      return coming || turning
    },
  }
}
