/** The count of manners: its figures by hand, and a few battles in which nothing may happen that never should. */
import { describe, expect, it } from 'vitest'
import { approachOf } from '../../ai/arena/manners-approach.ts'
import { visit } from '../../ai/arena/manners-battle.ts'
import { addManners, blankManners, judgedManners } from '../../ai/arena/manners-count.ts'
import { placeReasons, worthOfTerms } from '../../ai/quick/place-reasons.ts'
import { PLACE_REASONS } from '../../ai/thought.ts'
import { has } from '../../src/locale/index.ts'
import '../support/all-english.ts'

describe('the manners', () => {
  it('are judged by their bounds', () => {
    const sum = blankManners()
    const one = blankManners()
    Object.assign(one, { moves: 50, rammed: 1, rocks: 1, offers: 40, hunts: 20, aimless: 1, setups: 4 })
    one.approaches.slow = 1
    one.approaches.joust = 3
    addManners(sum, one)
    addManners(sum, one)
    const judged = Object.fromEntries(judgedManners(sum).map(line => [line.what, line]))
    expect(judged['own ships rammed']).toMatchObject({ count: 2, of: 100, share: 0.02, kept: false })
    expect(judged['obstacles hit without need']).toMatchObject({ share: 0.02, kept: true })
    expect(judged['actions that cost nothing not taken']).toMatchObject({ count: 0, of: 80, kept: true })
    expect(judged['rounds of hunters without aim']).toMatchObject({ share: 0.05, kept: true })
    expect(judged['approach: slow']).toMatchObject({ count: 2, of: 8, kept: true })
    expect(judged['approach: flank']).toMatchObject({ share: 0, kept: false })
  })

  it('tell how a squad came: off the nose it is a flank, slowly it rolls up, else it jousts', () => {
    const south = (x: number, speed: number) => ({ poses: [{ x, y: -150, heading: 0 }], speed })
    const north = { poses: [{ x: 0, y: 150, heading: 180 }], speed: 4 }
    expect(approachOf(south(0, 4), north)).toBe('joust')
    expect(approachOf(south(30, 2), north)).toBe('slow')
    expect(approachOf(south(200, 2), north)).toBe('flank')
    expect(approachOf(south(-200, 4), north)).toBe('flank')
  })

  it.each(['xx-ttt', 'mission-1'] as const)(
    'of a battle of %s: a token that costs nothing is taken, and every place has its reason',
    async scenario => {
      const counted = await visit({ level: 'legend', nodes: 150, scenario, seed: 'manners' })
      expect(counted.moves).toBeGreaterThan(10)
      expect(counted.offers).toBeGreaterThan(5)
      expect(counted.passed).toBe(0)
      expect(counted.setups).toBeGreaterThan(3)
      expect(counted.silent).toBe(0)
      expect(counted.ward).toBe(0)
      expect(counted.approaches.slow + counted.approaches.flank + counted.approaches.joust).toBe(
        scenario === 'xx-ttt' ? 2 : 0,
      )
    },
  )
})

describe('the reasons for a place', () => {
  it('are what it has over the others, the weightiest first', () => {
    const best = [
      ['faces-in', 1],
      ['beside', -0.1],
      ['lane', 0],
    ] as const
    const others = [
      [
        ['faces-in', 0.5],
        ['beside', -0.3],
        ['lane', 0],
      ],
      [
        ['faces-in', 0.7],
        ['beside', -0.5],
        ['lane', 0],
      ],
    ] as const
    expect(worthOfTerms(best)).toBeCloseTo(0.9, 12)
    expect(placeReasons(best, others)).toEqual(['faces-in', 'beside'])
    // Where nothing is better there is still the least bad.
    expect(placeReasons(best, [best])).toEqual(['faces-in'])
  })

  it('have words', () => {
    for (const reason of PLACE_REASONS) expect(has(`ui.why.because.${reason}`), reason).toBe(true)
  })
})
