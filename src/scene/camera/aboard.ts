/** Shots that belong to one ship – out of its cockpit, past it at its target, close behind it –, and those of free flight. */
import { MathUtils, Matrix4, Vector3 } from 'three'
import { lookOf } from '../../looks/index.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { circle } from '../shapes.ts'
import { beside, SHIP_HEIGHT, shipMatrix, toScene } from '../space.ts'
import { middleOf } from './clear.ts'
import { direction, type Shot, shotOf } from './fit.ts'
import { fold } from './shots.ts'

/** The field of a cockpit's window, degrees from top to bottom, and how far below the nose's way it looks. */
export const WINDOW = 44
const DOWN = 5
/** The most a pilot's head turns to keep the target in view, degrees. */
const HEAD = { around: 34, down: 20 }

const place = new Matrix4()

/** A pilot's eyes in the scene. */
export const eyesOf = (ship: ShipPicture, out = new Vector3()): Vector3 => {
  return out.set(...lookOf(ship.chassis).eyes).applyMatrix4(shipMatrix(ship, place))
}

/** Which way a pilot would have to turn the head to look at a ship: degrees right and down of the nose; 0, 0 for nobody. */
export const headTurn = (ship: ShipPicture, target: ShipPicture | null): { around: number; down: number } => {
  if (!target) return { around: 0, down: 0 }
  const way = middleOf(target).sub(eyesOf(ship))
  const around = fold(Math.atan2(way.x, -way.z) * MathUtils.RAD2DEG - ship.pose.heading)
  // Whoever is behind is not looked for.
  if (Math.abs(around) > 75) return { around: 0, down: 0 }
  const down = -Math.atan2(way.y, Math.hypot(way.x, way.z)) * MathUtils.RAD2DEG
  return {
    around: MathUtils.clamp(around * 0.72, -HEAD.around, HEAD.around),
    down: MathUtils.clamp(down * 0.5, -HEAD.down, HEAD.down),
  }
}

const axis = new Vector3()

/**
 * Out of a ship's cockpit, the head turned by so many degrees; `calm`: the horizon stays level whatever the ship does.
 * The window is opened by `zoom` (1: as it comes).
 */
export const cockpitShot = (
  ship: ShipPicture,
  head: { readonly around: number; readonly down: number },
  calm: boolean,
  zoom = 1,
): Shot => {
  const steady = calm ? { ...ship, roll: 0, pitch: 0 } : ship
  const eye = eyesOf(steady)
  shipMatrix(steady, place)
  const back = new Vector3(0, 0, 1)
  const up = new Vector3(0, 1, 0)
  for (const way of [back, up]) {
    way.applyAxisAngle(axis.set(1, 0, 0), -(head.down + DOWN) * MathUtils.DEG2RAD)
    way.applyAxisAngle(axis.set(0, 1, 0), -head.around * MathUtils.DEG2RAD)
    way.transformDirection(place)
  }
  const azimuth = Math.atan2(back.x, back.z)
  const right = new Vector3(Math.cos(azimuth), 0, -Math.sin(azimuth))
  const roll = Math.atan2(up.dot(right), up.dot(new Vector3().crossVectors(back, right))) * MathUtils.RAD2DEG
  const distance = 160
  return {
    target: eye.addScaledVector(back, -distance),
    distance,
    azimuth: azimuth * MathUtils.RAD2DEG,
    polar: Math.acos(MathUtils.clamp(back.y, -1, 1)) * MathUtils.RAD2DEG,
    fov: WINDOW * zoom,
    roll,
  }
}

/** Points around a ship's model for a camera to hold. */
const hull = (ship: ShipPicture, radius: number): Vector3[] =>
  circle(ship.pose, radius, 10).flatMap(at => [-12, 18].map(up => toScene(at, SHIP_HEIGHT + ship.lift + up)))

/** Past a ship, from behind its shoulder, at another: both are in the view, the target well ahead. */
export const targetShot = (ship: ShipPicture, target: ShipPicture, aspect: number): Shot => {
  const dx = ship.pose.x - target.pose.x
  const dy = ship.pose.y - target.pose.y
  const line = Math.atan2(dx, -dy) * MathUtils.RAD2DEG
  // Close together the ships would cover each other from so low.
  const near = MathUtils.clamp(1 - (Math.hypot(dx, dy) - 60) / 240, 0, 1)
  const angle = { azimuth: line + 13 + 12 * near, polar: (aspect > 0.9 ? 75 : 62) - 17 * near, fov: 30 }
  // Over the target lies the tray with the dice.
  const room = toScene(target.pose, SHIP_HEIGHT + target.lift + 40 + Math.hypot(dx, dy) * 0.32)
  return shotOf([...hull(ship, 34), ...hull(target, 34), room], angle, aspect, 0.84)
}

/** Close behind a ship, over its shoulder. */
export const followShot = (ship: ShipPicture, aspect: number): Shot => {
  const target = toScene(beside(ship.pose, 0, 36), SHIP_HEIGHT - 2 + ship.lift)
  return { target, distance: aspect > 0.9 ? 250 : 340, azimuth: -ship.pose.heading, polar: 68, fov: 36 }
}

/** A camera in free flight: where it is, and where it looks, degrees; 0 is north, down is positive. */
export type Flight = { readonly eye: Vector3; readonly heading: number; readonly down: number }

/** The field of a camera in free flight, degrees. */
export const FLIGHT_FIELD = 40

/** The shot of a camera in free flight. */
export const flightShot = ({ eye, heading, down }: Flight): Shot => {
  const distance = 260
  const back = direction(-heading, 90 - down)
  return {
    target: eye.clone().addScaledVector(back, -distance),
    distance,
    azimuth: -heading,
    polar: 90 - down,
    fov: FLIGHT_FIELD,
  }
}
