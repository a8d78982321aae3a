/** Rocks go down under bases, satellites stand up again, and each token has its model. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { placePolygon } from '../../src/geometry/index.ts'
import { objectModel } from '../../src/looks/objects.ts'
import type { ObjectPicture } from '../../src/playback/picture.ts'
import { heightShare } from '../../src/scene/mat-tokens.ts'
import { tilesOf } from '../../src/scene/tokens.ts'
import { shipAt } from './pictures.ts'

const rock = (id: string, x: number, y: number): ObjectPicture => {
  const pose = { x, y, heading: 30 }
  const { what, outline } = catalog.tokens[id]!
  return {
    id,
    what,
    obstacle: catalog.kinds[what]!.obstacle,
    carrier: null,
    pose,
    polygon: placePolygon(outline, pose),
    lift: 0,
    presence: 1,
    fuse: 0,
  }
}

describe('tokens on the mat', () => {
  it('a rock goes down under a base that rests on it, and only there [OBST-9]', () => {
    const stone = rock('coreasteroid3', 0, 0)
    expect(heightShare(stone, [])).toBe(1)
    expect(heightShare(stone, [shipAt('r1', 0, 90)])).toBe(1)
    expect(heightShare(stone, [shipAt('r1', 0, 30)])).toBeLessThan(0.2)
    expect(heightShare(stone, [shipAt('r1', 300, 30), shipAt('i1', 20, 0)])).toBeLessThan(0.2)
  })

  it('a rock stands while a ship flies over it, and under a ship that is gone', () => {
    const stone = rock('coreasteroid5', 0, 0)
    expect(heightShare(stone, [shipAt('r1', 0, 30, { thrust: 0.4 })])).toBe(1)
    expect(heightShare(stone, [shipAt('r1', 0, 30, { presence: 0 })])).toBe(1)
  })

  it('a satellite that is taken up stands again, whoever flies over it', () => {
    const taken = { ...rock('satellite', 0, 0), lift: 40 }
    expect(heightShare(taken, [shipAt('i1', 0, 10)])).toBe(1)
  })

  it('goes down evenly as a base comes near', () => {
    const stone = rock('coreasteroid0', 0, 0)
    let last = 1
    for (let y = 60; y >= 0; y -= 0.5) {
      const now = heightShare(stone, [shipAt('r1', 0, y)])
      expect(now).toBeLessThanOrEqual(last)
      expect(last - now).toBeLessThan(0.2)
      last = now
    }
    expect(last).toBeCloseTo(0.14, 9)
  })

  it('every asteroid has a model of its own, satellites share one', () => {
    expect(objectModel({ what: 'asteroid', id: 'coreasteroid4' })).toBe('coreasteroid4')
    expect(objectModel({ what: 'satellite', id: 'm2' })).toBe('satellite')
  })

  it('what a ship carries and that it is disabled lies beside its base', () => {
    const glyphs = (more: Parameters<typeof shipAt>[3]) => tilesOf(shipAt('i1', 0, 0, more)).map(({ glyph }) => glyph)
    expect(glyphs({})).toEqual([])
    expect(glyphs({ marks: ['disabled'] })).toEqual(['disabled'])
    expect(glyphs({ focus: 1, carries: ['m1', 'm2'] })).toEqual(['focus', 'satellite', 'satellite'])
  })
})
