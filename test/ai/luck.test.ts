/** Luck as the arena counts it: 0 on average, and a score with it taken off says the same with less noise. */
import { describe, expect, it } from 'vitest'
import { adjusted, luckOf } from '../../ai/arena/luck.ts'
import { rngOf } from '../../ai/rng.ts'
import { ATTACK_SIDES, DEFENCE_SIDES, type Die, type Face, type GameEvent } from '../../src/rules/index.ts'

const pool = (...faces: readonly Face[]): Die[] => faces.map(face => ({ face, rerolled: false, added: false }))
const sideOf = (ship: string) => (ship.startsWith('r') ? 'first' : 'second')

const rolled = (dice: 'attack' | 'defence', ship: string, faces: readonly Face[]): GameEvent =>
  ({ type: 'diceRolled', dice, ship, site: '', pool: pool(...faces), terms: [], rules: [] }) as unknown as GameEvent

describe('luck', () => {
  it('counts faces over what a die gives on average, for the side that threw them', () => {
    const good = rolled('attack', 'r1', ['hit', 'crit', 'blank'])
    expect(luckOf([good], sideOf, 'first')).toBeCloseTo(2 - 3 * 0.625, 12)
    expect(luckOf([good], sideOf, 'second')).toBeCloseTo(3 * 0.625 - 2, 12)
    expect(luckOf([rolled('defence', 'i1', ['evade', 'focus'])], sideOf, 'second')).toBeCloseTo(1.5 - 2 * 0.5, 12)
  })

  it('counts a reroll as dice of its own', () => {
    const event = {
      type: 'diceModified',
      how: 'reroll',
      dice: 'attack',
      ship: 'i1',
      before: pool('hit', 'blank', 'blank'),
      after: [
        ...pool('hit'),
        { face: 'hit', rerolled: true, added: false },
        { face: 'blank', rerolled: true, added: false },
      ],
    } as unknown as GameEvent
    expect(luckOf([event], sideOf, 'second')).toBeCloseTo(1 - 2 * 0.625, 12)
    expect(luckOf([{ ...event, how: 'change' } as GameEvent], sideOf, 'second')).toBe(0)
  })

  it('is 0 on average', () => {
    const rng = rngOf('luck')
    const draw = (sides: readonly Face[]): Face => sides[Math.floor(rng() * sides.length)]!
    let sum = 0
    const games = 4000
    for (let n = 0; n < games; n++) {
      const attack = [0, 1, 2].map(() => draw(ATTACK_SIDES))
      sum += luckOf([rolled('attack', 'r1', attack), rolled('defence', 'i1', [draw(DEFENCE_SIDES)])], sideOf, 'first')
    }
    // One battle's luck deviates by less than 1.
    expect(Math.abs(sum / games)).toBeLessThan(4 / Math.sqrt(games))
  })

  it('taken off leaves the score where it was and less of the variance', () => {
    const rng = rngOf('adjusted')
    const normal = (): number => Array.from({ length: 12 }, () => rng()).reduce((sum, one) => sum + one, 0) - 6
    const luck: number[] = []
    const points: number[] = []
    for (let n = 0; n < 4000; n++) {
      const both = [normal(), normal()]
      luck.push(both[0]! + both[1]!)
      points.push(both.reduce((sum, one) => sum + (one + 0.5 * normal() + 0.3 > 0 ? 1 : 0), 0))
    }
    const raw = points.reduce((sum, one) => sum + one / 2, 0) / points.length
    const { score, error, share } = adjusted(points, luck)
    expect(Math.abs(score - raw)).toBeLessThan(0.02)
    expect(share).toBeGreaterThan(0.4)
    expect(error).toBeLessThan(0.006)
    expect(adjusted([], [])).toEqual({ score: 0.5, error: 0.5, share: 0 })
    expect(adjusted([2, 2], [0, 0]).score).toBe(1)
  })
})
