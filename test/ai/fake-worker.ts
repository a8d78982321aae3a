/** A worker that is not one: the same line, another mind behind it. */
import { expose } from 'comlink'
import type { WorkerLike } from '../../ai/client.ts'
import type { DecideAnswer, DecideRequest, Progress, Thinker } from '../../ai/protocol.ts'

export type Tools = { report(progress: Progress): void; crash(): void }
export type Act = (request: DecideRequest, tools: Tools) => Promise<DecideAnswer>
export type Fake = {
  readonly worker: WorkerLike
  readonly requests: DecideRequest[]
  stops: number
  terminated: boolean
  /** Its line has reached it. */
  reached: boolean
  /** Listeners at the worker that are still there. */
  listeners: number
}

export const never = () => new Promise<never>(() => {})

/** A fake over a thinker; whoever makes it may count what it is asked. */
export const fakeOver = (mind: (tools: Tools) => Thinker): Fake => {
  const { port1, port2 } = new MessageChannel()
  const errors = new EventTarget()
  let port: MessagePort | null = null
  const target = (type: string) => (type === 'message' ? (port1 as unknown as EventTarget) : errors)
  const fake: Fake = {
    requests: [],
    stops: 0,
    terminated: false,
    reached: false,
    listeners: 0,
    worker: {
      postMessage: (message: unknown, moved?: unknown) => port1.postMessage(message, moved as Transferable[]),
      addEventListener: (type: string, listener: EventListener) => {
        fake.listeners += 1
        target(type).addEventListener(type, listener)
      },
      removeEventListener: (type: string, listener: EventListener) => {
        fake.listeners -= 1
        target(type).removeEventListener(type, listener)
      },
      terminate: () => {
        fake.terminated = true
        port1.close()
        port2.close()
      },
    } as WorkerLike,
  }
  const thinker = mind({
    report: progress => port?.postMessage(progress),
    crash: () => errors.dispatchEvent(new Event('error')),
  })
  const counted: Thinker = {
    decide: request => {
      fake.requests.push(request)
      return thinker.decide(request)
    },
    stop: () => {
      fake.stops += 1
      thinker.stop()
    },
    listen: to => {
      port = to
      fake.reached = true
      thinker.listen(to)
    },
  }
  port1.start()
  expose(counted, port2 as unknown as Parameters<typeof expose>[1])
  port2.start()
  return fake
}

/** A fake that answers each question by a function. */
export const fakeWorker = (act: Act): Fake =>
  fakeOver(tools => ({ decide: request => act(request, tools), stop: () => {}, listen: () => {} }))
