/** Who earns bronze, silver or gold, on both sides of every mission, and who earns none. */
import { describe, expect, it } from 'vitest'
import { MISSIONS } from '../../src/content/index.ts'
import { betterMedal, medalOf, medalRules, VETERAN_POINTS } from '../../src/match/medals.ts'
import { noTally, type SideTally, type Tally } from '../../src/match/tally.ts'
import { VETERAN } from '../../src/rules/new-game.ts'
import { POINTS } from '../../src/ui/menu/missions.ts'

const tally = (own: Partial<SideTally>, rounds = 6, enemy: Partial<SideTally> = {}): Tally => ({
  rounds,
  sides: { first: { ...noTally(), ...own }, second: { ...noTally(), ...enemy } },
})
const escort = { mission: 'political-escort', points: 0, side: 'first', winner: 'first', rewinds: 0 } as const

describe('medals', () => {
  // Menu and medals load no rules, so each has the number for itself.
  it('count the veteran version from the points that the rules and the menu do (MISSION-GEN-7)', () => {
    expect([VETERAN_POINTS, POINTS.veteran]).toEqual([VETERAN, VETERAN])
  })

  it('are for those who win: bronze, silver without a loss, gold with little damage besides', () => {
    expect(medalOf({ ...escort, winner: 'second', tally: tally({}) })).toBeNull()
    expect(medalOf({ ...escort, winner: null, tally: tally({}) })).toBeNull()
    expect(medalOf({ ...escort, tally: tally({ shipsLost: 1 }) })).toBe('bronze')
    expect(medalOf({ ...escort, tally: tally({ shieldsLost: 2, hullLost: 3 }) })).toBe('silver')
    expect(medalOf({ ...escort, tally: tally({ shieldsLost: 2, hullLost: 2 }) })).toBe('gold')
    // Gold asks for silver too.
    expect(medalOf({ ...escort, tally: tally({ shipsLost: 1, hullLost: 3 }) })).toBe('bronze')
  })

  it('go by rounds and by scans too, and by the own side’s ships alone', () => {
    const run = { ...escort, mission: 'asteroid-run' }
    expect(medalOf({ ...run, tally: tally({ shipsLost: 2 }, 6) })).toBe('gold')
    expect(medalOf({ ...run, tally: tally({ hullLost: 3 }, 6) })).toBe('silver')
    expect(medalOf({ ...run, tally: tally({}, 7) })).toBe('bronze')
    const whispers = { ...escort, mission: 'dark-whispers' }
    expect(medalOf({ ...whispers, tally: tally({}, 6, { scans: 2, shipsLost: 3 }) })).toBe('silver')
    expect(medalOf({ ...whispers, tally: tally({}, 6, { scans: 1, shipsLost: 3 }) })).toBe('gold')
  })

  it('are bronze at most where a round was begun again, and none for the free game or other squads', () => {
    expect(medalOf({ ...escort, rewinds: 1, tally: tally({}) })).toBe('bronze')
    expect(medalOf({ ...escort, mission: 'standard', tally: tally({}) })).toBeNull()
    expect(medalOf({ ...escort, points: 60, tally: tally({}) })).toBeNull()
    expect(medalOf({ ...escort, points: 100, tally: tally({ shipsLost: 1 }) })).toBe('silver')
  })

  it('have rules for both sides of every mission of the campaign, printed and veteran', () => {
    for (const mission of MISSIONS)
      for (const side of ['first', 'second'] as const)
        for (const points of [0, 100]) expect(medalRules(mission, side, points)).not.toBeNull()
  })

  it('have an order', () => {
    expect(betterMedal('silver', 'gold')).toBe('gold')
    expect(betterMedal(null, 'bronze')).toBe('bronze')
    expect(betterMedal(null, null)).toBeNull()
  })
})
