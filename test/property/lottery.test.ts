/** A hundredth of what `npm run fuzz` plays: every table once through all invariants, and some of them once more from their log. */
import { describe, expect, it } from 'vitest'
import { fetchSet } from '../../src/content/index.ts'
import { WHOLE } from '../support/counts.ts'
import { noteGame, noteQuestion, POOLS, type Pools, unused } from '../support/pools.ts'
import { random } from '../support/random.ts'
import { dualCheck } from '../support/random-play.ts'
import { lotOf, seriesGame } from '../support/scenarios.ts'
import { setLot } from '../support/set-lots.ts'

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

describe('games by lot of The Force Awakens', () => {
  it('break no invariant, and their log makes the same game again', async () => {
    await fetchSet('tfa')
    const pools: Pools = {}
    for (let n = 0; n < 40; n += 1) {
      const lot = setLot('tfa', SEED, n)
      const played = seriesGame(SEED, n, (state, decision) => noteQuestion(pools, lot.rules, state, decision), lot)
      expect(played.state.round).toBeLessThanOrEqual(lot.scenario.maxRounds ?? 0)
      noteGame(pools, played)
      if (n % 4 === 0) dualCheck(lot.rules, lot.scenario, played, random(n))
    }
    // Every mission of the set but its lessons was fought to an end.
    const missions = Object.keys(pools['ways to end'] ?? {}).map(end => end.split(':')[0])
    expect(new Set(missions)).toEqual(new Set(['first-flight', 'standard', 'last-line', 'comrade-in-arms']))
  })
})
