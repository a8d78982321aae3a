/** What members of a side call to each other: who may, what of, and how often (TEAM-13). */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { t } from '../../src/locale/index.ts'
import { type Call, callProblem, SAYINGS, textOfCall } from '../../src/match/calls.ts'
import type { GameState, ShipStatus } from '../../src/rules/index.ts'
import '../../src/ui/play/calls/english.ts'

const ship = (pilot: string, player?: 'first-2') => ({ pilot, upgrades: [], ...(player ? { player } : {}) })
/** Two members against one, in a round that is played; r3 is of the second member, i2 is gone. */
function playing(changes: Partial<GameState> = {}): GameState {
  const state = game.newGame(
    missionScenario('standard', {
      collection: 'open',
      players: [
        { id: 'first', side: 'first' },
        { id: 'first-2', side: 'first' },
        { id: 'second', side: 'second' },
      ],
      forces: {
        first: [ship('lukeskywalker'), ship('rookiepilot'), ship('biggsdarklighter', 'first-2')],
        second: [ship('academypilot'), ship('academypilot')],
      },
    }),
  )
  for (const one of state.ships) one.status = (one.id === 'i2' ? 'destroyed' : 'play') satisfies ShipStatus
  return Object.assign(state, { round: 2 }, changes)
}
const TAKE: Call = { round: 2, by: 'first', say: 'take', ship: 'i1' }

describe('a call', () => {
  it('[TEAM-13] [TEAM-6] is one of six, of an enemy that is taken or of a ship of one’s own', () => {
    expect(callProblem(playing(), [], TAKE)).toBeNull()
    for (const say of SAYINGS.filter(one => one !== 'take')) {
      expect(callProblem(playing(), [], { round: 2, by: 'first-2', say })).toBeNull()
      expect(callProblem(playing(), [], { round: 2, by: 'first-2', say, ship: 'r3' })).toBeNull()
    }
  })

  it.each<[string, Call, readonly Call[], Partial<GameState>, string]>([
    ['by nobody who plays', { ...TAKE, by: 'second-2' }, [], {}, 'call-nobody'],
    ['in another round', { ...TAKE, round: 1 }, [], {}, 'call-late'],
    ['before the first round', { ...TAKE, round: 0 }, [], { round: 0 }, 'call-late'],
    ['after the battle', TAKE, [], { result: { winner: null, by: 'destroyed' } }, 'call-late'],
    ['without a team mate', { ...TAKE, by: 'second', ship: 'r1' }, [], {}, 'call-alone'],
    ['a second time in a round', TAKE, [{ round: 2, by: 'first', say: 'ok' }], {}, 'call-twice'],
    ['to take nobody', { round: 2, by: 'first', say: 'take' }, [], {}, 'call-no-enemy'],
    ['to take a friend', { ...TAKE, ship: 'r3' }, [], {}, 'call-no-enemy'],
    ['to take what is gone', { ...TAKE, ship: 'i2' }, [], {}, 'call-no-enemy'],
    ['of a ship of a team mate', { ...TAKE, say: 'help', ship: 'r3' }, [], {}, 'call-not-yours'],
    ['of a ship that there is not', { ...TAKE, say: 'left', ship: 'r9' }, [], {}, 'call-not-yours'],
  ])('[TEAM-13] %s is refused, with rule and words', (_what, call, before, changes, key) => {
    const refusal = callProblem(playing(changes), before, call)
    expect(refusal).toMatchObject({ key: `refusal.${key}`, rules: expect.arrayContaining(['TEAM-13']) })
    expect(t(refusal!)).not.toMatch(/refusal|\{\{/)
  })

  it('[TEAM-13] may be made again in the next round, and by each member in the same', () => {
    expect(callProblem(playing(), [{ ...TAKE, round: 1 }], TAKE)).toBeNull()
    expect(callProblem(playing(), [{ ...TAKE, by: 'first-2' }], TAKE)).toBeNull()
  })

  it('[TEAM-13] has words', () => {
    const name = (id: string) => (id === 'i1' ? 'Howlrunner' : 'Biggs')
    expect(t(textOfCall(TAKE), { name })).toBe('I take Howlrunner.')
    const said = SAYINGS.filter(say => say !== 'take').flatMap(say => [
      t(textOfCall({ round: 2, by: 'first', say }), { name }),
      t(textOfCall({ round: 2, by: 'first', say, ship: 'r3' }), { name }),
    ])
    expect(new Set(said).size).toBe(10)
    expect(said.filter(one => /call\.|\{\{/.test(one))).toEqual([])
  })
})
