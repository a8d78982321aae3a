/** A member leaves a running battle: who answers from then on, what the heir may see, and how it is kept (TEAM-15). */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import type { Call } from '../../src/match/calls.ts'
import { createMatch, type Match, type Player } from '../../src/match/match.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { exportReplay, type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { choosesHeir, seatedAt, type Taken, whoAt } from '../../src/match/succession.ts'
import { type Team, teamOf } from '../../src/match/team.ts'
import type { Command, GameState, PlayerId } from '../../src/rules/index.ts'
import { wrapBattle } from '../../src/saves/kept.ts'
import { unwrapText } from '../../src/saves/open-envelope.ts'
import { battleOf } from '../../src/saves/read-kept.ts'
import { battleOfReplay } from '../../src/ui/menu/battles/shelve.ts'
import { decide } from '../ai/play.ts'

const ship = (pilot: string, player: PlayerId) => ({ pilot, upgrades: [], player })
const SCENARIO = missionScenario('standard', {
  collection: 'open',
  players: [
    { id: 'first', side: 'first' },
    { id: 'first-2', side: 'first' },
    { id: 'second', side: 'second' },
  ],
  forces: {
    first: [ship('lukeskywalker', 'first'), ship('rookiepilot', 'first-2'), ship('rookiepilot', 'first-2')],
    second: [ship('academypilot', 'second'), ship('academypilot', 'second')],
  },
  maxRounds: 3,
})
const NAMES = { first: 'human', 'first-2': 'human', second: 'ace' }
const turn = () => new Promise(done => setTimeout(done))

/** Greedy, and notes what it sees of the dials of its own ships. */
function somebody(name: string, seen: { asked: string[]; views: GameState[] } = { asked: [], views: [] }): Player {
  return {
    async decide(view, decision) {
      seen.asked.push(decision.kind)
      seen.views.push(view)
      return decide('greedy', view, decision, `${name.length} ${decision.at}`, 4)
    },
  }
}
/** Waits for good, and says how often it was asked. */
function absent(): Player & { readonly asked: () => number } {
  let asked = 0
  return {
    decide: (_view, _decision, signal) => {
      asked += 1
      return new Promise((_, rejects) => signal.addEventListener('abort', () => rejects(signal.reason)))
    },
    asked: () => asked,
  }
}
/** A match with its team; `kept`: what a battle that goes on had. */
function seated(
  players: Partial<Record<PlayerId, Player>>,
  { prefix = [], ...kept }: Partial<Pick<Team, 'calls' | 'taken'>> & { readonly prefix?: readonly Command[] } = {},
) {
  const match = createMatch({ engine: game, scenario: SCENARIO, seed: 'heir', players, prefix })
  return { match, team: teamOf({ engine: game, match, players, ...kept }) }
}

/** A battle in which the second member leaves for a computer once that is so; played to its end. */
async function leaving(when: (match: Match) => boolean) {
  const heir = { asked: [] as string[], views: [] as GameState[] }
  const gone = { asked: [] as string[], views: [] as GameState[] }
  const { match, team } = seated({ first: somebody('a'), 'first-2': somebody('b', gone), second: somebody('c') })
  let left = false
  match.subscribe(() => {
    if (left || !when(match)) return
    left = true
    team.replace('first-2', { kind: 'computer', level: 'ace' }, somebody('heir', heir))
  })
  await match.run()
  return { match, team, heir, gone }
}

describe('a member who leaves', () => {
  it('[TEAM-15] is asked nothing more: its heir answers what was open, and everything from then on', async () => {
    const waits = absent()
    const heir = { asked: [] as string[], views: [] as GameState[] }
    const { match, team } = seated({ first: somebody('a'), 'first-2': waits, second: somebody('c') })
    const over = match.run()
    await turn()
    expect(waits.asked()).toBe(1)
    team.replace('first-2', { kind: 'computer', level: 'ace' }, somebody('heir', heir))
    expect(team.taken).toEqual([
      { at: match.log.length, round: 0, player: 'first-2', heir: { kind: 'computer', level: 'ace' } },
    ])
    await over
    expect(waits.asked()).toBe(1)
    expect(match.state.result).not.toBeNull()
    expect(heir.asked.slice(0, 2)).toEqual(['place', 'place'])
  })

  it('[TEAM-15] [TEAM-8] [PLAN-4] leaves the dials that it has laid as they are, hidden from the heir until they are revealed (V-11)', async () => {
    const dials = (match: Match) => match.log.filter(one => one.type === 'setDial' && one.player === 'first-2')
    const { match, team, heir } = await leaving(({ state }) => state.phase === 'activation' && state.round === 2)
    const [taken] = team.taken
    expect(taken).toMatchObject({ round: 2, player: 'first-2' })
    // Without the heir the dials of that round were the same.
    const { match: whole } = seated({ first: somebody('a'), 'first-2': somebody('b'), second: somebody('c') })
    await whole.run()
    expect(dials(match).slice(0, 4)).toEqual(dials(whole).slice(0, 4))
    const own = (view: GameState) =>
      view.ships.filter(({ player, status }) => player === 'first-2' && status === 'play')
    const round2 = heir.views.filter(({ round }) => round === 2)
    expect(round2.length).toBeGreaterThan(0)
    for (const view of round2)
      for (const one of own(view)) expect(one.revealed || one.dial === 'hidden' || one.dial === null).toBe(true)
    expect(round2.flatMap(own).some(({ dial }) => dial === 'hidden')).toBe(true)
    // From the next round on it lays them, and sees them.
    const later = heir.views.filter(({ round, phase }) => round === 3 && phase === 'activation')
    expect(later.flatMap(own).some(({ dial, revealed }) => !revealed && dial !== null && dial !== 'hidden')).toBe(true)
  })

  it('[TEAM-15] [PLAN-1] who has planned while others still think is not asked again; who has not, is', async () => {
    for (const slow of ['second', 'first-2'] as const) {
      const heir = { asked: [] as string[], views: [] as GameState[] }
      const players: Record<string, Player> = { first: somebody('a'), 'first-2': somebody('b'), second: somebody('c') }
      let ready: () => void = () => {}
      let waited = false
      const plain = players[slow]!
      players[slow] = {
        decide: async (view, decision, signal) => {
          if (decision.kind === 'dial' && view.round === 1 && slow === 'second' && !waited)
            await new Promise<void>(done => {
              waited = true
              ready = done
            })
          if (decision.kind === 'dial' && view.round === 1 && slow === 'first-2')
            await new Promise((_, rejects) => signal.addEventListener('abort', () => rejects(signal.reason)))
          return plain.decide(view, decision, signal)
        },
      }
      const { match, team } = seated(players)
      const over = match.run()
      while (match.state.phase === 'setup') await turn()
      for (let n = 0; n < 20; n += 1) await turn()
      expect(match.state.phase).toBe('planning')
      const sealed = match.seals.map(({ player }) => player)
      expect(sealed.includes('first-2')).toBe(slow === 'second')
      team.replace('first-2', { kind: 'member', id: 'first' }, somebody('heir', heir))
      // Five dials come into the log before the heir has to answer for anything, or none.
      expect(team.taken[0]!.at - match.log.length).toBe(slow === 'second' ? 5 : 0)
      ready()
      await over
      expect(heir.views.some(({ round, phase }) => round === 1 && phase === 'planning')).toBe(slow === 'first-2')
    }
  })

  it('[TEAM-15] is followed by a computer that thinks, though it does not know the dials that lie', async () => {
    for (const level of ['greedy', 'rookie'] as const) {
      const { match, team } = seated({ first: somebody('a'), 'first-2': somebody('b'), second: somebody('c') })
      const mind: Player = {
        decide: async (view, decision) => decide(level, view, decision, `${decision.player} ${decision.at}`, 20),
      }
      let left = false
      match.subscribe(() => {
        if (left || match.state.phase !== 'activation') return
        left = true
        team.replace('first-2', { kind: 'computer', level }, mind)
      })
      await match.run()
      expect(match.state.result).not.toBeNull()
    }
  })

  it('[TEAM-15] does not come back with what is taken back', async () => {
    const { match, team } = await leaving(({ state }) => state.round === 2)
    match.back(10, 'undo')
    expect(team.taken).toMatchObject([{ at: 10, round: 2 }])
  })

  it.each([
    ['nobody', 'second-2', { kind: 'computer', level: 'ace' }, 'bad-player'],
    ['for itself', 'first-2', { kind: 'member', id: 'first-2' }, 'bad-player'],
    ['for the other side', 'first-2', { kind: 'member', id: 'second' }, 'bad-player'],
    ['for somebody who does not play', 'first-2', { kind: 'member', id: 'first-3' }, 'bad-player'],
  ] as const)('[TEAM-15] is not replaced: %s', (_what, player, heir, key) => {
    const { team } = seated({})
    expect(() => team.replace(player, heir, absent())).toThrowError(
      expect.objectContaining({
        refusal: expect.objectContaining({ key: `refusal.${key}`, rules: ['TEAM-15', 'TEAM-3'] }),
      }),
    )
    expect(team.taken).toEqual([])
  })

  it('[TEAM-15] is not replaced once the battle is over', async () => {
    const { match, team } = seated({ first: somebody('a'), 'first-2': somebody('b'), second: somebody('c') })
    await match.run()
    expect(() => team.replace('first-2', { kind: 'computer', level: 'ace' }, absent())).toThrow(/game-over.*TEAM-15/)
  })

  it('[TEAM-15] [TEAM-7] has its heir chosen by the leader, by the next if the leader leaves, and by the other side if nobody is left', () => {
    const { state } = seated({}).match
    expect(choosesHeir(state, 'first-2')).toBe('first')
    expect(choosesHeir(state, 'first')).toBe('first-2')
    expect(choosesHeir(state, 'first', ['first-2'])).toBe('second')
    expect(choosesHeir(state, 'second')).toBe('first')
    const gone = {
      ...state,
      ships: state.ships.map(one => (one.player === 'first' ? { ...one, status: 'destroyed' as const } : one)),
    }
    expect(choosesHeir(gone, 'second')).toBe('first-2')
    expect(choosesHeir(gone, 'first-2')).toBe('first')
    expect(choosesHeir(state, 'first', ['first-2', 'second'])).toBeNull()
  })
})

describe('what is kept of a team', () => {
  const CALL: Call = { round: 2, by: 'first-2', say: 'help' }
  const played = async (): Promise<ReplayFile> => {
    const { match, team } = seated({ first: somebody('a'), 'first-2': somebody('b'), second: somebody('c') })
    let left = false
    match.subscribe(() => {
      if (left || match.state.round !== 2) return
      left = true
      team.call(CALL)
      team.replace('first-2', { kind: 'computer', level: 'ace' }, somebody('b'))
    })
    await match.run()
    return exportReplay(game, match, NAMES, team)
  }

  it('[TEAM-13] [TEAM-15] is in its replay and its save, and is no command: log and hashes are those of the battle without', async () => {
    const file = await played()
    expect(file.calls).toEqual([CALL])
    expect(file.taken).toMatchObject([{ round: 2, player: 'first-2', heir: { kind: 'computer', level: 'ace' } }])
    expect(parseReplay(JSON.stringify(file))).toEqual(file)
    expect(battleOf(unwrapText(JSON.stringify(wrapBattle(battleOfReplay(file)!, 1))))).toMatchObject({ replay: file })
    const { calls: _, taken: __, ...bare } = file
    const { match: whole } = seated({ first: somebody('a'), 'first-2': somebody('b'), second: somebody('c') })
    await whole.run()
    expect(bare).toEqual(exportReplay(game, whole, NAMES))
    expect(runReplay(game, file).problem).toBeNull()
  })

  it('[TEAM-15] says who flew from when', async () => {
    const { players, taken } = await played()
    const [{ at }] = taken as [Taken]
    expect(whoAt(players, taken!, 'first-2', at - 1)).toEqual({ kind: 'human' })
    expect(whoAt(players, taken!, 'first-2', at)).toEqual({ kind: 'computer', level: 'ace' })
    expect(seatedAt(players, taken!, at).map(({ who }) => who.kind)).toEqual(['human', 'computer', 'computer'])
    // The heir was a mate, who leaves, too.
    const chain: Taken[] = [
      { at: 3, round: 1, player: 'first-2', heir: { kind: 'member', id: 'first' } },
      { at: 9, round: 2, player: 'first', heir: { kind: 'computer', level: 'legend' } },
    ]
    expect(whoAt(players, chain, 'first-2', 5)).toEqual({ kind: 'human' })
    expect(whoAt(players, chain, 'first-2', 9)).toEqual({ kind: 'computer', level: 'legend' })
    const circle: Taken[] = [
      { at: 1, round: 1, player: 'first-2', heir: { kind: 'member', id: 'first' } },
      { at: 2, round: 1, player: 'first', heir: { kind: 'member', id: 'first-2' } },
    ]
    expect(whoAt(players, circle, 'first', 5)).toEqual({ kind: 'human' })
  })

  it('[TEAM-13] [TEAM-15] goes on with a battle, and forgets what was said in a round that begins again', async () => {
    const file = await played()
    const { calls, taken } = file
    const half = file.commands.slice(0, taken![0]!.at + 8)
    const { match, team } = seated({}, { prefix: half, calls: calls!, taken: [{ ...taken![0]!, at: 900 }] })
    expect(team.calls).toEqual(calls)
    expect(team.taken).toMatchObject([{ at: half.length }])
    expect(match.state.round).toBe(2)
    expect(() => team.call(CALL)).toThrow(/call-twice/)
    match.back(half.length - 1, 'undo')
    expect(team.calls).toEqual(calls)
    match.back(5, 'undo')
    expect(team.calls).toEqual([])
    const { match: back, team: again } = seated({}, { prefix: half, calls: calls! })
    back.back(half.length, 'rewind')
    expect(again.calls).toEqual([])
    expect(() => again.call(CALL)).not.toThrow()
  })

  it.each<[string, string, object]>([
    ['a call of nobody', 'calls', { calls: [{ ...CALL, by: 'second-3' }] }],
    ['a call of one who is alone', 'calls', { calls: [{ ...CALL, by: 'second' }] }],
    ['two calls in a round', 'calls', { calls: [CALL, CALL] }],
    ['calls out of their order', 'calls', { calls: [CALL, { ...CALL, round: 1, by: 'first' }] }],
    ['a call before the first round', 'calls', { calls: [{ ...CALL, round: 0 }] }],
    ['a call to take nobody', 'calls', { calls: [{ ...CALL, say: 'take' }] }],
    ['what is no call', 'calls.0.say', { calls: [{ ...CALL, say: 'shout' }] }],
    [
      'an heir of the other side',
      'taken',
      { taken: [{ at: 1, round: 1, player: 'first', heir: { kind: 'member', id: 'second' } }] },
    ],
    [
      'a seat that there is not',
      'taken',
      { taken: [{ at: 1, round: 1, player: 'first-3', heir: { kind: 'computer', level: 'ace' } }] },
    ],
    [
      'changes out of their order',
      'taken',
      {
        taken: [5, 1].map(at => ({ at, round: 1, player: 'first', heir: { kind: 'computer', level: 'ace' } })),
      },
    ],
    [
      'what is no heir',
      'taken.0.heir.kind',
      { taken: [{ at: 1, round: 1, player: 'first', heir: { kind: 'nobody' } }] },
    ],
  ])('[TEAM-13] [TEAM-15] %s in a file is refused by its field', async (_what, field, change) => {
    const file = { ...exportReplay(game, seated({}).match, NAMES), ...change }
    expect(parseReplay(JSON.stringify(file))).toMatchObject({ problem: { key: 'replay.bad-field', params: { field } } })
  })

  it('[TEAM-15] a save that no longer names a member goes on: a team mate flies its ships', async () => {
    const { taken: _, ...file } = await played()
    const envelope = JSON.parse(JSON.stringify(wrapBattle(battleOfReplay(file)!, 1))) as {
      payload: { setup: { players: { id: string }[] } }
    }
    const without = (gone: readonly string[]) => {
      const copy = structuredClone(envelope)
      copy.payload.setup.players = copy.payload.setup.players.filter(({ id }) => !gone.includes(id))
      // An envelope is summed: what is missing is missing in the payload that is read.
      return battleOf({ payload: copy.payload, created: 1, later: false })
    }
    expect(without(['first-2'])).toMatchObject({
      setup: { players: file.players },
      replay: { taken: [{ at: file.commands.length, player: 'first-2', heir: { kind: 'member', id: 'first' } }] },
    })
    expect(without(['first'])).toMatchObject({
      replay: { taken: [{ player: 'first', heir: { kind: 'member', id: 'first-2' } }] },
    })
    // Of a side nobody of which is named all stay where they were.
    expect(without([])).toMatchObject({ replay: file })
  })
})
