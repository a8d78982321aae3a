/**
 * The page's handle on a judge in a worker of its own: it is given a battle's commands and tells, in their order, who is ahead – or
 * reviews a battle that is over. Where no worker can be made, or it never says a word, the page judges itself, in slices.
 */
import type { Command, Scenario } from '../src/rules/index.ts'
import type { judgingInPage } from './judge/in-page.ts'
import type { Reviewed } from './judge/reviewed.ts'

/** The chance that the first side wins, 0 … 1, once so many commands (`at`) were given; null: before the first round there is nothing to judge by. */
export type Judged = { readonly at: number; readonly first: number | null }

/** To whoever judges: a battle, or more of its commands. `review`: it is over and lies open, dials and all; it is to be reviewed. */
export type Asked = { readonly scenario?: Scenario; readonly commands: readonly Command[]; readonly review?: boolean }
/** Back from it: what it has judged since, and how many commands it has followed. `stuck`: it cannot follow any further. */
export type Told = { readonly judged: readonly Judged[]; readonly followed: number; readonly stuck: boolean }

export type Judge = {
  /** More commands of the battle. */
  add(commands: readonly Command[]): void
  /** Ends the worker; nothing is told any more. */
  dispose(): void
}

/** Back from it when it reviews: what it has found since, and how many commands it has followed. `over`: that was all. */
export type ToldReview = {
  readonly reviewed: readonly Reviewed[]
  readonly followed: number
  readonly over: boolean
  readonly stuck: boolean
}

type Judging = ReturnType<typeof judgingInPage>

/** Whoever judges, wherever. */
type Bench = { ask(asked: Asked): void; end(): void }

/**
 * Calls one in: a worker – or the page, if none can be made or it breaks before it has said a word; the page is then asked all that the
 * worker was asked. `broke`: it cannot go on.
 */
function callIn(tell: (told: Told | ToldReview) => void, broke: () => void): Bench {
  const asked: Asked[] = []
  let worker: Worker | null = null
  let judging: Judging | null = null
  let heard = false
  let over = false
  const stop = (): void => {
    over = true
    worker?.terminate()
    judging?.end()
  }
  const takeOver = (): void => {
    worker?.terminate()
    worker = null
    import('./judge/in-page.ts').then(
      ({ judgingInPage }) => {
        if (over) return
        judging = judgingInPage(tell)
        for (const one of asked) judging.hear(one)
      },
      () => over || broke(),
    )
  }
  try {
    worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }) => {
      heard = true
      asked.length = 0
      if (!over) tell(data as Told | ToldReview)
    }
    worker.onerror = () => {
      if (over) return
      if (heard) broke()
      else takeOver()
    }
  } catch {
    takeOver()
  }
  return {
    ask(one) {
      if (!heard && !judging) asked.push(one)
      worker?.postMessage(one)
      judging?.hear(one)
    },
    end: stop,
  }
}

/** Begins to judge a battle; `tell` hears of it bit by bit. A judge that breaks is stuck. */
export function openJudge(scenario: Scenario, tell: (told: Told) => void): Judge {
  let followed = 0
  const bench = callIn(
    told => {
      followed = told.followed
      tell(told as Told)
    },
    () => tell({ judged: [], followed, stuck: true }),
  )
  bench.ask({ scenario, commands: [] })
  return { add: commands => bench.ask({ commands }), dispose: bench.end }
}

/** Begins to review a battle that is over; `tell` hears of it bit by bit. What comes back ends it, at once and at any time. */
export function openReview(
  scenario: Scenario,
  commands: readonly Command[],
  tell: (told: ToldReview) => void,
): () => void {
  let followed = 0
  const bench = callIn(
    told => {
      followed = told.followed
      tell(told as ToldReview)
    },
    () => tell({ reviewed: [], followed, over: true, stuck: true }),
  )
  bench.ask({ scenario, commands, review: true })
  return bench.end
}
