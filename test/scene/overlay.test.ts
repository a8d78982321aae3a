import { expect, test } from 'vitest'
import { clearShare, within } from '../../src/scene/overlay/draw.ts'

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
