import { MathUtils, type PerspectiveCamera, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Picture } from '../../playback/picture.ts'
import type { Insets } from '../part.ts'
import { direction, type Shot } from './fit.ts'
import { type CameraMode, fold, followShot, proposedShot, tableShot, topShot, type Wanted } from './shots.ts'

/** Seconds in which a spring has come most of the way: slow for the film's camera, quick for the viewer's own wish. */
const GLIDE = { auto: 0.85, own: 0.28, follow: 0.35 }

type Spring = { value: number; speed: number }

/** One step of a critically damped spring; exact enough for any dt. */
const pull = (spring: Spring, goal: number, time: number, dt: number): void => {
  const omega = 2 / time
  const x = omega * dt
  const decay = 1 / (1 + x + 0.48 * x * x + 0.235 * x * x * x)
  const change = spring.value - goal
  const temporary = (spring.speed + omega * change) * dt
  spring.speed = (spring.speed - omega * temporary) * decay
  spring.value = goal + (change + temporary) * decay
}

/** The view in CSS pixels, and what panels cover at its edges. */
export type View = { readonly width: number; readonly height: number } & Insets

export type Rig = {
  /** Brings the camera to the frame; true while it still glides. */
  update(mode: CameraMode, frame: { picture: Picture; view: View; wanted: Wanted }, dt: number): boolean
  /** Mm per pixel at the target. */
  pixel(): number
  azimuth(): number
  dispose(): void
}

/**
 * The camera: glides to shots, and gives way to the viewer's hand. A drag, pinch or wheel takes the camera over; in
 * `auto` the film gets it back with its next proposal, in the other modes when the mode changes.
 */
export const createRig = (camera: PerspectiveCamera, element: HTMLElement, moved: () => void, calm: boolean): Rig => {
  const controls = new OrbitControls(camera, element)
  controls.enableDamping = false
  controls.minDistance = 120
  controls.maxDistance = 6000
  controls.maxPolarAngle = 86 * MathUtils.DEG2RAD
  controls.zoomToCursor = true
  controls.screenSpacePanning = false
  const springs: Spring[] = Array.from({ length: 7 }, () => ({ value: 0, speed: 0 }))
  const [x, y, z, distance, azimuth, polar, fov] = springs as [Spring, Spring, Spring, Spring, Spring, Spring, Spring]
  let placed = false
  let byHand = false
  let leading = ''
  let lastView = ''
  let height = 1
  let wide = 1

  const onStart = () => {
    byHand = true
    for (const spring of springs) spring.speed = 0
  }
  const onChange = () => {
    if (!byHand) return
    controls.target.clamp(new Vector3(-600, -20, -600), new Vector3(600, 200, 600))
    moved()
  }
  controls.addEventListener('start', onStart)
  controls.addEventListener('change', onChange)

  const offset = new Vector3()
  const readBack = () => {
    offset.copy(camera.position).sub(controls.target)
    x.value = controls.target.x
    y.value = controls.target.y
    z.value = controls.target.z
    distance.value = offset.length()
    azimuth.value = Math.atan2(offset.x, offset.z) * MathUtils.RAD2DEG
    polar.value = Math.acos(MathUtils.clamp(offset.y / distance.value, -1, 1)) * MathUtils.RAD2DEG
  }
  const write = () => {
    controls.target.set(x.value, y.value, z.value)
    camera.position
      .copy(direction(azimuth.value, Math.max(0.01, polar.value), offset))
      .multiplyScalar(distance.value)
      .add(controls.target)
    const field = 2 * Math.atan(Math.tan((fov.value / 2) * MathUtils.DEG2RAD) * wide) * MathUtils.RAD2DEG
    if (camera.fov !== field) {
      camera.fov = field
      camera.updateProjectionMatrix()
    }
    camera.up.set(0, 1, 0)
    camera.lookAt(controls.target)
    camera.updateMatrixWorld()
  }
  const goals = (shot: Shot): readonly number[] => [
    shot.target.x,
    shot.target.y,
    shot.target.z,
    shot.distance,
    azimuth.value + fold(shot.azimuth - azimuth.value),
    shot.polar,
    shot.fov,
  ]
  const shotFor = (mode: CameraMode, picture: Picture, aspect: number, wanted: Wanted): Shot | null => {
    if (mode.kind === 'top') return topShot(aspect, wanted.home, picture.mat)
    if (mode.kind === 'auto') return proposedShot(picture.camera, picture, aspect, wanted)
    if (mode.kind === 'follow') {
      const ship = picture.ships.find(one => one.id === mode.ship && one.presence > 0)
      return ship ? followShot(ship, aspect) : tableShot(aspect, wanted.home, picture.mat)
    }
    return placed ? null : tableShot(aspect, wanted.home, picture.mat)
  }

  return {
    update: (mode, { picture, view, wanted }, dt) => {
      // Shots are made for what panels leave free: it gets the lens's whole field, and its middle the camera's axis.
      const free = {
        width: Math.max(80, view.width - view.left - view.right),
        height: Math.max(80, view.height - view.top - view.bottom),
      }
      const aspect = free.width / free.height
      const key = Object.values(view).join()
      const resized = key !== lastView
      if (resized) {
        lastView = key
        height = free.height
        wide = view.height / free.height
        const { width: w, height: h } = view
        camera.setViewOffset(w, h, (view.right - view.left) / 2, (view.bottom - view.top) / 2, w, h)
      }
      const lead = JSON.stringify(mode.kind === 'auto' ? [picture.camera, wanted] : mode)
      if (lead !== leading) byHand = false
      leading = lead
      if (byHand) {
        readBack()
        if (resized) write()
        return false
      }
      const shot = shotFor(mode, picture, aspect, wanted)
      if (!shot) {
        if (resized) write()
        return false
      }
      const jump = !placed || calm || resized
      placed = true
      const time = mode.kind === 'auto' ? GLIDE.auto : mode.kind === 'follow' ? GLIDE.follow : GLIDE.own
      let gliding = false
      goals(shot).forEach((goal, at) => {
        const spring = springs[at]!
        const fine = at < 4 ? 0.05 : 0.005
        if (!jump && dt > 0) pull(spring, goal, time, dt)
        if (jump || (Math.abs(spring.value - goal) < fine && Math.abs(spring.speed) < fine * 4)) {
          spring.value = goal
          spring.speed = 0
        } else gliding = true
      })
      write()
      return gliding
    },
    pixel: () => (2 * distance.value * Math.tan((fov.value / 2) * MathUtils.DEG2RAD)) / height,
    azimuth: () => azimuth.value,
    dispose: () => {
      controls.removeEventListener('start', onStart)
      controls.removeEventListener('change', onChange)
      controls.dispose()
    },
  }
}
