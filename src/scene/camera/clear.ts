/** Keeps cameras out of models and above the mat, with as small a step aside as will do. */
import { Matrix4, Vector3 } from 'three'
import type { Base } from '../../geometry/index.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import { shipMatrix } from '../space.ts'

/** A camera never comes nearer to the mat than this, mm. */
export const FLOOR = 9
/** A camera over a rock or satellite stays above this, mm: the highest of them is lower. */
export const OVER_ROCKS = 48

/** The radius of a ball around a ship's model that no camera enters, mm: the model's corners, and a little air. */
export const ballOf = (base: Base): number => Math.hypot(base.width, base.length) / 2 + 7

const place = new Matrix4()

/** Where a ship's model hangs, mm in the scene. */
export const middleOf = (ship: ShipPicture, out = new Vector3()): Vector3 =>
  out.setFromMatrixPosition(shipMatrix(ship, place))

/** How steeply a camera comes down into a cockpit, and from how high above it at most, mm: over canopy, foils and wings. */
const COMING = { slope: 1.5, high: 18 }

/** Lifts the place of a camera that is on its way into a cockpit, so that it comes in from above and through no hull. */
export const comeAboard = (eye: Vector3, cockpit: Vector3): Vector3 => {
  const beside = Math.hypot(eye.x - cockpit.x, eye.z - cockpit.z)
  eye.y = Math.max(eye.y, cockpit.y + Math.min(COMING.high, COMING.slope * beside))
  return eye
}

const middle = new Vector3()
const way = new Vector3()

/**
 * Moves a camera's place out of every model and above the mat, by as little as will do. `own` is the ship from whose
 * cockpit is looked, whose hull may be near. A place that is free stays as it is.
 */
export const keepClear = (eye: Vector3, picture: Picture, own: string | null = null): Vector3 => {
  for (let round = 0; round < 4; round++) {
    for (const ship of picture.ships) {
      if (ship.presence <= 0 || ship.id === own) continue
      middleOf(ship, middle)
      const radius = ballOf(ship.base)
      way.copy(eye).sub(middle)
      const far = way.length()
      if (far >= radius) continue
      if (way.y < 0) way.y = -way.y
      if (way.lengthSq() < 1e-6) way.set(0, 1, 0)
      eye.copy(middle).addScaledVector(way.normalize(), radius + 0.01)
    }
    if (eye.y < OVER_ROCKS)
      for (const { pose, polygon, presence } of picture.objects) {
        if (presence <= 0) continue
        const radius = Math.max(...polygon.map(at => Math.hypot(at.x - pose.x, at.y - pose.y))) + 4
        if (Math.hypot(eye.x - pose.x, -eye.z - pose.y) < radius) eye.y = OVER_ROCKS
      }
    eye.y = Math.max(FLOOR, eye.y)
  }
  // Between two models that are close the one pushes it into the other: over both there is always room.
  for (let round = 0; round < picture.ships.length; round++)
    for (const ship of picture.ships) {
      if (ship.presence <= 0 || ship.id === own) continue
      middleOf(ship, middle)
      const beside = (eye.x - middle.x) ** 2 + (eye.z - middle.z) ** 2
      const over = ballOf(ship.base) ** 2 - beside
      if (over > (eye.y - middle.y) ** 2) eye.y = middle.y + Math.sqrt(over) + 0.01
    }
  return eye
}
