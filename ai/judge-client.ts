/**
 * The page's handle on a judge in a worker of its own: it is given a battle's commands and tells, in their order, who is ahead – or
 * reviews a battle that is over. Where no worker can be made, or none ever comes up, the page judges itself, in slices.
 */
import type { Command, Scenario } from '../src/rules/index.ts'
import {
  createReach,
  LOADING,
  type Patience,
  type Served,
  type WorkerConnection,
  type WorkerLike,
  waitOn,
} from './client/connection.ts'
import type { Reviewed } from './judge/reviewed.ts'

/** The chance that the first side wins, 0 … 1, once so many commands (`at`) were given; null: before the first round there is nothing to judge by. */
export type Judged = { readonly at: number; readonly first: number | null }

/** To whoever judges: a battle, or more of its commands. `review`: it is over and lies open, dials and all; it is to be reviewed. */
export type Asked = { readonly scenario?: Scenario; readonly commands: readonly Command[]; readonly review?: boolean }
/** Back from it: what it has judged since, and how many commands it has followed. `stuck`: it cannot follow any further. */
export type Told = { readonly judged: readonly Judged[]; readonly followed: number; readonly stuck: boolean }

/** Back from it when it reviews: what it has found since, and how many commands it has followed. `over`: that was all. */
export type ToldReview = {
  readonly reviewed: readonly Reviewed[]
  readonly followed: number
  readonly over: boolean
  readonly stuck: boolean
}

/** What a judge offers at the other end: it hears one thing after the other, and tells bit by bit. */
export type Judging = Served & { hear(asked: Asked): void }

export type Judge = {
  /** More commands of the battle. */
  add(commands: readonly Command[]): void
  /** Ends the worker; nothing is told any more. */
  dispose(): void
}

/** How long a judge that has come up may be silent while something is waited for: a step of a review takes its time. */
const SILENCE: Patience = { ms: 20_000, times: 3, renewed: true }

const realWorker = (): WorkerLike => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' })

/** Fetched when it is needed: whoever has workers never loads it. */
const judgeInPage = async (): Promise<Judging> => (await import('./judge/in-page.ts')).judgingInPage()

/** A judge that is asked, wherever it is. */
type Bench = { ask(asked: Asked): void; end(): void }

/**
 * Calls one in. If it is lost before it has come up, the page is asked all that it was asked; `stuck` hears if it is lost later, and
 * cannot go on. `awaits`: whether more is to come after what was told, which is null when it has just come up.
 */
function callIn<T extends Told | ToldReview>(
  tell: (told: T) => void,
  awaits: (told: T | null) => boolean,
  stuck: () => void,
  makeWorker: () => WorkerLike,
): Bench {
  const reach = createReach<Judging, T>(makeWorker, judgeInPage)
  const asked: Asked[] = []
  let leave: (() => void) | null = null
  let over = false

  const rest = (): void => {
    leave?.()
    leave = null
  }
  const end = (): void => {
    over = true
    rest()
    connection.close()
  }
  const wait = (): void => {
    // The page is never lost without a word: it says so where it cannot be loaded.
    if (reach.alone()) return
    const waited = connection
    leave ??= waitOn(waited, waited.up() ? SILENCE : LOADING, () => lose(waited))
  }
  const lose = (lost: WorkerConnection<Judging, T>): void => {
    if (over || lost !== connection) return
    if (!reach.takesOver(lost)) {
      end()
      stuck()
      return
    }
    rest()
    lost.close()
    connection = open()
    for (const one of asked) send(one)
  }
  const open = (): WorkerConnection<Judging, T> => {
    const opened = reach.connect()
    opened.onLoss(() => lose(opened))
    opened.onSign(told => {
      if (over || opened !== connection) return
      // Once it has come up nobody else is asked.
      asked.length = 0
      rest()
      if (awaits(told)) wait()
      if (told) tell(told)
    })
    return opened
  }
  const send = (one: Asked): void => {
    const to = connection
    wait()
    to.remote.hear(one).catch(() => lose(to))
  }
  let connection = open()
  return {
    ask(one) {
      if (over) return
      if (!connection.up()) asked.push(one)
      send(one)
    },
    end,
  }
}

/** Begins to judge a battle; `tell` hears of it bit by bit. A judge that breaks is stuck. */
export function openJudge(scenario: Scenario, tell: (told: Told) => void, makeWorker = realWorker): Judge {
  let followed = 0
  let given = 0
  const bench = callIn<Told>(
    told => {
      followed = told.followed
      tell(told)
    },
    told => (told?.followed ?? 0) < given && !told?.stuck,
    () => tell({ judged: [], followed, stuck: true }),
    makeWorker,
  )
  const ask = (one: Asked): void => {
    given += one.commands.length
    bench.ask(one)
  }
  ask({ scenario, commands: [] })
  return { add: commands => ask({ commands }), dispose: bench.end }
}

/** Begins to review a battle that is over; `tell` hears of it bit by bit. What comes back ends it, at once and at any time. */
export function openReview(
  scenario: Scenario,
  commands: readonly Command[],
  tell: (told: ToldReview) => void,
  makeWorker = realWorker,
): () => void {
  let followed = 0
  const bench = callIn<ToldReview>(
    told => {
      followed = told.followed
      tell(told)
    },
    told => !told?.over,
    () => tell({ reviewed: [], followed, over: true, stuck: true }),
    makeWorker,
  )
  bench.ask({ scenario, commands, review: true })
  return bench.end
}
