/** The page's handle on a judge in a worker of its own: it is given a battle's commands and tells, in their order, who is ahead. */
import type { Command, Phase, Scenario } from '../src/rules/index.ts'

/** The chance that the Rebels win, 0 … 1, once so many commands (`at`) were given; null: before the first round there is nothing to judge by. */
export type Judged = {
  readonly at: number
  readonly round: number
  readonly phase: Phase
  /** Since the one before, dice were thrown or cards drawn. */
  readonly thrown: boolean
  readonly rebel: number | null
}

/** To the worker: a battle, or more of its commands. */
export type Asked = { readonly scenario?: Scenario; readonly commands: readonly Command[] }
/** From the worker: what it has judged since, and how many commands it has followed. `stuck`: it cannot follow any further. */
export type Told = { readonly judged: readonly Judged[]; readonly followed: number; readonly stuck: boolean }

export type Judge = {
  /** More commands of the battle. */
  add(commands: readonly Command[]): void
  /** Ends the worker; nothing is told any more. */
  dispose(): void
}

/** Begins to judge a battle; `tell` hears of it bit by bit. A worker that breaks is stuck. */
export function openJudge(scenario: Scenario, tell: (told: Told) => void): Judge {
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' })
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
