/** The life of a line to a worker, whoever is at its other end: it comes up, tells, breaks or goes silent, and is closed. */
import { expose, type Remote, transfer, wrap } from 'comlink'

/** What the page needs of a worker; a real Worker is one. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>

/** What every worker offers beside its own calls. */
export type Served = {
  /** Where it tells what it finds from now on; a port given before is closed. */
  listen(port: MessagePort): void
  /** Leaves what it is at. */
  stop(): void
}

/** Why nothing comes from the other end any more. */
export type Loss = { readonly kind: 'crash' | 'silence'; readonly problem: string }

/** A line to a worker that offers `Api` and tells of what it does. Each `on…` gives the way to stop listening. */
export type WorkerConnection<Api extends Served, Told> = {
  readonly remote: Remote<Api>
  stop(): void
  /** The other end has shown that it lives at all. */
  up(): boolean
  /** It broke, perhaps while nobody waited for it. */
  dead(): boolean
  /** Any sign of life: what it tells, or null when it has just come up. */
  onSign(listener: (told: Told | null) => void): () => void
  onLoss(listener: (loss: Loss) => void): () => void
  /** Ends the worker for good. */
  close(): void
}

/** What an error says. */
export const problemIn = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const listen = <L>(to: Set<L>, listener: L): (() => void) => {
  to.add(listener)
  return () => to.delete(listener)
}

/** Makes a worker and a line to it. Throws where none can be made. */
const connect = <Api extends Served, Told>(makeWorker: () => WorkerLike): WorkerConnection<Api, Told> => {
  const worker = makeWorker()
  const remote = wrap<Served>(worker)
  const told = new MessageChannel()
  const signs = new Set<(told: Told | null) => void>()
  const losses = new Set<(loss: Loss) => void>()
  let up = false
  let dead = false
  const sign = (seen: Told | null): void => {
    for (const listener of [...signs]) listener(seen)
  }
  const fail = (problem: string): void => {
    dead = true
    for (const listener of [...losses]) listener({ kind: 'crash', problem })
  }
  const crashed = (event: Event): void =>
    fail('message' in event && typeof event.message === 'string' ? event.message : 'the worker stopped')
  const garbled = (): void => fail('a message could not be read')
  worker.addEventListener('error', crashed)
  worker.addEventListener('messageerror', garbled)
  told.port1.onmessage = ({ data }) => sign(data as Told)
  remote.listen(transfer(told.port2, [told.port2])).then(
    () => {
      up = true
      sign(null)
    },
    error => fail(problemIn(error)),
  )
  return {
    remote: remote as unknown as Remote<Api>,
    stop() {
      remote.stop().catch(error => fail(problemIn(error)))
    },
    up: () => up,
    dead: () => dead,
    onSign: listener => listen(signs, listener),
    onLoss: listener => listen(losses, listener),
    close() {
      worker.removeEventListener('error', crashed)
      worker.removeEventListener('messageerror', garbled)
      told.port1.close()
      worker.terminate()
    },
  }
}

/** The page as a worker: what it offers is fetched when a line is made, and is asked over the same line as any other. */
const pageWorker = (load: () => Promise<Served>): WorkerLike => {
  const { port1, port2 } = new MessageChannel()
  const failures = new EventTarget()
  let served: Served | null = null
  let ended = false
  load().then(
    api => {
      if (ended) return
      served = api
      expose(api, port2)
    },
    error => failures.dispatchEvent(Object.assign(new Event('error'), { message: problemIn(error) })),
  )
  const at = (type: string): EventTarget => (type === 'message' ? port1 : failures)
  port1.start()
  return {
    postMessage: (message: unknown, moved?: unknown) => port1.postMessage(message, moved as Transferable[]),
    addEventListener: (type: string, listener: EventListener) => at(type).addEventListener(type, listener),
    removeEventListener: (type: string, listener: EventListener) => at(type).removeEventListener(type, listener),
    terminate() {
      ended = true
      served?.stop()
      port1.close()
      port2.close()
    },
  }
}

/** Who can be reached: workers, and the page itself once none can be made or one has never come up. */
export type Reach<Api extends Served, Told> = {
  connect(): WorkerConnection<Api, Told>
  /** No worker is to be had. */
  alone(): boolean
  /** Whether the page takes over from a line that was lost: it never came up at all, and another one would not either. */
  takesOver(lost: WorkerConnection<Api, Told>): boolean
}

/** Makes lines to workers; `load` fetches what the page offers in their stead. */
export const createReach = <Api extends Served, Told>(
  makeWorker: () => WorkerLike,
  load: () => Promise<Api>,
): Reach<Api, Told> => {
  let alone = false
  return {
    connect() {
      if (!alone) {
        try {
          return connect(makeWorker)
        } catch {
          alone = true
        }
      }
      return connect(() => pageWorker(load))
    },
    alone: () => alone,
    takesOver(lost) {
      if (alone || lost.up()) return false
      alone = true
      return true
    },
  }
}

/** How long is waited: so many times `ms`, from the beginning on or, if `renewed`, from the last sign of life. */
export type Patience = { readonly ms: number; readonly times: number; readonly renewed: boolean }

/** The least that each time of patience lasts while a worker is still being loaded. */
const LOADING_MS = 4000

/** How long a worker of which nothing else is known may take to come up. */
export const LOADING: Patience = { ms: LOADING_MS, times: 3, renewed: true }

/**
 * Waits for the other end; `lost` hears once that it broke, or showed no sign of life for all the patience. What comes back ends the
 * waiting. The patience is counted in ticks, so that a page that slept has lost one of them and not all.
 */
export const waitOn = <Api extends Served, Told>(
  connection: WorkerConnection<Api, Told>,
  patience: Patience,
  lost: (loss: Loss) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = patience.times
  const leave = (): void => {
    clearTimeout(timer)
    leaveSigns()
    leaveLosses()
  }
  const end = (loss: Loss): void => {
    leave()
    lost(loss)
  }
  const tick = (): void => {
    left -= 1
    if (left > 0) wait()
    else end({ kind: 'silence', problem: `no sign of life for ${patience.times} times ${patience.ms} ms` })
  }
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(tick, connection.up() ? patience.ms : Math.max(patience.ms, LOADING_MS))
  }
  const leaveSigns = connection.onSign(told => {
    if (told !== null && !patience.renewed) return
    left = patience.times
    wait()
  })
  const leaveLosses = connection.onLoss(end)
  wait()
  return leave
}
