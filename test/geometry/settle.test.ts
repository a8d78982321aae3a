/** A manoeuvre that would end on ships backs up along its template to the first free place. */
import { describe, expect, it } from 'vitest'
import {
  asFlown,
  type Base,
  type Bearing,
  endSlide,
  freeSlides,
  gap,
  largeBase,
  overlap,
  type Pose,
  poseAt,
  settle,
  smallBase,
  travel,
} from '../../src/geometry/index.ts'

const START: Pose = { x: 0, y: 0, heading: 0 }

const at = (id: string, x: number, y: number, heading = 0, base: Base = smallBase) => ({
  id,
  base,
  pose: { x, y, heading },
})

const fly = (bearing: Bearing, speed: number, others: Parameters<typeof settle>[1], base = smallBase) =>
  settle(travel(base, START, { bearing, speed }), others)

describe('settling a manoeuvre', () => {
  it('[OVERLAP-1] ends at the end when it is free, on the settled grid', () => {
    expect(fly('bank-right', 2, [at('a', 0, 60)])).toEqual({
      pose: { x: 52.2183, y: 126.066, heading: 45 },
      s: travel(smallBase, START, { bearing: 'bank-right', speed: 2 }).reach,
      blockers: { overlapped: [], touching: [] },
    })
  })

  it('[THRU-1] flies through a ship without a trace', () => {
    const { s, blockers } = fly('straight', 4, [at('a', 0, 100)])
    expect(s).toBe(200)
    expect(blockers).toEqual({ overlapped: [], touching: [] })
  })

  it('[OVERLAP-2][OVERLAP-3] backs up until it touches, head on exactly', () => {
    const { pose, s, blockers } = fly('straight', 3, [at('a', 5, 170)])
    expect(pose).toEqual({ x: 0, y: 130, heading: 0 })
    expect(s).toBeCloseTo(130, 9)
    expect(blockers).toEqual({ overlapped: ['a'], touching: ['a'] })
  })

  it('[EX-OVERLAP-1] slides from the one overlapped first to the one overlapped last and touches that alone', () => {
    const academy = at('academy', 52, 130, 80)
    const black = at('black', 30, 86, 10)
    const { pose, blockers } = fly('bank-right', 2, [academy, black])
    const rookie = { base: smallBase, pose }
    expect(blockers).toEqual({ overlapped: ['black', 'academy'], touching: ['black'] })
    expect(overlap(rookie, academy) || overlap(rookie, black)).toBe(false)
    expect(gap(rookie, black)).toBeLessThan(0.01)
    expect(gap(rookie, academy)).toBeGreaterThan(0.01)
  })

  it('[OVERLAP-2] does not stop in a gap of one ship while another is overlapped there', () => {
    const others = [at('a', 0, 165), at('b', 0, 145, 0, { length: 70, width: 20 })]
    const { pose, blockers } = fly('straight', 3, others)
    expect(pose).toEqual({ x: 0, y: 90, heading: 0 })
    expect(blockers).toEqual({ overlapped: ['b', 'a'], touching: ['b'] })
  })

  it('[OVERLAP-2] stops at the first free pose, not at a later one', () => {
    // Between the two bases is just room for one: 40.01 mm.
    const { pose, blockers } = fly('straight', 4, [at('far', 0, 190.02), at('near', 0, 110.01)])
    expect(pose).toEqual({ x: 0, y: 150.02, heading: 0 })
    expect(blockers).toEqual({ overlapped: ['far'], touching: ['far'] })
  })

  it('[OVERLAP-7] touches every ship that was overlapped and is in contact at the end', () => {
    const { pose, blockers } = fly('straight', 3, [at('a', -25, 160), at('b', 25, 160), at('c', 40, 100)])
    expect(pose).toEqual({ x: 0, y: 120, heading: 0 })
    expect([...blockers.touching].sort()).toEqual(['a', 'b'])
    // c lies flush beside the way: in contact, never overlapped.
    expect(gap({ base: smallBase, pose }, at('c', 40, 100))).toBe(0)
    expect(blockers.overlapped).not.toContain('c')
  })

  it('[OVERLAP-7] names a ship that the way back stepped over, as overlapped but not touched', () => {
    const sliver = at('sliver', 0, 168, 0, { length: 2, width: 2 })
    const { blockers } = fly('straight', 3, [at('big', 0, 160, 0, largeBase), sliver])
    expect(blockers).toEqual({ overlapped: ['big', 'sliver'], touching: ['big'] })
  })

  it('[A-22] stays at the start where nothing on the way is free', () => {
    const wall = [0, 1, 2, 3].map(i => at(`w${i}`, 0, 40 + 40 * i))
    const { pose, s, blockers } = fly('straight', 3, wall)
    expect(pose).toEqual(START)
    expect(s).toBeCloseTo(0, 9)
    expect(blockers.touching).toEqual(['w0'])
    const stuck = fly('turn-left', 1, [at('on', 0, 0, 0, { length: 300, width: 300 })])
    expect([stuck.s, stuck.pose]).toEqual([0, START])
  })

  it('[OVERLAP-6] cancels a Koiogran that overlaps: flown as a straight, backed up', () => {
    expect(fly('koiogran', 3, [at('a', 0, 170)])).toEqual({
      pose: { x: 0, y: 130, heading: 0 },
      s: 130,
      blockers: { overlapped: ['a'], touching: ['a'] },
      endTurnCancelled: true,
    })
    const free = fly('koiogran', 3, [at('a', 0, 200)])
    expect(free.pose).toEqual({ x: 0, y: 160, heading: 180 })
    expect(free.endTurnCancelled).toBeUndefined()
  })

  it('[OVERLAP-1] does not count a contact within a thousandth of a millimetre', () => {
    expect(fly('straight', 3, [at('a', 0, 199.9995)]).s).toBe(160)
    expect(fly('straight', 3, [at('a', 0, 199.998)]).blockers.overlapped).toEqual(['a'])
  })

  it('[OVERLAP-2] steps back more when rounding makes an overlap, and it still counts as free', () => {
    // The end of the bank is 52.21825 …; a neighbour that the exact end clears by EPS, the rounded one not.
    const path = travel(smallBase, START, { bearing: 'bank-right', speed: 2 })
    const clear = poseAt(path, path.reach)
    for (let i = 0; i < 40; i++) {
      const depth = 0.00098 + i * 1e-6
      const ahead = { x: clear.x + Math.SQRT1_2 * (40 - depth), y: clear.y + Math.SQRT1_2 * (40 - depth), heading: 45 }
      const other = { id: 'a', base: smallBase, pose: ahead }
      const result = settle(path, [other])
      expect(overlap({ base: smallBase, pose: result.pose }, other)).toBe(false)
      expect(path.reach - result.s).toBeLessThan(0.0031)
      if (!overlap({ base: smallBase, pose: clear }, other)) expect(result.blockers.overlapped).toEqual([])
    }
  })

  it('does not change what it is given', () => {
    const others = [at('a', 0, 130)]
    const before = JSON.stringify(others)
    fly('straight', 2, others)
    expect(JSON.stringify(others)).toBe(before)
  })

  it('[TFA-SLOOP-1][TFA-OVERLAP-1] flies a Segnor’s Loop along a bank and turns it right round, unless it overlaps', () => {
    expect(fly('segnor-left', 2, []).pose).toEqual({ x: -52.2183, y: 126.066, heading: 135 })
    expect(fly('segnor-right', 2, []).pose).toEqual({ x: 52.2183, y: 126.066, heading: 225 })
    const upright = fly('segnor-left', 2, [at('a', -52.2183, 126.066)])
    expect([upright.pose.x, upright.pose.y, upright.pose.heading]).toEqual([
      expect.closeTo(-21.691, 2),
      expect.closeTo(89.059, 2),
      expect.closeTo(327.478, 2),
    ])
    expect([upright.endTurnCancelled, upright.blockers.touching]).toEqual([true, ['a']])
    for (const heading of [135, 315]) {
      const { pose } = fly('segnor-left', 2, [at('a', -52.2183, 126.066, heading)])
      expect(pose.x).toBeCloseTo(-24.205, 2)
      expect(pose.y).toBeCloseTo(92.852, 2)
      expect(pose.heading).toBeCloseTo(325.448, 2)
    }
  })

  it('[TFA-TALLON-1][TFA-TALLON-2] ends a Tallon Roll with a side against the template, and slides it along its end', () => {
    const roll = travel(smallBase, START, { bearing: 'tallon-right', speed: 3 })
    const slidBy = (slide: number) => settle(roll, [], slide).pose
    expect(slidBy(0)).toEqual({ x: 110, y: 110, heading: 180 })
    expect(slidBy(10)).toEqual({ x: 110, y: 100, heading: 180 })
    expect(slidBy(-10)).toEqual({ x: 110, y: 120, heading: 180 })
    expect(settle(travel(smallBase, START, { bearing: 'tallon-left', speed: 3 }), [], 4).pose).toEqual({
      x: -110,
      y: 106,
      heading: 180,
    })
    expect([endSlide(smallBase), endSlide(largeBase)]).toEqual([10, 30])
    // The template ends half a width from the middle of a base that is longer than wide.
    const long = { length: 60, width: 40 }
    const { end } = travel(long, START, { bearing: 'tallon-right', speed: 1 })
    expect([end.x, end.y, end.heading]).toEqual([35 + 20, 30 + 35, 180])
  })

  it('[TFA-OVERLAP-2] slides to the nearest free place, and is flown as its turn where none is', () => {
    const roll = travel(smallBase, START, { bearing: 'tallon-right', speed: 3 })
    const behind = [at('a', 110, 145)]
    expect(freeSlides(roll, behind)).toEqual([5, 6, 7, 8, 9, 10])
    expect(settle(roll, behind)).toMatchObject({ pose: { x: 110, y: 105, heading: 180 }, slide: 5 })
    expect(asFlown(roll, settle(roll, behind)).end.y).toBeCloseTo(105, 9)
    expect(freeSlides(roll, []).slice(0, 5)).toEqual([0, 1, -1, 2, -2])
    expect(freeSlides(travel(smallBase, START, { bearing: 'koiogran', speed: 3 }), [])).toEqual([])
    const upon = settle(roll, [at('a', 110, 110)])
    expect([upon.pose.x, upon.pose.y, upon.pose.heading]).toEqual([
      expect.closeTo(65.1565, 3),
      expect.closeTo(104.1594, 3),
      expect.closeTo(73.554, 2),
    ])
    expect([upon.endTurnCancelled, upon.slide, upon.blockers.overlapped]).toEqual([true, undefined, ['a']])
    // Where its side has no room the turn may have: of a base that is longer than wide.
    const wide = travel({ length: 40, width: 80 }, START, { bearing: 'tallon-right', speed: 3 })
    const cancelled = settle(wide, [at('b', 165, 110)])
    expect([cancelled.endTurnCancelled, cancelled.pose.heading, cancelled.blockers.overlapped]).toEqual([true, 90, []])
    expect(asFlown(wide, cancelled).end.heading).toBe(90)
  })
})
