/** The mind behind the worker's line: one search at a time, in slices, so that it hears a stop and the time. */
import { fetchSet, gameOf } from '../../src/content/index.ts'
import type { Ask } from '../ask.ts'
import { isScripted, type LevelId } from '../levels.ts'
import { thinkUnscripted } from '../opponents.ts'
import {
  type DecideAnswer,
  type DecideRequest,
  PROGRESS_MS,
  type Progress,
  SLICE_MS,
  type Thinker,
} from '../protocol.ts'
import { rngOf } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { Thought } from '../thought.ts'
import { problemOf } from './check.ts'
import { isFields } from './data-shapes.ts'

type Think = (level: LevelId, ask: Ask) => Thinking<Thought>

/** How a level thinks. Scripts are fetched when they are asked for: whoever plays an opponent never loads them. */
const thinkOf = async (level: LevelId): Promise<(ask: Ask) => Thinking<Thought>> => {
  if (!isScripted(level)) return ask => thinkUnscripted(level, ask)
  const { think } = await import('../players.ts')
  return ask => think(level, ask)
}

export type ThinkerOptions = {
  /** Lets messages in before the thinking goes on. */
  readonly breathe: () => Promise<void>
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  /** The longest it thinks before it breathes; SLICE_MS if left out. */
  readonly sliceMs?: number
  /** How a level thinks; the real one if left out. */
  readonly think?: Think
}

type Search = { stopped: boolean }

/** A thinker over a way to breathe and a clock. It holds on to nothing but the search under way and where progress goes. */
export const createThinker = ({ breathe, now, sliceMs = SLICE_MS, think: given }: ThinkerOptions): Thinker => {
  let current: Search | null = null
  let port: MessagePort | null = null

  const run = async (request: DecideRequest, search: Search, begun: number): Promise<DecideAnswer> => {
    const { id, set, level, view, decision, seed, style, notes, candidates, budget } = request
    const engine = gameOf(set)
    const work: Work = { used: 0, limit: budget.nodes }
    const end = budget.ms === null ? Number.POSITIVE_INFINITY : begun + budget.ms
    const ask: Ask = { engine, view, decision, rng: rngOf(seed), work, notes, style, candidates }
    const thinking = given ? given(level, ask) : (await thinkOf(level))(ask)
    let slice = now()
    let told = slice
    for (;;) {
      const step = thinking.next()
      if (step.done) return { id, kind: 'answer', ...step.value, nodes: work.used }
      const time = now()
      // Out of time: nothing is left to spend, so the level ends with the best it has.
      if (time >= end) work.limit = Math.min(work.limit, work.used)
      if (time - slice < sliceMs) continue
      if (time - told >= PROGRESS_MS) {
        told = time
        const progress: Progress = { id, nodes: Math.min(work.used, budget.nodes), limit: budget.nodes }
        port?.postMessage(progress)
      }
      await breathe()
      if (search.stopped) return { id, kind: 'stopped' }
      slice = now()
    }
  }

  return {
    async decide(request) {
      const begun = now()
      if (current) current.stopped = true
      const search: Search = { stopped: false }
      current = search
      const id = isFields(request) && typeof request.id === 'number' ? request.id : -1
      try {
        // In a storm of questions only the last is looked at: the others are stopped before they cost anything.
        await breathe()
        if (isFields(request) && typeof request.set === 'string') await fetchSet(request.set)
        if (search.stopped) return { id, kind: 'stopped' }
        const problem = problemOf(request)
        return problem === null ? await run(request, search, begun) : { id, kind: 'error', problem }
      } catch (error) {
        return { id, kind: 'error', problem: error instanceof Error ? error.message : String(error) }
      } finally {
        if (current === search) current = null
      }
    },
    stop() {
      if (current) current.stopped = true
    },
    listen(to) {
      port?.close()
      port = to
    },
  }
}
