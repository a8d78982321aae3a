/** The zones that are printed on the flat mat. */
import { describe, expect, it } from 'vitest'
import { matPrint } from '../../src/ui/play/board/mat-print.ts'

const MAT = { width: 1829, height: 914 }

/** Where a point of the print lies on the mat once it is turned, y up. */
function lies(turn: number, x: number, y: number) {
  const angle = (turn * Math.PI) / 180
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: -(x * Math.sin(angle) + y * Math.cos(angle)) }
}

describe('the print of the flat mat', () => {
  it.each([
    ['south', 0, -1],
    ['north', 0, 1],
    ['west', -1, 0],
    ['east', 1, 0],
  ] as const)('has the first side’s line at their edge, the %s, and fills the mat', (home, x, y) => {
    const { turn, width, depth, zones } = matPrint(MAT, home)
    const [, left = 0, down = 0, right = 0] = zones.first.edge.match(/^M(\S+) (\S+)H(\S+)$/)!.map(Number)
    const middle = lies(turn, (left + right) / 2, down)
    expect(middle.x).toBeCloseTo(x * (MAT.width / 2 - 10.6), 6)
    expect(middle.y).toBeCloseTo(y * (MAT.height / 2 - 10.6), 6)
    const corner = lies(turn, width / 2, depth / 2)
    expect([Math.abs(corner.x), Math.abs(corner.y)].map(Math.round)).toEqual(
      [MAT.width, MAT.height].map(n => Math.round(n / 2)),
    )
    expect(right - left).toBeLessThan(width)
  })

  it('has each side’s zone as deep as a range, at its own edge', () => {
    const { depth, zones } = matPrint(MAT, 'south')
    expect(zones.first.shade).toEqual([depth / 2, depth / 2 - 100])
    expect(zones.second.shade).toEqual([-depth / 2, 100 - depth / 2])
    expect(zones.first.top).toBe(depth / 2 - 100)
    expect(zones.second.top).toBeLessThan(100 - depth / 2)
  })
})
