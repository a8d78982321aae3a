/** Known games, their mixtures and values; what trust in an expectation changes. */
import { describe, expect, it } from 'vitest'
import { solve, solveLoosely } from '../../ai/search/matrix.ts'

describe('regret matching', () => {
  it('mixes rock, paper, scissors evenly', () => {
    const { rows, columns, value, gap } = solve([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ])
    for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3, 2)
    expect(value).toBeCloseTo(0, 3)
    expect(gap).toBeLessThan(0.02)
  })

  it('finds the mixture of a game whose answer is known', () => {
    // Rows 7/15 and 8/15, columns 2/3 and 1/3, value 1/3.
    const game = [
      [3, -5],
      [-2, 5],
    ]
    const { rows, columns, value, gap } = solve(game, null, 0, 2000)
    expect(rows[0]).toBeCloseTo(7 / 15, 2)
    expect(columns[0]).toBeCloseTo(2 / 3, 2)
    expect(value).toBeCloseTo(1 / 3, 2)
    expect(gap).toBeLessThan(0.02)
  })

  it('plays a row that is best against everything', () => {
    const { rows, value } = solve([
      [0.6, 0.7],
      [0.5, 0.2],
    ])
    expect(rows[0]).toBeGreaterThan(0.99)
    expect(value).toBeCloseTo(0.6, 2)
  })

  it('answers what is expected as far as it trusts it, and stays safe against the rest', () => {
    const game = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]
    // Rock is expected: paper is worth more the more it is trusted.
    const shares = [0, 0.3, 0.6, 1].map(trust => solve(game, [1, 0, 0], trust).rows[1]!)
    expect(shares[0]).toBeCloseTo(1 / 3, 2)
    expect(shares[1]!).toBeGreaterThan(shares[0]!)
    expect(shares[3]).toBeGreaterThan(0.99)
    const { columns } = solve(game, [1, 0, 0], 1)
    expect(columns[0]).toBeCloseTo(1, 9)
  })

  it('gives a single cell its worth', () => {
    const { rows, columns, value, gap } = solve([[0.42]])
    expect([rows[0], columns[0], value, gap]).toEqual([1, 1, 0.42, 0])
  })
})

describe('a loose solution', () => {
  const HEAT = 0.006

  it('plays what is as good as often, and what is a little worse a little less often', () => {
    const { rows } = solveLoosely([[0.6], [0.6], [0.594], [0.5]], HEAT)
    expect(rows[0]).toBeCloseTo(rows[1]!, 9)
    expect(rows[2]! / rows[0]!).toBeCloseTo(Math.exp(-1), 3)
    expect(rows[3]).toBeLessThan(1e-6)
    expect(rows.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  })

  it('is an answer to itself on both sides, and costs no more than its heat', () => {
    let seed = 1
    const next = (): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed / 2147483648
    }
    for (const spread of [0.05, 0.2, 0.9]) {
      const game = Array.from({ length: 9 }, () => Array.from({ length: 7 }, () => 0.5 + spread * (next() - 0.5)))
      const prior = [0.5, 0.5, 0, 0, 0, 0, 0]
      const { rows, columns, gap } = solveLoosely(game, HEAT, prior, 0.3)
      const gains = game.map(cells => cells.reduce((sum, worth, n) => sum + worth * columns[n]!, 0))
      const most = Math.max(...gains)
      const weights = gains.map(gain => Math.exp((gain - most) / HEAT))
      const sum = weights.reduce((all, weight) => all + weight, 0)
      for (const [n, weight] of weights.entries()) expect(rows[n]).toBeCloseTo(weight / sum, 2)
      // Each side gives up less than the heat times the logarithm of what it mixes.
      expect(gap).toBeLessThan(HEAT * (Math.log(9) + Math.log(7)) + 0.01)
    }
  })
})
