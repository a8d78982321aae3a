import { expect, test } from 'vitest'
import { within } from '../../src/scene/overlay/draw.ts'

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
