/** The worker: follows one battle and judges it, a few commands at a time, so that more of them can arrive; or reviews one that is over. */
import type { Command } from '../src/rules/index.ts'
import { reviewOf } from './judge/review.ts'
import type { Reviewed } from './judge/reviewed.ts'
import { judgeOf } from './judge.ts'
import type { Asked, Judged, Told, ToldReview } from './judge-client.ts'

/** Judgements before they are told. */
const BATCH = 8

const waiting: Command[] = []
let follow: ((command: Command) => Judged | null) | null = null
let followed = 0
let stuck = false
let working = false

const tell = (judged: readonly Judged[]): void => postMessage({ judged, followed, stuck } satisfies Told)

/** Follows until some is to be told, then lets messages in. */
const work = (): void => {
  const judged: Judged[] = []
  try {
    while (follow && waiting.length > 0 && judged.length < BATCH) {
      const found = follow(waiting.shift()!)
      followed += 1
      if (found) judged.push(found)
    }
  } catch {
    stuck = true
    waiting.length = 0
  }
  tell(judged)
  working = waiting.length > 0
  if (working) setTimeout(work)
}

/** Reviews a whole battle, telling of each command that something was found by. */
const review = ({ scenario, commands }: Asked): void => {
  const told = (reviewed: readonly Reviewed[], over: boolean): void =>
    postMessage({ reviewed, followed, over, stuck } satisfies ToldReview)
  try {
    for (const reviewed of scenario ? reviewOf(scenario, commands) : []) {
      followed += 1
      if (reviewed.length > 0) told(reviewed, false)
    }
  } catch {
    stuck = true
  }
  told([], true)
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.review) return review(data)
  try {
    if (data.scenario) follow = judgeOf(data.scenario)
  } catch {
    stuck = true
    return tell([])
  }
  if (stuck || data.commands.length === 0) return
  waiting.push(...data.commands)
  if (!working) {
    working = true
    work()
  }
})
