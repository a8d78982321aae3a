import { Matrix4, Quaternion, Vector3 } from 'three'
import type { DiePicture } from '../../playback/picture.ts'
import { noise, smooth } from '../space.ts'

/** A printed face on the unrotated die: its outward normal, and the direction that is up for its symbol. */
export type FacePlace = { readonly face: string; readonly normal: Vector3; readonly up: Vector3 }

const axis = new Vector3()
const right = new Vector3()
const spun = new Quaternion()
const earlier = new Quaternion()

const basis = new Matrix4()

/** The turn that shows a face to the viewer (+z), its symbol upright but for a little carelessness. */
const lying = (place: FacePlace, askew: number, out: Quaternion): Quaternion => {
  right.crossVectors(place.up, place.normal).normalize()
  basis.makeBasis(right, place.up, place.normal).transpose()
  return out.setFromRotationMatrix(basis).premultiply(spun.setFromAxisAngle(axis.set(0, 0, 1), askew))
}

/** Where a die is in its throw: mm from its resting place in units of its diameter, and how it is turned. */
export type Tumble = { readonly offset: Vector3; readonly turn: Quaternion }

/** A thrown die as a closed form of `roll` and `spin`: it hops in from above, tumbles ever slower, and lies. */
export const tumble = (
  die: DiePicture,
  faces: readonly FacePlace[],
  out: { offset: Vector3; turn: Quaternion },
): void => {
  const random = noise(die.spin)
  const chance = random()
  const pick = (face: string) => {
    const shown = faces.filter(place => place.face === face)
    return shown[Math.floor(chance * shown.length)]
  }
  const askew = (random() - 0.5) * 0.5
  const place = pick(die.face)
  if (place) lying(place, askew, out.turn)
  // A result that an effect turns: over from the face it showed, with a small hop.
  const before = die.flip && die.flip.progress < 1 ? pick(die.flip.from) : undefined
  const over = die.flip && before ? smooth(0, 1, die.flip.progress) : 1
  if (before) out.turn.copy(lying(before, askew, earlier).slerp(out.turn, over))
  const left = 1 - die.roll
  const slow = left * left
  const side = (random() - 0.5) * 5
  const hops = Math.abs(Math.sin(die.roll * Math.PI * 2.5)) * left ** 1.3
  const hop = Math.sin(over * Math.PI) * 0.28
  out.offset.set(side * slow, 3.4 * slow + hops * 0.5 + hop, hops * 1.6)
  axis.set(random() - 0.5, random() - 0.5, random() - 0.5).normalize()
  out.turn.premultiply(spun.setFromAxisAngle(axis, slow * (11 + random() * 7)))
}
