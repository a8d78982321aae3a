/**
 * Follows one battle and judges it, a few commands at a time, so that more of them can arrive; or reviews one that is over. Whoever runs
 * it says how it rests: a worker, or the page where there is none.
 */
import { fetchSet, isSetHere } from '../../src/content/index.ts'
import type { Command } from '../../src/rules/index.ts'
import { judgeOf } from '../judge.ts'
import type { Asked, Judged, Judging, Told, ToldReview } from '../judge-client.ts'
import { PAUSE, reviewOf } from './review.ts'
import type { Reviewed } from './reviewed.ts'

/** Judgements before they are told. */
const BATCH = 8

export type Bench = {
  /** Goes on a little later. */
  readonly rest: (then: () => void) => void
  /** Whether it has worked for so long that it should rest. */
  readonly tired: () => boolean
}

/** A judge over a way to rest. It holds on to nothing but the battle that it follows and where it tells of it. */
export const createJudging = ({ rest, tired }: Bench): Judging => {
  const waiting: Command[] = []
  let follow: ((command: Command) => Judged | null) | null = null
  let followed = 0
  let stuck = false
  let working = false
  let over = false
  let port: MessagePort | null = null
  /** The set of the battle is on its way. */
  let coming: Promise<void> | null = null
  const tell = (told: Told | ToldReview): void => port?.postMessage(told)

  /** Follows until some is to be told, then lets messages in. */
  const work = (): void => {
    if (over) return
    const judged: Judged[] = []
    try {
      while (follow && waiting.length > 0 && judged.length < BATCH) {
        const found = follow(waiting.shift()!)
        followed += 1
        if (found) judged.push(found)
        if (tired()) break
      }
    } catch {
      stuck = true
      waiting.length = 0
    }
    tell({ judged, followed, stuck })
    working = waiting.length > 0
    if (working) rest(work)
  }

  /** Reviews a whole battle, telling of each command that something was found by. */
  const review = (steps: Iterator<readonly Reviewed[]>): void => {
    try {
      for (;;) {
        if (over) return
        const { done, value } = steps.next()
        if (done) break
        if (value !== PAUSE) followed += 1
        if (value.length > 0) tell({ reviewed: value, followed, over: false, stuck })
        if (tired()) {
          rest(() => review(steps))
          return
        }
      }
    } catch {
      stuck = true
    }
    tell({ reviewed: [], followed, over: true, stuck })
  }

  const heed = ({ scenario, commands, review: whole }: Asked): void => {
    if (over) return
    if (whole) {
      review(scenario ? reviewOf(scenario, commands) : [].values())
      return
    }
    try {
      if (scenario) follow = judgeOf(scenario)
    } catch {
      stuck = true
      tell({ judged: [], followed, stuck })
      return
    }
    if (stuck || commands.length === 0) return
    waiting.push(...commands)
    if (working) return
    working = true
    work()
  }

  return {
    hear(asked) {
      const { scenario } = asked
      // A set that cannot be had is refused when the battle is begun.
      if (scenario && !isSetHere(scenario.set)) coming = fetchSet(scenario.set).catch(() => {})
      if (coming) void coming.then(() => heed(asked))
      else heed(asked)
    },
    stop() {
      over = true
    },
    listen(to) {
      port?.close()
      port = to
    },
  }
}
