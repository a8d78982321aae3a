/** What a pointer finds on the table, by the events of the library itself. */
import { createElement } from 'react'
import { PerspectiveCamera, Vector3 } from 'three'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Vec } from '../../src/geometry/index.ts'
import type { Shot } from '../../src/scene/camera/fit.ts'
import { setLens } from '../../src/scene/camera/lens.ts'
import { tableShot, topShot } from '../../src/scene/camera/shots.ts'
import { Targets } from '../../src/scene/parts/targets.tsx'
import { pointerEvents } from '../../src/scene/pointer.ts'
import type { Pick } from '../../src/scene/props.ts'
import { hangsAt, SHIP_HEIGHT, toScene } from '../../src/scene/space.ts'
import { type Mounted, mount, VIEW } from './mounted.ts'
import { pictureOf, shipAt } from './pictures.ts'

const FAR = { x: 300, y: 200 }
const SHIPS = [shipAt('r1', FAR.x, FAR.y), shipAt('i1', -120, -60, { base: { width: 80, length: 80 } as never })]

let table: Mounted
const picked = vi.fn<(pick: Pick) => void>()
const hovered = vi.fn<(pick: Pick) => void>()

/** The table from a shot, with two ships on it. */
const seenFrom = async (shot: Shot) => {
  const camera = new PerspectiveCamera()
  setLens(camera, shot, VIEW)
  table = await mount(createElement(Targets, { onPick: picked, onHover: hovered }), {
    camera,
    events: pointerEvents,
  })
  table.draw({ picture: pictureOf(SHIPS) })
}

/** The pixel at which a place is seen. */
const pixel = (at: Vec, height = 0): Vec => {
  const seen = toScene(at, height, new Vector3()).project(table.camera)
  return { x: ((seen.x + 1) / 2) * VIEW.width, y: ((1 - seen.y) / 2) * VIEW.height }
}

type Pointed = { readonly pointerType?: string; readonly button?: number; readonly buttons?: number }
const send = (type: string, { x, y }: Vec, { pointerType = 'mouse', button = 0, buttons = 0 }: Pointed = {}) => {
  const where = { clientX: x, clientY: y, offsetX: x, offsetY: y }
  table.canvas.dispatchEvent(Object.assign(new Event(type), { pointerId: 1, ...where, pointerType, button, buttons }))
}
const tap = (from: Vec, to = from, pointed: Pointed = {}): Pick | undefined => {
  picked.mockClear()
  send('pointerdown', from, { ...pointed, buttons: 1 })
  send('pointermove', to, { ...pointed, buttons: 1 })
  send('pointerup', to, pointed)
  return picked.mock.lastCall?.[0]
}
const matAt = ({ x, y }: Vec) => ({ kind: 'mat', x: expect.closeTo(x, 3), y: expect.closeTo(y, 3) })

afterEach(async () => {
  await table.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('what a pointer finds', () => {
  it.each([
    ['across the table', tableShot(4 / 3)],
    ['from the other side', tableShot(4 / 3, 180)],
    ['from above', topShot(4 / 3)],
  ])('%s: a ship by its model and its base, else the place on the mat, else nothing', async (_, shot) => {
    await seenFrom(shot)
    for (const height of [0, SHIP_HEIGHT]) expect(tap(pixel(FAR, height))).toEqual({ kind: 'ship', id: 'r1' })
    // A corner of the large base, and a little beside it.
    expect(tap(pixel({ x: -158, y: -98 }))).toEqual({ kind: 'ship', id: 'i1' })
    expect(tap(pixel({ x: -168, y: -110 }))).toEqual(matAt({ x: -168, y: -110 }))
    for (const at of [
      { x: 0, y: 0 },
      { x: -400, y: 380 },
    ])
      expect(tap(pixel(at))).toEqual(matAt(at))
    expect(tap(pixel({ x: 480, y: 0 }))).toBeNull()
  })

  it('out of a cockpit: the ship that is seen, not the one that is sat in', async () => {
    await seenFrom(tableShot(4 / 3))
    table.camera.position.copy(hangsAt(SHIPS[0]!))
    table.camera.lookAt(hangsAt(SHIPS[1]!))
    table.camera.updateMatrixWorld()
    const middle = new Vector3().copy(hangsAt(SHIPS[1]!)).project(table.camera)
    const at = { x: ((middle.x + 1) / 2) * VIEW.width, y: ((1 - middle.y) / 2) * VIEW.height }
    expect(tap(at)).toEqual({ kind: 'ship', id: 'i1' })
  })

  it('is picked by a tap of mouse or finger, and not where the camera was dragged, or by another button', async () => {
    await seenFrom(tableShot(4 / 3))
    const at = pixel(FAR)
    expect(tap(at, { x: at.x + 4, y: at.y + 4 }, { pointerType: 'touch' })).toEqual({ kind: 'ship', id: 'r1' })
    tap(at, { x: at.x + 9, y: at.y })
    expect(picked).not.toHaveBeenCalled()
    tap(at, at, { button: 2 })
    expect(picked).not.toHaveBeenCalled()
  })

  it('is told of while a mouse is over it, and when it has gone; not of a finger, nor while a button is held', async () => {
    await seenFrom(tableShot(4 / 3))
    const told = () => hovered.mock.lastCall?.[0]
    send('pointermove', pixel(FAR), { pointerType: 'touch' })
    send('pointermove', pixel(FAR), { buttons: 1 })
    expect(hovered).not.toHaveBeenCalled()
    send('pointermove', pixel(FAR))
    expect(told()).toEqual({ kind: 'ship', id: 'r1' })
    send('pointermove', pixel({ x: -120, y: -60 }))
    expect(told()).toEqual({ kind: 'ship', id: 'i1' })
    send('pointermove', pixel({ x: 0, y: 100 }))
    expect(told()).toEqual(matAt({ x: 0, y: 100 }))
    send('pointermove', pixel(FAR))
    send('pointerleave', pixel(FAR))
    expect(told()).toBeNull()
  })

  it('goes with the picture: where a ship was there is the mat, and a ship that is gone is not found', async () => {
    await seenFrom(tableShot(4 / 3))
    const here = pixel(FAR)
    table.draw({ picture: pictureOf([shipAt('r1', -300, 100), shipAt('r2', 100, 0, { presence: 0 })]) })
    expect(tap(here)).toEqual(matAt(FAR))
    expect(tap(pixel({ x: -300, y: 100 }))).toEqual({ kind: 'ship', id: 'r1' })
    expect(tap(pixel({ x: 100, y: 0 }))).toEqual(matAt({ x: 100, y: 0 }))
  })

  it('is never drawn', async () => {
    await seenFrom(tableShot(4 / 3))
    expect(table.scene.getObjectByName('targets')?.visible).toBe(false)
  })
})
