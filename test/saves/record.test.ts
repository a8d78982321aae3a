/** Battles that were fought, the missions they opened, their medals, and the numbers of a lifetime. */
import { describe, expect, it } from 'vitest'
import { noTally } from '../../src/match/tally.ts'
import { bestOf, campaignOf, lifetimeOf, medalFor } from '../../src/saves/progress.ts'
import { type BattleResult, openRecord, readResult } from '../../src/saves/record.ts'
import { nowhere, vault } from '../support/vault.ts'

const result = (id: string, more: Partial<BattleResult> = {}): BattleResult => ({
  id,
  ended: 1000,
  mission: 'political-escort',
  side: 'first',
  level: 'cadet',
  points: 0,
  outcome: 'won',
  rounds: 6,
  medal: 'bronze',
  previewed: true,
  rewinds: 0,
  ironman: false,
  own: { ...noTally(), shots: 4, hits: 2, expected: 2.5 },
  enemy: noTally(),
  ...more,
})

describe('the record of battles', () => {
  it('gives back what was kept, newest first, after it is opened again', async () => {
    const { database } = vault()
    const store = await openRecord(database)
    await store.keep(result('a', { ended: 5 }))
    await store.keep(result('b', { ended: 9, side: 'second' }))
    const again = await openRecord(database)
    expect(again.list().map(one => one.id)).toEqual(['b', 'a'])
    expect(again.list()[1]).toEqual(result('a', { ended: 5 }))
    expect(again.lasting()).toBe(true)
  })

  it('counts a battle once: an end that was taken back makes room for the next', async () => {
    const { database } = vault()
    const store = await openRecord(database)
    await store.keep(result('a', { outcome: 'lost', medal: null }))
    await store.keep(result('a', { rewinds: 1 }))
    expect(store.list()).toEqual([result('a', { rewinds: 1 })])
    expect((await openRecord(database)).list()).toHaveLength(1)
  })

  it('leaves rows alone that are not as they should be, counts them, and keeps them when it is emptied', async () => {
    const good = { ...result('good'), schema: 2 }
    const bad = [
      { ...good, id: 'later', schema: 3 },
      { ...good, id: 'odd', outcome: 'cheated' },
      { ...good, id: 'minus', rounds: -1 },
      { ...good, id: 'none', own: { ...good.own, attack: { rolled: 1 } } },
      { ...good, id: 'infinite', own: { ...good.own, expected: Number.POSITIVE_INFINITY } },
      { ...good, id: '../up' },
    ]
    const { database, held } = vault({ results: [good, ...bad] })
    const store = await openRecord(database)
    expect(store.list().map(one => one.id)).toEqual(['good'])
    expect(store.unread()).toBe(bad.length)
    for (const one of bad) expect(readResult(one), one.id).toBeNull()
    const removed = await store.clear()
    expect(removed).toEqual([result('good')])
    expect(held.results.size).toBe(bad.length)
    for (const one of removed) await store.keep(one)
    expect((await openRecord(database)).list()).toEqual([result('good')])
  })

  it('goes on in memory while nothing can be stored, and stores it with the next', async () => {
    const lost = await openRecord(nowhere)
    await lost.keep(result('a'))
    expect(lost.lasting()).toBe(false)
    expect(lost.list()).toHaveLength(1)
    const { database, state } = vault()
    const store = await openRecord(database)
    state.broken = true
    await store.keep(result('a'))
    expect(store.lasting()).toBe(false)
    await store.refresh()
    expect(store.list()).toHaveLength(1)
    state.broken = false
    await store.keep(result('b'))
    expect(store.lasting()).toBe(true)
    expect((await openRecord(database)).list()).toHaveLength(2)
  })
})

const USUAL = { first: 'rebel', second: 'imperial' } as const

describe('the campaign', () => {
  const MISSIONS = ['political-escort', 'asteroid-run', 'dark-whispers']
  const open = (results: readonly BattleResult[], all = false) =>
    campaignOf(results, MISSIONS, all).map(one => [one.open, one.veteran])

  it('opens mission by mission, each by a victory of any side in the one before', () => {
    expect(open([])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    expect(open([result('a', { outcome: 'lost' })])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    expect(open([result('a', { side: 'second' })])).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
    expect(open([result('a', { mission: 'asteroid-run' })])).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ])
  })

  it('is that of the box: a mission of another set opens nothing', () => {
    const elsewhere = [result('a', { set: 'made-up', medal: 'gold' })]
    expect(open(elsewhere)).toEqual(open([]))
    expect(medalFor(elsewhere, 'political-escort', 'first', 0)).toBeNull()
    const { set } = elsewhere[0]!
    expect(medalFor(elsewhere, elsewhere[0]!.mission, elsewhere[0]!.side, elsewhere[0]!.points, set)).toBe(
      elsewhere[0]!.medal,
    )
    expect(bestOf(elsewhere, 'political-escort', 0, ['cadet'], USUAL)).toEqual([])
  })

  it('opens everything for those who ask for it', () => {
    expect(open([], true)).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ])
    expect(campaignOf([], MISSIONS, true)[0]!.won).toBe(false)
  })

  it('knows the best of each side and level, and the best medal', () => {
    const results = [
      result('a', { rounds: 7, medal: 'silver' }),
      result('b', { rounds: 5 }),
      result('c', { outcome: 'lost', rounds: 3, medal: null }),
      result('d', { level: 'ace', outcome: 'lost', medal: null }),
      result('e', { side: 'second', medal: 'gold' }),
      result('f', { points: 100, medal: 'gold' }),
      result('g', { level: 'somebody' }),
    ]
    const best = bestOf(results, 'political-escort', 0, ['cadet', 'ace'], USUAL)
    expect(best.map(one => [one.faction, one.level, one.won, one.battles, one.medal, one.rounds])).toEqual([
      ['rebel', 'cadet', 2, 3, 'silver', 5],
      ['rebel', 'ace', 0, 1, null, null],
      ['rebel', 'somebody', 1, 1, 'bronze', 6],
      ['imperial', 'cadet', 1, 1, 'gold', 6],
    ])
    expect(medalFor(results, 'political-escort', 'first', 0)).toBe('silver')
    expect(medalFor(results, 'political-escort', 'second', 100)).toBeNull()
  })
})

describe('the numbers of a lifetime', () => {
  it('are the sums of all battles, and the scores by mission, side and level', () => {
    const all = [
      result('a'),
      result('b', { outcome: 'lost', level: 'ace' }),
      result('c', { outcome: 'draw', side: 'second' }),
    ]
    const { score, rounds, own, by } = lifetimeOf(all, () => USUAL)
    expect(score).toEqual({ battles: 3, won: 1, lost: 1, drawn: 1 })
    expect(rounds).toBe(18)
    expect(own).toMatchObject({ shots: 12, hits: 6, expected: 7.5 })
    expect(by.level).toEqual([
      { name: 'cadet', score: { battles: 2, won: 1, lost: 0, drawn: 1 } },
      { name: 'ace', score: { battles: 1, won: 0, lost: 1, drawn: 0 } },
    ])
    expect(by.mission).toHaveLength(1)
    // The same name in another set is another mission.
    const { mission } = lifetimeOf([...all, result('t', { set: 'tfa' })], () => USUAL).by
    expect(mission.map(({ set, score }) => [set, score.battles])).toEqual([
      [undefined, 3],
      ['tfa', 1],
    ])
    expect(by.faction.map(({ name }) => name)).toEqual(['rebel', 'imperial'])
    // Whoever chose a faction flew for that, on whichever side.
    const chosen = [result('d', { mission: 'standard', points: 100, faction: 'imperial' }), ...all.slice(2)]
    expect(lifetimeOf(chosen, () => USUAL).by.faction).toMatchObject([
      { name: 'imperial', score: { battles: 2, won: 1 } },
    ])
    expect(bestOf(chosen, 'standard', 100, ['cadet'], USUAL)).toMatchObject([{ faction: 'imperial', won: 1 }])
    expect(lifetimeOf([], () => USUAL).own).toEqual(noTally())
  })
})
