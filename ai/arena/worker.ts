/**
 * Plays battles for an arena, a ladder, a fit or a count of manners on another machine: `npm run worker -- --queue redis://HOST[:PORT] [--jobs N]`.
 * It plays only what the same code asked for. When it is stopped or dies, what it had in hand goes to somebody else.
 */
import { availableParallelism } from 'node:os'
import { numberOption, queueOption, quit, readOptions } from './options.ts'
import { bundle, createProcessPool } from './process-pool.ts'
import { shelfName } from './queue-collect.ts'

const USAGE = 'npm run worker -- --queue redis://HOST[:PORT] [--jobs N]'
const words = readOptions(USAGE, { queue: { type: 'string' }, jobs: { type: 'string' } })
const url = queueOption(words.queue) ?? quit(`--queue is missing\nusage: ${USAGE}`)
const jobs = numberOption('jobs', words.jobs, availableParallelism(), 1, 64)

/** The kinds of processes whose tasks are played. */
const ENTRIES = ['pair-process', 'game-process', 'manners-process'] as const

const say = (text: string): void => console.error(text)
let played = 0
const dismissals: (() => void)[] = []
const shelves = []
for (const entry of ENTRIES) {
  const { file, hash, remove } = await bundle(entry)
  const pool = createProcessPool<object, unknown>(file, 1)
  dismissals.push(pool.dismiss, remove)
  const play = async (task: object): Promise<unknown> => {
    let answer: unknown = null
    await pool.play([task], (_, found) => {
      answer = found
      return true
    })
    played += 1
    say(`${played} played`)
    return answer
  }
  shelves.push({ name: shelfName(entry, hash), play })
}

const { serve } = await import('./queue.ts')
const { close } = await serve(url, shelves, jobs, say).catch(error => quit(`--queue: ${error.message}`))
say(`plays for ${shelves.map(({ name }) => name).join(', ')}, ${jobs} at a time`)
const stop = async (): Promise<void> => {
  for (const dismiss of dismissals) dismiss()
  await Promise.race([close(), new Promise(resolve => setTimeout(resolve, 2000))])
  process.exit(130)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
