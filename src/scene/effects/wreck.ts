/** The flight of a lost ship’s pieces: where each is, how hot, how much of it is still there. */
import { Matrix4, Quaternion, Vector3 } from 'three'
import type { EffectPicture } from '../../playback/effect-picture.ts'
import { lyingMatrix, noise, SHIP_HEIGHT, smooth } from '../space.ts'

export type Explosion = Extract<EffectPicture, { kind: 'explosion' }>

/** The model of what a chassis breaks up into. */
export const wreckOf = (chassis: string): string => `${chassis}-wreck`

/** From this share of an explosion on there is a wreck, where there was a ship; and in which it dissolves. */
const BREAKS = 0.03
const FADES = [0.8, 1] as const
/** Mm that a wreck flies on by itself: in space, and over a table, where it also falls so far and comes to lie so high. */
const ON = { space: 54, table: 20 } as const
const FALL = 36
const LIES = 5

const whole = new Vector3(1, 1, 1)
const ship = new Matrix4()
const stood = new Matrix4()
const spun = new Quaternion()
const axis = new Vector3()
const way = new Vector3()
const ahead = new Vector3()

/** How much of a wreck is there, 0 … 1, at a share of its explosion. */
export const wreckShown = (progress: number): number =>
  progress < BREAKS ? 0 : 1 - smooth(FADES[0], FADES[1], progress)

/** How hot its torn edges are, 0 … 1. */
export const wreckHeat = (progress: number): number => (1 - smooth(0, 0.62, progress)) ** 1.2

/**
 * Where a piece of a wreck is at a share of its explosion: torn from `home`, its middle on the model, mm, it flies out of the ship's way
 * and turns ever slower. A function of these alone. `out` takes the piece, made around its own middle, into the scene.
 */
export const pieceAt = (
  { at, lift, seed }: Explosion,
  progress: number,
  piece: number,
  home: Vector3,
  space: boolean,
  out: Matrix4,
): Matrix4 => {
  const random = noise(seed + 53 * piece + 11)
  lyingMatrix(at, at.heading, SHIP_HEIGHT + lift, whole, ship)
  way
    .set(random() - 0.5, random() - 0.5, random() - 0.5)
    .multiplyScalar(9)
    .add(home)
    .normalize()
  const speed = 24 + 1.5 * home.length() + 30 * random()
  axis.set(random() - 0.5, random() - 0.5, random() - 0.5).normalize()
  const turns = (random() < 0.5 ? -1 : 1) * (1.6 + 3.4 * random())
  const gone = 1 - (1 - progress) ** 2
  const place = way
    .multiplyScalar(speed * gone)
    .add(home)
    .add(ahead.set(0, 0, -(space ? ON.space : ON.table) * gone))
    .applyMatrix4(ship)
  if (!space) place.y = Math.max(LIES, place.y - FALL * progress * progress)
  stood.extractRotation(ship)
  return out
    .makeRotationFromQuaternion(spun.setFromAxisAngle(axis, turns * gone))
    .premultiply(stood)
    .setPosition(place)
}
