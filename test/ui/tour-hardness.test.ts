/** What the briefings of a tour say of how hard it is: measured for every condition that may hold, and none leaves a side too little. */
import { describe, expect, it } from 'vitest'
import { TOURS } from '../../src/content/tours/index.ts'
import { opponent } from '../../src/rules/index.ts'
import type { TourState } from '../../src/tour/state.ts'
import { legHardness } from '../../src/ui/tour/hardness.ts'
import file from '../../src/ui/tour/measured.json'

/** Battles that a row must have been counted over, and what is left to the side that a condition does not favour, of a hundred. */
const BATTLES = 200
const [LEAST, MOST] = [35, 65]

describe.each(TOURS)('the missions of $id', ({ id, legs, openings, conditions }) => {
  const rows = file[id as keyof typeof file].rows
  const held = legs.flatMap(({ mission }, leg) => {
    const brought = leg === 0 ? openings : legs[leg - 1]!.outcomes.flatMap(({ brings }) => brings ?? [])
    return [null, ...brought].map(condition => ({ leg, mission, condition }))
  })

  it('are measured as printed and under every condition that may hold in them, and under no other', () => {
    const places = (all: readonly { mission: string; condition: string | null }[]) =>
      all.map(({ mission, condition }) => `${mission} ${condition}`).sort()
    expect(places(rows)).toEqual(places(held))
    expect(rows.filter(({ games }) => games < BATTLES)).toEqual([])
  })

  it.each(held.filter(({ condition }) => condition !== null))(
    'leave enough to either side: $mission, $condition',
    one => {
      const { games, ...won } = rows.find(row => row.mission === one.mission && row.condition === one.condition)!
      const other = opponent(conditions.find(condition => condition.id === one.condition)!.favours)
      const share = (100 * (won[other] + (games - won.first - won.second) / 2)) / games
      expect(share).toBeGreaterThanOrEqual(LEAST)
      expect(share).toBeLessThanOrEqual(MOST)
    },
  )

  it('are told as they were measured, from either side', () => {
    for (const side of ['first', 'second'] as const) {
      const tour = { tour: id, side, leg: 1, condition: 'limping-wing' } as TourState
      const row = rows.find(({ condition }) => condition === 'limping-wing')!
      expect(legHardness(tour)).toMatchObject({ won: row[side], games: row.games, level: 'ace' })
      expect(legHardness({ ...tour, condition: 'chosen-scout' })).toBeNull()
      expect(legHardness({ ...tour, leg: legs.length })).toBeNull()
    }
  })
})
