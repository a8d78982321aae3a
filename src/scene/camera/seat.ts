/** Coming aboard a cockpit, and a head there that turns to the target and is turned by hand. */
import { Vector3 } from 'three'
import type { Catalog } from '../../playback/measure.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import { cockpitShot, headTurn, WINDOW } from './aboard.ts'
import { GRIPS, type Held } from './grips.ts'
import type { View } from './lens.ts'
import { type Gliding, lookOf } from './look.ts'
import type { PointerGestures } from './pointer-gestures.ts'
import { sightOf } from './sight.ts'
import { pull, rest, rests, type Spring } from './springs.ts'

/** Seconds in which the camera is aboard, and in which the head has turned. */
const ABOARD = 0.4
const HEAD = 0.5

/** A pilot's seat, from which a camera looks out of a cockpit. */
export type Seat = {
  /** Brings the look aboard a ship, `boards`: from wherever it is; `jump`: at once. True while it comes or the head turns. */
  ride(ship: ShipPicture, picture: Picture, view: View, boards: boolean, jump: boolean, dt: number): boolean
}

/** The head as it is when one comes aboard, and the window: the hand turns the one and opens the other. */
const AHEAD: Held = { target: new Vector3(), distance: 1, azimuth: 0, polar: 90 }

/**
 * A seat for a look, with the head in a hand, which turns it beside what it turns to the target by itself. Aboard the look is
 * fixed to the ship: what it is off by when it comes aboard it loses on the way.
 */
export const createSeat = (look: Gliding, gestures: PointerGestures, calm: boolean, catalog: Catalog): Seat => {
  const head: Spring[] = [0, 0].map(() => ({ value: 0, speed: 0 }))

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
    ride: (ship, picture, view, boards, jump, dt) => {
      if (boards) gestures.hold(AHEAD, GRIPS.head, view, WINDOW)
      const turning = turnHead(ship, picture, boards ? 0 : dt)
      const [around, down] = head.map(spring => spring.value) as [number, number]
      const { azimuth, polar, distance: opened } = gestures.held()
      const goal = lookOf(cockpitShot(ship, { around: around + azimuth, down: down + polar - 90 }, calm, opened))
      if (jump) look.put(goal)
      if (boards || jump) look.fix(goal)
      const coming = look.follow(goal, ABOARD, dt)
      return coming || turning || gestures.moving
    },
  }
}
