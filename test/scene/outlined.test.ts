/** Which ships have a line around them. */
import { createElement } from 'react'
import { Vector3 } from 'three'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Marks, NO_MARKS } from '../../src/playback/marks.ts'
import { SHIP_HEIGHT } from '../../src/scene/space.ts'
import { type Mounted, mount } from './mounted.ts'
import { pictureOf, shipAt } from './pictures.ts'

const SHIPS = [shipAt('r1', 100, 50), shipAt('r2', -80, 20), shipAt('i1', 0, 200, { chassis: 'tiefighter' })]

let table: Mounted
beforeAll(async () => {
  vi.resetModules()
  vi.stubGlobal('self', globalThis)
  // Where no model comes, plain shapes stand for them: they have outlines, too. Other tests of this worker may have the real ones.
  vi.resetModules()
  vi.doMock('../../src/scene/models.ts', async () => {
    const { BoxGeometry } = await import('three')
    const geometry = new BoxGeometry(10, 10, 10)
    const model = { geometry, far: geometry, nodes: {}, notes: {}, whole: true }
    const onModel = (_: string, come: (one: unknown) => void) => {
      Promise.resolve().then(() => come(model))
      return () => {}
    }
    return { loadModel: async () => model, onModel }
  })
  const { OutlinedShips } = await import('../../src/scene/parts/outlined.tsx')
  table = await mount(createElement(OutlinedShips))
}, 120_000)
afterAll(async () => {
  await table.unmount()
  vi.doUnmock('../../src/scene/models.ts')
  vi.resetModules()
  vi.unstubAllGlobals()
})

/** Where lines are drawn, by model, mm. */
const lines = async (marks: Partial<Marks>, ships = SHIPS) => {
  const show = () => table.draw({ picture: pictureOf(ships), marks: { ...NO_MARKS, ...marks } })
  show()
  await table.settled()
  show()
  const found: [string, number, number, number][] = []
  table.scene.getObjectByName('outlines')!.traverseVisible(object => {
    if (!object.name || object.name === 'outlines') return
    expect(object.children[0]?.children).toHaveLength(1)
    const { x, y, z } = object.getWorldPosition(new Vector3())
    found.push([object.name, x, y, z].map(one => (typeof one === 'number' ? Math.round(one) : one)) as never)
  })
  return found
}
const HIGH = Math.round(SHIP_HEIGHT)

describe('outlines', () => {
  it('are around the ship that is chosen and the one that is pointed at, one each, and around nobody else', async () => {
    expect(await lines({})).toEqual([])
    expect(await lines({ selected: 'r1' })).toEqual([['xwing, selected', 100, HIGH, -50]])
    const both = await lines({ selected: 'r2', hovered: 'i1' })
    expect(both.sort()).toEqual([
      ['tiefighter, hovered', 0, HIGH, -200],
      ['xwing, selected', -80, HIGH, -20],
    ])
    expect(await lines({ selected: 'r1', hovered: 'r1' })).toHaveLength(1)
  })

  it('are not around a ship that is all but gone, nor out of its own cockpit', async () => {
    expect(await lines({ selected: 'r1' }, [shipAt('r1', 0, 0, { presence: 0.2 })])).toEqual([])
    expect(await lines({ selected: 'r1', sight: true })).toEqual([])
    expect(await lines({ selected: 'r1', hovered: 'i1', sight: true })).toHaveLength(1)
  })
})
