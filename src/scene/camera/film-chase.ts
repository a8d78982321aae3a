/** How a film follows a flying ship: low behind it, leaning with it, or from beside its way as it goes by. */
import { MathUtils, Matrix4, Vector3 } from 'three'
import { lookOf } from '../../looks/index.ts'
import type { Take } from '../../playback/director/take.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import { beside, hangsAt, SHIP_HEIGHT, shipMatrix, toScene } from '../space.ts'
import { type Angle, direction, fitIn, type Room, type Shot } from './fit.ts'
import { fold } from './shots.ts'

/** A ship takes up to so much of a view in its close take: its width, and from where to where upwards. */
const CLOSE: Room = { side: 0.38, low: -0.86, high: 0.74 }
/** Low behind it, with a long lens. */
const LOW = { polar: 80, fov: 26 } as const
/** How far the view turns and leans with its ship. */
const TURNS = 0.8
const LEANS = 0.5

/** A ship that is filmed from right behind only: from further round one part of it hides another. */
const isParticular = ({ chassis }: ShipPicture): boolean => lookOf(chassis).chase < 15

const place = new Matrix4()

/** The corners of a ship's model as it hangs, level. */
const cornersOf = (ship: ShipPicture): Vector3[] => {
  const [x, y, z] = lookOf(ship.chassis).size.map(mm => mm / 2) as [number, number, number]
  shipMatrix({ ...ship, roll: 0, pitch: 0 }, place)
  return [-x, x].flatMap(right =>
    [-y, y].flatMap(up => [-z, z].map(back => new Vector3(right, up, back).applyMatrix4(place))),
  )
}

/** Degrees by which a ship has turned since `from`; a ship that came about in a loop is seen to come back. */
const turnedSince = (from: ShipPicture, now: ShipPicture): number => {
  const turned = fold(now.pose.heading - from.pose.heading)
  return Math.abs(turned) > 135 ? 0 : turned
}

/** The angles from which a ship may be chased, the best first. */
export const chaseAngles = (take: Take, ship: ShipPicture): Angle[] => {
  const { chase } = lookOf(ship.chassis)
  return [LOW.polar, LOW.polar - 8, LOW.polar - 20].flatMap(polar =>
    [take.side, -take.side].map(side => ({ azimuth: side * chase - ship.pose.heading, polar, fov: LOW.fov })),
  )
}

/** The close shot of a ship from an angle. */
export const closeShot = (ship: ShipPicture, angle: Angle, aspect: number): Shot =>
  fitIn(cornersOf(ship), angle, aspect, CLOSE)

/** Close behind a ship: the view turns and leans with it. `first`: the shot it begins with. */
export const rideAlong = (ship: ShipPicture, first: Shot) => {
  const off = first.target.clone().sub(hangsAt(ship))
  // Where the angle at which it is filmed matters it is kept.
  const turns = isParticular(ship) ? 1 : TURNS
  const up = new Vector3(0, 1, 0)
  return (now: ShipPicture): Shot => {
    const turned = turnedSince(ship, now) * turns
    // With its base, and half way with what its model does: a loop is seen as one.
    const at = toScene(now.pose, SHIP_HEIGHT + now.lift * 0.5 + ship.lift * 0.5)
    const target = at.add(off.clone().applyAxisAngle(up, -turned * MathUtils.DEG2RAD))
    return { ...first, target, azimuth: first.azimuth - turned, roll: now.roll * LEANS }
  }
}

/** Where a camera waits for a ship: mm ahead of it, to its side and over it; and its field. */
const PASS = { ahead: 118, beside: 80, over: -9, fov: 36 } as const

/** Whether a ship is about to fly past: it has its dial before it, and may be seen from all around. */
export const mayPass = (ship: ShipPicture, opening: Picture): boolean =>
  opening.phase === 'activation' && ship.dial !== null && !ship.moved && !isParticular(ship)

/** A camera that stands beside the way of a ship and turns as it comes, goes by and is gone. */
export const passBy = (take: Take, ship: ShipPicture, aspect: number) => {
  const spot = beside(ship.pose, take.side * PASS.beside, PASS.ahead)
  const eye = toScene(spot, hangsAt(ship).y + PASS.over)
  // A narrow view is as wide as this one across.
  const fov = aspect > 1.2 ? PASS.fov : PASS.fov * 1.4
  return (now: ShipPicture): Shot => {
    const target = hangsAt({ ...now, drift: { x: 0, y: 0 } })
    const back = eye.clone().sub(target)
    const distance = Math.max(1, back.length())
    return {
      target,
      distance,
      azimuth: Math.atan2(back.x, back.z) * MathUtils.RAD2DEG,
      polar: Math.acos(MathUtils.clamp(back.y / distance, -1, 1)) * MathUtils.RAD2DEG,
      fov,
    }
  }
}

const ray = new Vector3()
const ahead = new Vector3()

/** Whether something that no take is about – a ship, a rock – is near before the camera, at the view's side: it makes the view deep. */
export const hasForeground = (
  shot: Shot,
  subjects: readonly ShipPicture[],
  picture: Picture,
  aspect: number,
): boolean => {
  const eye = direction(shot.azimuth, shot.polar, new Vector3()).multiplyScalar(shot.distance).add(shot.target)
  ahead.copy(shot.target).sub(eye).normalize()
  const tan = Math.tan((shot.fov / 2) * MathUtils.DEG2RAD)
  const ships = picture.ships.filter(ship => ship.presence > 0.3 && !subjects.some(one => one.id === ship.id))
  const middles = [...ships.map(ship => hangsAt(ship)), ...picture.objects.map(({ pose }) => toScene(pose, 12))]
  return middles.some(middle => {
    const far = ray.copy(middle).sub(eye).dot(ahead)
    if (far < 60 || far > shot.distance * 0.8) return false
    const across = ray.addScaledVector(ahead, -far).length() / (far * tan)
    return across > 0.4 && across < aspect
  })
}
