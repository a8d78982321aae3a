/** The made-up set goes the whole way: thought about in the worker, kept in mid-battle and gone on with, linked, said in every language. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOpponent } from '../../ai/client.ts'
import { reviewOf } from '../../ai/judge/review.ts'
import { judgeOf } from '../../ai/judge.ts'
import type { DecideRequest } from '../../ai/protocol.ts'
import { decisionSeed } from '../../ai/rng.ts'
import { createThinker } from '../../ai/worker/thinker.ts'
import { missionScenario } from '../../src/content/index.ts'
import { LANGUAGES, shipNames, speak, speakOf, t } from '../../src/locale/index.ts'
import { LINK_MOST, linkOf, replayOfLink } from '../../src/match/link.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { readReplay } from '../../src/match/read-replay.ts'
import { exportReplay, playReplay } from '../../src/match/replay.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { RULES_VERSION } from '../../src/rules/index.ts'
import { openBattles } from '../../src/saves/battles.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import '../support/all-english.ts'
import { madeUpGame } from '../support/made-up-set/register.ts'
import { fought } from '../support/sessions.ts'
import { vault } from '../support/vault.ts'

const SET = 'made-up'
const { catalog } = madeUpGame
const scenario = missionScenario('raid', { set: SET, collection: 'open', maxRounds: 3 })

let ids = 0
/** A level in the worker, which is told the set. */
const inWorker = (level: DecideRequest['level'], set = SET): Player => {
  const thinker = createThinker({ breathe: () => new Promise(setImmediate), now: () => performance.now() })
  return {
    async decide(view, decision) {
      ids += 1
      const answer = await thinker.decide({
        id: ids,
        rules: RULES_VERSION,
        set,
        level,
        view,
        decision,
        seed: decisionSeed('made up', decision.player, decision.at),
        style: 'even',
        notes: null,
        candidates: null,
        budget: { nodes: 8, ms: null },
      })
      if (answer.kind !== 'answer') throw new Error(answer.kind === 'error' ? answer.problem : answer.kind)
      return answer.command
    },
  }
}
const match = createMatch({
  engine: madeUpGame,
  scenario,
  seed: 'made-up',
  players: { first: inWorker('greedy'), second: inWorker('random') },
})
await match.run()
const sides = { first: 'human', second: 'greedy' } as const
const file = exportReplay(madeUpGame, match, sides)
afterEach(() => {
  speakOf(null)
  vi.restoreAllMocks()
})

describe('a battle of the made-up set', () => {
  it('is played to its end by levels in the worker, which know its cards and none of another set', async () => {
    expect(match.state.result).not.toBeNull()
    expect(match.state.ships.map(({ chassis }) => chassis)).toContain('barge')
    const { state } = playReplay({ ...file, commands: file.commands.slice(0, 1) })
    const decision = state!.open[0]!
    const view = madeUpGame.viewFor(state!, decision.player as 'first')
    const ask = (set: string) => inWorker('greedy', set).decide(view, decision, new AbortController().signal)
    await expect(ask('core')).rejects.toThrow('request.view.mission is not a known mission')
    await expect(ask('nowhere')).rejects.toThrow(/request\.set is not one of core, .*\bmade-up\b/)
    expect(madeUpGame.isLegal(state!, await ask(SET))).toBe(true)
  })

  it('is thought about by the page where there is no worker', async () => {
    const opponent = createOpponent({
      set: SET,
      level: 'greedy',
      seed: 's',
      budget: { nodes: 4 },
      makeWorker: () => {
        throw new Error('none to be had')
      },
    })
    const mishap = vi.fn()
    opponent.onMishap(mishap)
    const { state } = playReplay({ ...file, commands: [] })
    const decision = state!.open[0]!
    const view = madeUpGame.viewFor(state!, decision.player as 'second')
    expect(madeUpGame.isLegal(state!, await opponent.decide(view, decision, new AbortController().signal))).toBe(true)
    expect(mishap).not.toHaveBeenCalled()
    opponent.dispose()
  })

  it('is judged and reviewed by its own rules', () => {
    const follow = judgeOf(file.scenario)
    const judged = file.commands.flatMap(command => follow(command)?.first ?? [])
    expect(judged.length).toBeGreaterThan(3)
    expect(judged.every(first => first >= 0 && first <= 1)).toBe(true)
    expect([...reviewOf(file.scenario, file.commands)].flat().some(({ what }) => what === 'swing')).toBe(true)
  })

  it('is kept in mid-battle, listed by its set, and gone on with after the page was closed', async () => {
    const half = file.commands.findLastIndex(({ type }) => type === 'setDial') + 1
    const begun = createMatch({
      engine: madeUpGame,
      scenario,
      seed: 'made-up',
      players: { first: inWorker('random'), second: inWorker('random') },
      prefix: file.commands.slice(0, half),
    })
    const setup = { set: SET, mission: 'raid', sides, seed: 'made-up' }
    const battle = {
      setup,
      replay: exportReplay(madeUpGame, begun, sides),
      previewed: false,
      round: begun.state.round,
      winner: null,
    }
    const { database } = vault()
    expect(await (await openBattles(database)).keep('a', battle)).toBe('kept')
    const store = await openBattles(database)
    expect(store.list()).toMatchObject([{ set: SET, factions: { first: 'drifter', second: 'raider' } }])
    const back = await store.read('a')
    expect(back).toEqual(battle)
    if ('problem' in back) throw new Error(back.problem.key)
    const calls: string[] = []
    const opened = openSession(
      { kind: 'battle', setup: { ...back.setup, tempers: {} }, kept: { id: 'a', battle: back, hold: null } },
      { speed: 8, reducedMotion: true, dice: 'simple' },
      (level, _seed, _style, _watched, set) => {
        calls.push(`${level} ${set}`)
        return { ...inWorker('random', set), dispose() {}, onMishap: () => () => {}, onExplanation: () => () => {} }
      },
    )
    const session = fought(opened)
    expect(session.notice).toBeNull()
    expect(session.engine).toBe(madeUpGame)
    expect(calls).toEqual(['greedy made-up'])
    expect(session.match.log).toEqual(file.commands.slice(0, half))
    expect(session.match.state.ships).toEqual(begun.state.ships)
    session.dispose()
  })

  it('that is kept of a set which is not here stays as it is, and says so when it is opened', async () => {
    const strange = { ...file, scenario: { ...file.scenario, set: 'nowhere' } }
    const { set, factions } = strange.scenario
    const battle = {
      setup: { set, mission: 'raid', factions: factions!, sides, seed: 'made-up' },
      replay: strange,
      previewed: false,
      round: 2,
      winner: null,
    }
    const { database } = vault()
    await (await openBattles(database)).keep('a', battle)
    const store = await openBattles(database)
    expect(store.list()).toMatchObject([{ id: 'a', set: 'nowhere' }])
    expect(await store.read('a')).toEqual(battle)
    const opened = openSession(
      { kind: 'battle', setup: battle.setup, kept: { id: 'a', battle, hold: null } },
      { speed: 8, reducedMotion: true, dice: 'simple' },
      () => {
        throw new Error('nobody is called')
      },
    )
    expect('trouble' in opened && t(opened.trouble)).toContain('“nowhere”')
  })

  it('comes back from its file and its link', () => {
    const read = readReplay(JSON.parse(JSON.stringify(file)))
    if ('problem' in read) throw new Error(read.problem.key)
    expect(read).toEqual(file)
    expect(playReplay(read)).toMatchObject({ engine: madeUpGame, problem: null, agreed: file.commands.length })
    const link = linkOf(file)!
    expect(link.length).toBeLessThanOrEqual(LINK_MOST)
    const opened = replayOfLink(link)
    if ('problem' in opened) throw new Error(opened.problem.key)
    expect(opened.scenario).toMatchObject({ set: SET, mission: 'raid' })
    expect(opened.commands).toEqual(file.commands)
    expect(playReplay(opened).problem).toBeNull()
  })
})

describe('what is told of it', () => {
  const timeline = createTimeline({ catalog })
  timeline.append(match.events)
  const captions = timeline.beats.flatMap(
    ({ start, duration }) => timeline.picture(start + duration * 0.999).caption ?? [],
  )
  const names = shipNames(
    () => match.state.ships,
    () => null,
    () => ({ first: 'drifter', second: 'raider' }),
  )

  it.each(LANGUAGES)('has words in %s, its cards in those of the set', async language => {
    const failed = vi.spyOn(console, 'error')
    await speak(language)
    speakOf(SET)
    const said = [...timeline.lines, ...captions].map(line => t(line, { name: names }))
    await speak('en')
    expect(said.length).toBeGreaterThan(60)
    expect(said.filter(line => /\{\{|\b(?:log|caption|pilot|chassis|damage)\./.test(line))).toEqual([])
    expect(failed).not.toHaveBeenCalled()
    expect(said.join(' ')).not.toContain('Skywalker')
  })
})
