/** What several ships may do is tried in lines that are spread evenly, each choice as often as is likely. */
import { describe, expect, it } from 'vitest'
import { sampled } from '../../ai/search/stratified-sampling.ts'
import { random } from '../support/random.ts'

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8]
const SHIPS = 8

describe('lines of what several may choose', () => {
  it.each(COUNTS)('go once through as many equal choices of everybody: %i', count => {
    const next = random(count)
    for (let n = 0; n < 40; n += 1) {
      const chances = Array.from({ length: SHIPS }, () => new Array<number>(count).fill(1 / count))
      const shifts = chances.map(() => ({ step: Math.floor(next() * 6), offset: next() * 0.98 + 0.01 }))
      const lines = sampled(chances, count, shifts)
      expect(lines).toHaveLength(count)
      for (let ship = 0; ship < SHIPS; ship += 1)
        expect(new Set(lines.map(line => line[ship])).size, `ship ${ship}`).toBe(count)
    }
  })

  it.each(COUNTS.filter(count => count > 2))('pair the choices of the first two differently: %i', count => {
    const chances = [0, 1].map(() => new Array<number>(count).fill(1 / count))
    const shifts = chances.map(() => ({ step: 0, offset: 0.5 }))
    expect(sampled(chances, count, shifts).some(([one, other]) => one !== other)).toBe(true)
  })

  it('choose as often as is likely, to one line', () => {
    const next = random(77)
    for (let n = 0; n < 200; n += 1) {
      const raw = Array.from({ length: 4 }, () => next() + 0.05)
      const total = raw.reduce((sum, one) => sum + one, 0)
      const chances = raw.map(one => one / total)
      const lines = sampled([chances], 6, [{ step: Math.floor(next() * 6), offset: next() }])
      for (const [choice, chance] of chances.entries())
        expect(Math.abs(lines.filter(line => line[0] === choice).length - 6 * chance)).toBeLessThanOrEqual(1)
    }
  })
})
