/** Range rings, arcs and outlines as they are drawn on the mat. */
import { describe, expect, it } from 'vitest'
import { printedArc, smallBase } from '../../src/geometry/index.ts'
import { arcRow, baseOutline, reach } from '../../src/scene/shapes.ts'

/** Distance from a point to the small base at the origin, heading north. */
const away = ({ x, y }: { x: number; y: number }) =>
  Math.hypot(Math.max(0, Math.abs(x) - 20), Math.max(0, Math.abs(y) - 20))

describe('shapes on the mat', () => {
  it('measures range from the closest point of the base in every direction (RANGE-1)', () => {
    for (const distance of [100, 200, 300]) {
      for (let degrees = -180; degrees <= 180; degrees += 7) {
        const far = reach(smallBase, degrees, distance)
        const angle = (degrees * Math.PI) / 180
        expect(away({ x: Math.sin(angle) * far, y: Math.cos(angle) * far })).toBeCloseTo(distance, 6)
      }
    }
  })

  it('draws an arc from one of its lines to the other, turned with the ship', () => {
    const arc = printedArc('front', smallBase)
    const row = arcRow({ x: 50, y: -30, heading: 90 }, smallBase, arc, 100)
    for (const point of row) expect(away({ x: -(point.y + 30), y: point.x - 50 })).toBeCloseTo(100, 6)
    expect(row[0]!.y).toBeGreaterThan(-30)
    expect(row.at(-1)!.y).toBeLessThan(-30)
  })

  it('keeps an outline its distance from the base', () => {
    for (const point of baseOutline({ x: 0, y: 0, heading: 0 }, smallBase, 5)) expect(away(point)).toBeCloseTo(5, 9)
  })
})
