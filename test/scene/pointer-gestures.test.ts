/** Pointers, fingers and wheel turn, slide and near the camera, which comes softly to rest. */
import { Line3, PerspectiveCamera, Vector3 } from 'three'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import type { View } from '../../src/scene/camera/lens.ts'
import { PointerGestures } from '../../src/scene/camera/pointer-gestures.ts'
import { createRig } from '../../src/scene/camera/rig.ts'
import type { CameraMode } from '../../src/scene/camera/shots.ts'
import { canvasOf, pointing, stubPage } from './hand-room.ts'
import { pictureOf, shipAt } from './pictures.ts'

const VIEW: View = { width: 1366, height: 768, left: 284, right: 0, top: 56, bottom: 96 }
const WANTED = { whole: false, frame: [] }
const STEP = 1 / 60
const picture = pictureOf([shipAt('r1', -120, -80), shipAt('i1', 120, 200, { side: 'second' })])

const made: { dispose(): void }[] = []

/** A stage with a hand on it: `go` draws frames until it rests, and says how many that took. */
const stage = (mode: CameraMode, calm = false) => {
  const camera = new PerspectiveCamera()
  const gestures = new PointerGestures()
  gestures.smoothTime = gestures.draggingSmoothTime = calm ? 0 : 0.12
  const { page, element } = canvasOf(VIEW.width, VIEW.height)
  let asked = 0
  const rig = createRig(camera, gestures, () => (asked += 1), { calm, catalog })
  gestures.connect(element)
  made.push(rig, gestures)
  const update = (now: CameraMode, dt = STEP) => {
    gestures.update(dt)
    return rig.update(now, { picture, view: VIEW, wanted: WANTED }, dt)
  }
  const go = (now: CameraMode = mode) => {
    for (let frames = 1; frames < 600; frames += 1) if (!update(now)) return frames
    throw new Error('it never rests')
  }
  const drag = (from: readonly [number, number], to: readonly [number, number], more: object = {}) => {
    element.dispatchEvent(pointing('pointerdown', from, more))
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const at = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
      page.dispatchEvent(pointing('pointermove', at, more))
      update(mode)
    }
    page.dispatchEvent(pointing('pointerup', to, { ...more, buttons: 0 }))
  }
  /** Two fingers that go down, from one pair of places to another, and up. */
  const touch = (from: readonly (readonly [number, number])[], to: readonly (readonly [number, number])[]) => {
    const finger = (pointerId: number) => ({ pointerType: 'touch', pointerId })
    from.forEach((at, id) => {
      element.dispatchEvent(pointing('pointerdown', at, finger(id)))
    })
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      from.forEach(([x, y], id) => {
        const at = [x + (to[id]![0] - x) * share, y + (to[id]![1] - y) * share] as const
        page.dispatchEvent(pointing('pointermove', at, finger(id)))
        update(mode)
      })
    }
    to.forEach((at, id) => {
      page.dispatchEvent(pointing('pointerup', at, finger(id)))
    })
  }
  const wheel = (at: readonly [number, number], deltaY: number) =>
    element.dispatchEvent(pointing('wheel', at, { deltaX: 0, deltaY }))
  /** Where on the mat a pixel of the view is. */
  const under = ([x, y]: readonly [number, number]) => {
    const at = (depth: number) =>
      new Vector3((x / VIEW.width) * 2 - 1, 1 - (y / VIEW.height) * 2, depth).unproject(camera)
    return new Line3(at(-1), at(1)).at(at(-1).y / (at(-1).y - at(1).y), new Vector3())
  }
  go()
  return { camera, gestures, rig, go, update, drag, touch, wheel, under, asked: () => asked }
}

const ORBIT: CameraMode = { kind: 'orbit' }
const MIDDLE = [825, 364] as const

describe('the hand', () => {
  beforeAll(stubPage)
  afterEach(() => {
    for (const one of made.splice(0)) one.dispose()
  })
  afterAll(() => {
    vi.unstubAllGlobals()
  })

  it('turns the camera by as many degrees as it is dragged pixels, and a press alone moves nothing', () => {
    const { camera, rig, drag, go, asked } = stage(ORBIT)
    const before = camera.matrixWorld.clone()
    drag(MIDDLE, [MIDDLE[0] + 2, MIDDLE[1] + 1])
    go()
    expect(camera.matrixWorld.equals(before)).toBe(true)
    const azimuth = rig.azimuth()
    drag(MIDDLE, [MIDDLE[0] + 200, MIDDLE[1]])
    expect(asked()).toBeGreaterThan(0)
    go()
    const turned = azimuth - rig.azimuth()
    expect(turned).toBeGreaterThan(0.28 * 140)
    expect(turned).toBeLessThan(0.28 * 201)
  })

  it('slides the mat with what was under the pointer, by the right button, and by Shift and the left', () => {
    for (const more of [{ button: 2, buttons: 2 }, { shiftKey: true }]) {
      const { drag, go, under } = stage(ORBIT)
      const [from, to] = [MIDDLE, [MIDDLE[0] + 120, MIDDLE[1] + 90]] as const
      const before = under(from)
      drag(from, to, more)
      go()
      expect(under(to).distanceTo(before)).toBeLessThan(60)
      expect(under(from).distanceTo(before)).toBeGreaterThan(90)
    }
  })

  it('draws nearer to what is under the pointer, wherever panels lie, and comes to rest', () => {
    for (const at of [MIDDLE, [420, 140], [1200, 620]] as const) {
      const { camera, wheel, go, under } = stage(ORBIT)
      const before = under(at)
      const far = camera.position.distanceTo(before)
      for (let n = 0; n < 6; n += 1) wheel(at, -100)
      expect(go()).toBeLessThan(90)
      expect(under(at).distanceTo(before), `${at}`).toBeLessThan(12)
      expect(camera.position.distanceTo(before)).toBeLessThan(far * 0.6)
      expect(camera.position.y).toBeGreaterThan(9)
    }
  })

  it('is two fingers, too: apart they draw nearer, side by side they slide the mat', () => {
    const { camera, touch, go, under } = stage(ORBIT)
    const far = camera.position.y
    const before = under(MIDDLE)
    touch(
      [
        [MIDDLE[0] - 60, MIDDLE[1]],
        [MIDDLE[0] + 60, MIDDLE[1]],
      ],
      [
        [MIDDLE[0] - 120, MIDDLE[1]],
        [MIDDLE[0] + 120, MIDDLE[1]],
      ],
    )
    go()
    expect(camera.position.y).toBeLessThan(far * 0.75)
    expect(under(MIDDLE).distanceTo(before)).toBeLessThan(12)
    const near = camera.position.y
    const way = [80, -50] as const
    const fingers = [
      [700, 300],
      [820, 330],
    ] as const
    const held = under([760, 315])
    touch(
      fingers,
      fingers.map(([x, y]) => [x + way[0], y + way[1]] as const),
    )
    go()
    expect(under([760 + way[0], 315 + way[1]]).distanceTo(held)).toBeLessThan(25)
    expect(camera.position.y / near).toBeCloseTo(1, 1)
  })

  it('comes to rest softly, but at once where motion is to be reduced', () => {
    const soft = stage(ORBIT)
    soft.wheel(MIDDLE, -100)
    expect(soft.go()).toBeGreaterThan(5)
    const calm = stage(ORBIT, true)
    const before = calm.camera.position.clone()
    calm.wheel(MIDDLE, -100)
    expect(calm.go()).toBe(1)
    expect(calm.camera.position.distanceTo(before)).toBeGreaterThan(50)
  })

  it('after a long rest begins with a short step, whatever the clock says', () => {
    const { camera, wheel, update } = stage(ORBIT)
    const before = camera.position.clone()
    wheel(MIDDLE, -100)
    update(ORBIT, 30)
    expect(camera.position.distanceTo(before)).toBeLessThan(40)
  })

  it('gets a camera that is led from where it is, and gives it back without a jump', () => {
    const auto: CameraMode = { kind: 'auto' }
    const { camera, drag, go, update } = stage(auto)
    const led = camera.position.clone()
    drag(MIDDLE, [MIDDLE[0] + 30, MIDDLE[1]])
    go()
    const taken = camera.position.clone()
    expect(taken.distanceTo(led)).toBeGreaterThan(50)
    // It stays in the hand however often the film is asked.
    go()
    expect(camera.position.equals(taken)).toBe(true)
    update({ kind: 'auto' })
    expect(camera.position.distanceTo(taken)).toBeLessThan(20)
    go()
    expect(camera.position.distanceTo(led)).toBeLessThan(1)
  })

  it('moves a plan and does not turn it, by one finger and by the left button', () => {
    for (const more of [{}, { pointerType: 'touch' }]) {
      const { rig, drag, go, under } = stage({ kind: 'top' })
      const before = under(MIDDLE)
      drag(MIDDLE, [MIDDLE[0] + 100, MIDDLE[1] - 60], more)
      go()
      expect(rig.azimuth()).toBeCloseTo(0, 6)
      expect(under([MIDDLE[0] + 100, MIDDLE[1] - 60]).distanceTo(before)).toBeLessThan(12)
    }
  })

  it('turns a pilot’s head no farther than a head turns, and flies a free camera ahead by the wheel', () => {
    const aboard: CameraMode = { kind: 'cockpit', ship: 'r1' }
    const cockpit = stage(aboard)
    const ahead = cockpit.camera.getWorldDirection(new Vector3())
    cockpit.drag(MIDDLE, [MIDDLE[0] + 2000, MIDDLE[1]])
    cockpit.go(aboard)
    const turned = ahead.angleTo(cockpit.camera.getWorldDirection(new Vector3()))
    expect(turned).toBeGreaterThan(2)
    expect(turned).toBeLessThan(Math.PI)
    const free = stage({ kind: 'free' })
    const from = free.camera.position.clone()
    const look = free.camera.getWorldDirection(new Vector3())
    for (let n = 0; n < 3; n += 1) free.wheel(MIDDLE, -100)
    free.go()
    const way = free.camera.position.clone().sub(from)
    expect(way.dot(look)).toBeGreaterThan(80)
    expect(way.angleTo(look)).toBeLessThan(0.05)
  })
})
