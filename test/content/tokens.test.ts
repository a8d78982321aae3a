/** The outlines of asteroids and satellite: as large as their cardboard, rocky, free of crossings, no two alike. */
import { describe, expect, it } from 'vitest'
import { tokens } from '../../src/content/core/tokens.ts'
import type { Vec } from '../../src/geometry/index.ts'

/** What the cardboard of the box measures, by token: bounding box and farthest point in mm, area in mm². */
const MEASURED = {
  coreasteroid0: { width: 40.4, height: 31.5, area: 896, radius: 20.8, slack: 0.1 },
  coreasteroid1: { width: 34.3, height: 43.1, area: 1074, radius: 23.2, slack: 0.1 },
  coreasteroid2: { width: 43.5, height: 42.8, area: 1269, radius: 27.7, slack: 0.1 },
  coreasteroid3: { width: 45.7, height: 41.1, area: 1257, radius: 28.1, slack: 0.1 },
  coreasteroid4: { width: 41.7, height: 38.9, area: 1058, radius: 26.9, slack: 0.1 },
  coreasteroid5: { width: 71.1, height: 55.9, area: 2791, radius: 38.4, slack: 0.1 },
  satellite: { width: 15.2, height: 29.8, area: 239, radius: 18.6, slack: 0.15 },
} as const

type Outline = readonly Vec[]
const next = (outline: Outline, i: number): Vec => outline[(i + 1) % outline.length]!
const cross = (a: Vec, b: Vec): number => a.x * b.y - a.y * b.x
const sum = (outline: Outline, term: (a: Vec, b: Vec) => number): number =>
  outline.reduce((total, a, i) => total + term(a, next(outline, i)), 0)
const areaOf = (outline: Outline): number => sum(outline, cross) / 2
const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** Which side of the line ab the point p lies on. */
const side = (a: Vec, b: Vec, p: Vec): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
const apart = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b)
/** Whether two segments meet; those on one line do if they share a part of it. */
const crosses = (a: Vec, b: Vec, c: Vec, d: Vec): boolean =>
  !apart(a.x, b.x, c.x, d.x) &&
  !apart(a.y, b.y, c.y, d.y) &&
  side(a, b, c) * side(a, b, d) <= 0 &&
  side(c, d, a) * side(c, d, b) <= 0

const rocks = tokens.filter(({ what }) => what === 'asteroid')

describe('the tokens of the box', () => {
  it('[OBST-1] are six asteroids and the satellite, each once', () => {
    expect(tokens.map(({ id }) => id)).toEqual(Object.keys(MEASURED))
    expect(rocks).toHaveLength(6)
    expect(tokens.filter(({ what }) => what === 'satellite').map(({ id }) => id)).toEqual(['satellite'])
  })

  it.each(tokens)('[OBST-5] $id keeps to the size of its cardboard', ({ id, outline }) => {
    const { width, height, area, radius, slack } = MEASURED[id as keyof typeof MEASURED]
    expect(extent(outline.map(({ x }) => x))).toBeLessThanOrEqual(width + 1e-9)
    expect(extent(outline.map(({ y }) => y))).toBeLessThanOrEqual(height + 1e-9)
    expect(extent(outline.map(({ x }) => x))).toBeGreaterThan(width * 0.9)
    expect(extent(outline.map(({ y }) => y))).toBeGreaterThan(height * 0.9)
    expect(Math.abs(areaOf(outline) / area - 1)).toBeLessThanOrEqual(slack)
    for (const { x, y } of outline) expect(Math.hypot(x, y)).toBeLessThanOrEqual(radius)
  })

  it.each(tokens)('$id runs anticlockwise around its middle, on a grid of 0.1 mm, and never crosses itself', token => {
    const { outline } = token
    const area = areaOf(outline)
    expect(area).toBeGreaterThan(0)
    expect(Math.abs(sum(outline, (a, b) => (a.x + b.x) * cross(a, b)) / (6 * area))).toBeLessThan(0.05)
    expect(Math.abs(sum(outline, (a, b) => (a.y + b.y) * cross(a, b)) / (6 * area))).toBeLessThan(0.05)
    for (const value of outline.flatMap(({ x, y }) => [x, y])) {
      expect(Math.round(value * 10) / 10).toBe(value)
    }
    for (let i = 0; i < outline.length; i++)
      for (let j = i + 2; j < outline.length; j++) {
        if (i === 0 && j === outline.length - 1) continue
        expect(crosses(outline[i]!, next(outline, i), outline[j]!, next(outline, j)), `${i} × ${j}`).toBe(false)
      }
  })

  it('a rock has 14 to 24 corners, some of them inward, and no short edge', () => {
    for (const { id, outline } of rocks) {
      expect(outline.length, id).toBeGreaterThanOrEqual(14)
      expect(outline.length, id).toBeLessThanOrEqual(24)
      const inward = outline.filter((a, i) => side(a, next(outline, i), next(outline, i + 1)) < 0)
      expect(inward.length, id).toBeGreaterThanOrEqual(2)
      for (const [i, a] of outline.entries()) {
        const b = next(outline, i)
        expect(Math.hypot(b.x - a.x, b.y - a.y), id).toBeGreaterThan(2)
      }
    }
  })

  it('no two are alike', () => {
    const areas = tokens.map(({ outline }) => areaOf(outline)).sort((a, b) => a - b)
    for (const [i, area] of areas.entries()) if (i > 0) expect(area - areas[i - 1]!).toBeGreaterThan(5)
    const corners = rocks.flatMap(({ outline }) => outline.map(({ x, y }) => `${x} ${y}`))
    expect(new Set(corners).size).toBe(corners.length)
  })
})
