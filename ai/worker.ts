/** The worker: thinks in slices, so that it hears a stop, and reports how far it has come. */
import { expose } from 'comlink'
import { game } from '../src/content/index.ts'
import { rngOf } from './evaluate/rng.ts'
import type { Work } from './evaluate/round.ts'
import { think } from './players.ts'
import {
  type DecideAnswer,
  type DecideRequest,
  PROGRESS_MS,
  type Progress,
  SLICE_MS,
  type Thinker,
} from './protocol.ts'

const line = new MessageChannel()
const waiting: (() => void)[] = []
line.port1.onmessage = () => waiting.shift()?.()

/** Lets messages in before the thinking goes on; a timer would wait longer than the slice itself. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve)
    line.port2.postMessage(null)
  })

type Search = { stopped: boolean }

let current: Search | null = null
let report: ((progress: Progress) => void) | null = null

const run = async (request: DecideRequest, search: Search): Promise<DecideAnswer> => {
  const { id, level, view, decision, seed, temper, notes, candidates, budget } = request
  const work: Work = { used: 0, limit: budget.nodes }
  const thinking = think(level, { engine: game, view, decision, rng: rngOf(seed), work, notes, temper, candidates })
  let slice = performance.now()
  let told = slice
  for (;;) {
    const step = thinking.next()
    if (step.done) return { id, kind: 'answer', ...step.value, nodes: work.used }
    const now = performance.now()
    if (now - slice < SLICE_MS) continue
    if (now - told >= PROGRESS_MS) {
      told = now
      report?.({ id, nodes: Math.min(work.used, work.limit), limit: work.limit })
    }
    await breathe()
    if (search.stopped) return { id, kind: 'stopped' }
    slice = performance.now()
  }
}

const thinker: Thinker = {
  async decide(request) {
    if (current) current.stopped = true
    const search: Search = { stopped: false }
    current = search
    try {
      return await run(request, search)
    } catch (error) {
      return { id: request.id, kind: 'error', problem: error instanceof Error ? error.message : String(error) }
    } finally {
      if (current === search) current = null
    }
  },
  stop() {
    if (current) current.stopped = true
  },
  listen(to) {
    report = to
  },
}

expose(thinker)
