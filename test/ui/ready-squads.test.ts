/** The ready-made squads may be fielded, have words, and fly against each other from one box. */
import { describe, expect, it } from 'vitest'
import { catalog, catalogOf, READY_SQUADS } from '../../src/content/index.ts'
import { has, inSet } from '../../src/locale/index.ts'
import { squadPoints } from '../../src/rules/index.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { fitsBeside, problemsOf } from '../../src/ui/squads/draft.ts'
import { namedReady, readyFor } from '../../src/ui/squads/ready.tsx'
import '../support/all-english.ts'

await setsHere('tfa')

describe('a ready squad', () => {
  it.each(READY_SQUADS)('$id may be fielded, spends its points, and has words', squad => {
    expect(problemsOf(namedReady(squad))).toEqual([])
    const points = squadPoints(catalogOf(squad.set), squad.entries)
    expect(points).toBeLessThanOrEqual(squad.limit)
    expect(points).toBeGreaterThanOrEqual(squad.limit * 0.95)
    const words = [`squad.${squad.id}`, `squad.${squad.id}.note`]
    expect(inSet(squad.set ?? null, () => words.every(has))).toBe(true)
  })

  it('has an id of its own, and company on both sides at either limit', () => {
    expect(new Set(READY_SQUADS.map(squad => squad.id)).size).toBe(READY_SQUADS.length)
    for (const faction of catalog.factions)
      for (const limit of [31, 100]) expect(readyFor(faction, limit)).toHaveLength(3)
    for (const faction of catalogOf('tfa').factions)
      expect([36, 100].map(limit => readyFor(faction, limit).length)).toEqual([1, 3])
  })

  it('of one core set flies against any other out of the same box (COMP-7)', () => {
    for (const own of readyFor('rebel', 31))
      for (const other of readyFor('imperial', 31))
        expect(fitsBeside(namedReady(own), other.entries), `${own.id} v ${other.id}`).toBe(true)
  })

  it('[TFA-SQUAD-1] [COMP-7] of the box of 2015 flies against the other out of the same box', () => {
    const [own] = readyFor('resistance', 36)
    const [other] = readyFor('firstorder', 36)
    expect(fitsBeside(namedReady(own!), other!.entries)).toBe(true)
  })

  it('is offered where its points are allowed: the largest that fit', () => {
    const limits = (limit: number | null) => [...new Set(readyFor('imperial', limit).map(squad => squad.limit))]
    expect([limits(30), limits(31), limits(60), limits(100), limits(null)]).toEqual([[], [31], [31], [100], [100]])
  })
})
