/** The review of a battle: every swing is plan, read and dice, and every decision stands beside the best other one. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reviewOf } from '../../ai/judge/review.ts'
import type { Reviewed } from '../../ai/judge/reviewed.ts'
import { judgeOf } from '../../ai/judge.ts'
import { openJudge, openReview } from '../../ai/judge-client.ts'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { type Command, type ManoeuvreKey, SIDES } from '../../src/rules/index.ts'
import { playedFile } from '../support/played.ts'

const file = parseReplay(readFileSync(resolve(import.meta.dirname, '../../public/demos/mission.json'), 'utf8'))
if ('problem' in file) throw new Error(file.problem.key)
const { scenario, commands } = file

const review = (log: readonly Command[]): readonly Reviewed[] => [...reviewOf(scenario, log)].flat()
const of = <W extends Reviewed['what']>(what: W, all: readonly Reviewed[]) =>
  all.filter((one): one is Extract<Reviewed, { what: W }> => one.what === what)

/** How many commands begin the battle before the first dial of a round, and how many end that round. */
function span(log: readonly Command[], round: number): { readonly from: number; readonly to: number } {
  const state = game.newGame(scenario)
  const planning = (): boolean => state.round === round && state.open[0]?.kind === 'dial'
  let from = -1
  for (const [at, command] of log.entries()) {
    if (from < 0 && planning()) from = at
    if (state.round > round) return { from, to: at }
    game.apply(state, command)
  }
  return { from, to: log.length }
}

const all = review(commands)
const swings = of('swing', all)
const decisions = of('decision', all)

describe('a review', () => {
  it('splits every swing of either side into plan, read and dice', () => {
    expect(swings.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { before, after, parts } of swings) {
      for (const side of SIDES) {
        const { plan, read, dice } = parts[side]
        expect(plan + read + dice).toBeCloseTo((after - before) * (side === 'first' ? 1 : -1), 9)
      }
      expect(parts.first.dice).toBeCloseTo(-parts.second.dice, 9)
    }
    expect(swings.some(({ parts }) => Math.abs(parts.first.dice) > 0.05)).toBe(true)
    expect(swings.some(({ parts }) => Math.abs(parts.first.read) > 0.03)).toBe(true)
  })

  it('draws the course through the beginning and the end of every swing', () => {
    const points = of('point', all)
    for (const { round, before, after } of swings) {
      const here = points.filter(point => point.round === round)
      expect(here[0]!.first).toBe(before)
      expect(here.at(-1)!.first).toBe(after)
    }
    expect(points.at(-1)!.first).toBe(0)
  })

  it('puts every dial and choice beside another that was legal', () => {
    const state = game.newGame(scenario)
    const flown = commands.filter(({ type }) => type === 'setDial').length
    expect(decisions.filter(({ done }) => done.kind === 'dial').length).toBeGreaterThan(flown / 2)
    for (const [at, command] of commands.entries()) {
      for (const { side, other } of decisions.filter(one => one.at === at && one.done.kind !== 'dial')) {
        if (other.kind === 'dial') throw new Error('a dial for a choice')
        expect(game.isLegal(state, { ...other.choice, player: side, at: state.at } as Command)).toBe(true)
        expect(other.end !== null).toBe('action' in other.choice && other.choice.action === 'barrel-roll')
      }
      game.apply(state, command)
    }
    for (const { done, other, from } of decisions) {
      if (done.kind !== 'dial' || other.kind !== 'dial') continue
      expect(other.key).not.toBe(done.key)
      expect(other.end).not.toEqual(from)
    }
  })
})

/** The battle on from the second round, one ship of the second side flying what is said; dice and all else by lot. */
async function instead(ship: string, manoeuvre: ManoeuvreKey): Promise<readonly Reviewed[]> {
  const { from } = span(commands, 2)
  const prefix = commands.slice(0, from)
  for (const command of commands.slice(from)) {
    if (command.type !== 'setDial') break
    prefix.push(command.ship === ship ? { ...command, manoeuvre } : command)
  }
  const log = (await playedFile(scenario, 'a-review', { prefix })).commands
  return review(log.slice(0, span(log, 2).to)).filter(({ round }) => round === 2)
}

describe('a dial that was a mistake', () => {
  it('costs its own side its plan, is what the other gains by its read, and stands beside the better one', async () => {
    // Away from the fight, in the round in which it begins.
    const bad = await instead('i1', 'turn-left 1')
    const parts = of('swing', bad)[0]!.parts
    const usual = swings[1]!.parts
    expect(parts.second.plan).toBeLessThan(usual.second.plan - 0.08)
    expect(parts.first.read).toBeGreaterThan(usual.first.read + 0.08)
    const dial = of('decision', bad).find(({ ship, done }) => ship === 'i1' && done.kind === 'dial')!
    expect(dial.done).toMatchObject({ kind: 'dial', key: 'turn-left 1' })
    expect(dial.by).toBeGreaterThan(0.05)
    expect(dial.because).toMatchObject({ why: 'deal' })
    expect(dial.because.amount).toBeGreaterThan(0.3)
  })
})

/** A worker whose script never runs. */
class Broken extends EventTarget {
  constructor() {
    super()
    setTimeout(() => this.dispatchEvent(new Event('error')))
  }
  postMessage() {}
  terminate() {}
}

describe.each([
  ['can be made', undefined],
  ['ever runs', Broken],
])('where no worker %s', (_what, worker) => {
  afterEach(() => vi.unstubAllGlobals())

  it('the page reviews by itself, in slices, and stops when it is told to', async () => {
    vi.stubGlobal('Worker', worker)
    const found: Reviewed[] = []
    let turns = 0
    const ticking = setInterval(() => {
      turns += 1
    })
    await new Promise<void>(resolve =>
      openReview(scenario, commands, told => {
        found.push(...told.reviewed)
        expect(told.stuck).toBe(false)
        if (told.over) resolve()
      }),
    )
    clearInterval(ticking)
    expect(found).toEqual(all)
    expect(turns).toBeGreaterThan(20)
    const told = vi.fn()
    const end = openReview(scenario, commands, one => {
      told(one)
      end()
    })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), 20_000)
    // Whoever comes after it has come to an end meanwhile.
    await new Promise<void>(resolve =>
      openJudge(scenario, ({ followed }) => followed > 9 && resolve()).add(commands.slice(0, 10)),
    )
    expect(told).toHaveBeenCalledOnce()
  })

  it('it judges what is played, in its order, as it comes', async () => {
    vi.stubGlobal('Worker', worker)
    const judge = judgeOf(scenario)
    const some = commands.slice(0, 60)
    const expected = some.map(judge).filter(one => one !== null)
    const judged: unknown[] = []
    await new Promise<void>(resolve => {
      const { add } = openJudge(scenario, told => {
        judged.push(...told.judged)
        if (told.followed === some.length) resolve()
      })
      add(some.slice(0, 20))
      setTimeout(() => add(some.slice(20)))
    })
    expect(judged).toEqual(expected)
  })
})
