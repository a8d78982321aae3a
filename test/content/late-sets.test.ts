/** A set that comes late is fetched, with what rooms have for it, by whoever lets something of it in; one that does not come is refused in words, and asked for again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentSet } from '../../src/content/build.ts'
import { madeUpSet } from '../support/made-up-set/index.ts'
import { words } from '../support/made-up-set/words.ts'
import { vault } from '../support/vault.ts'

/** Modules of their own: no other file may find the set here. */
async function fresh() {
  vi.resetModules()
  const content = await import('../../src/content/index.ts')
  const { lateRows } = await import('../../src/content/index.ts')
  const { addLateSet, addSet } = await import('../../src/content/sets.ts')
  const locale = await import('../../src/locale/index.ts')
  const [first, second] = madeUpSet.factions
  const line = { down: false, asked: 0 }
  const load = async (): Promise<ContentSet> => {
    line.asked += 1
    if (line.down) throw new Error('offline')
    return { ...madeUpSet, id: 'late' }
  }
  addLateSet({ id: 'late', factions: [first, second], load })
  return { ...content, ...locale, lateRows, addSet, addLateSet, line }
}
let page: Awaited<ReturnType<typeof fresh>>
// As long as a test may take: half of a page that is late would come into the next.
beforeEach(async () => {
  page = await fresh()
}, 120_000)
afterEach(() => vi.resetModules())

const keyOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return (error as { refusal?: { key: string } }).refusal?.key
  }
  return 'nothing'
}
const late = () => page.missionScenario('raid', { set: 'late', collection: 'open', maxRounds: 3 })

describe('a set that comes late', () => {
  it('is known by its id and its sides before, and its game is refused', () => {
    expect(page.setIds()).toEqual([page.BOX, 'tfa', 'late'])
    expect(page.isSetHere('late')).toBe(false)
    expect(page.isSetHere()).toBe(true)
    expect(page.usualIn('late')).toEqual({ first: 'drifter', second: 'raider' })
    expect(keyOf(() => page.usualIn('nowhere'))).toBe('refusal.unknown-set')
    expect(keyOf(() => page.gameOf('late'))).toBe('refusal.unknown-set')
    expect(page.line.asked).toBe(0)
  })

  it('is there once it was fetched, and is fetched once', async () => {
    await Promise.all([page.fetchSet('late'), page.fetchSet('late')])
    await page.fetchSet('late')
    expect(page.gameOf('late').catalog.pilots['lukeskywalker']!.points).toBe(40)
    expect([page.isSetHere('late'), page.setIds()]).toEqual([true, [page.BOX, 'late', 'tfa']])
    expect(page.line.asked).toBeLessThan(3)
    await page.fetchSet('nowhere')
    expect(keyOf(() => page.gameOf('nowhere'))).toBe('refusal.unknown-set')
  })

  it('that does not come rejects, leaves all as it was, and comes when it is asked for again', async () => {
    page.line.down = true
    await expect(page.fetchSet('late')).rejects.toThrow('offline')
    expect(keyOf(() => page.gameOf('late'))).toBe('refusal.unknown-set')
    page.line.down = false
    await page.fetchSet('late')
    expect(page.gameOf('late').catalog.set).toBe('late')
    // Or in the same breath, where whoever asks has a way to ask again.
    page = await fresh()
    page.line.down = true
    await page.fetchSet('late', load => {
      const again = () => {
        page.line.down = false
        return load()
      }
      return load().catch(again)
    })
    expect(page.isSetHere('late')).toBe(true)
  })

  it('is there once: neither as a late one nor as another', async () => {
    const set = { id: 'late', factions: ['drifter', 'raider'] as const, load: async () => madeUpSet }
    expect(() => page.addLateSet(set)).toThrow('set late: it is there twice')
    expect(() => page.addLateSet({ ...set, id: page.BOX })).toThrow('set core: it is there twice')
    await page.fetchSet('late')
    expect(() => page.addSet({ ...madeUpSet, id: 'late' })).toThrow('set late: it is there twice')
  })

  it('brings the rows of rooms along, and does not come in without them', async () => {
    const table: Record<string, string> = {}
    let rows: Record<string, string> = {}
    page.lateRows('late', table, async () => rows)
    page.demandRows('a room', ({ chassis, id }) =>
      id === 'late' ? chassis.flatMap(one => (one.id in table ? [] : [one.id])) : [],
    )
    await expect(page.fetchSet('late')).rejects.toThrow('set late: a room lacks barge, skiff')
    expect(keyOf(() => page.gameOf('late'))).toBe('refusal.unknown-set')
    page = await fresh()
    rows = { barge: 'wide', skiff: 'slim' }
    page.lateRows('late', table, async () => rows)
    await page.fetchSet('late')
    expect(table).toEqual(rows)
  })

  it('is waited for again when a room arrives that has rows for it, which are asked for only then', async () => {
    await page.fetchSet('late')
    const table: Record<string, string> = {}
    page.lateRows('late', table, async () => ({ barge: 'wide' }))
    expect(page.isSetHere('late')).toBe(false)
    page.demandRows('a room', ({ id }) => (id === 'late' && !('barge' in table) ? ['barge'] : []))
    await page.fetchSet('late')
    expect([page.isSetHere('late'), table, page.line.asked]).toEqual([true, { barge: 'wide' }, 1])
  })

  it('says its cards in words of its own, in the language that is spoken, each fetched with it', async () => {
    const { speak, bringsSet, cardName, inSet, allSaid } = page
    page.comesWith('late', async () => {
      bringsSet('late', { en: words.en })
      await allSaid()
    })
    const asked: string[] = []
    await speak('de', async (language, part) => {
      asked.push(`${language} ${part}`)
      return (part as string) === 'late' ? words.de : {}
    })
    expect(asked).toEqual(['de menu'])
    await page.fetchSet('late')
    expect(asked).toEqual(['de menu', 'de late'])
    const called = () => inSet('late', () => [cardName('lukeskywalker'), cardName('directhit')])
    expect(called()).toEqual(['Lukas vom Kahn', 'Tiefer Treffer'])
    expect(cardName('directhit')).toBe('Direct Hit')
    await speak('en')
    expect(called()).toEqual(['Luke the Bargee', 'Deep Hit'])
  })
})

describe('what is of a set that comes late', () => {
  /** A battle of the set, of a few decisions. */
  async function battle() {
    const { createMatch } = await import('../../src/match/match.ts')
    const { exportReplay } = await import('../../src/match/replay.ts')
    const { randomCommand } = await import('../support/random-play.ts')
    const { random } = await import('../support/random.ts')
    const engine = page.gameOf('late')
    const player = (seed: number) => {
      const next = random(seed)
      return { decide: async (view: never, decision: never) => randomCommand(engine, view, decision, next) }
    }
    const match = createMatch({
      engine,
      scenario: late(),
      seed: 'late',
      players: { first: player(1), second: player(2) },
    })
    await match.run()
    return exportReplay(engine, match, { first: 'human', second: 'greedy' })
  }
  /** A file, a link and a kept battle of the set, and a page that has not fetched it. */
  async function outside() {
    await page.fetchSet('late')
    const file = await battle()
    const { linkOf } = await import('../../src/match/link.ts')
    const link = linkOf({ ...file, commands: file.commands.slice(0, 40), finalHash: '' })!
    page = await fresh()
    return { file, link }
  }

  it('replays and links name it before they are played', async () => {
    const { file, link } = await outside()
    const { playReplay } = await import('../../src/match/replay.ts')
    const { replayOfLink, setOfLink } = await import('../../src/match/link.ts')
    const { readAhead, setOf } = await import('../../src/ui/play/session/set-of.ts')
    expect(setOfLink(link)).toBe('late')
    expect(setOfLink('nonsense')).toBe(undefined)
    const request = { kind: 'replay', text: JSON.stringify(file), file: 'late.json' } as const
    expect(setOf(request)).toBe(undefined)
    expect(await readAhead(request)).toEqual(file)
    expect(setOf(request)).toBe('late')
    const none = { kind: 'replay', text: '{}', file: 'none.json' } as const
    expect(await readAhead(none)).toMatchObject({ problem: { key: 'replay.bad-field' } })
    expect(setOf(none)).toBe(undefined)
    expect(replayOfLink(link)).toMatchObject({ problem: { params: { reason: 'refusal.unknown-set' } } })
    expect(playReplay(file).engine).toBe(null)
    const { setsHere } = await import('../../src/ui/sets.ts')
    page.line.down = true
    expect(await setsHere('late', undefined)).toBe(false)
    page.line.down = false
    expect(await setsHere('late', undefined)).toBe(true)
    expect(playReplay(file)).toMatchObject({ problem: null })
    expect(replayOfLink(link)).toMatchObject({ scenario: { set: 'late' } })
  })

  it('a file of a kept battle is read before its set has come, and taken in once it has', async () => {
    const { file } = await outside()
    const { wrapBattle } = await import('../../src/saves/kept.ts')
    const { battleOf } = await import('../../src/saves/read-kept.ts')
    const { unwrap } = await import('../../src/saves/open-envelope.ts')
    const { battleIn } = await import('../../src/ui/menu/battles/battle-in.ts')
    const sides = { first: 'human', second: 'greedy' }
    const setup = { set: 'late', mission: 'raid', sides, seed: 'late', points: 0 }
    const kept = { setup, replay: file, previewed: false, round: 3, winner: null }
    const text = JSON.stringify(wrapBattle(kept, 1))
    expect(JSON.parse(text).payload.setup.factions).toEqual({ first: 'drifter', second: 'raider' })
    expect(battleOf(unwrap(JSON.parse(text)))).toMatchObject({ setup: { set: 'late' } })
    page.line.down = true
    expect(await battleIn(text)).toEqual({ trouble: page.t('ui.problem.load') })
    page.line.down = false
    expect(await battleIn(text)).toMatchObject({ setup: { set: 'late' }, round: 3 })
  })

  it('kept squads are read when their set has come, and left alone while it cannot be had', async () => {
    const { openSquads } = await import('../../src/saves/squads.ts')
    const squad = { set: 'late', name: 'Tide', faction: 'drifter', limit: null, entries: [] }
    const { database } = vault({ squads: [{ id: 'a', schema: 1, saved: 1, squad } as never, { id: 'odd' }] })
    page.line.down = true
    const without = await openSquads(database)
    expect([without.unread(), without.list()]).toEqual([2, []])
    page.line.down = false
    const store = await openSquads(database)
    expect([store.unread(), store.list()]).toEqual([1, [{ id: 'a', ...squad }]])
  })

  it('thinkers and judges fetch it themselves when they are asked', async () => {
    await page.fetchSet('late')
    const engine = page.gameOf('late')
    const { RULES_VERSION } = await import('../../src/rules/index.ts')
    const scenario = late()
    const state = engine.newGame(scenario)
    const commands = []
    while (state.phase !== 'planning') {
      const decision = state.open[0]!
      const command =
        decision.player === 'chance' ? engine.sample(decision, () => 0.5) : engine.legal(state, decision)[0]!
      engine.apply(state, command)
      commands.push(command)
    }
    page = await fresh()
    const { createThinker } = await import('../../ai/worker/thinker.ts')
    const thinker = createThinker({ breathe: async () => {}, now: () => 0 })
    const request = {
      id: 1,
      rules: RULES_VERSION,
      set: 'late',
      level: 'greedy',
      view: engine.viewFor(state, 'first'),
      decision: state.open.find(({ player }) => player === 'first')!,
      seed: 'late',
      style: 'even',
      notes: null,
      candidates: null,
      budget: { nodes: 10, ms: null },
    } as const
    page.line.down = true
    expect(await thinker.decide(request)).toEqual({ id: 1, kind: 'error', problem: 'offline' })
    page.line.down = false
    expect(await thinker.decide({ ...request, id: 2 })).toMatchObject({ id: 2, kind: 'answer' })

    page = await fresh()
    const { createJudging } = await import('../../ai/judge/judging.ts')
    const { port1, port2 } = new MessageChannel()
    const told = new Promise(resolve => {
      port1.onmessage = ({ data }) => data.followed === commands.length && resolve(data)
    })
    const judging = createJudging({ rest: then => setTimeout(then), tired: () => false })
    judging.listen(port2)
    judging.hear({ scenario, commands: [] })
    judging.hear({ commands })
    expect(await told).toMatchObject({ stuck: false })
    port1.close()
  })
})
