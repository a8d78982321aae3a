/**
 * The page's handle on a judge in a worker of its own: it is given a battle's commands and tells, in their order, who is ahead – or
 * reviews a battle that is over.
 */
import type { Command, Scenario } from '../src/rules/index.ts'
import type { Reviewed } from './judge/reviewed.ts'

/** The chance that the Rebels win, 0 … 1, once so many commands (`at`) were given; null: before the first round there is nothing to judge by. */
export type Judged = { readonly at: number; readonly rebel: number | null }

/** To the worker: a battle, or more of its commands. `review`: it is over and lies open, dials and all; it is to be reviewed. */
export type Asked = { readonly scenario?: Scenario; readonly commands: readonly Command[]; readonly review?: boolean }
/** From the worker: what it has judged since, and how many commands it has followed. `stuck`: it cannot follow any further. */
export type Told = { readonly judged: readonly Judged[]; readonly followed: number; readonly stuck: boolean }

export type Judge = {
  /** More commands of the battle. */
  add(commands: readonly Command[]): void
  /** Ends the worker; nothing is told any more. */
  dispose(): void
}

const begin = (): Worker => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' })

/** Begins to judge a battle; `tell` hears of it bit by bit. A worker that breaks is stuck. */
export function openJudge(scenario: Scenario, tell: (told: Told) => void): Judge {
  const worker = begin()
  let over = false
  let followed = 0
  worker.onmessage = ({ data }) => {
    if (over) return
    const told = data as Told
    followed = told.followed
    tell(told)
  }
  worker.onerror = () => {
    if (!over) tell({ judged: [], followed, stuck: true })
  }
  worker.postMessage({ scenario, commands: [] } satisfies Asked)
  return {
    add: commands => worker.postMessage({ commands } satisfies Asked),
    dispose() {
      over = true
      worker.terminate()
    },
  }
}

/** From the worker, when it reviews: what it has found since, and how many commands it has followed. `over`: that was all. */
export type ToldReview = {
  readonly reviewed: readonly Reviewed[]
  readonly followed: number
  readonly over: boolean
  readonly stuck: boolean
}

/** Begins to review a battle that is over; `tell` hears of it bit by bit. What comes back ends it, at once and at any time. */
export function openReview(
  scenario: Scenario,
  commands: readonly Command[],
  tell: (told: ToldReview) => void,
): () => void {
  const worker = begin()
  let over = false
  let followed = 0
  worker.onmessage = ({ data }) => {
    if (over) return
    const told = data as ToldReview
    followed = told.followed
    tell(told)
  }
  worker.onerror = () => {
    if (!over) tell({ reviewed: [], followed, over: true, stuck: true })
  }
  worker.postMessage({ scenario, commands, review: true } satisfies Asked)
  return () => {
    over = true
    worker.terminate()
  }
}
