/** What is painted on hulls and burnt into them: whose paint counts, and that it lies on the model it is meant for. */
import type { Document } from '@gltf-transform/core'
import { Triangle, Vector3 } from 'three'
import { describe, expect, it, test } from 'vitest'
import { CREWS } from '../../src/looks/crew.ts'
import type { Spot, Worn } from '../../src/looks/index.ts'
import { crewed } from '../../src/scene/models/crew.ts'
import { crewOf, liveryOf } from '../../src/scene/models/livery.ts'
import { load, points, primitives } from '../support/models.ts'

const WORN: Worn = { colour: '#3d7ea6', second: '#c4a23a', bars: 4, kills: 8, mark: 'cross' }

describe('paint that is a pilot’s own', () => {
  it('takes the place of what the card wears, and of what a side paints in a battle against itself', () => {
    const own = liveryOf('xwing', 'lukeskywalker', 'r1', null, WORN)
    expect(own.bars).toBe(4)
    expect(own.colour[2]).toBeGreaterThan(own.colour[0])
    expect(own.second).not.toEqual(liveryOf('xwing', 'lukeskywalker', 'r1').second)
    expect(liveryOf('xwing', 'lukeskywalker', 'r1', '#5b4a94', WORN)).toEqual(own)
    expect(liveryOf('xwing', 'lukeskywalker', 'r1', null, { ...WORN, colour: '#d8572a' })).not.toEqual(own)
  })

  it('is a mark for each kill, by what was shot down; what nobody has painted has its scars alone', () => {
    expect(crewOf(WORN, 2)).toEqual([8, 1, 2])
    expect(crewOf({ ...WORN, kills: 0, mark: 'bars' }, 0)).toEqual([0, 0, 0])
    expect(crewOf(null, 3)).toEqual([0, -1, 3])
  })

  it('is put into the shader of a chassis that crews paint on, and of no other', () => {
    expect(crewed('senatorshuttle')).toBeNull()
    const shader = {
      uniforms: {} as Record<string, unknown>,
      vertexShader: '#include <common>\nvSurface = surface;',
      fragmentShader: '#include <common>\n#include <alphamap_fragment>\n#include <normal_fragment_begin>',
    }
    crewed('xwing')!(shader as never)
    expect(shader.vertexShader).toContain('vCrew = crew;')
    expect(shader.fragmentShader).toMatch(/vCrew\.x[\s\S]*soot/)
    expect(Object.keys(shader.uniforms)).toHaveLength(8)
  })
})

/** All triangles of a model. */
const trianglesOf = (document: Document): readonly Triangle[] =>
  primitives(document).flatMap(part => {
    const own = points(document, part.getMaterial()?.getName()).map(at => new Vector3(...at))
    const index = [...part.getIndices()!.getArray()!]
    return Array.from(
      { length: index.length / 3 },
      (_, n) => new Triangle(...([0, 1, 2].map(k => own[index[3 * n + k]!]!) as [Vector3, Vector3, Vector3])),
    )
  })

test.each(Object.entries(CREWS))(
  'on a %s marks and scars lie on the hull, with room for eight marks',
  async (chassis, crew) => {
    const triangles = trianglesOf(await load(chassis))
    const near = new Vector3()
    const away = (at: Vector3) =>
      triangles.reduce((least, one) => Math.min(least, one.closestPointToPoint(at, near).distanceTo(at)), 99)
    const at = ([x, y, z]: Spot) => new Vector3(x, y, z)
    for (const place of crew.marks) {
      expect(place.columns * place.rows).toBeGreaterThanOrEqual(8)
      expect(at(place.along).length()).toBeCloseTo(1, 3)
      expect(at(place.up).length()).toBeCloseTo(1, 3)
      expect(at(place.along).dot(at(place.up))).toBeCloseTo(0, 6)
      for (let n = 0; n < 8; n += 1) {
        const middle = at(place.at)
          .addScaledVector(at(place.along), place.size * ((n % place.columns) + 0.5))
          .addScaledVector(at(place.up), -place.size * (Math.floor(n / place.columns) + 0.5))
        expect(away(middle)).toBeLessThan(0.85)
      }
    }
    for (const [spot, radius] of crew.scars) expect(away(at(spot))).toBeLessThan(radius / 2)
  },
)
