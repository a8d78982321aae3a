/** Where the viewer of the stage looks from now, so that a photograph can begin there. */
import { MathUtils, type PerspectiveCamera, Vector3 } from 'three'

/** An eye that nothing leads: where it is (mm in the scene), where it looks, and through what lens; all angles in degrees. */
export type Eye = {
  readonly at: readonly [number, number, number]
  /** 0 looks north; 0 is level and positive is down; positive turns the picture's top to the right. */
  readonly heading: number
  readonly down: number
  readonly roll: number
  /** The field from top to bottom. */
  readonly fov: number
}

let seeing: PerspectiveCamera | null = null

/** The stage's own camera, as long as it is shown: photographs start from where it stands. Gives the way to end that. */
export const showEye = (camera: PerspectiveCamera): (() => void) => {
  seeing = camera
  return () => {
    if (seeing === camera) seeing = null
  }
}

const ahead = new Vector3()
const up = new Vector3()
const right = new Vector3()

/** What the stage's camera sees now, as an eye; null while no stage is shown. A plan becomes a long look from above. */
export const eyeNow = (): Eye | null => {
  if (!seeing) return null
  const { elements } = seeing.matrixWorld
  up.setFromMatrixColumn(seeing.matrixWorld, 1)
  ahead.setFromMatrixColumn(seeing.matrixWorld, 2).negate()
  const at: [number, number, number] = [elements[12]!, elements[13]!, elements[14]!]
  const down = -Math.asin(MathUtils.clamp(ahead.y, -1, 1)) * MathUtils.RAD2DEG
  const steep = Math.abs(ahead.y) > 0.9999
  // Straight down, the picture's top says which way is ahead.
  const way = steep ? up : ahead
  const heading = Math.atan2(way.x, -way.z)
  right.set(Math.cos(heading), 0, Math.sin(heading))
  const level = new Vector3().crossVectors(right, ahead)
  const roll = steep ? 0 : Math.atan2(up.dot(right), up.dot(level)) * MathUtils.RAD2DEG
  const flat = seeing.projectionMatrix.elements[15] === 1
  const half = 1 / Math.max(1e-6, seeing.projectionMatrix.elements[5]!)
  const fov = flat ? 2 * Math.atan(half / Math.max(1, at[1])) * MathUtils.RAD2DEG : seeing.fov
  return { at, heading: heading * MathUtils.RAD2DEG, down: Math.min(89.9, down), roll, fov }
}

/** The same view for a picture of another shape: what it is about stays in it, the room around it changes. */
export const reframed = (eye: Eye, from: number, to: number): Eye => {
  if (to >= from) return eye
  const tan = Math.tan((eye.fov / 2) * MathUtils.DEG2RAD) * Math.sqrt(from / to)
  return { ...eye, fov: Math.min(100, 2 * Math.atan(tan) * MathUtils.RAD2DEG) }
}
