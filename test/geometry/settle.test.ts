/** A manoeuvre that would end on ships backs up along its template to the first free place. */
import { describe, expect, it } from 'vitest'
import {
  type Base,
  type Bearing,
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
})
