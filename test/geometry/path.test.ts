/** Where each manoeuvre ends, and every place of the base on the way there. */
import { describe, expect, it } from 'vitest'
import { type Base, type Bearing, largeBase, poseAt, smallBase, travel } from '../../src/geometry/index.ts'
import { oblong } from '../support/geometry-arbitrary.ts'
import { poseByDefinition } from '../support/geometry-oracle.ts'

const START = { x: 0, y: 0, heading: 0 }

const ends: readonly [string, Base, Bearing, readonly (readonly [number, number])[], number][] = [
  ['small', smallBase, 'straight', [1, 2, 3, 4, 5].map(n => [0, 40 * n + 40] as const), 0],
  ['small', smallBase, 'koiogran', [1, 2, 3, 4, 5].map(n => [0, 40 * n + 40] as const), 180],
  [
    'small',
    smallBase,
    'bank-right',
    [
      [37.574, 90.711],
      [52.218, 126.066],
      [66.863, 161.421],
    ],
    45,
  ],
  [
    'small',
    smallBase,
    'turn-right',
    [
      [55, 55],
      [82.5, 82.5],
      [110, 110],
    ],
    90,
  ],
  ['large', largeBase, 'straight', [1, 2, 3, 4, 5].map(n => [0, 40 * n + 80] as const), 0],
  ['large', largeBase, 'koiogran', [1, 2, 3, 4, 5].map(n => [0, 40 * n + 80] as const), 180],
  [
    'large',
    largeBase,
    'bank-right',
    [
      [51.716, 124.853],
      [66.36, 160.208],
      [81.005, 195.563],
    ],
    45,
  ],
  [
    'large',
    largeBase,
    'turn-right',
    [
      [75, 75],
      [102.5, 102.5],
      [130, 130],
    ],
    90,
  ],
]

describe('end poses', () => {
  for (const [name, base, bearing, points, heading] of ends) {
    points.forEach(([x, y], i) => {
      const speed = i + 1
      it(`[ACT-4] a ${name} base ends ${bearing} ${speed} at (${x}, ${y}), ${heading} degrees`, () => {
        const path = travel(base, START, { bearing, speed })
        const end = poseAt(path, path.length - base.length)
        expect(end).toEqual(path.end)
        expect(end.x).toBeCloseTo(x, 3)
        expect(end.y).toBeCloseTo(y, 3)
        expect(end.heading).toBe(heading)
      })
    })
  }

  it('[EX-MOVE-1] moves from any pose by exactly that template', () => {
    const pose = { x: 120, y: -33.3, heading: 270 }
    expect(travel(smallBase, pose, { bearing: 'straight', speed: 1 }).end).toEqual({ x: 40, y: -33.3, heading: 270 })
    const { end } = travel(smallBase, pose, { bearing: 'bank-left', speed: 1 })
    expect(end.x).toBeCloseTo(120 - 90.7106781187, 9)
    expect(end.y).toBeCloseTo(-33.3 - 37.5735931288, 9)
    expect(end.heading).toBe(225)
  })

  it('[MAN-4][MAN-5] left is right mirrored, bit by bit', () => {
    for (const base of [smallBase, largeBase, oblong]) {
      for (const kind of ['bank', 'turn'] as const) {
        for (const speed of [1, 2, 3]) {
          const right = travel(base, START, { bearing: `${kind}-right`, speed })
          const left = travel(base, START, { bearing: `${kind}-left`, speed })
          for (let s = 0; s <= right.reach; s += right.reach / 37) {
            const r = poseAt(right, s)
            const l = poseAt(left, s)
            expect([l.x + r.x, l.y - r.y]).toEqual([0, 0])
            expect((l.heading + r.heading) % 360).toBeCloseTo(0, 11)
          }
        }
      }
    }
  })

  it('[KTURN-1] a Koiogran flies as a straight and turns at the end alone', () => {
    const path = travel(smallBase, START, { bearing: 'koiogran', speed: 3 })
    expect(poseAt(path, path.reach - 0.001)).toEqual({ x: 0, y: path.reach - 0.001, heading: 0 })
    expect(poseAt(path, path.reach)).toEqual({ x: 0, y: 160, heading: 180 })
  })

  it('refuses a speed that has no template', () => {
    expect(() => travel(smallBase, START, { bearing: 'turn-left', speed: 4 })).toThrow(RangeError)
    expect(() => travel(smallBase, START, { bearing: 'bank-right', speed: 0 })).toThrow(RangeError)
    expect(() => travel(smallBase, START, { bearing: 'straight', speed: -1 })).toThrow(RangeError)
  })

  it('does not follow a start pose that is changed afterwards', () => {
    const pose = { x: 0, y: 0, heading: 0 }
    const path = travel(smallBase, pose, { bearing: 'straight', speed: 1 })
    pose.y = 500
    expect(poseAt(path, 10).y).toBe(10)
  })
})

describe('the way there', () => {
  it('[OVERLAP-2] stands with both middles on the centre line at every s', () => {
    for (const base of [smallBase, largeBase, oblong, { length: 100, width: 30 }]) {
      for (const bearing of ['bank-left', 'bank-right', 'turn-left', 'turn-right'] as const) {
        for (const speed of [1, 2, 3]) {
          const path = travel(base, { x: 12, y: -7, heading: 33 }, { bearing, speed })
          for (let i = 0; i <= 60; i++) {
            const s = (path.reach * i) / 60
            const pose = poseAt(path, s)
            const { centre, ahead } = poseByDefinition(path, s)
            expect(Math.hypot(pose.x - centre.x, pose.y - centre.y)).toBeLessThan(1e-9)
            const angle = (pose.heading * Math.PI) / 180
            expect(Math.hypot(Math.sin(angle) - ahead.x, Math.cos(angle) - ahead.y)).toBeLessThan(1e-9)
          }
        }
      }
    }
  })

  it('moves without a jump', () => {
    for (const base of [smallBase, largeBase]) {
      const path = travel(base, START, { bearing: 'turn-right', speed: 1 })
      let last = poseAt(path, 0)
      for (let s = 0.05; s <= path.reach; s += 0.05) {
        const pose = poseAt(path, s)
        expect(Math.hypot(pose.x - last.x, pose.y - last.y)).toBeLessThan(0.12)
        expect(Math.abs(pose.heading - last.heading)).toBeLessThan(0.2)
        last = pose
      }
    }
  })

  it('holds s beyond either end', () => {
    const path = travel(smallBase, START, { bearing: 'bank-left', speed: 2 })
    expect(poseAt(path, -5)).toEqual(START)
    expect(poseAt(path, 1e6)).toEqual(path.end)
  })
})
