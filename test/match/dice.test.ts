import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { chance, mix } from '../../src/match/dice.ts'
import type { Decision, Face } from '../../src/rules/index.ts'

const roll = (dice: 'attack' | 'defence', site: string, count = 1): Decision => ({
  seat: 'chance',
  at: 0,
  kind: 'roll',
  site,
  dice,
  count,
  reroll: false,
  ship: 'r1',
  card: null,
})
const ODDS: Readonly<Record<'attack' | 'defence', Readonly<Partial<Record<Face, number>>>>> = {
  attack: { hit: 3 / 8, crit: 1 / 8, focus: 2 / 8, blank: 2 / 8 },
  defence: { evade: 3 / 8, focus: 2 / 8, blank: 3 / 8 },
}

describe('the seeded dice', () => {
  it.each([
    // Bounds of χ² at 1 in 10 000 for three and two degrees of freedom.
    ['attack', 21.1],
    ['defence', 18.4],
  ] as const)('[COMP-3] 100 000 %s dice fall as their eight sides say', (dice, bound) => {
    const answer = chance(game, 'chi-square')
    const counts: Partial<Record<Face, number>> = {}
    const throws = 25_000
    for (let n = 0; n < throws; n += 1) {
      const command = answer(roll(dice, `r${n % 40}/combat/i${n}/${dice}/roll`, 4))
      if (command.type === 'roll') for (const face of command.faces) counts[face] = (counts[face] ?? 0) + 1
    }
    let chi = 0
    for (const [face, odds] of Object.entries(ODDS[dice]) as [Face, number][]) {
      const expected = odds * throws * 4
      chi += (counts[face]! - expected) ** 2 / expected
    }
    expect(chi).toBeGreaterThan(0)
    expect(chi).toBeLessThan(bound)
  })

  it('the n-th die is not bound to the one before it', () => {
    const pairs = Array.from({ length: 64 }, () => 0)
    const throws = 64_000
    for (let n = 0; n < throws; n += 1) {
      const first = Math.floor(mix('pairs', `site/${n}`, 0) * 8)
      pairs[first * 8 + Math.floor(mix('pairs', `site/${n}`, 1) * 8)]! += 1
    }
    const chi = pairs.reduce((sum, seen) => sum + (seen - 1000) ** 2 / 1000, 0)
    // χ² at 1 in 10 000 for 63 degrees of freedom.
    expect(chi).toBeLessThan(113)
  })

  it('same seed, same site, same die; another of them, another die', () => {
    const numbers = (seed: string, site: string) => [0, 1, 2, 3].map(n => mix(seed, site, n))
    expect(numbers('a', 'r1/combat/r1/attack/roll')).toEqual(numbers('a', 'r1/combat/r1/attack/roll'))
    expect(numbers('a', 'r1/combat/r1/attack/roll')).not.toEqual(numbers('b', 'r1/combat/r1/attack/roll'))
    expect(numbers('a', 'r1/combat/r1/attack/roll')).not.toEqual(numbers('a', 'r2/combat/r1/attack/roll'))
    expect(new Set(numbers('a', 'here')).size).toBe(4)
    for (const number of numbers('a', 'here')) {
      expect(number).toBeGreaterThanOrEqual(0)
      expect(number).toBeLessThan(1)
    }
  })

  it('these numbers never change: replays made with them depend on it', () => {
    expect([0, 1, 2].map(n => Math.floor(mix('koiogran', 'r1/combat/r1/attack/roll', n) * 1e9))).toEqual([
      133133669, 484162534, 426007833,
    ])
  })

  it('seed and site are kept apart', () => {
    expect(mix('ab', 'c', 0)).not.toBe(mix('a', 'bc', 0))
    expect(mix('', 'abc', 0)).not.toBe(mix('abc', '', 0))
  })

  it('a question to a player is none for the dice', () => {
    expect(() => chance(game, 'a')({ seat: 'rebel', at: 0, kind: 'attack', ship: 'r1' })).toThrow('not a decision')
  })
})
