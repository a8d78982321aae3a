/** Which tokens a manoeuvre runs over: by the template it travelled, and by the base where it ends. */
import { describe, expect, it } from 'vitest'
import { type Bearing, settle, smallBase, sweeps, templateOutline, travel, type Vec } from '../../src/geometry/index.ts'

const START = { x: 0, y: 0, heading: 0 }

const square = (x: number, y: number, half: number): Vec[] => [
  { x: x - half, y: y - half },
  { x: x + half, y: y - half },
  { x: x + half, y: y + half },
  { x: x - half, y: y + half },
]

const flown = (bearing: Bearing, speed: number, polygon: Vec[], s?: number) => {
  const path = travel(smallBase, START, { bearing, speed })
  return sweeps(path, s ?? path.reach, polygon)
}

describe('what a manoeuvre runs over', () => {
  it('[OBST-6] tells template and final base apart', () => {
    expect(flown('straight', 2, square(0, 60, 5))).toEqual({ template: true, base: false })
    expect(flown('straight', 2, square(0, 125, 5))).toEqual({ template: false, base: true })
    expect(flown('straight', 2, square(0, 100, 5))).toEqual({ template: true, base: true })
    expect(flown('straight', 2, square(15, 60, 4))).toEqual({ template: false, base: false })
    expect(flown('straight', 2, square(0, 90, 200))).toEqual({ template: true, base: true })
  })

  it('[OBST-6] leaves the token a ship starts on alone unless template or final base meets it again', () => {
    expect(flown('straight', 1, square(0, 0, 15))).toEqual({ template: false, base: false })
    expect(flown('straight', 1, square(0, 10, 15))).toEqual({ template: true, base: false })
  })

  it('[A-12] counts only the part of the template travelled after a back-up', () => {
    const rock = square(0, 125, 4)
    const path = travel(smallBase, START, { bearing: 'straight', speed: 4 })
    const { s } = settle(path, [
      { id: 'a', base: smallBase, pose: { x: 0, y: 160, heading: 0 } },
      { id: 'b', base: smallBase, pose: { x: 0, y: 195, heading: 0 } },
    ])
    expect(s).toBeCloseTo(120, 9)
    expect(sweeps(path, s, rock)).toEqual({ template: false, base: true })
    expect(sweeps(path, path.reach, rock)).toEqual({ template: true, base: false })
    expect(sweeps(path, 30, square(0, 25, 4)).template).toBe(false)
  })

  it('[OBST-6] follows the curve: inside the ring, outside it, in its hollow, beyond its ends', () => {
    // Turn right 1: ring from 25 to 45 mm around (35, 20).
    const on = (degrees: number, r: number): Vec[] => {
      const a = (degrees * Math.PI) / 180
      return square(35 - r * Math.cos(a), 20 + r * Math.sin(a), 1)
    }
    expect(flown('turn-right', 1, on(45, 35)).template).toBe(true)
    expect(flown('turn-right', 1, on(45, 45)).template).toBe(true)
    expect(flown('turn-right', 1, on(45, 48)).template).toBe(false)
    expect(flown('turn-right', 1, on(45, 22)).template).toBe(false)
    expect(flown('turn-right', 1, on(-4, 35)).template).toBe(false)
    expect(flown('turn-right', 1, on(95, 35)).template).toBe(false)
    expect(flown('turn-left', 1, on(45, 35)).template).toBe(false)
    expect(flown('turn-right', 1, square(40, 30, 90)).template).toBe(true)
    expect(
      flown(
        'turn-left',
        1,
        on(45, 35).map(p => ({ x: -p.x, y: p.y })),
      ).template,
    ).toBe(true)
  })

  it('[OBST-6] does not count contact up to a thousandth of a millimetre', () => {
    expect(flown('straight', 2, square(14.9995, 60, 5)).template).toBe(false)
    expect(flown('straight', 2, square(14.998, 60, 5)).template).toBe(true)
    // The outer rim of the turn touches x = −10 where it starts, y = 20 … and its bottom edge.
    expect(flown('turn-right', 1, square(0, 15.0005, 5)).template).toBe(false)
    expect(flown('turn-right', 1, square(0, 15.002, 5)).template).toBe(true)
    expect(flown('turn-right', 1, square(40.0005, 55, 5)).template).toBe(false)
    expect(flown('turn-right', 1, square(39.998, 55, 5)).template).toBe(true)
  })

  it('draws the travelled part alone', () => {
    const path = travel(smallBase, START, { bearing: 'straight', speed: 2 })
    expect(templateOutline(path, 30)).toEqual([])
    expect(templateOutline(path, path.reach)).toEqual([
      { x: -10, y: 20 },
      { x: -10, y: 100 },
      { x: 10, y: 100 },
      { x: 10, y: 20 },
    ])
    const turn = travel(smallBase, START, { bearing: 'turn-left', speed: 3 })
    const outline = templateOutline(turn, turn.reach)
    for (const p of outline) {
      const r = Math.hypot(p.x + 90, p.y - 20)
      expect(Math.min(Math.abs(r - 80), Math.abs(r - 100))).toBeLessThan(1e-9)
    }
    expect(outline[0]).toEqual({ x: 10, y: 20 })
    expect(outline.some(p => Math.abs(p.x + 90) < 1e-9 && Math.abs(p.y - 120) < 1e-9)).toBe(true)
  })
})
