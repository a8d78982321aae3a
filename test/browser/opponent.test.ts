/** The opponent as the built site has it: the same answers as in Node, a stop that is heard, a page that is never held up. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LevelId } from '../../ai/levels.ts'
import { decisionSeed } from '../../ai/rng.ts'
import type { Notes } from '../../ai/thought.ts'
import { game, missionScenario, OBSTACLES } from '../../src/content/index.ts'
import type { Command, Side } from '../../src/rules/index.ts'
import { playGame, thoughtOf } from '../ai/play.ts'
import { bundle, type Site, site } from '../support/browser.ts'
import type { answers, Question, stops, storm, together } from '../support/opponent-probe.ts'

/** The levels that think, each with the nodes of one answer here. */
const THINKERS: readonly (readonly [level: LevelId, nodes: number])[] = [
  ['greedy', 120],
  ['cadet', 120],
  ['legend', 300],
]
/** Those that think long enough to be stopped in it. */
const LONG_THINKERS: readonly LevelId[] = ['greedy', 'legend']
const SEED = 'the same everywhere'
const QUESTIONS = 24

const ROOT = resolve(import.meta.dirname, '../..')

/** Questions of one battle to both sides, spread over its rounds. */
const questions = (): readonly Question[] => {
  const all: Question[] = []
  const levels = { first: 'table', second: 'table' } as const
  playGame(
    levels,
    SEED,
    1,
    ({ view, decision }) => all.push({ view, decision }),
    missionScenario('dark-whispers', { maxRounds: 8 }),
  )
  const step = Math.max(1, Math.floor(all.length / QUESTIONS))
  return all.filter((_, n) => n % step === 0).slice(0, QUESTIONS)
}

/** What a level answers here, with its notes passed on as the page does. */
const here = (level: LevelId, nodes: number, asked: readonly Question[]): Command[] => {
  const notes: Partial<Record<Side, Notes>> = {}
  return asked.map(({ view, decision }) => {
    const side = decision.player as Side
    const own = decisionSeed(SEED, side, decision.at)
    const thought = thoughtOf(level, view, decision, own, nodes, notes[side] ?? null)
    if (thought.notes) notes[side] = thought.notes
    return thought.command
  })
}

/** One thing to answer first, and a question with much to think about: the first dial of four ships against four among six asteroids. */
const crowded = (): readonly [Question, Question] => {
  const scenario = missionScenario('standard', {
    points: 100,
    collection: 'open',
    maxRounds: 8,
    obstacles: OBSTACLES,
    forces: {
      first: Array(4).fill({ pilot: 'rookiepilot', upgrades: [] }),
      second: Array(4).fill({ pilot: 'academypilot', upgrades: [] }),
    },
  })
  const all: Question[] = []
  playGame({ first: 'table', second: 'table' }, SEED, 1, ({ view, decision }) => all.push({ view, decision }), scenario)
  return [all.find(({ decision }) => decision.kind === 'place')!, all.find(({ decision }) => decision.kind === 'dial')!]
}

describe('the opponent in the built site', () => {
  const asked = questions()
  let built: Site
  let page: Page
  let worker: string
  let trouble: string[] = []

  beforeAll(async () => {
    built = await site()
    const found = readdirSync(resolve(ROOT, 'dist/assets')).filter(name => /^worker-.*\.js$/.test(name))
    expect(found).toHaveLength(1)
    const opened = await built.open('')
    page = opened.page
    trouble = opened.trouble
    worker = new URL(`assets/${found[0]}`, page.url()).href
    // An empty page of the same site: nothing but the opponent is at work, and the policy of the page lets the probe in.
    const empty = new URL('empty.html', page.url()).href
    await page.route(empty, route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
    )
    await page.goto(empty)
    await page.addScriptTag({ content: await bundle('test/support/opponent-probe.ts') })
  })
  afterAll(() => built?.close())

  it.each(THINKERS)('%s answers in its worker as it does in Node', async (level, nodes) => {
    expect(asked.length).toBeGreaterThanOrEqual(20)
    const where = { worker, level, seed: SEED, nodes }
    const found = await page.evaluate(
      ([at, list]) => (globalThis as unknown as { probe: { answers: typeof answers } }).probe.answers(at, list),
      [where, asked] as const,
    )
    expect(found.mishaps).toEqual([])
    expect(found.commands).toEqual(here(level, nodes, asked))
    expect(trouble).toEqual([])
  })

  it.each(LONG_THINKERS)('%s hears a stop at once, and the page is free while it thinks', async level => {
    const where = { worker, level, seed: SEED, nodes: 200_000 }
    const { heard, long } = await page.evaluate(
      ([at, two]) => (globalThis as unknown as { probe: { stops: typeof stops } }).probe.stops(at, two, 11),
      [where, crowded()] as const,
    )
    expect(heard.length).toBeGreaterThanOrEqual(5)
    // The middle one: a machine that does something else for a moment is no fault of the opponent.
    expect(heard.toSorted((a, b) => a - b)[Math.floor(heard.length / 2)]).toBeLessThan(50)
    // Of so many times of thinking most leave the page without a single task that a person could feel.
    expect(long.length, `${long}`).toBeLessThanOrEqual(2)
  })

  it('outlives a storm of questions, stops and nonsense: the last is answered, the rest are stopped', async () => {
    const [, dial] = crowded()
    const where = { worker, level: 'greedy', seed: SEED, nodes: 60 } as const
    const found = await page.evaluate(
      ([at, question]) => (globalThis as unknown as { probe: { storm: typeof storm } }).probe.storm(at, question, 300),
      [where, dial] as const,
    )
    expect(found.kinds.at(-1)).toBe('answer')
    // Nonsense that is looked at before the next question has come is refused, the others are stopped; hardly any is thought through.
    const rest = found.kinds.slice(0, -1)
    expect(rest.filter(kind => kind === 'answer').length).toBeLessThan(10)
    expect(rest.filter(kind => kind === 'stopped').length).toBeGreaterThanOrEqual(190)
    expect(found).toMatchObject({ after: 'answer', errors: 0 })
  })

  it('legend thinks with three workers about one plan, and all of its answers are legal', async () => {
    const [, dial] = crowded()
    const side = dial.decision.player as Side
    // The first dials of some rounds: as if the ships had come back to where they were.
    const rounds = Array.from({ length: 6 }, (_, n): Question => ({ ...dial, view: { ...dial.view, round: n + 1 } }))
    const where = { worker, level: 'legend', seed: SEED, nodes: 0 } as const
    const found = await page.evaluate(
      ([at, list]) => (globalThis as unknown as { probe: { together: typeof together } }).probe.together(at, list, 3),
      [where, rounds] as const,
    )
    expect(found.mishaps).toEqual([])
    expect(side).toBe(found.commands[0]!.player)
    for (const command of found.commands) expect(game.isLegal(dial.view, command)).toBe(true)
    const [first, ...others] = found.asked
    expect(others).toHaveLength(2)
    for (const count of others) expect(count).toBeGreaterThan(0)
    // Once alone, then a part of the first word and the last word.
    expect(first).toBe(1 + 2 * 5)
  })
})
