/** From the mat to the scene: axes, heights, where ships hang; and looks that are the same every time. */
import { Euler, Matrix4, Quaternion, Vector3 } from 'three'
import type { Pose, Vec } from '../geometry/index.ts'
import type { ShipPicture } from '../playback/picture.ts'

/** Height in mm of a ship's origin over the mat: base, peg and all. */
export const SHIP_HEIGHT = 44
/** Height in mm of a base's upper face, and of the card on it. */
export const BASE_TOP = 3.4
export const CARD_TOP = 4.3

/** There is room for so many ships: two squads as large as they may be. */
export const MOST_SHIPS = 40

/** Throws a RangeError for more ships on the mat than there is room for: none is left out in silence. */
export const needRoom = (ships: readonly Pick<ShipPicture, 'presence'>[]): void => {
  let many = 0
  for (const { presence } of ships) if (presence > 0) many++
  if (many > MOST_SHIPS) throw new RangeError(`the table has room for ${MOST_SHIPS} ships, not for ${many}`)
}

/** A ship with less presence than this has left its base, which is taken off the mat. */
export const STANDS = 0.35

const RADIANS = Math.PI / 180

/** A heading (degrees clockwise from north) as a turn about three's y axis, radians. */
const yawOf = (heading: number): number => -heading * RADIANS

/** A point of the mat, mm, in the scene: x east, y up, z south. */
export const toScene = (at: Vec, height = 0, out = new Vector3()): Vector3 => out.set(at.x, height, -at.y)

/** A point given beside a pose – mm to its right and mm ahead – on the mat. */
export const beside = (pose: Pose, right: number, ahead: number): Vec => {
  const angle = pose.heading * RADIANS
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  return { x: pose.x + right * cos + ahead * sin, y: pose.y - right * sin + ahead * cos }
}

const position = new Vector3()
const scale = new Vector3(1, 1, 1)
const turn = new Quaternion()
const euler = new Euler(0, 0, 0, 'YXZ')

/** Where a ship's model hangs in the scene, `above` mm over its origin. */
export const hangsAt = ({ pose, drift, lift }: ShipPicture, out = new Vector3(), above = 0): Vector3 =>
  out.set(pose.x + drift.x, SHIP_HEIGHT + lift + above, -(pose.y + drift.y))

/** Where a ship's model hangs, and how it is turned: over its base, rolled and pitched as the picture tells. */
export const shipMatrix = (ship: ShipPicture, out = new Matrix4()): Matrix4 => {
  hangsAt(ship, position)
  euler.set(ship.pitch * RADIANS, yawOf(ship.pose.heading + ship.yaw), -ship.roll * RADIANS)
  return out.compose(position, turn.setFromEuler(euler), scale)
}

/** Something lying on the mat at `height`, turned to a heading and stretched. */
export const lyingMatrix = (
  at: Vec,
  heading: number,
  height: number,
  stretch: Vector3,
  out = new Matrix4(),
): Matrix4 => {
  toScene(at, height, position)
  euler.set(0, yawOf(heading), 0)
  return out.compose(position, turn.setFromEuler(euler), stretch)
}

/** Numbers in [0, 1) from a seed, always the same ones: looks only, never rules. */
export const noise = (seed: number): (() => number) => {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** 0 below `from`, 1 above `to`, smooth between. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
