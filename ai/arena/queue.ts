/** Battles played on other machines: a shelf in Redis, by BullMQ. Loaded only with `--queue`. */
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { ProcessPool } from './process-pool.ts'
import { type Answer, collect, type Shelf } from './queue-collect.ts'

type Say = (words: string) => void

/** Milliseconds: between two looks for answers; until a worker that says nothing is taken for dead; between two tries to reach Redis, at most. */
const LOOK = 500
const DEAD = 15_000
const RETRY = 3000

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const nothing = (): void => {}

/** Where Redis is, without the password. */
const placeOf = (url: string): string => new URL(url).host

/** A connection that waits for Redis while it is away, and says so. Throws where there is none to begin with. */
async function connected(url: string, say: Say): Promise<Redis> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    lazyConnect: true,
    retryStrategy: times => Math.min(RETRY, 200 * times),
  })
  redis.on('error', nothing)
  try {
    await redis.connect()
  } catch (error) {
    redis.disconnect()
    throw new Error(`no Redis answers at ${placeOf(url)}: ${error instanceof Error ? error.message : error}`)
  }
  let away = false
  redis.on('close', () => {
    if (!away) say(`Redis at ${placeOf(url)} has gone away; nothing is lost, it goes on when it is back`)
    away = true
  })
  redis.on('ready', () => {
    if (away) say(`Redis at ${placeOf(url)} is back`)
    away = false
  })
  return redis
}

/** The tasks of one kind in Redis. */
const shelfIn = <T extends object, P>(queue: Queue): Shelf<T, P> => ({
  async lay(tasks) {
    await queue.addBulk([...tasks].map(([jobId, data]) => ({ name: 'task', data, opts: { jobId } })))
  },
  async answered() {
    const found = new Map<string, Answer<P>>()
    for (const job of await queue.getJobs(['completed', 'failed'])) {
      if (!job?.id) continue
      const failed = await job.isFailed()
      found.set(job.id, failed ? { problem: job.failedReason ?? 'it failed' } : { played: job.returnvalue as P })
    }
    return found
  },
  async take(key) {
    // What somebody is playing cannot be taken away: its answer lies there until somebody asks for the same.
    await (await queue.getJob(key))?.remove().catch(nothing)
  },
  wait: () => pause(LOOK),
})

/** A pool whose processes are on whatever machines a worker of the same code runs on. */
export async function createQueuePool<T extends object, P>(
  url: string,
  name: string,
  say: Say,
): Promise<ProcessPool<T, P>> {
  const connection = await connected(url, say)
  const queue = new Queue(name, { connection })
  queue.on('error', nothing)
  if ((await queue.getWorkersCount()) === 0)
    say(`nobody plays for this code yet: npm run worker -- --queue ${url}, here or on another machine`)
  return {
    play: (tasks, done) => collect(shelfIn<T, P>(queue), tasks, done),
    dismiss() {
      connection.removeAllListeners('close')
      queue.close().then(() => connection.disconnect(), nothing)
    },
  }
}

/** Plays what lies on some shelves, so many tasks of each at a time, until it is closed. Throws where no Redis answers. */
export async function serve(
  url: string,
  shelves: readonly { readonly name: string; readonly play: (task: object) => Promise<unknown> }[],
  jobs: number,
  say: Say,
): Promise<{ close(): Promise<void> }> {
  const connection = await connected(url, say)
  const workers = shelves.map(({ name, play }) => {
    const worker = new Worker(name, job => play(job.data as object), {
      connection,
      concurrency: jobs,
      lockDuration: DEAD,
      stalledInterval: DEAD,
      // However many workers die over it: a task is lost only when it says so itself.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    })
    worker.on('error', nothing)
    return worker
  })
  return {
    async close() {
      connection.removeAllListeners('close')
      await Promise.all(workers.map(worker => worker.close(true)))
      connection.disconnect()
    },
  }
}
