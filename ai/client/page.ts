/** A thinker in the page itself, where no worker can be made: in slices so short that the page stays free and a stop is soon heard. */
import type { Progress, Thinker } from '../protocol.ts'
import { type Mishap, problemIn, type WorkerConnection } from './connection.ts'

/** The longest the page is kept from anything else, ms: half of what a frame has. */
const SLICE_MS = 8

/** Fetched when it is needed: whoever has workers never loads it. A timer leaves room for a frame between two slices. */
const loadThinker = async (): Promise<Thinker> => {
  const { createThinker } = await import('../worker/thinker.ts')
  const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
  return createThinker({ breathe, now: () => performance.now(), sliceMs: SLICE_MS })
}

/** A line to a thinker in the page. */
export const pageConnection = (load: () => Promise<Thinker> = loadThinker): WorkerConnection => {
  const signs = new Set<(progress: Progress | null) => void>()
  const breaks = new Set<(mishap: Mishap) => void>()
  const progress = new MessageChannel()
  let up = false
  let dead = false
  progress.port1.onmessage = ({ data }) => {
    for (const listener of [...signs]) listener(data as Progress)
  }
  const loading = load().then(thinker => {
    if (dead) throw new Error('the line was closed')
    up = true
    thinker.listen(progress.port2)
    for (const listener of [...signs]) listener(null)
    return thinker
  })
  loading.catch((error: unknown) => {
    dead = true
    for (const listener of [...breaks]) listener({ kind: 'crash', problem: problemIn(error) })
  })
  const on = <L>(to: Set<L>, listener: L): (() => void) => {
    to.add(listener)
    return () => to.delete(listener)
  }
  return {
    decide: async request => (await loading).decide(request),
    stop() {
      loading.then(
        thinker => thinker.stop(),
        () => {},
      )
    },
    up: () => up,
    dead: () => dead,
    onSign: listener => on(signs, listener),
    onBreak: listener => on(breaks, listener),
    close() {
      dead = true
      this.stop()
      progress.port1.close()
      progress.port2.close()
    },
  }
}
