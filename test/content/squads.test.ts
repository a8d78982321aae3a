/** Squads by lot are legal, fit the box, spend most of their points, and come out the same from the same numbers. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalog, randomSquad } from '../../src/content/index.ts'
import { has } from '../../src/locale/index.ts'
import { boxProblems, type Faction, isRefused, squadPoints, squadProblems } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'

const FACTIONS = ['rebel', 'imperial'] as const
const CHEAPEST = { rebel: 21, imperial: 12 } as const
const draw = (faction: Faction, limit: number, collection: 'core' | 'open', seed: number) =>
  randomSquad(catalog, faction, limit, collection, random(seed))

describe('a squad drawn by lot', () => {
  it('is legal at any limit that pays for a ship (SQUAD-4, UPG-1, UNIQUE-1)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACTIONS), fc.integer({ min: 0, max: 300 }), fc.nat(), (faction, over, seed) => {
        const limit = CHEAPEST[faction] + over
        expect(squadProblems(catalog, faction, draw(faction, limit, 'open', seed), limit)).toEqual([])
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  it('fits the box in a core game, beside the other side’s (COMP-7, SQUAD-3)', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const second = draw('imperial', 31, 'core', seed)
      const first = randomSquad(catalog, 'rebel', 31, 'core', random(seed + 1000), second)
      expect(boxProblems(catalog, { first, second })).toEqual([])
      expect(squadProblems(catalog, 'rebel', first, 31)).toEqual([])
      expect(squadProblems(catalog, 'imperial', second, 31)).toEqual([])
      expect(squadPoints(catalog, first)).toBeGreaterThanOrEqual(25)
      expect(squadPoints(catalog, second)).toBeGreaterThanOrEqual(28)
    }
  })

  it('spends most of 100 points, and is not always the same', () => {
    for (const faction of FACTIONS) {
      const squads = Array.from({ length: 50 }, (_, seed) => draw(faction, 100, 'open', seed))
      for (const squad of squads) expect(squadPoints(catalog, squad)).toBeGreaterThanOrEqual(95)
      expect(new Set(squads.map(squad => JSON.stringify(squad))).size).toBeGreaterThan(25)
      const flown = new Set(squads.flat().map(entry => entry.pilot))
      expect(flown.size).toBe(faction === 'rebel' ? 4 : 6)
    }
  })

  it('is the same from the same numbers, best pilot first', () => {
    expect(draw('imperial', 100, 'open', 5)).toEqual(draw('imperial', 100, 'open', 5))
    const skills = draw('imperial', 100, 'open', 5).map(entry => catalog.pilots[entry.pilot]!.skill)
    expect(skills).toEqual([...skills].sort((a, b) => b - a))
  })

  it.each(FACTIONS)('is refused where not even one %s ship can be paid (SQUAD-4)', faction => {
    const refusal = (limit: number) => {
      try {
        draw(faction, limit, 'open', 1)
        return null
      } catch (error) {
        return isRefused(error) ? error.refusal : error
      }
    }
    expect(refusal(CHEAPEST[faction])).toBe(null)
    expect(refusal(CHEAPEST[faction] - 1)).toMatchObject({ key: 'refusal.no-squad', rules: ['SQUAD-4'] })
    expect(refusal(Number.NaN)).toMatchObject({ rules: ['SQUAD-4'] })
  })
})

describe('cards', () => {
  it('of squads have a name and an ability in words', () => {
    const missing = [
      ...Object.keys(catalog.pilots).flatMap(id => [`pilot.${id}`, `pilot.${id}.ability`]),
      ...Object.keys(catalog.upgrades).flatMap(id => [`upgrade.${id}.name`, `upgrade.${id}.ability`]),
    ]
    expect(missing.filter(key => !has(key))).toEqual([])
  })
})
