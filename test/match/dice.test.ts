/** The seeded dice and deck are fair over many seeds, independent of one another, and never change. */
import { describe, expect, it } from 'vitest'
import { catalog, game, OBSTACLES } from '../../src/content/index.ts'
import { chance, mix } from '../../src/match/dice.ts'
import type { Decision, Face } from '../../src/rules/index.ts'

const roll = (dice: 'attack' | 'defence', site: string, count = 1): Decision => ({
  player: 'chance',
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

/** χ² of counts against odds. */
function chiSquare(counts: Readonly<Record<string, number>>, odds: Readonly<Record<string, number>>): number {
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0)
  let chi = 0
  for (const [thing, share] of Object.entries(odds)) {
    const expected = share * all
    chi += ((counts[thing] ?? 0) - expected) ** 2 / expected
  }
  return chi
}

/** Bounds of χ² at 1 in 10 000, by degrees of freedom. */
const BOUND: Readonly<Record<number, number>> = { 2: 18.4, 3: 21.1, 13: 44.0 }

const add = (counts: Record<string, number>, thing: string): void => {
  counts[thing] = (counts[thing] ?? 0) + 1
}

/** Sites as the rules name them, and the dice rolled there. */
const SITES = [
  ['attack', 'r1/combat/r1/attack/roll'],
  ['attack', 'r4/combat/i2/attack/roll'],
  ['attack', 'r4/combat/i2/attack/reroll'],
  ['defence', 'r1/combat/r1/defence/roll'],
  ['defence', 'r7/combat/i3/defence/roll'],
  ['attack', 'r2/combat/r1/consolefire'],
  ['attack', 'r2/activation/i1/minorhullbreach/1'],
  ...OBSTACLES.map(obstacle => ['attack', `r3/activation/r1/${obstacle}`] as const),
] as const

describe('the dice of one site over many seeds', () => {
  const throws = 6000

  it.each(SITES)('[COMP-3] [OBST-8] %s dice at %s', (dice, site) => {
    const first: Record<string, number> = {}
    const all: Record<string, number> = {}
    for (let n = 0; n < throws; n += 1) {
      // One die alone, as for an obstacle, and one of three.
      const single = chance(game, `seed-${n}`)(roll(dice, site))
      const three = chance(game, `other-${n}`)(roll(dice, site, 3))
      if (single.type === 'roll') add(first, single.faces[0]!)
      if (three.type === 'roll') for (const face of three.faces) add(all, face)
    }
    const bound = BOUND[dice === 'attack' ? 3 : 2]!
    expect(chiSquare(first, ODDS[dice])).toBeLessThan(bound)
    expect(chiSquare(all, ODDS[dice])).toBeLessThan(bound)
  })
})

describe('the seeded damage deck', () => {
  const unseen = Object.fromEntries(Object.values(catalog.damage).map(kind => [kind.id, kind.count]))
  const cards = Object.values(unseen).reduce((sum, n) => sum + n, 0)
  const odds = Object.fromEntries(Object.entries(unseen).map(([kind, n]) => [kind, n / cards]))
  const asked = { player: 'chance', at: 0 } as const

  it('[COMP-6] [DAMAGE-3] 33 000 cards are turned up as the 33 of the deck say', () => {
    const counts: Record<string, number> = {}
    for (let n = 0; n < 33_000; n += 1) {
      const decision: Decision = { ...asked, kind: 'draw', site: `r${n % 9}/combat/i1/draw`, ship: 'i1', unseen }
      const command = chance(game, `deck-${n}`)(decision)
      if (command.type === 'drawCard') add(counts, command.kind)
    }
    expect(Object.keys(counts)).toHaveLength(14)
    expect(chiSquare(counts, odds)).toBeLessThan(BOUND[13]!)
  })

  it('[DAMAGE-5] what lies unseen in the discard pile is any of the cards, each once', () => {
    const counts: Record<string, number> = {}
    for (let n = 0; n < 2000; n += 1) {
      const decision: Decision = { ...asked, kind: 'name', site: 'r5/combat/deck/name', count: 5, unseen }
      const command = chance(game, `pile-${n}`)(decision)
      if (command.type !== 'nameCards') throw new Error(command.type)
      expect(command.kinds).toHaveLength(5)
      for (const kind of command.kinds) {
        expect(command.kinds.filter(other => other === kind).length).toBeLessThanOrEqual(unseen[kind]!)
        add(counts, kind)
      }
    }
    // Cards of one pile are drawn without putting back, so they spread even less than free ones.
    expect(chiSquare(counts, odds)).toBeLessThan(BOUND[13]!)
  })
})

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
    expect(() => chance(game, 'a')({ side: 'first', player: 'first', at: 0, kind: 'attack', ship: 'r1' })).toThrow(
      'not a decision',
    )
  })
})
