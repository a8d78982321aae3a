/** How hard each mission is for each side: measured, for everything that is shown, and the first flight is won. */
import { describe, expect, it } from 'vitest'
import { OPPONENTS } from '../../ai/levels.ts'
import { VETERAN_POINTS } from '../../src/match/medals.ts'
import { SIDES } from '../../src/rules/index.ts'
import { CAMPAIGN } from '../../src/ui/campaign/campaign-missions.ts'
import { readChoices } from '../../src/ui/campaign/last-choices.ts'
import { firstMission } from '../../src/ui/campaign/lessons/setup.ts'
import { USUAL_LEVEL } from '../../src/ui/levels.ts'
import kept from '../../src/ui/menu/hardness.json'
import { hardnessOf, sideNote } from '../../src/ui/menu/hardness.ts'
import '../support/all-english.ts'

describe('how hard a mission is', () => {
  it('was measured for every mission, side, version and level that can be flown', () => {
    for (const { id } of CAMPAIGN)
      for (const points of [0, VETERAN_POINTS])
        for (const side of SIDES)
          for (const level of OPPONENTS) {
            const found = hardnessOf(id, points, side, level)
            expect(found, `${id} ${points} ${side} ${level}`).not.toBeNull()
            expect(found!.games).toBeGreaterThanOrEqual(20)
            expect(OPPONENTS.indexOf(found!.level as 'cadet')).toBeLessThanOrEqual(OPPONENTS.indexOf(level))
          }
    expect(hardnessOf('standard', 100, 'first', 'cadet')).toBeNull()
    expect(hardnessOf('political-escort', 31, 'first', 'cadet')).toBeNull()
  })

  it('is kept with the command that made it, which plays as many battles as it says', () => {
    const commands: Readonly<Record<string, string>> = kept.commands
    for (const { level, games, first, second } of kept.rows) {
      expect(commands[level]).toMatch(new RegExp(`^npm run hardness -- --games ${games} --levels ${level} .*--write$`))
      expect(first + second).toBeLessThanOrEqual(games)
    }
  })

  it('is told in one word by what that side won, draws by half', () => {
    const shareOf = (won: number, games: number, lost: number) => (100 * (won + (games - won - lost) / 2)) / games
    for (const row of kept.rows)
      for (const side of SIDES) {
        const share = shareOf(row[side], row.games, row[side === 'first' ? 'second' : 'first'])
        const grade = share >= 60 ? 'easy' : share >= 40 ? 'even' : share >= 20 ? 'hard' : 'harder'
        expect(hardnessOf(row.mission, row.points, side, row.level)).toMatchObject({ grade, won: row[side] })
      }
    expect(sideNote('rebel', { grade: 'harder', won: 1, games: 40, level: 'cadet' })).toBe('X-wings · Very hard')
    expect(sideNote('imperial', null)).toBe('TIE fighters')
    expect(sideNote('nobody', null)).toBe('')
  })
})

describe('the first flight', () => {
  it('after the lessons is won more often than not by whoever flies no better than the weakest level', () => {
    const { mission, points = 0, sides } = firstMission('seed')
    const side = SIDES.find(one => sides[one] === 'human')!
    const found = hardnessOf(mission, points, side, sides[side === 'first' ? 'second' : 'first'])!
    expect(found.level).toBe('cadet')
    expect(found.won * 2).toBeGreaterThan(found.games)
  })

  it('of the campaign opens on a side and a level of which the same holds', () => {
    const { side, level } = readChoices(null)
    expect(level).toBeNull()
    expect(hardnessOf(CAMPAIGN[0]!.id, 0, side, USUAL_LEVEL.first)).toMatchObject({ grade: 'easy' })
  })
})
