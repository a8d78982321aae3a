/** The ready-made squads may be fielded, have words, and fly against each other from one box. */
import { describe, expect, it } from 'vitest'
import { catalog, READY_SQUADS } from '../../src/content/index.ts'
import { has } from '../../src/locale/index.ts'
import { squadPoints } from '../../src/rules/index.ts'
import { fitsBeside, problemsOf } from '../../src/ui/squads/draft.ts'
import { namedReady, readyFor } from '../../src/ui/squads/ready.tsx'
import '../support/all-english.ts'

describe('a ready squad', () => {
  it.each(READY_SQUADS)('$id may be fielded, spends its points, and has words', squad => {
    expect(problemsOf(namedReady(squad))).toEqual([])
    const points = squadPoints(catalog, squad.entries)
    expect(points).toBeLessThanOrEqual(squad.limit)
    expect(points).toBeGreaterThanOrEqual(squad.limit * 0.95)
    expect(has(`squad.${squad.id}`) && has(`squad.${squad.id}.note`)).toBe(true)
  })

  it('has an id of its own, and company on both sides at either limit', () => {
    expect(new Set(READY_SQUADS.map(squad => squad.id)).size).toBe(READY_SQUADS.length)
    for (const faction of catalog.factions)
      for (const limit of [31, 100]) expect(readyFor(faction, limit)).toHaveLength(3)
  })

  it('of one core set flies against any other out of the same box (COMP-7)', () => {
    for (const own of readyFor('rebel', 31))
      for (const other of readyFor('imperial', 31))
        expect(fitsBeside(namedReady(own), other.entries), `${own.id} v ${other.id}`).toBe(true)
  })

  it('is offered where its points are allowed: the largest that fit', () => {
    const limits = (limit: number | null) => [...new Set(readyFor('imperial', limit).map(squad => squad.limit))]
    expect([limits(30), limits(31), limits(60), limits(100), limits(null)]).toEqual([[], [31], [31], [100], [100]])
  })
})
