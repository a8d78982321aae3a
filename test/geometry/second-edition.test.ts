/** The mat of the second edition: its arcs, slips, what stays or turns in place, and where rolls end. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ArcKind,
  type Base,
  type Bearing,
  type Body,
  freeSlides,
  gap,
  inContact,
  largeBase,
  overlap,
  type Pose,
  poseAt,
  printedArc,
  rangeInArc,
  reachOf,
  rollEnds,
  rollPose,
  settle,
  smallBase,
  sweeps,
  templateOutline,
  travel,
  turnPose,
  wrapDegrees,
} from '../../src/geometry/index.ts'
import { bodyWithin, poseWithin, rockWithin, runs } from '../support/geometry-arbitrary.ts'

const HERE: Pose = { x: 0, y: 0, heading: 0 }
const large: Body = { base: largeBase, pose: HERE }
const small = (x: number, y: number, heading = 0): Body => ({ base: smallBase, pose: { x, y, heading } })
const end = (base: Base, bearing: Bearing, speed: number): Pose =>
  settle(travel(base, HERE, { bearing, speed }), []).pose
const near = (pose: Pose, x: number, y: number, heading: number, digits = 4) => {
  expect(pose.x).toBeCloseTo(x, digits)
  expect(pose.y).toBeCloseTo(y, digits)
  expect(pose.heading).toBeCloseTo(heading, 3)
}

describe('arcs of the second edition', () => {
  it('[SE-ARC-1] open by 40.62 degrees on small and 41.76 on large cardboard, rear as front, the sides between them', () => {
    for (const [base, half] of [
      [smallBase, 40.62],
      [largeBase, 41.76],
    ] as const) {
      expect(printedArc('front', base, 'second')).toMatchObject({ kind: 'front', from: -half, to: half })
      expect(printedArc('rear', base, 'second')).toMatchObject({ from: 180 - half, to: 180 + half })
      expect(printedArc('left', base, 'second')).toMatchObject({ from: half - 180, to: -half })
      expect(printedArc('right', base, 'second')).toMatchObject({ from: half, to: 180 - half })
    }
    // First-edition cardboard is as it was.
    expect(printedArc('front', smallBase).to).not.toBe(40.62)
  })

  it('[SE-ARC-1] every point around a base lies in one of the four, on a line in both', () => {
    for (const [base, half] of [
      [smallBase, 40.62],
      [largeBase, 41.76],
    ] as const) {
      const inside = (degrees: number): readonly ArcKind[] => {
        const angle = (degrees * Math.PI) / 180
        const [x, y] = [150 * Math.sin(angle), 150 * Math.cos(angle)]
        return (['front', 'right', 'rear', 'left'] as const).filter(
          kind => reachOf(base, HERE, [printedArc(kind, base, 'second')])(x, y) > 0,
        )
      }
      expect([half - 0.01, half + 0.01].map(inside)).toEqual([['front'], ['right']])
      expect([180 - half - 0.01, 180 - half + 0.01].map(inside)).toEqual([['right'], ['rear']])
      expect([180 + half - 0.01, 180 + half + 0.01].map(inside)).toEqual([['rear'], ['left']])
      expect([-half - 0.01, -half + 0.01].map(inside)).toEqual([['left'], ['front']])
      expect(inside(half)).toEqual(['front', 'right'])
    }
  })

  it('[SE-ARC-1] left and right of first-edition cardboard meet front and rear exactly on the printed lines', () => {
    const corner = reachOf(smallBase, HERE, [printedArc('right', smallBase)])
    expect([corner(85, 100), corner(-85, 100), corner(85, -100)].map(band => band > 0)).toEqual([true, false, true])
    const other = reachOf(smallBase, HERE, [printedArc('left', smallBase)])
    expect([other(-85, 100), other(85, 100), other(-85, -100)].map(band => band > 0)).toEqual([true, false, true])
  })

  it('[SE-ARC-2] the bullseye is a strip of 14.8 mm straight ahead, to range 3', () => {
    const bullseye = printedArc('bullseye', largeBase, 'second')
    const band = (x: number, y: number) => rangeInArc(large, bullseye, small(x, y))?.band
    expect(bullseye.strip).toBe(7.4)
    expect([band(27.4, 150), band(27.402, 150), band(-27.4, 150), band(-27.402, 150)]).toEqual([
      1,
      undefined,
      1,
      undefined,
    ])
    expect([band(0, 360), band(0, 360.1), band(0, -150)]).toEqual([3, null, undefined])
    // Range is measured within the strip.
    expect(rangeInArc(large, bullseye, small(25, 160, 45))!.mm).toBeGreaterThan(gap(large, small(25, 160, 45)) + 1)
    const reach = reachOf(largeBase, HERE, [bullseye])
    expect([reach(7.4, 100), reach(7.402, 100), reach(-7.4, 339), reach(0, -100)]).toEqual([1, 0, 3, 0])
  })

  it('[SE-ARC-3] full front and full rear part at the line through the middles of both sides', () => {
    const [front, rear] = (['full-front', 'full-rear'] as const).map(kind => printedArc(kind, largeBase, 'second'))
    const both = (x: number, y: number) => [front!, rear!].map(arc => rangeInArc(large, arc, small(x, y)) !== null)
    expect([both(100, 20), both(100, 19.9), both(-100, -20), both(-100, -20.1)]).toEqual([
      // On the line, up to the tolerance of a border, is in both.
      [true, true],
      [true, true],
      [true, true],
      [false, true],
    ])
    expect(both(100, 20.1)).toEqual([true, false])
  })
})

describe('slips', () => {
  it('[GAUNT-SLIP-2][GAUNT-SLIP-3] GA-V-35, GA-V-36: go out of the side opposite to the bend, and turn with it', () => {
    near(end(largeBase, 'slip-bank-left', 1), 124.8528, 51.7157, 315)
    near(end(largeBase, 'slip-bank-right', 1), -124.8528, 51.7157, 45)
    near(end(largeBase, 'slip-turn-left', 1), 75, 75, 270)
    near(end(largeBase, 'slip-turn-right', 1), -75, 75, 90)
  })

  it('[GAUNT-SLIP-4] GA-V-37, GA-V-38: back up along the template, level with the middles of the sides', () => {
    for (const [bearing, side, heading] of [
      ['slip-bank-left', 1, 321.34],
      ['slip-bank-right', -1, 38.66],
    ] as const) {
      const other = { id: 'other', ...small(side * 150, 70) }
      const { pose, blockers } = settle(travel(largeBase, HERE, { bearing, speed: 1 }), [other])
      near(pose, side * 95.7154, 28.8254, heading, 2)
      expect(blockers).toEqual({ overlapped: ['other'], touching: ['other'] })
      expect(inContact({ base: largeBase, pose }, other)).toBe(true)
    }
  })

  it('[GAUNT-SLIP-1][GAUNT-SLIP-5] are the bank or turn of the same square base turned to its side, and turned back', () => {
    const slip = fc.constantFrom('bank-left', 'bank-right', 'turn-left', 'turn-right')
    const crowd = fc.array(bodyWithin(250), { maxLength: 6 })
    const base = fc.constantFrom(smallBase, largeBase)
    let partial = 0
    fc.assert(
      fc.property(
        base,
        poseWithin(100),
        slip,
        fc.integer({ min: 1, max: 3 }),
        crowd,
        rockWithin(120),
        (of, start, bend, speed, bodies, rock) => {
          const others = bodies.map((body, n) => ({ id: `${n}`, ...body }))
          const aside = bend.endsWith('left') ? 90 : -90
          const slipped = travel(of, start, { bearing: `slip-${bend}` as Bearing, speed })
          const turned = travel(
            of,
            { ...start, heading: wrapDegrees(start.heading + aside) },
            { bearing: bend as Bearing, speed },
          )
          const [own, plain] = [settle(slipped, others), settle(turned, others)]
          expect(own.pose).toEqual(turnPose(plain.pose, -aside))
          expect([own.s, own.blockers]).toEqual([plain.s, plain.blockers])
          expect(sweeps(slipped, own.s, rock)).toEqual(sweeps(turned, plain.s, rock))
          expect(templateOutline(slipped, own.s)).toEqual(templateOutline(turned, plain.s))
          if (own.s < slipped.reach) partial++
        },
      ),
      runs,
    )
    expect(partial).toBeGreaterThan(20)
  })

  it('[GAUNT-SLIP-5] begin where the ship lies, with its own heading', () => {
    const path = travel(largeBase, { x: 5, y: 7, heading: 30 }, { bearing: 'slip-turn-left', speed: 2 })
    near(poseAt(path, 0), 5, 7, 30)
  })
})

describe('a ship that stays or turns where it lies', () => {
  it('[SE-STATION-1] stays, overlaps nobody, and lies on what it lay on', () => {
    const path = travel(largeBase, HERE, { bearing: 'stationary', speed: 0 })
    const other = { id: 'other', ...small(0, 60.0) }
    expect(settle(path, [other, { id: 'within', ...small(0, 30) }])).toEqual({
      pose: HERE,
      s: 0,
      blockers: { overlapped: [], touching: [] },
    })
    expect(inContact(large, other)).toBe(true)
    const rock = [
      { x: 30, y: -10 },
      { x: 70, y: -10 },
      { x: 70, y: 10 },
      { x: 30, y: 10 },
    ]
    expect(sweeps(path, 0, rock)).toEqual({ template: false, base: true })
    expect(templateOutline(path, 0)).toEqual([])
    expect(path.reach).toBe(0)
  })

  it('[SE-STATION-1] has speed 0 alone', () => {
    expect(() => travel(largeBase, HERE, { bearing: 'stationary', speed: 1 })).toThrow(/no template/)
  })

  it('[SE-ROTATE-1] by 90 or 180 degrees a square base covers the same place', () => {
    const pose = { x: 3, y: -4, heading: 20 }
    for (const degrees of [90, -90, 180]) {
      const turned = turnPose(pose, degrees)
      expect(turned).toEqual({ x: 3, y: -4, heading: (380 + degrees) % 360 })
      const beside = {
        base: smallBase,
        pose: { x: 3 + 60 * Math.cos((20 * Math.PI) / 180), y: -4 - 60 * Math.sin((20 * Math.PI) / 180), heading: 20 },
      }
      expect(overlap({ base: largeBase, pose: turned }, beside)).toBe(false)
    }
  })
})

describe('places where a roll stops', () => {
  it('[SE-TALLON-1] GA-V-31: a Tallon Roll stops in the middle, ahead or back, by 10 mm', () => {
    const path = travel(smallBase, HERE, { bearing: 'tallon-right', speed: 3 })
    expect(freeSlides(path, [], 'three')).toEqual([0, 10, -10])
    expect(freeSlides(path, [])).toHaveLength(21)
    const ends = [0, 10, -10].map(slide => settle(path, [], slide, 'three').pose)
    expect(ends).toEqual([
      { x: 110, y: 110, heading: 180 },
      { x: 110, y: 100, heading: 180 },
      { x: 110, y: 120, heading: 180 },
    ])
  })

  it('[SE-TALLON-1] is flown as its turn where none of the three is free, even if a millimetre between them is', () => {
    const path = travel(smallBase, HERE, { bearing: 'tallon-right', speed: 3 })
    // Its middle stop is y 90 … 130: between these two nothing but a slide of 3 to 5 mm is free.
    const others = [
      { id: 'north', ...small(110, 147) },
      { id: 'south', ...small(110, 65) },
    ]
    expect(freeSlides(path, others).length).toBeGreaterThan(0)
    expect(freeSlides(path, others, 'three')).toEqual([])
    expect(settle(path, others, undefined, 'three')).toMatchObject({ endTurnCancelled: true })
    expect(settle(path, others)).not.toHaveProperty('endTurnCancelled')
  })

  it('[SE-BR-1] a barrel roll ends at the middle, front or back of its template, which lies centred', () => {
    expect([rollEnds(smallBase), rollEnds(largeBase)]).toEqual([
      [0, 10, -10],
      [0, 20, -20],
    ])
    expect(rollEnds(smallBase).map(to => rollPose(smallBase, HERE, 'right', 0, to))).toEqual([
      { x: 80, y: 0, heading: 0 },
      { x: 80, y: 10, heading: 0 },
      { x: 80, y: -10, heading: 0 },
    ])
    expect(rollPose(largeBase, HERE, 'left', 0, 20)).toEqual({ x: -100, y: 20, heading: 0 })
  })
})

describe('range 0', () => {
  it('[SE-RANGE-1] GA-V-40: a gap of up to 0.01 mm is contact, however it came about', () => {
    const apart = (mm: number) => inContact(small(0, 0), small(0, 40 + mm))
    expect([apart(0), apart(0.0074), apart(0.009), apart(0.01), apart(0.0101), apart(0.02)]).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(inContact(small(0, 0), small(0, 30))).toBe(true)
  })
})
