/** The worker: a thinker at the end of a line to the page. */
import { expose } from 'comlink'
import { createThinker } from './worker/thinker.ts'

const line = new MessageChannel()
const waiting: (() => void)[] = []
line.port1.onmessage = () => waiting.shift()?.()

/** A timer would wait longer than a slice of thinking itself. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve)
    line.port2.postMessage(null)
  })

expose(createThinker({ breathe, now: () => performance.now() }))
