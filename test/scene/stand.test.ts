/** A ship on a stand: turned within bounds, and whole in the view whatever its shape, however it is turned. */
import { BufferAttribute, BufferGeometry, PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it, test } from 'vitest'
import type { Model } from '../../src/scene/models.ts'
import { ARROWS, dragged, FIRST, look, plateOf, reachOf, turned } from '../../src/scene/stand/view.ts'
import { load, points } from '../support/models.ts'

describe('a turn by hand', () => {
  it('goes round and round, but never below the stand nor over the top', () => {
    const round = Array.from({ length: 30 }).reduce<typeof FIRST>(now => turned(now, ARROWS['ArrowRight']!), FIRST)
    expect(round).toEqual({ around: FIRST.around + 450, above: FIRST.above })
    expect(turned(FIRST, dragged(0, 5000)).above).toBe(80)
    expect(turned(FIRST, dragged(0, -5000)).above).toBe(2)
    expect(turned(turned(FIRST, ARROWS['ArrowUp']!), ARROWS['ArrowDown']!)).toEqual(FIRST)
  })
})

const WINDOWS = [
  ['a laptop', 641 / 312],
  ['a phone', 350 / 304],
  ['a large screen', 700 / 576],
  ['a pillar', 0.6],
] as const

test.each(['xwing', 'tiefighter'])('a %s and its stand are whole in every view, and fill it', async chassis => {
  const corners = points(await load(chassis))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners.flat()), 3))
  const reach = reachOf({ geometry } as Model)
  const { wide, top } = plateOf(reach)
  const rim = Array.from({ length: 24 }, (_, n) => {
    const turn = (n / 12) * Math.PI
    return new Vector3(Math.cos(turn) * wide * 1.04, top - 1.8, Math.sin(turn) * wide * 1.04)
  })
  const camera = new PerspectiveCamera()
  for (const [, aspect] of WINDOWS)
    for (const above of [2, FIRST.above, 55, 80]) {
      look(camera, reach, above, aspect)
      camera.updateMatrixWorld()
      let most = 0
      for (let around = 0; around < 360; around += 30) {
        const turn = (around / 180) * Math.PI
        for (const [x, y, z] of corners) {
          const at = new Vector3(x, y, z).applyAxisAngle(new Vector3(0, 1, 0), turn).project(camera)
          most = Math.max(most, Math.abs(at.x), Math.abs(at.y))
        }
      }
      for (const at of rim) most = Math.max(most, Math.abs(at.clone().project(camera).y))
      expect(most).toBeLessThan(1)
      expect(most).toBeGreaterThan(0.85)
    }
})
