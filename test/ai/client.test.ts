/** One question at a time to a worker, and what is played when it crashes, hangs, answers nonsense or is told to stop. */
import { afterEach, describe, expect, it } from 'vitest'
import { createOpponent, type Mishap, type Opponent, type WorkerLike } from '../../ai/client.ts'
import { levelOf } from '../../ai/levels.ts'
import type { DecideAnswer, DecideRequest, Progress } from '../../ai/protocol.ts'
import { decisionSeed } from '../../ai/rng.ts'
import type { Notes } from '../../ai/thought.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { RULES_VERSION } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { type Act, type Fake, fakeWorker, never } from './fake-worker.ts'
import { thoughtOf } from './play.ts'

const state = game.newGame(missionScenario('political-escort', { maxRounds: 40 }))
// The second question has many answers: where to place the X-wing.
game.apply(state, game.legal(state, game.open(state)[0]!)[0]!)
const decision = game.open(state)[0]!
const asker = decision.player === 'chance' ? 'first' : decision.player
const view = game.viewFor(state, asker)
const good = game.legal(view, decision)[1]!

const answer = (request: DecideRequest): DecideAnswer => ({
  id: request.id,
  kind: 'answer',
  command: good,
  nodes: 1,
  notes: null,
  explanation: null,
})

/** A worker whose script never runs: it breaks as soon as somebody listens. */
const brokenWorker = (): WorkerLike => ({
  postMessage: () => {},
  addEventListener: (type: string, listener: EventListener) => {
    if (type === 'error') setTimeout(() => listener(new Event('error')))
  },
  removeEventListener: () => {},
  terminate: () => {},
})

/** A dial of the first side in the first round, with so many ships a side. */
const dialAsked = (ships = 1) => {
  const squads = Array.from({ length: ships }, (_, n) => ({
    [`a${n}`]: { pilot: 'rookiepilot', at: [n * 100, -200, 0] },
    [`b${n}`]: { pilot: 'academypilot', at: [n * 100, 200, 180] },
  }))
  const planning = battle(Object.assign({}, ...squads))
  const asked = planning.state.open.find(({ player }) => player === 'first')!
  return { view: game.viewFor(planning.state, 'first'), decision: asked }
}

const open: Opponent[] = []
afterEach(() => {
  for (const opponent of open.splice(0)) opponent.dispose()
})

/** An opponent over a row of fake workers, each used when the one before is gone. */
const opposing = (acts: readonly Act[], ms = 2000) => {
  const fakes: Fake[] = []
  const mishaps: Mishap[] = []
  const opponent = createOpponent({
    set: 'core',
    level: 'greedy',
    seed: 'the match',
    budget: { nodes: 7, ms },
    makeWorker: () => {
      const fake = fakeWorker(acts[Math.min(fakes.length, acts.length - 1)]!)
      fakes.push(fake)
      return fake.worker
    },
  })
  opponent.onMishap(mishap => mishaps.push(mishap))
  open.push(opponent)
  const decide = (signal = new AbortController().signal) => opponent.decide(view, decision, signal)
  return { opponent, fakes, mishaps, decide }
}

describe('the handle on an opponent', () => {
  it('passes the question on and the answer back, with a seed of its own', async () => {
    const { fakes, mishaps, decide } = opposing([async request => answer(request)])
    expect(await decide()).toEqual(good)
    const request = fakes[0]!.requests[0]!
    expect(request.view).toEqual(view)
    expect(request.budget).toEqual({ nodes: 7, ms: null })
    expect(request.rules).toBe(RULES_VERSION)
    expect(request.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(request)).not.toContain('the match')
    expect(mishaps).toEqual([])
  })

  it('asks one question at a time', async () => {
    let running = 0
    let most = 0
    const { decide } = opposing([
      async request => {
        running += 1
        most = Math.max(most, running)
        await new Promise(resolve => setImmediate(resolve))
        running -= 1
        return answer(request)
      },
    ])
    await Promise.all([decide(), decide(), decide()])
    expect(most).toBe(1)
  })

  it('replaces a worker that crashes and plays a legal default', async () => {
    const { fakes, mishaps, decide } = opposing([
      (request, { crash }) => {
        if (request.id === 1) return Promise.resolve(answer(request))
        crash()
        return never()
      },
      async request => answer(request),
    ])
    expect(await decide()).toEqual(good)
    expect(game.isLegal(view, await decide())).toBe(true)
    expect(mishaps.map(mishap => mishap.kind)).toEqual(['crash'])
    expect(fakes[0]!.terminated).toBe(true)
    expect(await decide()).toEqual(good)
    expect(fakes).toHaveLength(2)
  })

  it('replaces a worker that crashed while nobody was waiting, without a default', async () => {
    let crash = () => {}
    const { fakes, mishaps, decide } = opposing([
      async (request, tools) => {
        crash = tools.crash
        return answer(request)
      },
      async request => answer(request),
    ])
    await decide()
    crash()
    expect(await decide()).toEqual(good)
    expect(mishaps).toEqual([])
    expect(fakes).toHaveLength(2)
  })

  it('gives up on a worker that hangs after three times its time', async () => {
    const { fakes, mishaps, decide } = opposing([never, async request => answer(request)], 10)
    expect(game.isLegal(view, await decide())).toBe(true)
    expect(mishaps.map(mishap => mishap.kind)).toEqual(['silence'])
    expect(fakes[0]!.terminated).toBe(true)
  })

  it('plays a default for an error, a stop of its own and an illegal answer, and keeps the worker', async () => {
    const bad: ((request: DecideRequest) => Promise<DecideAnswer>)[] = [
      async () => Promise.reject(new Error('no idea')),
      async request => ({ id: request.id, kind: 'error', problem: 'no idea' }),
      async request => ({ id: request.id, kind: 'stopped' }),
      async request => ({
        id: request.id,
        kind: 'answer',
        command: { ...good, at: 99 },
        nodes: 1,
        notes: null,
        explanation: null,
      }),
    ]
    const { fakes, mishaps, decide } = opposing([async request => bad[request.id - 1]!(request)])
    for (const _ of bad) expect(game.isLegal(view, await decide())).toBe(true)
    expect(mishaps.map(mishap => mishap.kind)).toEqual(['error', 'error', 'error', 'illegal'])
    expect(fakes).toHaveLength(1)
  })

  it('stops at once when told to, and drops the late answer', async () => {
    let late: (answer: DecideAnswer) => void = () => {}
    const { fakes, decide } = opposing([
      request =>
        request.id === 1
          ? new Promise(resolve => {
              late = resolve
            })
          : Promise.resolve({ ...answer(request), command: game.legal(view, decision)[2]! } as DecideAnswer),
    ])
    const stop = new AbortController()
    const first = decide(stop.signal)
    await expect.poll(() => fakes[0]?.requests.length).toBe(1)
    stop.abort(new Error('enough'))
    await expect(first).rejects.toThrow('enough')
    await expect.poll(() => fakes[0]!.stops).toBe(1)
    const second = decide()
    late(answer(fakes[0]!.requests[0]!))
    expect(await second).toEqual(game.legal(view, decision)[2])
  })

  it('refuses to think for one who has already stopped, or after it was dismissed', async () => {
    const { opponent, fakes, decide } = opposing([never])
    await expect(decide(AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
    expect(fakes).toHaveLength(0)
    const waiting = decide()
    await expect.poll(() => fakes[0]?.requests.length).toBe(1)
    opponent.dispose()
    await expect(waiting).rejects.toThrow('dismissed')
    expect(fakes[0]!.terminated).toBe(true)
  })

  it('tells progress of the running question only', async () => {
    const seen: Progress[] = []
    const { opponent, decide } = opposing([
      async (request, { report }) => {
        report({ id: request.id, nodes: 3, limit: 7 })
        report({ id: request.id - 1, nodes: 5, limit: 7 })
        await new Promise(resolve => setTimeout(resolve, 20))
        return answer(request)
      },
    ])
    const leave = opponent.onProgress(progress => seen.push(progress))
    await decide()
    expect(seen).toEqual([{ id: 1, nodes: 3, limit: 7 }])
    leave()
    await decide()
    expect(seen).toHaveLength(1)
  })

  it('waits for a slow worker as long as it shows signs of life, when no clock may decide', async () => {
    const { mishaps, decide } = opposing(
      [
        async (request, { report }) => {
          // Ten times the patience of three times 20 ms.
          for (let n = 1; n <= 30; n += 1) {
            await new Promise(resolve => setTimeout(resolve, 20))
            report({ id: request.id, nodes: 1, limit: 7 })
          }
          return answer(request)
        },
      ],
      20,
    )
    expect(await decide()).toEqual(good)
    expect(mishaps).toEqual([])
  })

  it('gives up on a worker that lives and never comes to an end, when the time counts', async () => {
    const mishaps: Mishap[] = []
    let reports = 0
    const fake = fakeWorker(async (request, { report }) => {
      while (!fake.terminated) {
        await new Promise(resolve => setTimeout(resolve, 10))
        reports += 1
        report({ id: request.id, nodes: reports, limit: 1500 })
      }
      return never()
    })
    const opponent = createOpponent({
      set: 'core',
      level: 'greedy',
      seed: 's',
      budget: { ms: 60 },
      makeWorker: () => fake.worker,
    })
    open.push(opponent)
    opponent.onMishap(mishap => mishaps.push(mishap))
    expect(game.isLegal(view, await opponent.decide(view, decision, new AbortController().signal))).toBe(true)
    expect(mishaps).toEqual([{ kind: 'silence', problem: expect.stringContaining('3 times 60 ms') }])
    expect(reports).toBeGreaterThan(2)
  })

  it('gives live play a time by the kind of question, and a fixed budget none', async () => {
    const budgets: unknown[] = []
    const fake = fakeWorker(async request => {
      budgets.push(request.budget)
      return answer(request)
    })
    const opponent = createOpponent({ set: 'core', level: 'greedy', seed: 's', makeWorker: () => fake.worker })
    open.push(opponent)
    const { signal } = new AbortController()
    await opponent.decide(view, decision, signal)
    const later = game.copy(view)
    later.phase = 'activation'
    await opponent.decide(later, decision, signal)
    expect(budgets).toEqual([
      { nodes: levelOf('greedy')!.nodes, ms: 1850 },
      { nodes: levelOf('greedy')!.nodes, ms: 450 },
    ])
  })

  it('cannot be talked into believing an answer that is none', async () => {
    const answers: unknown[] = [null, 'yes', {}, { id: 4, kind: 'perhaps' }, { id: 99, kind: 'answer', command: good }]
    const { fakes, mishaps, decide } = opposing([async request => answers[request.id - 1] as DecideAnswer])
    for (const _ of answers) expect(game.isLegal(view, await decide())).toBe(true)
    expect(mishaps.map(({ problem }) => problem)).toEqual(answers.map(() => 'the answer could not be understood'))
    expect(fakes).toHaveLength(1)
  })

  describe.each([
    [
      'no worker can be made at all',
      () => {
        throw new Error('not allowed')
      },
    ],
    ['none ever comes up', () => brokenWorker()],
  ] as const)('thinks in the page where %s', (_where, makeWorker) => {
    const alone = (level: 'ace' | 'legend', nodes: number) => {
      const mishaps: Mishap[] = []
      const opponent = createOpponent({ set: 'core', level, seed: 's', makeWorker, budget: { nodes } })
      opponent.onMishap(mishap => mishaps.push(mishap))
      open.push(opponent)
      return { opponent, mishaps }
    }

    it('and answers as a worker would, and hints', async () => {
      const asked = dialAsked()
      const { opponent, mishaps } = alone('ace', 200)
      const { signal } = new AbortController()
      const command = await opponent.decide(asked.view, asked.decision, signal)
      const own = decisionSeed('s', 'first', asked.decision.at)
      expect(command).toEqual(thoughtOf('ace', asked.view, asked.decision, own, 200).command)
      expect((await opponent.hint(asked.view, asked.decision, signal))?.plans.length).toBeGreaterThan(0)
      expect(mishaps).toEqual([])
    })

    it('hears a stop while it thinks, and lets everything else have its turn', async () => {
      const asked = dialAsked(3)
      const { opponent, mishaps } = alone('legend', 1_000_000)
      const stop = new AbortController()
      let turns = 0
      const ticking = setInterval(() => {
        turns += 1
        if (turns === 10) stop.abort(new Error('enough'))
      })
      await expect(opponent.decide(asked.view, asked.decision, stop.signal)).rejects.toThrow('enough')
      clearInterval(ticking)
      expect(turns).toBe(10)
      // What was stopped does not go on behind the next question.
      expect(game.isLegal(view, await opponent.decide(view, decision, new AbortController().signal))).toBe(true)
      expect(mishaps).toEqual([])
    })
  })

  it('reminds the worker of its last notes, and forgets them when it stumbles', async () => {
    const notes: Notes = { round: 1, own: { r1: 'straight 2' }, theirs: [], opponentModel: null }
    const { fakes, decide } = opposing([
      async request =>
        request.id === 3
          ? { id: 3, kind: 'error', problem: 'stumbled' }
          : ({ ...answer(request), notes: request.id === 1 ? notes : null } as DecideAnswer),
    ])
    for (let n = 0; n < 4; n += 1) await decide()
    expect(fakes[0]!.requests.map(request => request.notes)).toEqual([null, notes, notes, null])
  })

  it('outlives a storm of questions and stops', async () => {
    const { fakes, mishaps, decide } = opposing([async request => answer(request)])
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, (_, n) => {
        const stop = new AbortController()
        const asked = decide(stop.signal)
        if (n % 3 === 0) stop.abort(new Error('no'))
        return asked
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(100)
    expect(mishaps).toEqual([])
    expect(fakes).toHaveLength(1)
    expect(await decide()).toEqual(good)
  })
})
