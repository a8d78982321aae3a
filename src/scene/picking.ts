import { type PerspectiveCamera, type Ray, Raycaster, Sphere, Vector2, Vector3 } from 'three'
import type { Picture } from '../playback/picture.ts'
import { SHIP_HEIGHT } from './space.ts'

/** What a pointer is on: a ship, a place on the mat (mm, x east, y north), or nothing. */
export type Pick =
  | { readonly kind: 'ship'; readonly id: string }
  | { readonly kind: 'mat'; readonly x: number; readonly y: number }
  | null

const hit = new Vector3()
const sphere = new Sphere()

/** Where a ray meets the height `y`; null if it does not. */
const atHeight = (ray: Ray, y: number): Vector3 | null => {
  if (Math.abs(ray.direction.y) < 1e-9) return null
  const t = (y - ray.origin.y) / ray.direction.y
  return t > 0 ? ray.at(t, hit) : null
}

/** What a ray meets first: a ship by its model or its base, else the mat within its edges. */
const pickRay = (ray: Ray, picture: Picture): Pick => {
  let best: string | null = null
  let nearest = Infinity
  for (const { id, pose, base, presence, lift } of picture.ships) {
    if (presence < 0.5) continue
    sphere.center.set(pose.x, SHIP_HEIGHT + lift, -pose.y)
    sphere.radius = Math.max(base.width, base.length) * 0.5
    const model = ray.intersectSphere(sphere, hit)
    if (model) {
      const far = model.distanceTo(ray.origin)
      if (far < nearest) {
        nearest = far
        best = id
      }
    }
    const foot = atHeight(ray, 2)
    if (!foot) continue
    const angle = (pose.heading * Math.PI) / 180
    const dx = foot.x - pose.x
    const dy = -foot.z - pose.y
    const right = dx * Math.cos(angle) - dy * Math.sin(angle)
    const ahead = dx * Math.sin(angle) + dy * Math.cos(angle)
    if (Math.abs(right) > base.width / 2 + 1 || Math.abs(ahead) > base.length / 2 + 1) continue
    const far = foot.distanceTo(ray.origin)
    if (far < nearest) {
      nearest = far
      best = id
    }
  }
  if (best !== null) return { kind: 'ship', id: best }
  const floor = atHeight(ray, 0)
  const { width, height } = picture.mat
  if (!floor || Math.abs(floor.x) > width / 2 || Math.abs(floor.z) > height / 2) return null
  return { kind: 'mat', x: floor.x, y: -floor.z }
}

const caster = new Raycaster()
const point = new Vector2()

/** What lies under a pointer at (x, y) pixels of a view of that size. */
export const pickAt = (
  camera: PerspectiveCamera,
  picture: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
): Pick => {
  caster.setFromCamera(point.set((x / width) * 2 - 1, 1 - (y / height) * 2), camera)
  return pickRay(caster.ray, picture)
}

/** A press that moves farther than this, in pixels, is a drag of the camera and picks nothing. */
const DRAG = 7

/**
 * Tells what is pressed and what is pointed at on an element that shows `picture()` through the camera; nothing is pointed
 * at by a finger, or while a button is held. Gives the way to stop.
 */
export const listenToPicks = (
  element: HTMLElement,
  camera: PerspectiveCamera,
  picture: () => Picture,
  tell: { readonly picked: (pick: Pick) => void; readonly hovered: (pick: Pick) => void },
): (() => void) => {
  const down = new Vector2()
  const pick = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return pickAt(camera, picture(), clientX - left, clientY - top, width, height)
  }
  const onDown = (event: PointerEvent) => {
    down.set(event.clientX, event.clientY)
  }
  const onUp = (event: PointerEvent) => {
    if (event.button === 0 && Math.hypot(event.clientX - down.x, event.clientY - down.y) <= DRAG)
      tell.picked(pick(event))
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.buttons === 0) tell.hovered(pick(event))
  }
  const onLeave = () => tell.hovered(null)
  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerleave', onLeave)
  return () => {
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerleave', onLeave)
  }
}
