/** Every bearing of a dial ends where its template and its turn lead, and an unknown one throws. */
import { describe, expect, it } from 'vitest'
import { BEARINGS, type Bearing, bearingRow, smallBase, travel, wayOf } from '../../src/geometry/index.ts'

const HERE = { x: 0, y: 0, heading: 0 }

describe('bearings', () => {
  it.each(BEARINGS)('%s ends where its template and its turn lead', bearing => {
    const { side, template, endTurn, ahead } = bearingRow(bearing)
    const speed = template === 'none' ? 0 : 2
    const { end } = travel(smallBase, HERE, { bearing, speed })
    const bend = { straight: 0, bank: 45, turn: 90, none: 0 }[template]
    expect((((end.heading - side * bend - endTurn) % 360) + 360) % 360).toBeCloseTo(0, 9)
    // A slip goes out of the side opposite to its bend.
    expect(Math.sign(Math.round(end.x))).toBe(ahead === 0 ? side : Math.sign(ahead))
    // Until it turns it flies as its template lies.
    const way = wayOf(smallBase, HERE, { bearing, speed })
    expect([way.end.x, way.end.y]).toEqual([end.x, end.y])
    expect((((way.end.heading - side * bend) % 360) + 360) % 360).toBeCloseTo(0, 9)
  })

  it('that nobody knows are no straights: they throw', () => {
    for (const word of ['slip-left', 'segnor', 'toString', ''])
      expect(() => travel(smallBase, HERE, { bearing: word as Bearing, speed: 2 }), word).toThrow(/no bearing/)
  })
})
