/** The area a base can fire into says the same as the ruler at every point of it. */
import { describe, expect, it } from 'vitest'
import {
  type Arc,
  corners,
  largeBase,
  type Pose,
  printedArc,
  rangeInArc,
  reachOf,
  smallBase,
} from '../../src/geometry/index.ts'
import { random } from '../support/random.ts'

const BACK: Arc = { from: 140, to: 220, origin: 'centre' }
const WIDE: Arc = { from: -120, to: 120, origin: 'centre' }

describe('what a base reaches', () => {
  it('[RANGE-6] [ARC-2] is at every point what the ruler says of a target as small as a point', () => {
    const next = random(3)
    const found = [0, 0, 0, 0]
    for (let n = 0; n < 4000; n += 1) {
      const base = n % 3 === 0 ? largeBase : smallBase
      const arcs = [
        [printedArc('front', base)],
        [printedArc('front', base), BACK],
        [WIDE],
        [printedArc('full', smallBase)],
      ][n % 4]!
      const pose: Pose = { x: 300 * next() - 150, y: 300 * next() - 150, heading: 360 * next() }
      const [x, y] = [800 * next() - 400, 800 * next() - 400]
      const point = { base: { length: 1e-6, width: 1e-6 }, pose: { x, y, heading: 0 } }
      const bands = arcs.map(arc => rangeInArc({ base, pose }, arc, point)?.band ?? 4)
      const expected = Math.min(...bands)
      const band = reachOf(base, pose, arcs)(x, y)
      expect(band).toBe(expected === 4 ? 0 : expected)
      found[band]! += 1
    }
    for (const many of found) expect(many).toBeGreaterThan(200)
  })

  it('[ARC-4] is met by a base where one of its points is met, at the lowest band of them', () => {
    const next = random(4)
    let met = 0
    let slivers = 0
    for (let n = 0; n < 300; n += 1) {
      const from = { base: smallBase, pose: { x: 0, y: 0, heading: 360 * next() } }
      const to = { base: smallBase, pose: { x: 700 * next() - 350, y: 700 * next() - 350, heading: 360 * next() } }
      const reach = reachOf(from.base, from.pose, [printedArc('front', smallBase)])
      const [a, b, , d] = corners(to)
      const points = Array.from({ length: 81 * 81 }, (_, at) => {
        const [u, v] = [(at % 81) / 80, Math.floor(at / 81) / 80]
        return reach(a.x + u * (b.x - a.x) + v * (d.x - a.x), a.y + u * (b.y - a.y) + v * (d.y - a.y))
      })
      const seen = points.filter(band => band > 0)
      const measure = rangeInArc(from, printedArc('front', smallBase), to)
      // Half a millimetre may lie between the points that are asked.
      const close = measure && [100, 200, 300].some(border => Math.abs(measure.mm - border) < 1)
      if (close) continue
      if (seen.length === 0) {
        // What is met between the points that are asked is a corner's tip.
        if (measure?.band) slivers += 1
        continue
      }
      met += 1
      expect(Math.min(...seen)).toBe(measure?.band)
    }
    expect(met).toBeGreaterThan(40)
    expect(slivers).toBe(0)
  })
})
