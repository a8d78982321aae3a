/** A hundredth of what `npm run fuzz` plays: every table once through all invariants, and some of them once more from their log. */
import { describe, expect, it } from 'vitest'
import { WHOLE } from '../support/counts.ts'
import { noteGame, noteQuestion, POOLS, type Pools, unused } from '../support/pools.ts'
import { random } from '../support/random.ts'
import { dualCheck } from '../support/random-play.ts'
import { lotOf, seriesGame } from '../support/scenarios.ts'

const GAMES = WHOLE ? 400 : 260
/** Every so manieth game is played again from its log. */
const AGAIN = WHOLE ? 1 : 5
/** One with which so few games use everything. */
const SEED = 2
/** Rare things that so few games may do without; `npm run fuzz -- --exhaustive` does not. */
const RARE = ['ways to end', 'damage cards whose text mattered', 'pilots whose ability mattered']

describe('games of the lottery', () => {
  const pools: Pools = {}

  it.each([0, 1, 2, 3])(
    'part %i: no invariant breaks, and the log makes the same game again',
    { timeout: 120_000 },
    part => {
      for (let n = part; n < GAMES; n += 4) {
        const { rules, scenario } = lotOf(SEED, n)
        const played = seriesGame(SEED, n, (state, decision) => noteQuestion(pools, rules, state, decision))
        expect(played.state.round).toBeLessThanOrEqual(scenario.maxRounds ?? 0)
        noteGame(pools, played)
        if (Math.floor(n / 4) % AGAIN === 0) dualCheck(rules, scenario, played, random(n))
      }
    },
  )

  it('use every card, manoeuvre, action, obstacle, question, command and event there is', () => {
    expect(unused(pools).filter(thing => !RARE.some(pool => thing.startsWith(pool)))).toEqual([])
    for (const pool of RARE) expect(Object.keys(pools[pool] ?? {}).length).toBeGreaterThan(POOLS[pool]!.length * 0.7)
  })
})
