/** How a die lies and turns at each moment of its throw, ending with the face that the rules told. */
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

const model = new Matrix4()
const body = new Matrix4()
const up = new Vector3()
const normal = new Vector3()
const relabelled = new Quaternion()
const best = new Quaternion()
const rest = new Quaternion()

/** Height of a die's middle over what it lies on, in diameters. */
const LYING = 0.304

/**
 * How the printed model sits in the die that physics threw, so that `place` is the face that ends up: one of the three
 * turns that bring it there and leave the octahedron as it is – the one that leaves the symbol most upright.
 */
const relabel = (place: FacePlace, cast: NonNullable<DiePicture['cast']>): Quaternion => {
  const sign = (bit: number) => (cast.up & bit ? -1 : 1)
  normal.set(sign(1), sign(2), sign(4)).normalize()
  rest.set(...cast.rest)
  right.crossVectors(place.up, place.normal)
  model.makeBasis(right, place.up, place.normal).transpose()
  let most = Number.NEGATIVE_INFINITY
  for (let corner = 0; corner < 3; corner++) {
    up.set(0, 0, 0)
      .setComponent(corner, sign(1 << corner))
      .projectOnPlane(normal)
      .normalize()
    right.crossVectors(up, normal)
    relabelled.setFromRotationMatrix(body.makeBasis(right, up, normal).multiply(model))
    const upright = up.applyQuaternion(rest).y
    if (upright <= most) continue
    most = upright
    best.copy(relabelled)
  }
  return best
}

/** A die in the middle of a throw by physics, `from` (diameters) being the way from its place to the tray's middle. */
const casting = (cast: NonNullable<DiePicture['cast']>, place: FacePlace, from: Vector3, out: Tumble): void => {
  const [x, y, z] = cast.at
  earlier.set(...cast.turn).multiply(relabel(place, cast))
  out.turn.copy(earlier.slerp(out.turn, cast.row))
  out.offset
    .set(x, y, z - LYING)
    .add(from)
    .multiplyScalar(1 - cast.row)
  out.offset.z += 0.5 * Math.sin(Math.PI * cast.row)
}

const HERE = new Vector3()

/**
 * A thrown die: where physics has it, or else as a closed form of `roll` and `spin` – it hops in from above, tumbles ever
 * slower, and lies. `from`: the way from its place to the middle of the tray, in diameters.
 */
export const tumble = (
  die: DiePicture,
  faces: readonly FacePlace[],
  out: { offset: Vector3; turn: Quaternion },
  from = HERE,
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
  if (place && die.cast) {
    casting(die.cast, place, from, out)
    return
  }
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
