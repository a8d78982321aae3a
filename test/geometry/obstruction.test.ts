/** When a token lies in the line of a shot, and which clear line is drawn where there is one. */
import { describe, expect, it } from 'vitest'
import { type Body, clearLine, obstructed, range, smallBase, type Vec } from '../../src/geometry/index.ts'

const at = (x: number, y: number, heading = 0): Body => ({ base: smallBase, pose: { x, y, heading } })
const here = at(0, 0)

/** A rectangle as a polygon. */
const box = (x0: number, x1: number, y0: number, y1: number): Vec[] => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
]

describe('obstruction', () => {
  // Facing sides: every segment from x = −20 to 20, y = 20 to 120.
  const facing = range(here, at(0, 140))

  it('[OBST-11] needs something between', () => {
    expect(obstructed(facing, [])).toBe(false)
    expect(obstructed(facing, [box(-30, 30, 150, 170)])).toBe(false)
    expect(obstructed(facing, [box(-30, 30, 60, 70)])).toBe(true)
    expect(obstructed(facing, [box(-100, 100, -100, 300)])).toBe(true)
  })

  it('[A-25] is clear while one segment of the band is, wherever it lies', () => {
    expect(obstructed(facing, [box(-30, 19, 60, 70)])).toBe(false)
    expect(obstructed(facing, [box(-30, 5, 60, 70), box(5.5, 30, 90, 100)])).toBe(false)
    expect(obstructed(facing, [box(-30, 5, 60, 70), box(4, 30, 90, 100)])).toBe(true)
    // Both ends blocked, the middle clear; both ends clear, the middle blocked.
    expect(obstructed(facing, [box(-30, -5, 60, 70), box(5, 30, 60, 70)])).toBe(false)
    expect(obstructed(facing, [box(-19, 19, 60, 70)])).toBe(false)
  })

  it('[OBST-11] does not count a token that is only grazed', () => {
    expect(obstructed(facing, [box(-30, 20.0005, 60, 70)])).toBe(false)
    expect(obstructed(facing, [box(-30, 20.002, 60, 70)])).toBe(true)
    expect(obstructed(facing, [box(-30, 30, 119.9995, 130)])).toBe(false)
    expect(obstructed(facing, [box(-30, 30, 119.99, 130)])).toBe(true)
  })

  it('[A-25] sees through the hollow of a bent token', () => {
    const bent = [
      { x: -40, y: 50 },
      { x: 40, y: 50 },
      { x: 40, y: 90 },
      { x: 30, y: 90 },
      { x: 30, y: 60 },
      { x: -40, y: 60 },
    ]
    expect(obstructed(facing, [bent])).toBe(true)
    const shifted = bent.map(p => ({ x: p.x + 55, y: p.y }))
    expect(obstructed(facing, [shifted])).toBe(false)
  })

  it('[OBST-13] decides for a single line where there is one', () => {
    const corner = range(here, at(70, 80))
    expect(corner.segments).toHaveLength(1)
    expect(obstructed(corner, [box(34, 36, 30, 50)])).toBe(true)
    expect(obstructed(corner, [box(20, 33, 40, 60)])).toBe(false)
  })

  it('[OBST-11] draws the clear line nearest the middle', () => {
    expect(clearLine(facing, [])).toEqual({ from: { x: 0, y: 20 }, to: { x: 0, y: 120 } })
    const aside = clearLine(facing, [box(-10, 4, 60, 70)])
    expect(aside.from.x).toBeCloseTo(3.999, 9)
    expect(aside.to).toEqual({ x: aside.from.x, y: 120 })
    expect(clearLine(facing, [box(-4, 10, 60, 70)]).from.x).toBeCloseTo(-3.999, 9)
    expect(clearLine(facing, [box(-30, 30, 60, 70)]).from.x).toBe(0)
    const back = range(at(0, 140, 180), here)
    expect(clearLine(back, [box(-10, 4, 60, 70)])).toEqual({
      from: { x: expect.closeTo(3.999, 9), y: 120 },
      to: { x: expect.closeTo(3.999, 9), y: 20 },
    })
  })

  it('[OBST-11] judges bases in contact by the points they share', () => {
    const contact = range(here, at(10, 40))
    expect(contact.mm).toBe(0)
    expect(obstructed(contact, [box(-30, 30, 10, 30)])).toBe(true)
    expect(obstructed(contact, [box(-30, 5, 10, 30)])).toBe(false)
  })
})
