/** The thinker and the judge live one life: a worker that comes up, breaks, goes silent or is dismissed, and the page in its stead. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOpponent, type WorkerLike } from '../../ai/client.ts'
import { createJudging } from '../../ai/judge/judging.ts'
import { openJudge, openReview } from '../../ai/judge-client.ts'
import { createThinker } from '../../ai/worker/thinker.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import type { Command } from '../../src/rules/index.ts'
import { type FakeLine, fakeLine, never } from './fake-worker.ts'

const scenario = missionScenario('political-escort', { maxRounds: 1 })
const start = game.newGame(scenario)
const [decision] = start.open
const view = game.viewFor(start, 'first')

/** The first commands of the battle, up to the dials. */
const commands: Command[] = []
const state = game.copy(start)
while (state.phase !== 'planning') {
  commands.push(game.legal(state, state.open[0]!)[0]!)
  game.apply(state, commands.at(-1)!)
}

/** What became of something that was asked: it was answered, or whoever was asked was lost. */
type Outcome = 'answered' | 'lost'
type Asked = { readonly outcome: Promise<Outcome>; dispose(): void }

/** Each client, asked once over workers of its own; what its worker offers, and how that fails or falls silent. */
const CLIENTS = {
  thinker: {
    ask(makeWorker: () => WorkerLike): Asked {
      const opponent = createOpponent({ set: 'core', level: 'random', seed: 's', budget: { nodes: 1 }, makeWorker })
      let lost = false
      opponent.onMishap(() => {
        lost = true
      })
      const asked = opponent.decide(view, decision!, new AbortController().signal)
      return { outcome: asked.then(() => (lost ? 'lost' : 'answered'), never), dispose: opponent.dispose }
    },
    alive: () =>
      createThinker({ breathe: () => new Promise(resolve => setImmediate(resolve)), now: () => performance.now() }),
    answering: (answer: () => Promise<never>) => ({ listen() {}, stop() {}, decide: answer }),
  },
  judge: {
    ask(makeWorker: () => WorkerLike): Asked {
      let dispose = () => {}
      const outcome = new Promise<Outcome>(resolve => {
        const judge = openJudge(
          scenario,
          ({ followed, stuck }) => {
            if (stuck) resolve('lost')
            if (followed === commands.length) resolve('answered')
          },
          makeWorker,
        )
        judge.add(commands)
        dispose = judge.dispose
      })
      return { outcome, dispose }
    },
    alive: () => createJudging({ rest: then => setImmediate(then), tired: () => false }),
    answering: (answer: () => Promise<never>) => ({ listen() {}, stop() {}, hear: answer }),
  },
  review: {
    ask(makeWorker: () => WorkerLike): Asked {
      let dispose = () => {}
      const outcome = new Promise<Outcome>(resolve => {
        dispose = openReview(
          scenario,
          commands,
          ({ over, stuck }) => over && resolve(stuck ? 'lost' : 'answered'),
          makeWorker,
        )
      })
      return { outcome, dispose }
    },
    alive: () => createJudging({ rest: then => setImmediate(then), tired: () => false }),
    answering: (answer: () => Promise<never>) => ({ listen() {}, stop() {}, hear: answer }),
  },
} as const

/** Lets messages on their way come: only the clock is ours. */
const messages = async (): Promise<void> => {
  for (let n = 0; n < 20; n += 1) await new Promise(resolve => setImmediate(resolve))
}

/** Lets time pass until something has become of what was asked; gives how many seconds that took at most. */
const passing = async ({ outcome }: Asked): Promise<{ outcome: Outcome; seconds: number }> => {
  let found: Outcome | null = null
  outcome.then(one => {
    found = one
  })
  let seconds = 0
  while (found === null && seconds < 200) {
    await messages()
    await vi.advanceTimersByTimeAsync(1000)
    seconds += 1
  }
  if (found === null) throw new Error('nothing became of it')
  return { outcome: found, seconds }
}

// What the page fetches in a worker's stead is here already, for the clock runs faster than a file comes.
beforeAll(() => Promise.all([import('../../ai/judge/in-page.ts'), import('../../ai/worker/thinker.ts')]))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(CLIENTS))('the worker of the %s', (_name, { ask, alive, answering }) => {
  const lines: FakeLine[] = []
  const making = (make: () => FakeLine) => () => {
    const line = make()
    lines.push(line)
    return line.worker
  }
  afterEach(() => {
    lines.length = 0
  })

  it('answers as long as it lives', async () => {
    const asked = ask(making(() => fakeLine(alive())))
    expect((await passing(asked)).outcome).toBe('answered')
    expect(lines).toHaveLength(1)
    asked.dispose()
  })

  it('is stood in for by the page when it breaks before it has come up, and is let go', async () => {
    const asked = ask(
      making(() => {
        const line = fakeLine(null)
        setImmediate(line.crash)
        return line
      }),
    )
    expect((await passing(asked)).outcome).toBe('answered')
    expect(lines.map(({ terminated }) => terminated)).toEqual([true])
    asked.dispose()
  })

  it('is stood in for by the page when none can be made', async () => {
    const asked = ask(() => {
      throw new Error('not allowed')
    })
    expect((await passing(asked)).outcome).toBe('answered')
    asked.dispose()
  })

  it('is stood in for by the page when it never shows any sign of life', async () => {
    const asked = ask(making(() => fakeLine(null)))
    const { outcome, seconds } = await passing(asked)
    expect(outcome).toBe('answered')
    expect(seconds).toBeGreaterThanOrEqual(12)
    expect(lines.map(({ terminated }) => terminated)).toEqual([true])
    asked.dispose()
  })

  it('is lost, and let go, when it breaks after it has come up', async () => {
    const asked = ask(
      making(() => {
        const line: FakeLine = fakeLine(
          answering(async () => {
            await messages()
            line.crash()
            return never()
          }),
        )
        return line
      }),
    )
    expect((await passing(asked)).outcome).toBe('lost')
    expect(lines.map(({ terminated }) => terminated)).toEqual([true])
    asked.dispose()
  })

  it('is lost, and let go, when it dies without a word', async () => {
    const asked = ask(making(() => fakeLine(answering(never))))
    const { outcome, seconds } = await passing(asked)
    expect(outcome).toBe('lost')
    expect(seconds).toBeGreaterThanOrEqual(12)
    expect(lines.map(({ terminated }) => terminated)).toEqual([true])
    asked.dispose()
  })

  it('is ended for good when nobody wants it any more, and leaves neither listener nor timer', async () => {
    const asked = ask(making(() => fakeLine(answering(never))))
    let became = false
    asked.outcome.then(() => {
      became = true
    })
    await messages()
    asked.dispose()
    await vi.advanceTimersByTimeAsync(200_000)
    // Comlink itself listens for messages and dies with its worker.
    expect(lines.map(({ terminated, listeners }) => ({ terminated, listeners }))).toEqual([
      { terminated: true, listeners: 1 },
    ])
    expect(vi.getTimerCount()).toBe(0)
    expect(became).toBe(false)
  })
})
