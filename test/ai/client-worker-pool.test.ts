/** Several workers for one decision, and hints for a person's own side. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOpponent, type Mishap, type Opponent, type OpponentOptions } from '../../ai/client.ts'
import { levelOf } from '../../ai/levels.ts'
import type { DecideAnswer, DecideRequest, Progress } from '../../ai/protocol.ts'
import type { Dials, Explanation, Notes } from '../../ai/thought.ts'
import { problemOf } from '../../ai/worker/check.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import type { Command, GameState, ManoeuvreKey } from '../../src/rules/index.ts'
import { type Act, type Fake, fakeWorker, never, type Tools } from './fake-worker.ts'

/** The first Planning phase, and one as it would be a round later. */
const first = game.newGame(missionScenario('political-escort', { maxRounds: 40 }))
while (first.phase !== 'planning') game.apply(first, game.legal(first, first.open[0]!)[0]!)
const second: GameState = { ...game.copy(first), round: 2 }
const dialOf = (state: GameState, side: 'first' | 'second' = 'second') => {
  const view = game.viewFor(state, side)
  const decision = view.open.find(open => open.player === side)!
  return { view, decision, legal: game.legal(view, decision) }
}

const plan = (key: string): Dials => ({ i1: key as ManoeuvreKey })
const explained = (request: DecideRequest, plans: readonly string[]): Explanation => ({
  side: 'second',
  round: request.view.round,
  decision: 'dial',
  measure: 'chance',
  nodes: 5,
  win: 0.5,
  gap: 0.01,
  plans: plans.map((key, n) => ({
    dials: plan(key),
    share: 0.9 - n / 10,
    win: 0.5,
    dealt: 1,
    taken: 1,
    feared: { dials: { r1: 'turn-left 2' }, share: 0.1, win: 0.4 },
  })),
  choices: [],
})
const notesOf = (request: DecideRequest, own: string, theirs: string): Notes => ({
  round: request.view.round,
  own: plan(own),
  theirs: [{ dials: { r1: theirs as ManoeuvreKey }, share: 1 }],
  opponentModel: null,
})
const answer = (request: DecideRequest, command: Command, own = 'straight 2', theirs = 'straight 1'): DecideAnswer => ({
  id: request.id,
  kind: 'answer',
  command,
  nodes: 5,
  notes: notesOf(request, own, theirs),
  explanation: explained(request, [own]),
})

const open: Opponent[] = []
afterEach(() => {
  for (const opponent of open.splice(0)) opponent.dispose()
})

/** An opponent whose n-th worker acts as the n-th function says. */
const opposing = (acts: readonly Act[], options: Partial<OpponentOptions> = {}) => {
  const fakes: Fake[] = []
  const mishaps: Mishap[] = []
  const opponent = createOpponent({
    set: 'core',
    level: 'greedy',
    seed: 'the match',
    budget: { ms: 300 },
    workers: 3,
    makeWorker: () => {
      const n = fakes.length
      const fake = fakeWorker((request, tools: Tools) => acts[Math.min(n, acts.length - 1)]!(request, tools))
      fakes.push(fake)
      return fake.worker
    },
    ...options,
  })
  opponent.onMishap(mishap => mishaps.push(mishap))
  open.push(opponent)
  const { signal } = new AbortController()
  const decide = (state: GameState, to = signal) => {
    const { view, decision } = dialOf(state)
    return opponent.decide(view, decision, to)
  }
  /** Plans the first round alone, and lets the other workers come up. */
  const begin = async () => {
    await decide(first)
    await vi.waitUntil(() => fakes.every(({ reached }) => reached))
    // And the line hears that it has.
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return { opponent, fakes, mishaps, decide, begin }
}

const NODES = levelOf('greedy')!.nodes
const { legal } = dialOf(first)
const COMMAND = legal[1]!
const OTHER = legal[2]!

describe('several workers', () => {
  it('find plans apart, with numbers of their own, and the first weighs them all', async () => {
    const found = ['straight 3', 'bank-left 2', 'turn-right 1']
    const { fakes, mishaps, decide, begin } = opposing(
      found.map(
        (own, n) => async request =>
          answer(request, request.candidates ? COMMAND : OTHER, own, n === 2 ? 'straight 4' : 'straight 1'),
      ),
    )
    await begin()
    expect(fakes.map(fake => fake.requests.length)).toEqual([1, 0, 0])
    expect(await decide(second)).toEqual(COMMAND)
    expect(fakes.map(fake => fake.requests.length)).toEqual([3, 1, 1])
    const parts = fakes.map((fake, n) => fake.requests[n === 0 ? 1 : 0]!)
    expect(new Set(parts.map(part => part.seed)).size).toBe(3)
    expect(parts.map(part => part.budget)).toEqual(Array(3).fill({ nodes: Math.floor((NODES * 0.4) / 3), ms: 120 }))
    for (const part of parts) expect(problemOf(part)).toBeNull()
    const last = fakes[0]!.requests[2]!
    expect(problemOf(last)).toBeNull()
    expect(last.seed).toBe(parts[0]!.seed)
    expect(last.candidates?.own).toEqual(found.map(plan))
    expect(last.candidates?.theirs).toEqual([{ r1: 'straight 1' }, { r1: 'straight 4' }, { r1: 'turn-left 2' }])
    // All in all no more nodes than one would have, and no more time.
    expect(last.budget.nodes).toBe(NODES - 15)
    expect(last.budget.ms).toBeLessThanOrEqual(300)
    expect(mishaps).toEqual([])
  })

  it('are asked about nothing else: not with fixed nodes, not alone, not again in a round, not between', async () => {
    const act: Act = async request => answer(request, COMMAND)
    const fixed = opposing([act], { budget: { nodes: 100 } })
    await fixed.begin()
    await fixed.decide(second)
    expect(fixed.fakes.map(fake => fake.requests.length)).toEqual([2])
    for (const { candidates, budget } of fixed.fakes[0]!.requests)
      expect({ candidates, budget }).toEqual({ candidates: null, budget: { nodes: 100, ms: null } })
    const alone = opposing([act], { workers: 1 })
    await alone.begin()
    await alone.decide(second)
    expect(alone.fakes.map(fake => fake.requests.length)).toEqual([2])
    const again = opposing([act])
    await again.begin()
    await again.decide(first)
    expect(again.fakes.map(fake => fake.requests.length)).toEqual([2, 0, 0])
  })

  it('are not called for a level that makes no plans', async () => {
    const { fakes, decide, begin } = opposing([
      async request => ({ ...answer(request, COMMAND), notes: null, explanation: null }) as DecideAnswer,
    ])
    await begin()
    await decide(second)
    expect(fakes.map(fake => fake.requests.length)).toEqual([2])
  })

  it.each<[string, Act]>([
    ['fails', async request => ({ id: request.id, kind: 'error', problem: 'no idea' })],
    [
      'crashes',
      (_request, { crash }) => {
        crash()
        return never()
      },
    ],
    ['says nothing', never],
  ])('do without one that %s', async (_what, act) => {
    const { fakes, mishaps, decide, begin } = opposing([
      async request => answer(request, COMMAND, 'straight 3'),
      act,
      async request => answer(request, OTHER, 'bank-left 2'),
    ])
    await begin()
    expect(await decide(second)).toEqual(COMMAND)
    expect(fakes[0]!.requests.at(-1)!.candidates?.own).toEqual([plan('straight 3'), plan('bank-left 2')])
    expect(mishaps).toEqual([])
  })

  it('replace one that is silent twice running, and no sooner', async () => {
    const { fakes, decide, begin } = opposing([async request => answer(request, COMMAND), never])
    await begin()
    await decide(second)
    expect(fakes[1]!.terminated).toBe(false)
    expect(fakes[1]!.stops).toBe(1)
    await decide({ ...second, round: 3 })
    expect(fakes[1]!.terminated).toBe(true)
  })

  it('have an answer even when the last word fails', async () => {
    const { mishaps, decide, begin } = opposing([
      async request =>
        request.candidates
          ? { id: request.id, kind: 'error', problem: 'no idea' }
          : answer(request, request.view.round === 1 ? COMMAND : OTHER),
    ])
    await begin()
    expect(await decide(second)).toEqual(OTHER)
    expect(mishaps).toEqual([])
  })

  it('are all stopped together', async () => {
    const { fakes, decide, begin } = opposing([
      request => (request.view.round === 1 ? Promise.resolve(answer(request, COMMAND)) : never()),
    ])
    await begin()
    const stop = new AbortController()
    const asked = decide(second, stop.signal)
    await expect.poll(() => fakes.map(fake => fake.requests.length)).toEqual([2, 1, 1])
    stop.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
    await expect.poll(() => fakes.map(fake => fake.stops)).toEqual([1, 1, 1])
  })

  it('tell their progress as that of one', async () => {
    const seen: Progress[] = []
    const { opponent, decide, begin } = opposing([
      async (request, { report }) => {
        report({ id: request.id, nodes: 4, limit: request.budget.nodes })
        await new Promise(resolve => setTimeout(resolve, 20))
        return answer(request, COMMAND)
      },
    ])
    await begin()
    opponent.onProgress(progress => seen.push(progress))
    await decide(second)
    expect(seen.map(({ nodes }) => nodes)).toEqual([4, 8, 12, 16])
    expect(new Set(seen.map(({ limit }) => limit))).toEqual(new Set([NODES]))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
  })
})

describe('a hint', () => {
  const person = dialOf(first, 'first')

  it('is thought from the own view alone, in a worker of its own, and leaves no trace in the opponent', async () => {
    const { opponent, fakes, decide } = opposing([async request => answer(request, COMMAND)])
    await decide(first)
    const reasons: Explanation[] = []
    opponent.onExplanation(explanation => reasons.push(explanation))
    const hint = await opponent.hint(person.view, person.decision, new AbortController().signal)
    expect(hint?.plans.map(({ dials }) => dials)).toEqual([plan('straight 2')])
    expect(reasons).toEqual([])
    const adviser = fakes.at(-1)!
    expect(adviser).not.toBe(fakes[0])
    expect(adviser.requests).toHaveLength(1)
    const [asked] = adviser.requests
    expect(asked).toMatchObject({ view: person.view, decision: person.decision, notes: null, candidates: null })
    expect(problemOf(asked)).toBeNull()
    await decide(second)
    // The opponent remembers its own first round, and nothing of the hint.
    const own = fakes[0]!.requests
    expect(own.at(-1)!.notes).toEqual(notesOf(own[0]!, 'straight 2', 'straight 1'))
    expect(own.map(request => request.decision.player)).not.toContain('first')
  })

  it('does not wait for the opponent, nor stop it', async () => {
    let finish = () => {}
    const { opponent, fakes, decide } = opposing([
      request =>
        new Promise(resolve => {
          finish = () => resolve(answer(request, COMMAND))
        }),
      async request => answer(request, person.legal[0]!),
    ])
    const waiting = decide(first)
    await expect.poll(() => fakes[0]?.requests.length).toBe(1)
    expect(await opponent.hint(person.view, person.decision, new AbortController().signal)).not.toBeNull()
    expect(fakes[0]!.stops).toBe(0)
    finish()
    expect(await waiting).toEqual(COMMAND)
  })

  it('is none where the level has no reasons or something goes wrong, and no default is played', async () => {
    const acts: Act[] = [
      async request => ({ ...answer(request, COMMAND), explanation: null }) as DecideAnswer,
      async request => ({ id: request.id, kind: 'error', problem: 'no idea' }),
      (_request, { crash }) => {
        crash()
        return never()
      },
    ]
    for (const act of acts) {
      const { opponent, mishaps } = opposing([act])
      expect(await opponent.hint(person.view, person.decision, new AbortController().signal)).toBeNull()
      expect(mishaps).toEqual([])
    }
  })

  it('ends when it is no longer wanted', async () => {
    const { opponent, fakes } = opposing([never])
    const stop = new AbortController()
    const hint = opponent.hint(person.view, person.decision, stop.signal)
    await expect.poll(() => fakes[0]?.requests.length).toBe(1)
    stop.abort(new Error('never mind'))
    await expect(hint).rejects.toThrow('never mind')
    await expect.poll(() => fakes[0]!.stops).toBe(1)
    const left = opponent.hint(person.view, person.decision, new AbortController().signal)
    opponent.dispose()
    await expect(left).rejects.toThrow('dismissed')
  })
})
