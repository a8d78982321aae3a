/** The arena's figures against values worked out by hand, its journal, and one pair played. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eloWords } from '../../ai/arena/command-line.ts'
import { type Bout, playPair } from '../../ai/arena/duel.ts'
import { openJournal } from '../../ai/arena/journal.ts'
import { report } from '../../ai/arena/report.ts'
import { budgetOf, contestantOf, RIVALS } from '../../ai/arena/rivals/index.ts'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import { standingOf } from '../../ai/arena/series.ts'
import {
  bradleyTerry,
  eloInterval,
  eloOf,
  LLR_BOUND,
  llrOf,
  momentsOf,
  pentanomial,
  quantile,
  rate,
  scoreOf,
} from '../../ai/arena/statistics.ts'
import { rngOf } from '../../ai/rng.ts'
import { fetchSet, game, gameOf } from '../../src/content/index.ts'
import { runReplay } from '../../src/match/replay.ts'
import type { Scenario } from '../../src/rules/index.ts'

describe('the figures of the arena', () => {
  it('count pairs by their points', () => {
    expect(pentanomial([0, 2, 1, 1.5, 2, 0.5, 1])).toEqual([1, 1, 2, 1, 2])
    expect(() => pentanomial([0.25])).toThrow('0.25')
    expect(() => pentanomial([2.5])).toThrow('2.5')
  })

  it('turn a score into Elo and back', () => {
    expect(eloOf(0.5)).toBeCloseTo(0, 12)
    // 10 to 1 is 400, three quarters 400 · log10 3.
    expect(eloOf(10 / 11)).toBeCloseTo(400, 9)
    expect(eloOf(0.75)).toBeCloseTo(190.8485, 4)
    expect(scoreOf(190.8485)).toBeCloseTo(0.75, 6)
  })

  it('give mean and variance of a pair, and Elo with 95 %', () => {
    // Two pairs of 1½ points, two of 2: mean 0.875, variance 1/64, so the mean is known to 1/16 · 1.96.
    const counts = [0, 0, 0, 2, 2] as const
    expect(momentsOf(counts)).toEqual({ pairs: 4, mean: 0.875, variance: 1 / 64 })
    const [low, middle, high] = eloInterval(counts)
    expect(middle).toBeCloseTo(400 * Math.log10(7), 9)
    expect(low).toBeCloseTo(eloOf(0.875 - 1.959964 / 16), 9)
    expect(high).toBeCloseTo(eloOf(0.875 + 1.959964 / 16), 9)
  })

  it('leave room for doubt when all pairs ended alike, and tell no Elo beyond 1200', () => {
    const [low, middle, high] = eloInterval([0, 0, 0, 0, 20])
    expect([middle, high]).toEqual([1200, 1200])
    // As if two had been lost and two more won: 22 of 24, ± 1.96 √(22/24 · 2/24 / 24).
    expect(low).toBeCloseTo(eloOf(22 / 24 - 1.959964 * Math.sqrt(((22 / 24) * (2 / 24)) / 24)), 9)
    expect(eloInterval([0, 0, 0, 0, 0])).toEqual([-1200, 0, 1200])
    expect(eloWords([low, middle, high])).toBe('> 248')
    expect(eloWords([-12.4, 3.2, 20])).toBe('3 [-12, 20]')
  })

  it('weigh two hypotheses', () => {
    // n (s1 − s0) (2 mean − s0 − s1) / (2 var) with s0 = ½, s1 = 1 / (1 + 10^(−1/40)) = 0.5143872, mean 0.875, variance 1/64.
    const wanted = (40 * 0.0143872 * (1.75 - 1.0143872)) / (2 / 64)
    expect(wanted).toBeCloseTo(13.547, 3)
    expect(llrOf([0, 0, 0, 20, 20])).toBeCloseTo(wanted, 3)
    expect(llrOf([20, 20, 0, 0, 0])).toBeLessThan(-LLR_BOUND)
    expect(llrOf([0, 0, 0, 0, 0])).toBe(0)
    // Evenly spread at exactly half way between the hypotheses nothing is learned.
    expect(Math.abs(llrOf([10, 20, 40, 20, 10], -5, 5))).toBeLessThan(1e-9)
    // Won in a row: ten prove nothing yet, eleven do.
    expect(llrOf([0, 0, 0, 0, 10])).toBeLessThan(LLR_BOUND)
    expect(llrOf([0, 0, 0, 0, 11])).toBeGreaterThan(LLR_BOUND)
  })

  it('find quantiles', () => {
    expect(quantile([], 0.5)).toBe(0)
    expect(quantile([5, 1, 3], 0.5)).toBe(3)
    expect(quantile([1, 2, 3, 4], 0.95)).toBe(4)
  })

  it('fit Bradley and Terry: strengths 1, 3 and 9 give them back', () => {
    const meetings = [
      { a: 'b', b: 'a', points: 75, games: 100 },
      { a: 'c', b: 'b', points: 75, games: 100 },
      { a: 'c', b: 'a', points: 90, games: 100 },
    ]
    const fitted = bradleyTerry(meetings, 'a')
    expect(fitted.get('a')).toBeCloseTo(0, 9)
    expect(fitted.get('b')).toBeCloseTo(400 * Math.log10(3), 4)
    expect(fitted.get('c')).toBeCloseTo(800 * Math.log10(3), 4)
  })

  it('rate with intervals, finite for who never lost, the same for the same numbers', () => {
    const pairings = [
      { a: 'b', b: 'a', points: [2, 1, 2, 1.5, 1, 2, 0, 2] },
      { a: 'c', b: 'b', points: [2, 2, 2, 2, 2, 2, 2, 2] },
    ]
    const ratings = rate(pairings, 'a', rngOf('r'))
    expect(ratings.map(({ name }) => name)).toEqual(['c', 'b', 'a'])
    for (const { elo, low, high } of ratings) {
      expect(low).toBeLessThanOrEqual(elo + 1e-9)
      expect(high).toBeGreaterThanOrEqual(elo - 1e-9)
      expect(Number.isFinite(high)).toBe(true)
    }
    expect(ratings[1]!.high - ratings[1]!.low).toBeGreaterThan(50)
    expect(rate(pairings, 'a', rngOf('r'))).toEqual(ratings)
  })
})

const BOUT: Bout = { a: 'aggressor', b: 'random', scenario: 'xx-ttt', seed: 'test', nodesA: 1, nodesB: 1 }

describe('a pair', () => {
  it('is one battle twice, the sides swapped, the same every time', async () => {
    const { line, kept } = await playPair(BOUT, 3)
    expect(line.games.map(({ side }) => side)).toEqual(['first', 'second'])
    expect(line.games.every(({ problem }) => problem === null)).toBe(true)
    expect(line.times.a.plan.length).toBeGreaterThan(5)
    expect(line.times.b.round.length).toBeGreaterThan(5)
    const again = await playPair(BOUT, 3)
    expect(again.line.games).toEqual(line.games)
    for (const { file } of kept) expect(runReplay(game, file).problem).toBeNull()
    const standing = standingOf([line], 0, 10)
    expect(standing.points).toEqual([line.games.reduce((sum, one) => sum + one.points!, 0)])
    const { text } = report([{ bout: BOUT, standing }], {
      command: 'ladder',
      date: 'today',
      machine: 'this',
      code: 'c0de',
      anchor: 'random',
      random: rngOf('1'),
    })
    expect(text).toContain('| aggressor v random | 1 |')
  })

  it('[TEAM-3] may be of members who share what one commands on the other side, and swap sides together', async () => {
    const bout: Bout = { ...BOUT, b: 'table', withA: ['random'] }
    const { line, kept } = await playPair(bout, 1)
    expect(line.games.map(({ problem }) => problem)).toEqual([null, null])
    expect((await playPair(bout, 1)).line.games).toEqual(line.games)
    expect(line.games).not.toEqual((await playPair({ ...BOUT, b: 'table' }, 1)).line.games)
    for (const { file } of kept) {
      expect(file.players).toHaveLength(3)
      expect(runReplay(game, file).problem).toBeNull()
    }
  })

  it('keeps a battle that breaks off, and counts the pair for nothing', async () => {
    const broken = { ...BOUT, a: 'nobody' as Bout['a'] }
    const { line, kept } = await playPair(broken, 1)
    expect(line.games.map(({ points }) => points)).toEqual([null, null])
    expect(kept.map(({ why }) => why)).toEqual(['broken', 'broken'])
    const standing = standingOf([line], 0, 10)
    expect([standing.pairs, standing.broken]).toEqual([0, [1]])
  })

  it('may have another state of the code on one side', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'rival-')), 'players.js')
    writeFileSync(
      file,
      `export const asked = new Set()
      export const thinkThrough = (level, { engine, view, decision }) => {
        asked.add(level)
        return { command: engine.legal(view, decision).at(-1), notes: null, explanation: null }
      }`,
    )
    const bout: Bout = { ...BOUT, rival: { rev: 'c0ffee', file } }
    const { line } = await playPair(bout, 1)
    expect(line.games.every(({ problem }) => problem === null)).toBe(true)
    expect([...(await import(file)).asked]).toEqual(['random'])
    expect(line.games).not.toEqual((await playPair(BOUT, 1)).line.games)
  })

  it('may have a whole build on one side, whose own rules run beside the battle and lead to the same', async () => {
    const file = join(import.meta.dirname, '../support/other-build.ts')
    const whole = await playPair({ ...BOUT, rival: { rev: 'c0ffee', file, whole: true } }, 1)
    expect(whole.line.games).toEqual((await playPair(BOUT, 1)).line.games)
    const { besides } = await import('../../ai/arena/other-build.ts')
    const { game: theirs, thinkThrough } = await import('../support/other-build.ts')
    const think = () => {
      throw new Error('asked')
    }
    const player = besides({ game: theirs, thinkThrough }, SCENARIOS['xx-ttt'], () => [], think)
    const state = game.newGame(SCENARIOS['xx-ttt'])
    const [first] = state.open
    await expect(player.decide(state, { ...first!, at: first!.at + 1 }, undefined as never)).rejects.toThrow(
      /its rules run otherwise/,
    )
  })

  it.each(['formation', 'flanker', 'quantal'] as const)('may have %s on one side, the same every time', async rival => {
    const bout: Bout = { ...BOUT, a: rival, b: 'random', nodesA: 60 }
    const { line } = await playPair(bout, 1)
    expect(line.games.map(({ problem }) => problem)).toEqual([null, null])
    // Nobody needs luck against whoever plays by lot.
    expect(line.games.map(({ points }) => points)).toEqual([1, 1])
    expect((await playPair(bout, 1)).line.games).toEqual(line.games)
  })

  it('knows whom it is told to seat, and nobody else', () => {
    expect(RIVALS).toEqual(['table', 'aggressor', 'aggressor-plus', 'formation', 'flanker', 'quantal'])
    for (const id of RIVALS) {
      expect(contestantOf(id)).toBe(id)
      expect(budgetOf(id)).toBeGreaterThan(0)
    }
    expect(contestantOf('legend')).toBe('legend')
    for (const id of ['nobody', 'toString', '']) expect(contestantOf(id)).toBeUndefined()
  })

  it('has a battle in every scenario', async () => {
    for (const [id, scenario] of Object.entries<Scenario>(SCENARIOS)) {
      await fetchSet(scenario.set)
      expect(() => gameOf(scenario.set).newGame(scenario), id).not.toThrow()
    }
    // As many points as the squads say; who has initiative is decided, of equal squads by the die (TFA-INIT-1).
    const opened = (id: 't70-2fo' | '4-v-6-tfa') => gameOf('tfa').newGame(SCENARIOS[id]).open[0]
    expect(opened('t70-2fo')).toMatchObject({ kind: 'initiative', side: 'first' })
    expect(opened('4-v-6-tfa')).toMatchObject({ kind: 'roll', player: 'chance' })
  })
})

describe('the journal', () => {
  const before = process.cwd()
  beforeAll(() => process.chdir(mkdtempSync(join(tmpdir(), 'arena-'))))
  afterAll(() => process.chdir(before))

  it('goes on after a crash in the middle of a line', async () => {
    const { line } = await playPair(BOUT, 1)
    const first = openJournal(BOUT, 'code', false)
    first.add(line)
    first.add({ ...line, pair: 2 })
    writeFileSync(first.path, readFileSync(first.path, 'utf8').slice(0, -20))
    const second = openJournal(BOUT, 'code', false)
    expect([...second.lines.keys()]).toEqual([1])
    second.add({ ...line, pair: 2 })
    const third = openJournal(BOUT, 'code', false)
    expect(third.lines.get(1)).toEqual(line)
    expect([...third.lines.keys()]).toEqual([1, 2])
    expect([...openJournal(BOUT, 'other', false).lines.keys()]).toEqual([])
    expect([...openJournal(BOUT, 'code', true).lines.keys()]).toEqual([])
    const { path } = openJournal({ ...BOUT, rival: { rev: 'c0ffee', file: '' } }, 'code', false)
    expect(path).toContain('random@c0ffee')
  })
})
