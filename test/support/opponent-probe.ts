/** Drives the page's handle on an opponent in a real browser, with the worker of the built site. */
import { wrap } from 'comlink'
import { createOpponent } from '../../ai/client.ts'
import type { LevelId } from '../../ai/levels.ts'
import type { DecideAnswer, Thinker } from '../../ai/protocol.ts'
import { type Command, type Decision, type GameState, RULES_VERSION, type Side } from '../../src/rules/index.ts'

export type Question = { readonly view: GameState; readonly decision: Decision }
type Where = { readonly worker: string; readonly level: LevelId; readonly seed: string; readonly nodes: number }

const opponentAt = ({ worker, level, seed, nodes }: Where, made: (worker: Worker) => void = () => {}) =>
  createOpponent({
    set: 'core',
    level,
    seed,
    budget: { nodes },
    makeWorker: () => {
      const real = new Worker(worker, { type: 'module' })
      made(real)
      return real
    },
  })

/** What the level answers to questions in their order, each side with an opponent of its own; and what went wrong. */
export const answers = async (
  where: Where,
  questions: readonly Question[],
): Promise<{ readonly commands: readonly Command[]; readonly mishaps: readonly string[] }> => {
  const sides = { first: opponentAt(where), second: opponentAt(where) }
  const mishaps: string[] = []
  for (const side of Object.values(sides)) side.onMishap(({ problem }) => mishaps.push(problem))
  const commands: Command[] = []
  const { signal } = new AbortController()
  for (const { view, decision } of questions)
    commands.push(await sides[decision.player as Side].decide(view, decision, signal))
  for (const side of Object.values(sides)) side.dispose()
  return { commands, mishaps }
}

/** What the level answers in live play with several workers: its commands, what went wrong, how long each took, questions to each worker. */
export const together = async (
  { worker, level, seed }: Where,
  questions: readonly Question[],
  workers: number,
): Promise<{
  readonly commands: readonly Command[]
  readonly mishaps: readonly string[]
  readonly ms: readonly number[]
  readonly asked: readonly number[]
}> => {
  const asked: number[] = []
  const opponent = createOpponent({
    set: 'core',
    level,
    seed,
    workers,
    makeWorker: () => {
      const real = new Worker(worker, { type: 'module' })
      const n = asked.push(0) - 1
      const post = real.postMessage.bind(real)
      real.postMessage = (message: { path?: readonly string[] }, ...rest: [never]) => {
        if (message.path?.[0] === 'decide') asked[n] = asked[n]! + 1
        post(message, ...rest)
      }
      return real
    },
  })
  const mishaps: string[] = []
  opponent.onMishap(({ problem }) => mishaps.push(problem))
  const commands: Command[] = []
  const ms: number[] = []
  for (const { view, decision } of questions) {
    const begun = performance.now()
    commands.push(await opponent.decide(view, decision, new AbortController().signal))
    ms.push(performance.now() - begun)
  }
  opponent.dispose()
  return { commands, mishaps, ms, asked }
}

/**
 * What a worker answers when so many questions come at once, among stops and nonsense; and to one question after that. `errors`: what it
 * did not catch.
 */
export const storm = async (
  { worker, level, seed, nodes }: Where,
  { view, decision }: Question,
  times: number,
): Promise<{ readonly kinds: readonly string[]; readonly after: string; readonly errors: number }> => {
  const real = new Worker(worker, { type: 'module' })
  let errors = 0
  real.addEventListener('error', () => {
    errors += 1
  })
  const thinker = wrap<Thinker>(real)
  const ask = (id: number, bent: object = {}) =>
    thinker.decide({
      id,
      rules: RULES_VERSION,
      set: 'core',
      level,
      view,
      decision,
      seed,
      style: 'even',
      notes: null,
      candidates: null,
      budget: { nodes, ms: null },
      ...bent,
    })
  const asked: Promise<DecideAnswer>[] = []
  thinker.stop()
  for (let n = 0; n < times; n += 1) {
    if (n % 7 === 0) real.postMessage({ nonsense: n })
    if (n % 11 === 0) thinker.stop()
    asked.push(ask(n % 5, n % 3 === 0 ? { view: null } : {}))
  }
  asked.push(ask(5))
  const kinds = (await Promise.all(asked)).map(({ kind }) => kind)
  const { kind } = await ask(6)
  real.terminate()
  return { kinds, after: kind, errors }
}

/** So long a worker thinks before it is stopped, ms. */
const THINKING = 15
/** Nobody waits longer for it to say that it has stopped, ms. */
const DEAF = 3000

const after = (ms: number): Promise<number> =>
  new Promise(resolve => setTimeout(() => resolve(Number.POSITIVE_INFINITY), ms))

/**
 * How long after a stop the worker says that it has stopped, ms, for each time that it was still thinking; and the long tasks of this
 * page while it thought.
 */
export const stops = async (
  where: Where,
  /** The first is answered, for it takes the loading along; it is the second that is never thought through. */
  [first, { view, decision }]: readonly [Question, Question],
  times: number,
): Promise<{ readonly heard: readonly number[]; readonly long: readonly number[] }> => {
  let stopped = (_at: number): void => {}
  const opponent = opponentAt(where, worker =>
    worker.addEventListener('message', ({ data }) => {
      if (data?.value?.kind === 'stopped') stopped(performance.now())
      // It was done as it was told to stop.
      if (data?.value?.kind === 'answer') stopped(Number.NaN)
    }),
  )
  const heard: number[] = []
  const long: number[] = []
  await opponent.decide(first.view, first.decision, new AbortController().signal)
  const tasks = new PerformanceObserver(list => long.push(...list.getEntries().map(({ duration }) => duration)))
  tasks.observe({ type: 'longtask' })
  for (let n = 0; n < times; n += 1) {
    const stop = new AbortController()
    const end = new Promise<number>(resolve => {
      stopped = resolve
    })
    const asked = opponent.decide(view, decision, stop.signal).then(
      () => 'answered',
      () => 'stopped',
    )
    await Promise.race([asked, after(THINKING)])
    const told = performance.now()
    stop.abort(new Error('enough'))
    if ((await asked) !== 'stopped') continue
    const ms = (await Promise.race([end, after(DEAF)])) - told
    if (!Number.isNaN(ms)) heard.push(ms)
  }
  await after(0)
  tasks.disconnect()
  opponent.dispose()
  return { heard, long }
}
