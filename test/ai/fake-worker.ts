/** A worker that is not one: the same line, another mind behind it. */
import { expose } from 'comlink'
import type { WorkerLike } from '../../ai/client.ts'
import type { DecideAnswer, DecideRequest, Progress, Thinker } from '../../ai/protocol.ts'

export type Tools = { report(progress: Progress): void; crash(): void }
export type Act = (request: DecideRequest, tools: Tools) => Promise<DecideAnswer>

/** The near end of a line, as whoever holds it leaves it. */
export type FakeLine = {
  readonly worker: WorkerLike
  readonly crash: () => void
  terminated: boolean
  /** Listeners at the worker that are still there. */
  listeners: number
}
export type Fake = FakeLine & {
  readonly requests: DecideRequest[]
  stops: number
  /** Its line has reached it. */
  reached: boolean
}

export const never = () => new Promise<never>(() => {})

/** A worker that offers something; null: its script never runs. */
export const fakeLine = (served: object | null): FakeLine => {
  const { port1, port2 } = new MessageChannel()
  const errors = new EventTarget()
  const target = (type: string) => (type === 'message' ? (port1 as unknown as EventTarget) : errors)
  const line: FakeLine = {
    terminated: false,
    listeners: 0,
    crash: () => errors.dispatchEvent(new Event('error')),
    worker: {
      postMessage: (message: unknown, moved?: unknown) => port1.postMessage(message, moved as Transferable[]),
      addEventListener: (type: string, listener: EventListener) => {
        line.listeners += 1
        target(type).addEventListener(type, listener)
      },
      removeEventListener: (type: string, listener: EventListener) => {
        line.listeners -= 1
        target(type).removeEventListener(type, listener)
      },
      terminate: () => {
        line.terminated = true
        port1.close()
        port2.close()
      },
    } as WorkerLike,
  }
  port1.start()
  if (served) {
    expose(served, port2 as unknown as Parameters<typeof expose>[1])
    port2.start()
  }
  return line
}

/** A fake over a thinker; whoever makes it may count what it is asked. */
export const fakeOver = (mind: (tools: Tools) => Thinker): Fake => {
  let port: MessagePort | null = null
  const thinker = mind({ report: progress => port?.postMessage(progress), crash: () => fake.crash() })
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
  const fake: Fake = Object.assign(fakeLine(counted), { requests: [], stops: 0, reached: false })
  return fake
}

/** A fake that answers each question by a function. */
export const fakeWorker = (act: Act): Fake =>
  fakeOver(tools => ({ decide: request => act(request, tools), stop: () => {}, listen: () => {} }))
