/** Paths, settling and sweeps against slow sampling, over many random cases. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Body,
  bearingRow,
  endSlide,
  endsSideways,
  freeSlides,
  gap,
  overlap,
  penetration,
  poseAt,
  quantise,
  settle,
  smallBase,
  sweeps,
  travel,
} from '../../src/geometry/index.ts'
import { anyBase, anyManoeuvre, bodyWithin, poseWithin, rockWithin, runs } from '../support/geometry-arbitrary.ts'
import {
  fillPolygon,
  mirrored,
  onTemplate,
  outlinePoints,
  poseByDefinition,
  windsAround,
} from '../support/geometry-oracle.ts'

const path = fc
  .record({ base: anyBase, pose: poseWithin(30), manoeuvre: anyManoeuvre })
  .map(({ base, pose, manoeuvre }) => travel(base, pose, manoeuvre))

/** Up to nine bodies around, near enough to be met often. */
const crowd = fc
  .array(bodyWithin(230), { minLength: 1, maxLength: 9 })
  .map(bodies => bodies.map((body, i) => ({ id: `o${i}`, ...body })))

describe('paths against their definition', () => {
  it('[OVERLAP-2] stands where rear and front middle lie on the line', () => {
    fc.assert(
      fc.property(path, fc.integer({ min: 0, max: 999 }), (way, part) => {
        const s = (way.reach * part) / 1000
        const pose = poseAt(way, s)
        const { centre, ahead } = poseByDefinition(way, s)
        expect(Math.hypot(pose.x - centre.x, pose.y - centre.y)).toBeLessThan(1e-9)
        const angle = (pose.heading * Math.PI) / 180
        expect(Math.hypot(Math.sin(angle) - ahead.x, Math.cos(angle) - ahead.y)).toBeLessThan(1e-9)
      }),
      runs,
    )
  })
})

describe('settling against sampling', () => {
  it('[OVERLAP-1][OVERLAP-2] ends free, and nothing between there and the end was', () => {
    let backed = 0
    let stuck = 0
    fc.assert(
      fc.property(path, crowd, (way, others) => {
        const { pose, s, blockers, endTurnCancelled, slide } = settle(way, others)
        const body = (at: number): Body => ({ base: way.base, pose: poseAt(way, at) })
        expect(quantise(pose)).toEqual(pose)
        if (s > 0) for (const other of others) expect(overlap({ base: way.base, pose }, other)).toBe(false)
        else stuck++
        const free = (at: number) => others.every(other => !overlap(body(at), other))
        const flown = quantise(s === way.reach ? way.end : poseAt(way, s))
        if (endsSideways(way.bearing)) {
          // What slides free overlaps nobody; what cannot is flown as its turn.
          const slides = freeSlides(way, others)
          expect(endTurnCancelled ?? false).toBe(slides.length === 0)
          expect(slide).toBe(slides[0])
          if (slide !== undefined) expect(Math.abs(slide)).toBeLessThanOrEqual(endSlide(way.base))
          if (slides.length > 0) return
        } else {
          expect(pose).toEqual(flown)
          expect(blockers.overlapped.length > 0).toBe(!free(way.reach))
          expect(endTurnCancelled ?? false).toBe(bearingRow(way.bearing).endTurn !== 0 && !free(way.reach))
        }
        if (s === way.reach) return
        backed++
        // A step back of at most two thousandths past the first free pose, then overlap all the way to the end.
        for (let at = s + 0.0035; at < way.reach; at += 0.05) expect(free(at)).toBe(false)
        for (const other of others) {
          const touched = blockers.touching.includes(other.id)
          const overlapped = blockers.overlapped.includes(other.id)
          let met = false
          for (let at = s; at <= way.reach && !met; at += 0.1) met = penetration(body(at), other) > 0.02
          if (met) expect(overlapped).toBe(true)
          expect(touched).toBe(overlapped && gap({ base: way.base, pose }, other) <= 0.01)
        }
        // The one overlapped last is touched (OVERLAP-3).
        expect(blockers.touching[0]).toBe(blockers.overlapped[0])
      }),
      runs,
    )
    expect(backed).toBeGreaterThan(40)
    expect(stuck).toBeGreaterThan(0)
  })

  it('[MAN-4][MAN-5] settles the mirrored manoeuvre at the mirrored pose', () => {
    fc.assert(
      fc.property(path, crowd, (way, others) => {
        const turn = way.bearing.endsWith('left')
          ? way.bearing.replace('left', 'right')
          : way.bearing.replace('right', 'left')
        const start = mirrored({ base: way.base, pose: way.start }).pose
        const mirrorWay = travel(way.base, start, { bearing: turn as typeof way.bearing, speed: way.speed })
        const one = settle(way, others)
        const two = settle(
          mirrorWay,
          others.map(other => ({ id: other.id, ...mirrored(other) })),
        )
        expect(Math.abs(two.pose.x + one.pose.x)).toBeLessThan(0.0021)
        expect(Math.abs(two.pose.y - one.pose.y)).toBeLessThan(0.0021)
        expect(two.blockers).toEqual(one.blockers)
      }),
      runs,
    )
  })
})

describe('sweeps against sampling', () => {
  it('[OBST-6][A-12] meets a token where sampled points of it lie on the travelled template', () => {
    let met = 0
    let missed = 0
    fc.assert(
      fc.property(path, fc.integer({ min: 0, max: 1000 }), rockWithin(60), (way, part, loose) => {
        const s = (way.reach * part) / 1000
        // A rock strewn around the path's middle.
        const { x, y } = poseAt(way, way.reach / 2)
        const rock = loose.map(p => ({ x: p.x + x, y: p.y + y }))
        const { template, base } = sweeps(way, s, rock)
        const rim = outlinePoints(rock, 0.4)
        const points = fillPolygon(rock, 3)
        if (points.some(p => onTemplate(way, s, p, -0.01))) expect(template).toBe(true)
        // A point of the rock, at most 0.21 mm from a sample of its rim, lies on the template; or the rock holds it all.
        if (template) {
          const covered = windsAround(rock, middleOf(way, s))
          expect(covered || rim.some(p => onTemplate(way, s, p, 0.5))).toBe(true)
          met++
        } else missed++
        const final: Body = { base: way.base, pose: poseAt(way, s) }
        if (base) {
          const near = rim.some(
            p => penetration(final, { base: { length: 0.5, width: 0.5 }, pose: { ...p, heading: 0 } }) > 0,
          )
          expect(near || windsAround(rock, final.pose)).toBe(true)
        }
      }),
      runs,
    )
    expect(met).toBeGreaterThan(30)
    expect(missed).toBeGreaterThan(50)
  })

  const middleOf = (way: ReturnType<typeof travel>, s: number) => {
    const length = Math.min(way.template, s - way.base.length)
    // On the template's centre line, halfway along the travelled part: the rear middle of a base there.
    const { centre, ahead } = poseByDefinition(way, way.base.length + length / 2)
    const half = way.base.length / 2
    return { x: centre.x - half * ahead.x, y: centre.y - half * ahead.y }
  }
})

describe('contact', () => {
  it('[OVERLAP-3] a chain of ships settles behind one another without ever overlapping', () => {
    fc.assert(
      fc.property(fc.array(anyManoeuvre, { minLength: 8, maxLength: 8 }), manoeuvres => {
        const placed: (Body & { id: string })[] = []
        for (const [i, manoeuvre] of manoeuvres.entries()) {
          const start = { x: (i % 4) * 45 - 70, y: i < 4 ? -300 : 300, heading: i < 4 ? 0 : 180 }
          placed.push({ id: `s${i}`, base: smallBase, pose: start })
          for (let step = 0; step < 4; step++) {
            const me = placed.find(body => body.id === `s${i}`)!
            const others = placed.filter(body => body !== me)
            me.pose = settle(travel(smallBase, me.pose, manoeuvre), others).pose
            for (const other of others) expect(overlap(me, other)).toBe(false)
          }
        }
      }),
      { ...runs, numRuns: 60 },
    )
  })
})
