/** Where a measured line runs through rocks, and where its figures and the ships’ ids stand. */
import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import type { Vec } from '../../src/geometry/index.ts'
import type { ShipPicture } from '../../src/playback/picture.ts'
import { clearShare, type Draw, within } from '../../src/scene/overlay/draw.ts'
import { drawNames } from '../../src/scene/overlay/names.ts'
import { MELEES } from '../ui/melee.ts'

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]

test('a line lies in an obstacle from where it enters to where it leaves, an end inside included', () => {
  const cut = (from: readonly [number, number], to: readonly [number, number]) =>
    within({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, SQUARE)
  expect(cut([-5, 4], [25, 4])).toEqual([5, 15])
  expect(cut([5, 4], [25, 4])).toEqual([0, 5])
  expect(cut([-5, 4], [2, 4])).toEqual([5, 7])
  expect(cut([2, 4], [8, 4])).toEqual([0, 6])
  expect(cut([-5, 14], [25, 14])).toBeNull()
})

test('what is written on a line stands in the longest part of it that no rock is in', () => {
  const share = (from: number, to: number, rocks: readonly (typeof SQUARE)[]) =>
    clearShare({ x: from, y: 4 }, { x: to, y: 4 }, rocks)
  expect(share(-5, 25, [])).toBe(0.5)
  expect(share(-5, 25, [SQUARE])).toBeCloseTo(22.5 / 30, 9)
  expect(share(25, -5, [SQUARE])).toBeCloseTo(7.5 / 30, 9)
  const other = SQUARE.map(({ x, y }) => ({ x: x + 18, y }))
  expect(share(-12, 30, [other, SQUARE])).toBeCloseTo(6 / 42, 9)
  expect(share(2, 8, [SQUARE])).toBe(0.5)
})

test('ids stand before their ships or behind them, on the side of whoever looks, and as high on the screen far off', () => {
  const [model] = MELEES[0]!.ships
  const at = (id: string, y: number, heading: number): ShipPicture => ({ ...model!, id, pose: { x: 0, y, heading } })
  const ships = [at('r1', -300, 0), at('i2', 300, 180), { ...at('i3', 0, 0), presence: 0 }]
  const camera = new PerspectiveCamera(40)
  camera.position.set(0, 700, 900)
  const written = (azimuth: number, alpha: number) => {
    const signs: { glyph: string; at: Vec; size: number }[] = []
    const draw = {
      glyphs: { cell: (glyph: string) => glyph },
      sheet: { print: (glyph: string, place: Vec, _: number, size: number) => signs.push({ glyph, at: place, size }) },
      frame: { picture: { ...MELEES[0]!, ships }, camera, azimuth, view: { height: 768 } },
    } as unknown as Draw
    drawNames(draw, alpha)
    return signs
  }
  const seen = written(0, 1)
  expect(seen.map(({ glyph }) => glyph).join('')).toBe('R1I2')
  const [near, , far] = seen
  expect(near!.at.y).toBeLessThan(-320)
  expect(far!.at.y).toBeLessThan(280)
  expect(far!.size).toBeGreaterThan(1.2 * near!.size)
  const [behind] = written(180, 1)
  expect(behind!.at.y).toBeGreaterThan(-280)
  expect(written(0, 0)).toEqual([])
})
