/** From where a lens must look so that some points just fill a part of the view. Lengths in mm, angles in degrees. */
import { MathUtils, Vector3 } from 'three'

/** Where a camera is, seen from what it looks at. Degrees; azimuth 0 is south of the target, polar 0 straight above. */
export type Shot = {
  readonly target: Vector3
  readonly distance: number
  readonly azimuth: number
  readonly polar: number
  readonly fov: number
  /** How far the view is turned about its own axis, degrees clockwise; 0 unless told. */
  readonly roll?: number
  /** A plan: parallel rays that show as much as the lens does at its target. */
  readonly flat?: boolean
}

/** The unit vector from target to camera. */
export const direction = (azimuth: number, polar: number, out = new Vector3()): Vector3 => {
  const around = azimuth * MathUtils.DEG2RAD
  const down = polar * MathUtils.DEG2RAD
  return out.set(Math.sin(around) * Math.sin(down), Math.cos(down), Math.cos(around) * Math.sin(down))
}

export type Angle = { readonly azimuth: number; readonly polar: number; readonly fov: number }

/** The part of a view, from −1 to 1 each way, in which points are to lie. */
export type Room = { readonly side: number; readonly low: number; readonly high: number }

/** Each round centres what the last distance showed. */
const ROUNDS = 12

/**
 * The shot from an angle that just holds all points within a part of a view of that aspect (width / height). The target is not among the
 * points: it is wherever the middle of the view then lies.
 */
export const fitIn = (points: readonly Vector3[], angle: Angle, aspect: number, room: Room): Shot => {
  const back = direction(angle.azimuth, angle.polar)
  const around = angle.azimuth * MathUtils.DEG2RAD
  const right = new Vector3(Math.cos(around), 0, -Math.sin(around))
  const up = new Vector3().crossVectors(back, right)
  const tan = Math.tan((angle.fov / 2) * MathUtils.DEG2RAD)
  const wide = tan * aspect * room.side
  const tall = (tan * (room.high - room.low)) / 2
  const middle = (tan * (room.high + room.low)) / 2
  const target = new Vector3()
  for (const point of points) target.addScaledVector(point, 1 / points.length)
  let distance = 0
  const offset = new Vector3()
  for (let round = 1; round <= ROUNDS; round++) {
    distance = 0
    for (const point of points) {
      offset.copy(point).sub(target)
      const depth = offset.dot(back)
      const rise = offset.dot(up)
      // Within the band around the middle: rise / (distance − depth) from middle − tall to middle + tall.
      const edge = rise > 0 ? middle + tall : middle - tall
      distance = Math.max(distance, depth + Math.abs(offset.dot(right)) / wide, depth + Math.max(1, rise / edge))
    }
    let [left, most, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const point of points) {
      offset.copy(point).sub(target)
      const far = distance - offset.dot(back)
      left = Math.min(left, offset.dot(right) / far)
      most = Math.max(most, offset.dot(right) / far)
      low = Math.min(low, offset.dot(up) / far)
      high = Math.max(high, offset.dot(up) / far)
    }
    if (round < ROUNDS)
      target
        .addScaledVector(right, ((left + most) / 2) * distance)
        .addScaledVector(up, ((low + high) / 2 - middle) * distance)
  }
  return { target, distance, ...angle }
}

/** The same within `margin` of the whole view; 1: to its edge. */
export const shotOf = (points: readonly Vector3[], angle: Angle, aspect: number, margin: number): Shot =>
  fitIn(points, angle, aspect, { side: margin, low: -margin, high: margin })
