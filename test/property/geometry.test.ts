/** Overlap, range, arc and obstruction against slow sampling, and the same however the table is turned or mirrored. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Arc,
  type Body,
  clearLine,
  fledOver,
  gap,
  insideMat,
  obstructed,
  overlap,
  overlapsPolygon,
  type Pose,
  penetration,
  printedArc,
  range,
  rangeInArc,
} from '../../src/geometry/index.ts'
import { bodyWithin, poseWithin, rockWithin, runs } from '../support/geometry-arbitrary.ts'
import {
  depthByDirections,
  distanceTo,
  fill,
  mirrored,
  outlinePoints,
  plainCorners,
  pointInArc,
  quarterTurned,
  rangeBySampling,
  segmentEnters,
  turned,
  windsAround,
} from '../support/geometry-oracle.ts'

const pair = fc.tuple(bodyWithin(60), bodyWithin(60))
const farPair = fc.tuple(bodyWithin(150), bodyWithin(150))

const anyArc: fc.Arbitrary<Arc> = fc
  .tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: 20, max: 340 }))
  .map(([from, span]) => ({ from, to: from + span, origin: 'centre' }))

const withPose = (body: Body, pose: Pose): Body => ({ base: body.base, pose })

describe('the edges against the corners', () => {
  it('[FLEE-1] [ACTION-BR-5] a base is off the mat by as much as its farthest corner', () => {
    const mat = { width: 400, height: 300 }
    fc.assert(
      fc.property(bodyWithin(230), body => {
        const points = plainCorners(body)
        const depths = {
          north: Math.max(...points.map(p => p.y)) - 150,
          east: Math.max(...points.map(p => p.x)) - 200,
          south: -150 - Math.min(...points.map(p => p.y)),
          west: -200 - Math.min(...points.map(p => p.x)),
        }
        const out = fledOver(body.base, body.pose, mat)
        const beyond = Object.entries(depths).filter(([, depth]) => depth > 0.0015)
        expect(insideMat(body, mat)).toBe(out.length === 0)
        for (const [edge, depth] of beyond) expect(out.find(one => one.edge === edge)?.depth).toBeCloseTo(depth, 9)
        for (const { edge, depth } of out) expect(depths[edge]).toBeCloseTo(depth, 9)
      }),
      runs,
    )
  })
})

describe('overlap against sampling', () => {
  it('[OVERLAP-1] is as deep as the narrowest shadow says', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const depth = depthByDirections(a, b)
        // The nearest of 3600 directions is at most 0.05° off: less than 0.2 mm over the biggest pair.
        expect(penetration(a, b)).toBeLessThanOrEqual(Math.max(0, depth) + 1e-9)
        expect(penetration(a, b)).toBeGreaterThan(depth - 0.2)
        expect(overlap(a, b)).toBe(penetration(a, b) > 0.001)
      }),
      runs,
    )
  })

  it('[RANGE-2] has the gap of the nearest sampled rim points', () => {
    fc.assert(
      fc.property(farPair, ([a, b]) => {
        const sampled = Math.min(
          ...outlinePoints(plainCorners(b), 0.5).map(p => distanceTo(a, p)),
          ...outlinePoints(plainCorners(a), 0.5).map(p => distanceTo(b, p)),
        )
        expect(gap(a, b)).toBeLessThanOrEqual(sampled + 1e-9)
        if (!overlap(a, b)) expect(gap(a, b)).toBeGreaterThan(sampled - 0.26)
        expect(range(a, b).mm).toBeCloseTo(gap(a, b), 9)
        expect(gap(b, a)).toBeCloseTo(gap(a, b), 9)
      }),
      runs,
    )
  })

  it('[OBST-10] finds polygons as sampled points do', () => {
    fc.assert(
      fc.property(bodyWithin(25), rockWithin(50), (body, rock) => {
        const points = [...outlinePoints(rock, 0.3)]
        const deep = points.some(p => distanceTo(shrunk(body, 0.01), p) === 0)
        const covered = fill(body, 5).some(p => windsAround(rock, p))
        const found = overlapsPolygon(body, rock)
        if (deep || covered) expect(found).toBe(true)
        if (found) expect(covered || points.some(p => distanceTo(body, p) < 0.16)).toBe(true)
      }),
      runs,
    )
  })
})

const shrunk = (body: Body, by: number): Body => ({
  base: { length: body.base.length - 2 * by, width: body.base.width - 2 * by },
  pose: body.pose,
})

describe('range in arc against sampling', () => {
  const check = (a: Body, arc: Arc, b: Body): void => {
    const step = 1
    const exact = rangeInArc(a, arc, b)
    const sampled = rangeBySampling(a, arc, b, step, -1)
    if (sampled !== null) {
      expect(exact).not.toBeNull()
      expect(exact!.mm).toBeLessThanOrEqual(sampled + 1e-9)
    }
    if (exact) {
      // A sample lies within 0.71 mm of every point of the target; the arc is widened by as much to let it in.
      const around = rangeBySampling(a, arc, b, step, 0.75)
      expect(around).not.toBeNull()
      expect(exact.mm).toBeGreaterThan(around! - 1.5)
      expect(exact.mm).toBeGreaterThanOrEqual(range(a, b).mm - 1e-9)
    }
    for (const { from, to } of exact?.segments ?? []) {
      expect(distanceTo(a, from)).toBeLessThan(1e-6)
      expect(distanceTo(b, to)).toBeLessThan(1e-6)
      expect(pointInArc(a, arc, to, 0.0011)).toBe(true)
      expect(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - exact!.mm)).toBeLessThan(0.00101)
    }
  }

  it('[RANGE-6][ARC-2] agrees for front arcs', () => {
    fc.assert(
      fc.property(farPair, ([a, b]) => check(a, printedArc('front', a.base), b)),
      runs,
    )
  })

  it('[RANGE-6][ARC-2] agrees for arcs of any place and width', () => {
    fc.assert(
      fc.property(farPair, anyArc, ([a, b], arc) => check(a, arc, b)),
      runs,
    )
  })
})

describe('obstruction against sampling', () => {
  it('[OBST-11][A-25] is obstructed exactly when every sampled segment of the band enters a token', () => {
    const facing = fc
      .tuple(bodyWithin(5), fc.integer({ min: 60, max: 240 }), fc.integer({ min: -30, max: 30 }), bodyWithin(200))
      .chain(([a, ahead, aside, loose]) => {
        const angle = (a.pose.heading * Math.PI) / 180
        const c = Math.cos(angle)
        const s = Math.sin(angle)
        const x = a.pose.x + aside * c + ahead * s
        const y = a.pose.y - aside * s + ahead * c
        const parallel: Body = { base: loose.base, pose: { x, y, heading: a.pose.heading } }
        return fc.constantFrom([a, parallel] as const, [a, parallel] as const, [a, loose] as const)
      })
    let bands = 0
    let blocked = 0
    fc.assert(
      fc.property(facing, fc.array(rockWithin(70), { minLength: 2, maxLength: 7 }), ([a, b], rocks) => {
        const measure = range(a, b)
        const { segments } = measure
        const one = segments[0]!
        const two = segments[segments.length - 1]!
        bands += segments.length - 1
        const at = (t: number) => ({
          from: { x: one.from.x + (two.from.x - one.from.x) * t, y: one.from.y + (two.from.y - one.from.y) * t },
          to: { x: one.to.x + (two.to.x - one.to.x) * t, y: one.to.y + (two.to.y - one.to.y) * t },
        })
        const enters = (line: ReturnType<typeof at>, margin: number) =>
          rocks.some(rock => segmentEnters(rock, line.from, line.to, margin, 0.5))
        if (obstructed(measure, rocks)) {
          blocked++
          for (let i = 0; i <= 12; i++) {
            const { from, to } = at(i / 12)
            expect(rocks.some(rock => crosses(rock, from, to))).toBe(true)
          }
        } else {
          expect(enters(clearLine(measure, rocks), 0.0025)).toBe(false)
        }
      }),
      { ...runs, numRuns: 200 },
    )
    expect(bands).toBeGreaterThan(30)
    expect(blocked).toBeGreaterThan(30)
  })
})

/** Whether a segment has a point in a polygon: it starts inside or crosses an edge. */
const crosses = (polygon: readonly { x: number; y: number }[], p: { x: number; y: number }, q: typeof p): boolean => {
  if (windsAround(polygon, p)) return true
  const side = (o: typeof p, d: typeof p, r: typeof p) => (d.x - o.x) * (r.y - o.y) - (d.y - o.y) * (r.x - o.x)
  return polygon.some((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!
    return side(p, q, a) * side(p, q, b) <= 0 && side(a, b, p) * side(a, b, q) <= 0
  })
}

describe('symmetry', () => {
  it('gives the same under quarter turns of the table', () => {
    fc.assert(
      fc.property(farPair, fc.integer({ min: 1, max: 3 }), ([a, b], quarters) => {
        const a2 = withPose(a, quarterTurned(a.pose, quarters))
        const b2 = withPose(b, quarterTurned(b.pose, quarters))
        expect(gap(a2, b2)).toBeCloseTo(gap(a, b), 10)
        expect(penetration(a2, b2)).toBeCloseTo(penetration(a, b), 10)
        const [one, two] = [
          rangeInArc(a, printedArc('front', a.base), b),
          rangeInArc(a2, printedArc('front', a.base), b2),
        ]
        expect(two === null).toBe(one === null)
        if (one && two) {
          expect(two.mm).toBeCloseTo(one.mm, 9)
          expect([two.band, two.segments.length]).toEqual([one.band, one.segments.length])
        }
      }),
      runs,
    )
  })

  it('gives the same under quarter turns bit by bit where the headings allow it', () => {
    const whole = (pose: Pose): Pose => ({ ...pose, heading: Math.floor(pose.heading) })
    fc.assert(
      fc.property(farPair, fc.integer({ min: 1, max: 3 }), ([a, b], quarters) => {
        const one = [withPose(a, whole(a.pose)), withPose(b, whole(b.pose))] as const
        const two = one.map(body => withPose(body, quarterTurned(body.pose, quarters))) as [Body, Body]
        expect(gap(...two)).toBe(gap(...one))
        expect(penetration(...two)).toBe(penetration(...one))
      }),
      runs,
    )
  })

  it('gives the same, within rounding, under any turn', () => {
    fc.assert(
      fc.property(farPair, fc.integer({ min: 0, max: 3599 }), ([a, b], tenths) => {
        const a2 = withPose(a, turned(a.pose, tenths / 10))
        const b2 = withPose(b, turned(b.pose, tenths / 10))
        expect(gap(a2, b2)).toBeCloseTo(gap(a, b), 9)
        expect(penetration(a2, b2)).toBeCloseTo(penetration(a, b), 9)
        expect(range(a2, b2).segments.length).toBe(range(a, b).segments.length)
      }),
      runs,
    )
  })

  it('gives the mirrored for the mirrored', () => {
    fc.assert(
      fc.property(farPair, poseWithin(100), rockWithin(80), ([a, b], pose, rock) => {
        const [a2, b2] = [mirrored(a), mirrored(b)]
        expect(gap(a2, b2)).toBeCloseTo(gap(a, b), 10)
        const mirroredRock = rock.map(p => ({ x: -p.x, y: p.y }))
        expect(overlapsPolygon(mirrored(withPose(a, pose)), mirroredRock)).toBe(
          overlapsPolygon(withPose(a, pose), rock),
        )
        expect(obstructed(range(a2, b2), [mirroredRock])).toBe(obstructed(range(a, b), [rock]))
        const arc = printedArc('front', a.base)
        const [one, two] = [rangeInArc(a, arc, b), rangeInArc(a2, arc, b2)]
        expect(two?.band).toBe(one?.band)
        if (one && two) expect(two.mm).toBeCloseTo(one.mm, 9)
      }),
      runs,
    )
  })

  it('finds the same points of a polygon whichever way its corners run', () => {
    fc.assert(
      fc.property(bodyWithin(40), rockWithin(60), (body, rock) => {
        expect(overlapsPolygon(body, [...rock].reverse())).toBe(overlapsPolygon(body, rock))
      }),
      runs,
    )
  })
})
