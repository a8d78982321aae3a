/** Puts a real camera where a shot wants it, so that panels over the view hide nothing of what it is about. */
import { MathUtils, type PerspectiveCamera, Vector3 } from 'three'
import type { Insets } from '../part.ts'
import { direction, type Shot } from './fit.ts'

/** The view in CSS pixels, and what panels cover at its edges. */
export type View = { readonly width: number; readonly height: number } & Insets

/** The part of a view that panels leave free, in CSS pixels: shots are made for it. Never less than 80 each way. */
export const freeOf = (view: View): { readonly width: number; readonly height: number } => ({
  width: Math.max(80, view.width - view.left - view.right),
  height: Math.max(80, view.height - view.top - view.bottom),
})

/** Width to height of what panels leave free. */
export const aspectOf = (view: View): number => {
  const free = freeOf(view)
  return free.width / free.height
}

/** Where the camera of a shot stands, mm in the scene. */
export const eyeOf = (shot: Shot, out = new Vector3()): Vector3 =>
  direction(shot.azimuth, MathUtils.clamp(shot.polar, 0.01, 179.99), out)
    .multiplyScalar(shot.distance)
    .add(shot.target)

/** Half the height that a shot shows at its target, mm. */
export const halfHeight = ({ distance, fov }: Pick<Shot, 'distance' | 'fov'>): number =>
  distance * Math.tan((fov / 2) * MathUtils.DEG2RAD)

/** Mm that a pixel of a view covers at the target of a shot. */
export const mmPerPixel = (shot: Shot, view: View): number => (2 * halfHeight(shot)) / freeOf(view).height

/** Things that hang before the camera, like a cockpit's sight, reckon the size of the view there, mm ahead, by the field. */
const TRAY = 400
/** A plan is taken from this high above its target, mm: over everything that flies. */
const HIGH = 2600
const FAR = 24_000

const up = new Vector3()
const back = new Vector3()
const right = new Vector3()

/**
 * Brings a camera to a shot. The lens's whole field goes to what panels leave free of the view, and its axis to the
 * middle of that. `eye` stands in for the shot's own place, when that is not free.
 */
export const setLens = (camera: PerspectiveCamera, shot: Shot, view: View, eye: Vector3 | null = null): void => {
  const free = freeOf(view)
  const wide = view.height / free.height
  const { width: w, height: h } = view
  // The application's own canvas would write its idea of the lens over ours whenever the window changes.
  Object.assign(camera, { manual: true })
  camera.aspect = w / Math.max(1, h)
  camera.setViewOffset(w, h, (view.right - view.left) / 2, (view.bottom - view.top) / 2, w, h)
  camera.position.copy(eye ?? eyeOf(shot))
  if (shot.flat) {
    camera.position.copy(shot.target).addScaledVector(direction(shot.azimuth, shot.polar, back), HIGH)
  }
  back.copy(camera.position).sub(shot.target).normalize()
  const around = shot.azimuth * MathUtils.DEG2RAD
  // At the poles the way the view is turned decides what is up.
  right.set(Math.cos(around), 0, -Math.sin(around))
  if (eye && Math.hypot(back.x, back.z) > 1e-4) right.set(back.z, 0, -back.x).normalize()
  up.crossVectors(back, right).normalize()
  if (shot.roll) up.applyAxisAngle(back, -shot.roll * MathUtils.DEG2RAD)
  camera.up.copy(up)
  camera.lookAt(shot.target)
  camera.near = shot.flat ? 50 : MathUtils.clamp(shot.distance * 0.012, 0.7, 20)
  camera.far = FAR
  const half = halfHeight(shot) * wide
  if (shot.flat) {
    camera.fov = 2 * Math.atan(half / TRAY) * MathUtils.RAD2DEG
    camera.updateProjectionMatrix()
    const dx = ((view.right - view.left) / 2) * ((2 * half) / h)
    const dy = ((view.bottom - view.top) / 2) * ((2 * half) / h)
    const side = half * camera.aspect
    camera.projectionMatrix.makeOrthographic(
      dx - side,
      dx + side,
      half - dy,
      -half - dy,
      camera.near,
      camera.far,
      camera.coordinateSystem,
    )
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  } else {
    camera.fov = 2 * Math.atan(Math.tan((shot.fov / 2) * MathUtils.DEG2RAD) * wide) * MathUtils.RAD2DEG
    camera.updateProjectionMatrix()
  }
  camera.updateMatrixWorld()
}

/**
 * Whether points lie in what panels leave free of a camera's view, `margin` of its half size (1: to its edge).
 * A point behind the camera does not.
 */
export const inFree = (camera: PerspectiveCamera, points: readonly Vector3[], view: View, margin = 1): boolean => {
  const free = freeOf(view)
  const seen = new Vector3()
  return points.every(point => {
    seen.copy(point).project(camera)
    const x = ((seen.x + 1) / 2) * view.width - view.left - free.width / 2
    const y = ((1 - seen.y) / 2) * view.height - view.top - free.height / 2
    return seen.z < 1 && Math.abs(x) <= (free.width / 2) * margin && Math.abs(y) <= (free.height / 2) * margin
  })
}
