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

/**
 * The shot from an angle that just holds all points, within `margin` (1: to the edge of the view) of a view of that
 * aspect (width / height). The target lies where the points are centred in the picture.
 */
export const shotOf = (points: readonly Vector3[], angle: Angle, aspect: number, margin: number): Shot => {
  const back = direction(angle.azimuth, angle.polar)
  const around = angle.azimuth * MathUtils.DEG2RAD
  const right = new Vector3(Math.cos(around), 0, -Math.sin(around))
  const up = new Vector3().crossVectors(back, right)
  const tanV = Math.tan((angle.fov / 2) * MathUtils.DEG2RAD) * margin
  const tanH = tanV * aspect
  const target = new Vector3()
  for (const point of points) target.addScaledVector(point, 1 / points.length)
  let distance = 0
  const offset = new Vector3()
  // Each round centres what the last distance showed; four are plenty.
  for (let round = 0; round < 5; round++) {
    distance = 0
    for (const point of points) {
      offset.copy(point).sub(target)
      const depth = offset.dot(back)
      distance = Math.max(distance, depth + Math.abs(offset.dot(right)) / tanH, depth + Math.abs(offset.dot(up)) / tanV)
    }
    let left = Infinity
    let most = -Infinity
    let low = Infinity
    let high = -Infinity
    for (const point of points) {
      offset.copy(point).sub(target)
      const far = distance - offset.dot(back)
      left = Math.min(left, offset.dot(right) / far)
      most = Math.max(most, offset.dot(right) / far)
      low = Math.min(low, offset.dot(up) / far)
      high = Math.max(high, offset.dot(up) / far)
    }
    if (round < 4)
      target.addScaledVector(right, ((left + most) / 2) * distance).addScaledVector(up, ((low + high) / 2) * distance)
  }
  return { target, distance, ...angle }
}
