/** Which battles count for one's own strength, and on what scale. */
import { describe, expect, it } from 'vitest'
import { OPPONENTS, SCORES } from '../../ai/levels.ts'
import { noTally } from '../../src/match/tally.ts'
import { streaksOf } from '../../src/saves/progress.ts'
import { expectedScore } from '../../src/saves/rating.ts'
import type { BattleResult } from '../../src/saves/record.ts'
import { counted, FEWEST, ownStrength, SCALE } from '../../src/ui/campaign/own-strength.ts'

const battle = (change: Partial<BattleResult> = {}): BattleResult => ({
  id: 'a',
  ended: 0,
  mission: 'standard',
  side: 'first',
  level: 'wingman',
  points: 100,
  outcome: 'won',
  rounds: 7,
  medal: null,
  previewed: true,
  rewinds: 0,
  ironman: false,
  own: noTally(),
  enemy: noTally(),
  ...change,
})
const times = (count: number, change: Partial<BattleResult> = {}): readonly BattleResult[] =>
  Array.from({ length: count }, () => battle(change))

describe('one’s own strength', () => {
  it('is on a scale on which every level beats the one before it as often as was measured', () => {
    expect(SCALE.map(({ level }) => level)).toEqual([...OPPONENTS])
    for (const [n, { level, strength }] of SCALE.entries()) {
      const before = SCALE[n - 1]
      if (!before) continue
      expect(100 * expectedScore(strength - before.strength)).toBeCloseTo(
        SCORES[level as (typeof OPPONENTS)[number]]!,
        6,
      )
      expect(strength).toBeGreaterThan(before.strength)
    }
  })

  it('waits for some battles that count: none with a round begun again, none against who is not on the scale', () => {
    expect(ownStrength(times(FEWEST - 1))).toMatchObject({ rating: null, battles: FEWEST - 1, against: [] })
    const mixed = [...times(FEWEST - 1), battle({ rewinds: 1 }), battle({ level: 'greedy' })]
    expect(ownStrength(mixed)).toMatchObject({ rating: null, battles: FEWEST - 1 })
    expect(ownStrength(times(FEWEST)).rating?.battles).toBe(FEWEST)
  })

  it('is an equal’s where half is won, and says what to expect of each level', () => {
    const even = ownStrength([...times(10), ...times(10, { outcome: 'lost' })])
    const wingman = SCALE.find(({ level }) => level === 'wingman')!
    expect(even.rating!.strength).toBeCloseTo(wingman.strength, 6)
    expect(even.against.find(({ level }) => level === 'wingman')?.percent).toBe(50)
    const percents = even.against.map(({ percent }) => percent)
    expect(percents).toEqual([...percents].sort((a, b) => b - a))
  })

  it('knows which side of a mission has it easy, of the box’s missions alone', () => {
    const escort = (side: 'first' | 'second') =>
      counted(battle({ mission: 'asteroid-run', points: 0, side, level: 'cadet' }))!
    expect(escort('first').advantage).toBeGreaterThan(200)
    expect(escort('second').advantage).toBeCloseTo(-escort('first').advantage, 6)
    expect(counted(battle({ mission: 'asteroid-run', points: 0, set: 'tfa' }))!.advantage).toBe(0)
    expect(counted(battle())!.advantage).toBe(0)
  })

  it('is told by mission and side where there are some battles, a set’s own apart', () => {
    const { by } = ownStrength([
      ...times(3),
      ...times(4, { side: 'second' }),
      ...times(3, { set: 'tfa' }),
      ...times(2, { mission: 'asteroid-run' }),
    ])
    expect(by.map(({ set, mission, side, rating }) => [set, mission, side, rating.battles])).toEqual([
      [undefined, 'standard', 'second', 4],
      [undefined, 'standard', 'first', 3],
      ['tfa', 'standard', 'first', 3],
    ])
  })

  it('has victories in a row counted from the latest battle back, a draw ends them', () => {
    const row = (word: string) =>
      [...word].map(one => battle({ outcome: one === 'w' ? 'won' : one === 'd' ? 'draw' : 'lost' }))
    expect(streaksOf([])).toEqual({ now: 0, longest: 0 })
    expect(streaksOf(row('wwlwwwdw'))).toEqual({ now: 2, longest: 3 })
    expect(streaksOf(row('dww'))).toEqual({ now: 0, longest: 2 })
    expect(streaksOf(row('www'))).toEqual({ now: 3, longest: 3 })
  })
})
