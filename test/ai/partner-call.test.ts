/** What a computer calls to its team mates: from what lies on the table alone (TEAM-13). */
import { describe, expect, it } from 'vitest'
import { type Heard, partnerCall } from '../../ai/thought/partner-call.ts'
import { catalog, game, missionScenario, withMembers } from '../../src/content/index.ts'
import { callProblem } from '../../src/match/calls.ts'
import { createMatch } from '../../src/match/match.ts'
import { teamOf } from '../../src/match/team.ts'
import type { GameState, PlayerId } from '../../src/rules/index.ts'
import { battle, faceDown } from '../support/battle.ts'
import { levelPlayer } from '../tools/players.ts'

const PLAYERS = [
  { id: 'first', side: 'first' },
  { id: 'first-2', side: 'first' },
  { id: 'second', side: 'second' },
] as const
/** Two of the second member's ships before two enemies, the left one nearer. */
const table = (more: { weak?: number; lock?: 'right' } = {}) =>
  battle(
    {
      mine: { pilot: 'rookiepilot', at: [-300, -300, 0], player: 'first' },
      mate: {
        pilot: 'redsquadronpilot',
        at: [0, -100, 0],
        player: 'first-2',
        ...(more.lock ? { locks: more.lock } : {}),
        ...(more.weak ? { shields: 0, damage: Array.from({ length: more.weak }, faceDown) } : {}),
      },
      left: { pilot: 'academypilot', at: [-60, 150, 180] },
      right: { pilot: 'academypilot', at: [200, 200, 180] },
    },
    { players: PLAYERS },
  ).state
const says = (state: GameState, heard: readonly Heard[] = [], by: PlayerId = 'first-2') =>
  partnerCall(catalog, state, by, heard)
const took = (ship: string, by: PlayerId = 'first-2', round = 1): Heard => ({ round, by, say: 'take', ship })

describe('a computer beside team mates', () => {
  it('[TEAM-13] says whom it takes: who is nearest, or locked, and not taken by a mate; and says it once', () => {
    expect(says(table())).toEqual({ say: 'take', ship: 'i1' })
    expect(says(table({ lock: 'right' }))).toEqual({ say: 'take', ship: 'i2' })
    expect(says(table(), [took('i1', 'first')])).toEqual({ say: 'take', ship: 'i2' })
    expect(says(table(), [took('i1')])).toBeNull()
    // Not for a little, and not for what is gone.
    expect(says(table(), [took('i2')])).toBeNull()
    const gone = table()
    gone.ships.find(({ id }) => id === 'i2')!.status = 'destroyed'
    expect(says(gone, [took('i2')])).toEqual({ say: 'take', ship: 'i1' })
    // The last enemy is everybody's.
    expect(says(gone, [took('i1', 'first')])).toEqual({ say: 'take', ship: 'i1' })
  })

  it('[TEAM-13] asks for help once for a ship with one point of hull left', () => {
    expect(says(table({ weak: 2 }))).toEqual({ say: 'help', ship: 'r2' })
    expect(says(table({ weak: 1 }))).toMatchObject({ say: 'take' })
    expect(says(table({ weak: 2 }), [{ round: 1, by: 'first-2', say: 'help', ship: 'r2' }])).toMatchObject({
      say: 'take',
    })
    expect(says(table({ weak: 2 }), [], 'first')).toMatchObject({ say: 'take' })
  })

  it('[TEAM-6] [TEAM-8] says the same whatever lies on any dial', () => {
    const state = table()
    const before = says(state)
    for (const dial of ['straight 2', 'koiogran 4', 'hidden'] as const) {
      const laid = { ...state, ships: state.ships.map(ship => ({ ...ship, dial })) }
      expect(says(laid)).toEqual(before)
    }
  })

  it('[TEAM-13] says nothing without a ship, and only what may be called', async () => {
    const empty = table()
    empty.ships.find(({ id }) => id === 'r2')!.status = 'destroyed'
    expect(says(empty)).toBeNull()
    const scenario = withMembers(missionScenario('four-hands', { maxRounds: 4 }), { first: 2, second: 2 })
    const ids = ['first', 'first-2', 'second', 'second-2'] as const
    const players = Object.fromEntries(ids.map(id => [id, levelPlayer('table', 'calls', 1)!]))
    const match = createMatch({ engine: game, scenario, seed: 'calls', players })
    const team = teamOf({ engine: game, match })
    match.subscribe(() => {
      const { state } = match
      if (state.phase !== 'planning' || state.result) return
      for (const by of ids) {
        const said = partnerCall(catalog, state, by, team.calls)
        const call = said && { round: state.round, by, ...said }
        if (!call || team.calls.some(one => one.by === by && one.round === state.round)) continue
        expect(callProblem(state, team.calls, call)).toBeNull()
        team.call(call)
      }
    })
    await match.run()
    expect(new Set(team.calls.map(({ by }) => by))).toEqual(new Set(ids))
    expect(team.calls.length).toBeLessThan(13)
  })
})
