/** A person's strength by the battles that were fought, and how sure it is. */
import { describe, expect, it } from 'vitest'
import { aheadBy, expectedScore, type Rated, ratingOf } from '../../src/saves/rating.ts'
import { random } from '../support/random.ts'

const battles = (count: number, opponent: number, score: Rated['score'], advantage = 0): readonly Rated[] =>
  Array.from({ length: count }, () => ({ opponent, advantage, score }))

/** Battles of somebody so strong against opponents of every strength, on sides that are worth something or not. */
function fought(strength: number, count: number, seed: number): readonly Rated[] {
  const next = random(seed)
  return Array.from({ length: count }, (_, n) => {
    const [opponent, advantage] = [1000 + 100 * (n % 5), 150 * ((n % 3) - 1)]
    return { opponent, advantage, score: next() < expectedScore(strength + advantage - opponent) ? 1 : 0 }
  })
}

describe('a rating', () => {
  it('is none without battles, and as strong as the other where both won as often', () => {
    expect(ratingOf([])).toBeNull()
    const even = ratingOf([...battles(10, 1200, 1), ...battles(10, 1200, 0)])!
    expect(even.strength).toBeCloseTo(1200, 6)
    expect(even.battles).toBe(20)
    expect(ratingOf(battles(20, 1200, 0.5))!.strength).toBeCloseTo(1200, 6)
  })

  it('is as far ahead as the share that was won says', () => {
    expect(expectedScore(400)).toBeCloseTo(10 / 11, 12)
    expect(aheadBy(expectedScore(-123))).toBeCloseTo(-123, 9)
    // Three of four against an equal, many times over: the one draw that is added no longer weighs.
    const three = ratingOf([...battles(3000, 1000, 1), ...battles(1000, 1000, 0)])!
    expect(three.strength - 1000).toBeCloseTo(aheadBy(0.75), 0)
  })

  it('counts a victory on an easy side for less, and a defeat there for more', () => {
    const easy = ratingOf(battles(4, 1200, 1, 200))!.strength
    const hard = ratingOf(battles(4, 1200, 1, -200))!.strength
    expect(hard - easy).toBeCloseTo(400, 6)
  })

  it('stays finite for whoever won or lost everything, the surer the more it was', () => {
    const [few, many] = [ratingOf(battles(3, 1500, 1))!, ratingOf(battles(30, 1500, 1))!]
    expect(few.strength).toBeGreaterThan(1500)
    expect(many.strength).toBeGreaterThan(few.strength)
    expect(many.strength).toBeLessThan(2600)
    expect(ratingOf(battles(30, 1500, 0))!.strength).toBeCloseTo(3000 - many.strength, 6)
  })

  it('finds whoever is how strong, within what it says of itself in nineteen of twenty cases', () => {
    let within = 0
    for (let seed = 1; seed <= 200; seed += 1) {
      const { strength, error } = ratingOf(fought(1300, 60, seed))!
      if (Math.abs(strength - 1300) <= error) within += 1
      expect(error).toBeGreaterThan(60)
      expect(error).toBeLessThan(130)
    }
    expect(within).toBeGreaterThanOrEqual(182)
    const errors = [15, 60, 240].map(count => ratingOf(fought(1300, count, 7))!.error)
    // Four times as many battles: half as far off.
    expect(errors[0]! / errors[1]!).toBeGreaterThan(1.7)
    expect(errors[1]! / errors[2]!).toBeGreaterThan(1.7)
  })
})
