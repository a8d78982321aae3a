/** The mind of the worker: one search at a time, heard stops, kept time, storms, and answers that no clock changes. */
import { describe, expect, it } from 'vitest'
import type { DecideAnswer, DecideRequest, Progress } from '../../ai/protocol.ts'
import { createThinker } from '../../ai/worker/thinker.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { RULES_VERSION } from '../../src/rules/index.ts'
import { thoughtOf } from './play.ts'

const state = game.newGame(missionScenario('political-escort', { maxRounds: 40 }))
while (state.phase !== 'planning') game.apply(state, game.legal(state, state.open[0]!)[0]!)
const view = game.viewFor(state, 'first')
const decision = view.open.find(open => open.player === 'first')!

let ids = 0
const request = (change: Partial<DecideRequest> = {}): DecideRequest => {
  ids += 1
  return {
    id: ids,
    rules: RULES_VERSION,
    set: 'core',
    level: 'greedy',
    view,
    decision,
    seed: 'a seed',
    style: 'even',
    notes: null,
    candidates: null,
    budget: { nodes: 60, ms: null },
    ...change,
  }
}

const breathe = () => new Promise<void>(resolve => setImmediate(resolve))
const real = () => createThinker({ breathe, now: () => performance.now() })
const kinds = (answers: readonly DecideAnswer[]) => answers.map(({ kind }) => kind)

/** A thinker whose levels only count nodes until they may no more, each step taking so many milliseconds of a clock of its own. */
const counting = (perStep: number, limit = Number.POSITIVE_INFINITY) => {
  let time = 0
  const seen = { steps: 0, breaths: 0 }
  const thinker = createThinker({
    breathe: () => {
      seen.breaths += 1
      return breathe()
    },
    now: () => time,
    think: function* count(_level, { work }) {
      while (work.used < Math.min(limit, work.limit)) {
        work.used += 1
        seen.steps += 1
        time += perStep
        yield work
      }
      return { command: game.legal(view, decision)[0]!, notes: null, explanation: null }
    },
  })
  return { thinker, seen, time: () => time }
}

describe("the worker's mind", () => {
  it.each(['greedy', 'cadet', 'table', 'aggressor'] as const)(
    'answers as %s does with the same seed and nodes, however slow its clock is',
    async level => {
      const { command } = thoughtOf(level, view, decision, 'a seed', 60)
      for (const step of [0, 1000]) {
        let time = 0
        const now = () => {
          time += step
          return time
        }
        const answer = await createThinker({ breathe, now }).decide(request({ level }))
        expect(answer).toMatchObject({ kind: 'answer', command })
      }
    },
  )

  it('ends with its best when the time is over, and never before', async () => {
    const { thinker, seen, time } = counting(7)
    const answer = await thinker.decide(request({ budget: { nodes: 1_000_000, ms: 500 } }))
    expect(answer).toMatchObject({ kind: 'answer', nodes: seen.steps })
    expect(time()).toBeGreaterThanOrEqual(500)
    expect(time()).toBeLessThan(500 + 2 * 7)
  })

  it('looks at no clock when the nodes are fixed, and at the nodes when time is left', async () => {
    const slow = counting(10_000)
    expect(await slow.thinker.decide(request({ budget: { nodes: 40, ms: null } }))).toMatchObject({ nodes: 40 })
    const quick = counting(0)
    expect(await quick.thinker.decide(request({ budget: { nodes: 40, ms: 60_000 } }))).toMatchObject({ nodes: 40 })
  })

  it('breathes after each slice, so that a stop is heard', async () => {
    const { thinker, seen, time } = counting(5)
    const answer = thinker.decide(request({ budget: { nodes: 1_000_000, ms: null } }))
    while (seen.steps < 40) await breathe()
    thinker.stop()
    const before = time()
    expect((await answer).kind).toBe('stopped')
    expect(time() - before).toBeLessThanOrEqual(25)
    expect(seen.breaths).toBeGreaterThanOrEqual(8)
  })

  it('tells how far it has come, at most every eighth of a second, on the last port given', async () => {
    const { thinker } = counting(5)
    const first = new MessageChannel()
    const second = new MessageChannel()
    const told: Progress[] = []
    let closed = 0
    first.port1.onmessage = () => told.push({ id: -1, nodes: 0, limit: 0 })
    first.port1.addEventListener('close', () => {
      closed += 1
    })
    second.port1.onmessage = ({ data }) => told.push(data as Progress)
    thinker.listen(first.port2)
    thinker.listen(second.port2)
    const asked = request({ budget: { nodes: 200, ms: null } })
    await thinker.decide(asked)
    await expect.poll(() => told.length).toBeGreaterThan(4)
    second.port1.close()
    expect(told.length).toBeLessThanOrEqual(1000 / 125)
    for (const one of told) expect(one).toMatchObject({ id: asked.id, limit: 200 })
    await expect.poll(() => closed).toBe(1)
  })

  it('answers the last of a storm of questions and stops the rest before they cost anything', async () => {
    const { thinker, seen } = counting(1, 30)
    const storm = Array.from({ length: 400 }, () => thinker.decide(request()))
    const answers = await Promise.all(storm)
    expect(kinds(answers.slice(0, -1)).every(kind => kind === 'stopped')).toBe(true)
    expect(answers.at(-1)!.kind).toBe('answer')
    expect(seen.steps).toBe(30)
  })

  it('weathers stops without a search, ids used twice and nonsense in between', async () => {
    const thinker = real()
    thinker.stop()
    thinker.stop()
    const twin = request()
    const answers = await Promise.all([
      thinker.decide(twin),
      thinker.decide(null as unknown as DecideRequest),
      thinker.decide(twin),
      thinker.decide({ id: 'x' } as unknown as DecideRequest),
      thinker.decide(twin),
    ])
    expect(kinds(answers)).toEqual(['stopped', 'stopped', 'stopped', 'stopped', 'answer'])
    expect((await thinker.decide(twin)).kind).toBe('answer')
  })

  it('refuses what it cannot think about with a reason, and goes on', async () => {
    const thinker = real()
    expect(await thinker.decide(undefined as unknown as DecideRequest)).toEqual({
      id: -1,
      kind: 'error',
      problem: 'request is missing or has no fields',
    })
    const asked = request({ budget: { nodes: Number.POSITIVE_INFINITY, ms: null } })
    const refused = await thinker.decide(asked)
    expect(refused).toMatchObject({ id: asked.id, kind: 'error' })
    expect((await thinker.decide(request())).kind).toBe('answer')
  })

  it('says so when the thinking fails, and goes on', async () => {
    let broken = true
    const thinker = createThinker({
      breathe,
      now: () => 0,
      think: function* stumble(_level, { work }) {
        yield work
        if (broken) throw new Error('stumbled')
        return { command: game.legal(view, decision)[0]!, notes: null, explanation: null }
      },
    })
    expect(await thinker.decide(request())).toMatchObject({ kind: 'error', problem: 'stumbled' })
    broken = false
    expect((await thinker.decide(request())).kind).toBe('answer')
  })
})
