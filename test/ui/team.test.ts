/** A battle in which a side has several members is kept with all of their names, and gone on with by all of them. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { createMatch } from '../../src/match/match.ts'
import { exportReplay } from '../../src/match/replay.ts'
import { namesIn, type PlayerRecord } from '../../src/match/who.ts'
import { openBattles } from '../../src/saves/battles.ts'
import { standing } from '../../src/ui/menu/battles/keeper.ts'
import { battleOfReplay } from '../../src/ui/menu/battles/shelve.ts'
import type { BattleRequest, BattleSetup } from '../../src/ui/menu/types.ts'
import { loneSide } from '../../src/ui/play/debrief/debrief-summary.ts'
import { aloneIn } from '../../src/ui/play/facing.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import { isShared, type Opponent } from '../../src/ui/play/session/session.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'
import { playing } from '../support/sessions.ts'
import { vault } from '../support/vault.ts'

const computer = (level: string): PlayerRecord['who'] => ({ kind: 'computer', level })
const MEMBERS: readonly PlayerRecord[] = [
  { id: 'first', side: 'first', who: { kind: 'human' } },
  { id: 'first-2', side: 'first', who: computer('ace') },
  { id: 'second', side: 'second', who: computer('cadet') },
]
const scenario = missionScenario('standard', {
  points: 100,
  collection: 'open',
  players: MEMBERS.map(({ id, side }) => ({ id, side })),
  forces: {
    first: [
      { pilot: 'rookiepilot', upgrades: [] },
      { pilot: 'biggsdarklighter', upgrades: [], player: 'first-2' },
    ],
    second: Array.from({ length: 3 }, () => ({ pilot: 'academypilot', upgrades: [] })),
  },
})
const setup: BattleSetup = {
  mission: 'standard',
  sides: { first: 'human', second: 'cadet' },
  players: MEMBERS,
  seed: 'team',
  points: 100,
}
const next = random(4)
const match = createMatch({
  engine: game,
  scenario,
  seed: 'team',
  players: Object.fromEntries(
    MEMBERS.map(({ id }) => [
      id,
      {
        decide: async (view, decision) => {
          if (view.round > 1) throw new Error('enough')
          return brawlCommand(game, view, decision, next)
        },
      },
    ]),
  ),
})
await match.run().catch(() => {})
const replay = exportReplay(game, match, namesIn(setup))

describe('a battle with team mates', () => {
  const called: string[] = []
  const quiet = (level: string): Opponent => {
    called.push(level)
    return {
      decide: () => new Promise(() => {}),
      dispose() {},
      onMishap: () => () => {},
      onExplanation: () => () => {},
    }
  }
  const settings = { speed: 8, reducedMotion: true, dice: 'simple' } as const
  const open = (request: BattleRequest) => openSession(request, settings, quiet)

  it('is kept with everybody in it, and all of them go on', async () => {
    expect(replay.players).toEqual(MEMBERS)
    const { database } = vault()
    const battle = { setup, replay, previewed: false, round: 2, winner: null }
    await (await openBattles(database)).keep('a', battle)
    const back = await (await openBattles(database)).read('a')
    expect(back).toEqual(battle)
    if ('problem' in back) throw new Error(back.problem.key)
    const session = playing(open({ kind: 'battle', setup, kept: { id: 'a', battle: back, hold: null } }))
    expect(called).toEqual(['ace', 'cadet'])
    expect(Object.keys(session.humans)).toEqual(['first'])
    expect(session.notice).toBeNull()
    expect(standing(session, false).replay.players).toEqual(MEMBERS)
    session.dispose()
  })

  it('keeps its names when it is taken in as a replay; two persons on a side are both asked, each for the own ships alone (TEAM-3)', async () => {
    expect(battleOfReplay(replay)!.setup.players).toEqual(MEMBERS)
    const people = MEMBERS.map(one => ({ ...one, who: { kind: 'human' } as const }))
    const battle = { setup: { ...setup, players: people }, replay, previewed: false, round: 2, winner: null }
    const session = playing(open({ kind: 'battle', setup: battle.setup, kept: { id: 'a', battle, hold: null } }))
    expect(Object.keys(session.humans)).toEqual(['first', 'first-2', 'second'])
    expect([isShared(session), aloneIn(session), loneSide(session), session.foresee]).toEqual([true, null, null, null])
    session.start()
    const asked = await Promise.resolve(Object.values(session.humans).map(({ waiting }) => waiting))
    expect(asked.map(one => [...new Set(one?.dials?.map(({ player }) => player))])).toEqual([
      ['first'],
      ['first-2'],
      ['second'],
    ])
    session.dispose()
  })
})
