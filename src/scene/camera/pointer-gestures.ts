/** Pointers and wheel as a hand that holds the view: it says where the view is to be, others bring a camera there. */
import { CameraControlsImpl } from '@react-three/drei/core/CameraControls'
import {
  Box3,
  MathUtils,
  Matrix4,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three'
import { GRIPS, type Grip, type Held, wheelSpeed } from './grips.ts'
import { freeOf, type View } from './lens.ts'

// Hands are made outside of React too.
CameraControlsImpl.install({
  THREE: { Box3, MathUtils, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
})

const { DEG2RAD, RAD2DEG } = MathUtils
const { ACTION } = CameraControlsImpl

/** A press that has moved less than this, in pixels, is still a click. */
const SLACK = 4
/** The longest first step after a rest, s: the clock has gone on without us. */
const FIRST = 1 / 60
/** So near to their goals, values are there: radians, a share of the distance, and of that too for the place. */
const FINE = { turn: 1e-4, distance: 1e-4, place: 5e-5 }

/** Slides the place that is looked at along the line of sight to a height: the eye stays where it is. */
const level = (target: Vector3, eye: Spherical, height: number): void => {
  const way = (target.y - height) / Math.cos(eye.phi)
  if (Math.abs(way) < 1e-9 || eye.radius + way < 1) return
  const flat = way * Math.sin(eye.phi)
  target.set(target.x - flat * Math.sin(eye.theta), height, target.z - flat * Math.cos(eye.theta))
  eye.radius += way
}

/**
 * The viewer's hand: pointers and wheel move what it holds, and it comes to rest softly. It moves no camera that is shown:
 * whoever shows what it holds asks where that is now. Where nobody updates it, it stands still.
 */
export class PointerGestures extends CameraControlsImpl {
  /** Called when the hand reaches for what it holds, before it moves it; and when it has moved it. */
  onReach = (): void => {}
  onMove = (): void => {}
  /** Whether what is held is still on its way. */
  moving = false
  private grip: Grip = GRIPS.orbit
  private from: Held = { target: new Vector3(), distance: 1, azimuth: 0, polar: 90 }

  constructor(lens: CameraControlsImpl['camera'] = new PerspectiveCamera()) {
    super(lens)
    this.letGo()
  }

  /** Takes hold of something in a view, through a lens of a field of so many degrees. Nothing moves by that. */
  hold(held: Held, grip: Grip, view: View, fov: number): void {
    this.grip = grip
    const theta = held.azimuth * DEG2RAD
    const phi = held.polar * DEG2RAD
    // No limit moves anything by itself.
    Object.assign(this, {
      minDistance: Math.min(grip.distance[0], held.distance),
      maxDistance: Math.max(grip.distance[1], held.distance),
      minPolarAngle: Math.min(grip.polar[0] * DEG2RAD, phi),
      maxPolarAngle: Math.max(grip.polar[1] * DEG2RAD, phi),
      minAzimuthAngle: -grip.around * DEG2RAD,
      maxAzimuthAngle: grip.around * DEG2RAD,
      dollyToCursor: grip.toCursor,
      infinityDolly: grip.flies,
    })
    this.setBoundary(grip.room.clone().expandByPoint(held.target))
    const camera = this._camera as PerspectiveCamera
    camera.fov = fov
    void this.rotateTo(theta, phi)
    void this.dollyTo(held.distance)
    void this.moveTo(held.target.x, held.target.y, held.target.z)
    this.fit(view)
    this.letGo()
    super.update(0)
  }

  /** Goes by another view, of the same things. */
  fit(view: View): void {
    const free = freeOf(view)
    this.setViewport(view.left, view.bottom, free.width, free.height)
    const camera = this._camera as PerspectiveCamera
    camera.aspect = free.width / free.height
    camera.updateProjectionMatrix()
    const { fov } = camera
    const { turn, slide } = this.grip
    this.azimuthRotateSpeed = this.polarRotateSpeed = (turn(fov) * free.height) / 360
    const half = this._sphericalEnd.radius * Math.tan((fov / 2) * DEG2RAD)
    this.truckSpeed = slide === null ? 2 : (slide * free.height) / half
    this.dollySpeed = wheelSpeed
  }

  /** What is held stays where it is now, and the hand has moved nothing yet. */
  letGo(): void {
    this._targetEnd.copy(this._target)
    this._sphericalEnd.copy(this._spherical)
    this._changedDolly = 0
    this._lastDistance = this._spherical.radius
    this.from = this.held()
    this.moving = false
  }

  /** Where what is held is now. */
  held(): Held {
    const { theta, phi, radius } = this._spherical
    return { target: this._target.clone(), distance: radius, azimuth: theta * RAD2DEG, polar: phi * RAD2DEG }
  }

  /** Whether the hand has moved what it holds since it took hold: farther than a press may slip. */
  get pulls(): boolean {
    const { theta, phi } = this._sphericalEnd
    const { azimuth, polar, target, distance } = this.from
    const turned = Math.hypot(theta * RAD2DEG - azimuth, phi * RAD2DEG - polar)
    const camera = this._camera as PerspectiveCamera
    const pixel = (2 * distance * Math.tan((camera.fov / 2) * DEG2RAD)) / (this._viewport?.w ?? 1)
    return (
      Math.abs(this._sphericalEnd.radius / distance - 1) > 1e-6 ||
      turned > SLACK * Math.abs(this.grip.turn(camera.fov)) ||
      this._targetEnd.distanceTo(target) > SLACK * pixel
    )
  }

  /** Goes on for so many seconds; true if anything has moved. */
  override update(seconds: number): boolean {
    const step = this.moving ? seconds : Math.min(seconds, FIRST)
    const moved = super.update(step)
    // While it is made nothing of it is there yet.
    if (!this.grip) return moved
    if (this.grip.toCursor) {
      level(this._target, this._spherical, this.from.target.y)
      level(this._targetEnd, this._sphericalEnd, this.from.target.y)
      this._lastDistance = this._spherical.radius
    }
    const { radius } = this._spherical
    const there =
      Math.abs(this._spherical.theta - this._sphericalEnd.theta) < FINE.turn &&
      Math.abs(this._spherical.phi - this._sphericalEnd.phi) < FINE.turn &&
      Math.abs(radius - this._sphericalEnd.radius) < FINE.distance * radius &&
      this._target.distanceTo(this._targetEnd) < FINE.place * radius
    if (there) this.stop()
    this.moving = moved && !there
    return moved
  }

  /** Over the mat: what is under the pointer stays there, however the view leans. */
  override forward(distance: number, glides?: boolean): Promise<void> {
    return super.forward(distance / Math.max(0.35, Math.cos(this._spherical.phi)), glides)
  }

  override connect(element: HTMLElement): void {
    element.addEventListener('pointerdown', this.reach, { capture: true })
    element.addEventListener('wheel', this.reach, { capture: true, passive: true })
    super.connect(element)
  }

  override disconnect(): void {
    this._domElement?.removeEventListener('pointerdown', this.reach, { capture: true })
    this._domElement?.removeEventListener('wheel', this.reach, { capture: true })
    super.disconnect()
  }

  /** Whoever shows what is held asks for frames: by a beat of their own, maybe. */
  override dispatchEvent(event: Parameters<CameraControlsImpl['dispatchEvent']>[0]): void {
    if (event.type === 'control') this.onMove?.()
    // Who waits for the end of a move is told.
    else if (event.type === 'rest') super.dispatchEvent(event)
  }

  private readonly reach = ({ shiftKey }: MouseEvent): void => {
    this.onReach()
    const { one, two, slides } = this.grip
    const turns = one === 'turn'
    Object.assign(this.mouseButtons, {
      left: turns && !shiftKey ? ACTION.ROTATE : ACTION[slides],
      middle: ACTION[slides],
      right: ACTION[slides],
      wheel: ACTION.DOLLY,
    })
    Object.assign(this.touches, {
      one: turns ? ACTION.TOUCH_ROTATE : ACTION.TOUCH_SCREEN_PAN,
      two: ACTION[two],
      three: ACTION[two],
    })
  }
}
