/** The numbers of a player and the dice of the match: both come of one text, and neither says anything of the other. */
import { describe, expect, it } from 'vitest'
import { decisionSeed, rngOf } from '../../ai/rng.ts'
import { mix } from '../../src/match/dice.ts'
import { SIDES } from '../../src/rules/index.ts'

const MATCHES = 16_000
const seedOf = (n: number): string => `match ${n}`
const SITES = ['r1/combat/r1/attack/roll', 'r3/combat/i2/defence/roll', 'r2/combat/i1/draw'] as const
const AT = 40

/** Bounds of χ² at 1 in 10 000 for 49 and for 7 degrees of freedom. */
const TABLE = 93.2
const EIGHTHS = 29.9

/** χ² of a table of eight by eight against no connection between rows and columns. */
const connected = (pairs: readonly (readonly [number, number])[]): number => {
  const seen = new Float64Array(64)
  for (const [row, column] of pairs) seen[row * 8 + column]! += 1
  const rows = Array.from({ length: 8 }, (_, row) =>
    seen.subarray(row * 8, row * 8 + 8).reduce((sum, one) => sum + one, 0),
  )
  const columns = Array.from({ length: 8 }, (_, column) =>
    rows.reduce((sum, _one, row) => sum + seen[row * 8 + column]!, 0),
  )
  let chi = 0
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const expected = (rows[row]! * columns[column]!) / pairs.length
      chi += (seen[row * 8 + column]! - expected) ** 2 / expected
    }
  }
  return chi
}

const eighth = (number: number): number => Math.floor(number * 8)
const matches = Array.from({ length: MATCHES }, (_, n) => seedOf(n))

describe('a player’s seed', () => {
  it('is another one for each side, each decision and each match', () => {
    const seeds = ['a', 'b', 'ab', ''].flatMap(match =>
      SIDES.flatMap(side => Array.from({ length: 300 }, (_, at) => decisionSeed(match, side, at))),
    )
    expect(new Set(seeds).size).toBe(seeds.length)
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/)
    // No two agree in so much as one of their four parts.
    const parts = seeds.flatMap(seed => [0, 8, 16, 24].map(at => `${at}/${seed.slice(at, at + 8)}`))
    expect(new Set(parts).size).toBe(parts.length)
  })

  it('says nothing of the match: one letter more turns half of its bits, and no text comes through', () => {
    const bits = (text: string): string =>
      [...text].map(digit => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
    const turned = Array.from({ length: 128 }, () => 0)
    const tries = 2000
    for (let n = 0; n < tries; n += 1) {
      const one = bits(decisionSeed(`match ${n}`, 'first', AT))
      const two = bits(decisionSeed(`match ${n}!`, 'first', AT))
      for (let bit = 0; bit < 128; bit += 1) if (one[bit] !== two[bit]) turned[bit]! += 1
      expect(decisionSeed('deadbeef', 'first', n)).not.toContain('deadbeef')
    }
    // Five standard deviations around a half, for each bit.
    for (const times of turned) expect(Math.abs(times - tries / 2)).toBeLessThan(5 * Math.sqrt(tries / 4))
  })

  it.each(SIDES)('of %s and what is drawn with it are not bound to any die or card of the match', side => {
    const own = matches.map(match => decisionSeed(match, side, AT))
    const first = own.map(seed => eighth(rngOf(seed)()))
    const parts = [0, 8, 16, 24].map(at =>
      own.map(seed => eighth(Number.parseInt(seed.slice(at, at + 8), 16) / 2 ** 32)),
    )
    for (const site of SITES) {
      for (let die = 0; die < 3; die += 1) {
        const dice = matches.map(match => eighth(mix(match, site, die)))
        for (const numbers of [first, ...parts])
          expect(connected(numbers.map((number, n) => [number, dice[n]!] as const))).toBeLessThan(TABLE)
      }
    }
  })

  it('of one side is not bound to that of the other', () => {
    const drawn = (side: string) => matches.map(match => eighth(rngOf(decisionSeed(match, side, AT))()))
    const [first, second] = [drawn('first'), drawn('second')]
    expect(connected(first.map((number, n) => [number, second[n]!] as const))).toBeLessThan(TABLE)
    // The test would see a bond: a number with itself.
    expect(connected(first.map(number => [number, number] as const))).toBeGreaterThan(10_000)
  })

  it('gives numbers that are spread evenly', () => {
    for (const side of SIDES) {
      const counts = Array.from({ length: 8 }, () => 0)
      for (const match of matches) counts[eighth(rngOf(decisionSeed(match, side, AT))())]! += 1
      const expected = MATCHES / 8
      expect(counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)).toBeLessThan(EIGHTHS)
    }
  })

  it('shares no number with the dice, nor does a row of numbers begin as theirs', () => {
    const word = (number: number): number => Math.floor(number * 2 ** 32)
    let shared = 0
    for (const match of matches.slice(0, 1000)) {
      const dice = new Set(SITES.flatMap(site => [0, 1, 2, 3].map(die => word(mix(match, site, die)))))
      for (const side of SIDES) {
        const seed = decisionSeed(match, side, AT)
        const next = rngOf(seed)
        const numbers = Array.from({ length: 8 }, () => word(next()))
        const parts = [0, 8, 16, 24].map(at => Number.parseInt(seed.slice(at, at + 8), 16))
        for (const number of [...numbers, ...parts]) if (dice.has(number)) shared += 1
      }
    }
    // Of 288 000 meetings of words of 32 bits, chance makes one in fifteen thousand such tests.
    expect(shared).toBe(0)
  })
})
