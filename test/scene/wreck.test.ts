/** What ships break up into: where its pieces fly, and when they are asked for and drawn. */
import { createElement } from 'react'
import { BoxGeometry, type InstancedMesh, Matrix4, MeshStandardMaterial, Vector3 } from 'three'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Picture } from '../../src/playback/picture.ts'
import { type Explosion, pieceAt, wreckHeat, wreckShown } from '../../src/scene/effects/wreck.ts'
import { SHIP_HEIGHT } from '../../src/scene/space.ts'
import { mount } from './mounted.ts'
import { pictureOf, shipAt } from './pictures.ts'

const EXPLOSION: Explosion = {
  kind: 'explosion',
  ship: 'r1',
  at: { x: 100, y: 200, heading: 90 },
  lift: 6,
  progress: 0.3,
  flash: true,
  seed: 77,
}
const HOMES = [new Vector3(0, 0, -15), new Vector3(18, 3, 5), new Vector3(-18, -3, 5)]
const placeOf = (progress: number, piece: number, space = true) =>
  new Vector3().setFromMatrixPosition(pieceAt(EXPLOSION, progress, piece, HOMES[piece]!, space, new Matrix4()))

describe('the pieces of a wreck', () => {
  it('begin where they sat on the ship, turned as it was', () => {
    // Heading east, the nose lies east of the middle, the right side south.
    expect(placeOf(0, 0).distanceTo(new Vector3(115, SHIP_HEIGHT + 6, -200))).toBeLessThan(1e-6)
    expect(placeOf(0, 1).distanceTo(new Vector3(95, SHIP_HEIGHT + 9, -182))).toBeLessThan(1e-6)
  })

  it('fly apart without an end, each its own way, the same whenever it is asked', () => {
    for (const space of [true, false])
      for (let step = 0; step < 10; step++) {
        const [now, then] = [step / 10, (step + 1) / 10].map(p => [0, 1, 2].map(piece => placeOf(p, piece, space)))
        const apart = (all: readonly Vector3[]) => all[0]!.distanceTo(all[1]!) + all[1]!.distanceTo(all[2]!)
        expect(apart(then!)).toBeGreaterThan(apart(now!))
        expect(placeOf(step / 10, 1, space)).toEqual(now![1])
      }
  })

  it('fall over a table and come to lie on it, never under it; in space they fly on', () => {
    for (const piece of [0, 1, 2]) {
      for (let step = 0; step <= 20; step++) expect(placeOf(step / 20, piece, false).y).toBeGreaterThanOrEqual(5)
      expect(placeOf(1, piece, false).y).toBeLessThan(placeOf(1, piece, true).y)
      expect(placeOf(1, piece, true).x).toBeGreaterThan(placeOf(1, piece, false).x)
    }
  })

  it('are there once the ship is torn, cool, and are gone at the end', () => {
    expect([0, 0.02, 0.1, 0.7, 1].map(wreckShown)).toEqual([0, 0, 1, 1, 0])
    expect(wreckHeat(0)).toBe(1)
    expect(wreckHeat(0.3)).toBeLessThan(wreckHeat(0.1))
    expect(wreckHeat(0.7)).toBe(0)
  })
})

describe('wreckage', () => {
  afterEach(() => {
    vi.doUnmock('../../src/scene/models.ts')
    vi.unstubAllGlobals()
  })

  it('is asked for once everything else is there, at once where a ship is lost, and drawn piece by piece', async () => {
    vi.resetModules()
    const asked: string[] = []
    vi.doMock('../../src/scene/models.ts', () => {
      const shape = new BoxGeometry(4, 4, 4)
      const pieces = HOMES.map(home => ({ shape, home }))
      const model = { geometry: shape, far: shape, maps: null, nodes: {}, notes: {}, pieces, whole: true }
      return {
        loadModel: async (name: string) => {
          asked.push(name)
          return model
        },
        onModel: (_name: string, come: (here: typeof model) => void) => {
          come(model)
          return () => {}
        },
        plainModel: () => model,
        surfaceMaterial: () => new MeshStandardMaterial(),
      }
    })
    const { Wreckage } = await import('../../src/scene/parts/wreckage.tsx')
    const table = await mount(createElement(Wreckage))
    const ships = [shipAt('r1', 0, 0), shipAt('i1', 0, 200, { chassis: 'tiefighter' })]
    const shown = () => {
      const names: string[] = []
      table.scene.traverse(object => {
        const { name, visible, count } = object as InstancedMesh
        if (count > 0 && visible) names.push(`${name} × ${count}`)
      })
      return names
    }
    const calm = pictureOf(ships)
    table.draw({ picture: calm })
    expect(asked).toEqual([])
    table.draw({ picture: calm })
    expect(asked).toEqual(['xwing-wreck', 'tiefighter-wreck'])
    await table.settled()
    table.draw({ picture: calm })
    expect(shown()).toEqual([])
    table.draw({ picture: { ...calm, effects: [EXPLOSION] } as Picture })
    expect(shown()).toEqual([0, 1, 2].map(piece => `xwing-wreck, piece ${piece} × 1`))
    table.draw({ picture: { ...calm, effects: [{ ...EXPLOSION, progress: 0.01 }] } as Picture })
    expect(shown()).toEqual([])
    await table.unmount()
    asked.length = 0
    const late = await mount(createElement(Wreckage))
    late.draw({ picture: { ...calm, effects: [EXPLOSION] } as Picture })
    expect(asked).toEqual(['xwing-wreck', 'tiefighter-wreck'])
    await late.unmount()
  })
})
