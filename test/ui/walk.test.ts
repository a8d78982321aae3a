/** Arrow keys go from choice to choice as they lie on the screen. */
import { expect, it } from 'vitest'
import { type Place, walked } from '../../src/ui/parts/walk.ts'

const box = (left: number, top: number, width: number, height = 40): Place => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
})
/** Three dice in a row, two wide options under them, and two keys side by side. */
const list = [
  box(0, 0, 50),
  box(60, 0, 50),
  box(120, 0, 50),
  box(0, 50, 300),
  box(0, 100, 300, 70),
  box(0, 180, 140),
  box(150, 180, 150),
]
const path = (from: number, keys: readonly string[]) => {
  let at = from
  return keys.map(key => {
    at = walked(list, at, `Arrow${key}`) ?? -1
    return at
  })
}

it('arrows go from choice to choice, down and up, and sideways only among those that lie side by side', () => {
  expect(path(0, ['Down', 'Down', 'Down', 'Up', 'Up'])).toEqual([3, 4, 5, 4, 3])
  expect(path(0, ['Right', 'Right', 'Down'])).toEqual([1, 2, 3])
  expect(path(5, ['Right', 'Left'])).toEqual([6, 5])
  // From a wide one to the first of a row, from one of two below each other to its neighbour.
  expect(path(3, ['Up'])).toEqual([0])
  const columns = [box(0, 0, 90), box(100, 0, 90), box(0, 50, 90), box(100, 50, 90)]
  expect(walked(columns, 1, 'ArrowDown')).toBe(3)
  expect(walked(columns, 2, 'ArrowUp')).toBe(0)
})

it('at an end they stay, and Home and End go there', () => {
  expect(walked(list, 0, 'ArrowUp')).toBeNull()
  expect(walked(list, 0, 'ArrowLeft')).toBeNull()
  expect(walked(list, 3, 'ArrowRight')).toBeNull()
  expect(walked(list, 6, 'ArrowDown')).toBeNull()
  expect(walked(list, 4, 'Home')).toBe(0)
  expect(walked(list, 4, 'End')).toBe(6)
  expect(walked(list, 4, 'x')).toBeNull()
  expect(walked([], 0, 'ArrowDown')).toBeNull()
})
