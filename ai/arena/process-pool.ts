/**
 * The processes that play. They run a bundle built as the site is: the loader of the command line wraps every inner function to keep
 * its name, which halves the speed.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import type { Kept, PairLine } from './duel.ts'
import { quit } from './options.ts'
import type { Task } from './pair-process.ts'
import { shelfName } from './queue-collect.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A built bundle: its file, and a hash of what it does. */
export type Bundle = { readonly file: string; readonly hash: string; readonly remove: () => void }

/** Removes what runs left behind that were killed. */
function sweep(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = Number(/^arena-(\d+)$/.exec(name)?.[1])
    if (!pid) continue
    try {
      process.kill(pid, 0)
    } catch {
      rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
}

const CACHE = join(ROOT, 'node_modules/.cache')
/** Of this process, so that two tools do not meet. */
export const OWN = join(CACHE, `arena-${process.pid}`)

/** Builds a module for Node as the site is built; gives its file. */
export async function built(root: string, ssr: string, outDir: string): Promise<string> {
  // A bundle's comments name files by where the tool was started: the same code is to have the same hash wherever that is.
  const here = process.cwd()
  process.chdir(root)
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { ssr, outDir, emptyOutDir: false, target: 'es2023', copyPublicDir: false },
    })
  } finally {
    process.chdir(here)
  }
  return join(outDir, basename(ssr).replace(/\.ts$/, '.js'))
}

/** Builds the code of a process – a file of this folder – inside the project so that the libraries are found, in a folder of its own. */
export async function bundle(entry: string): Promise<Bundle> {
  sweep(CACHE)
  const file = await built(ROOT, join(import.meta.dirname, `${entry}.ts`), OWN)
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10)
  return { file, hash, remove: () => rmSync(OWN, { recursive: true, force: true }) }
}

export type Played = { readonly line: PairLine; readonly kept: readonly Kept[] }

/** Times that a task is given to a fresh process when its process died. */
const TRIES = 2

export type ProcessPool<T = Task, P = Played> = {
  /** Plays tasks on all processes; `done` hears each end and says whether to go on. Rejects when a task kills its process twice. */
  play(tasks: readonly T[], done: (task: T, played: P) => boolean): Promise<void>
  dismiss(): void
}

/** So many processes of a bundle, which takes tasks and answers each. */
export function createProcessPool<T extends object = Task, P = Played>(file: string, jobs: number): ProcessPool<T, P> {
  const running = new Set<ChildProcess>()
  const one = (): ChildProcess => {
    const child = fork(file, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  const once = (child: ChildProcess, task: T): Promise<P | null> =>
    new Promise(resolve => {
      const heard = (played: P | null): void => {
        child.off('message', answered)
        child.off('exit', died)
        resolve(played)
      }
      const answered = (played: unknown): void => heard(played as P)
      const died = (): void => heard(null)
      child.once('message', answered)
      child.once('exit', died)
      child.send(task, error => {
        if (error) heard(null)
      })
    })
  return {
    async play(tasks, done) {
      const waiting = [...tasks]
      let going = true
      const work = async (): Promise<void> => {
        let child = one()
        for (let task = waiting.shift(); task && going; task = waiting.shift()) {
          let played: P | null = null
          for (let tried = 0; tried < TRIES && !played; tried += 1) {
            played = await once(child, task)
            if (!played) child = one()
          }
          if (!played) {
            going = false
            throw new Error(`this killed its process twice: ${JSON.stringify(task).slice(0, 200)}`)
          }
          if (!done(task, played)) going = false
        }
        child.disconnect()
      }
      const ended = await Promise.allSettled(Array.from({ length: Math.min(jobs, tasks.length) }, work))
      const failed = ended.find(end => end.status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
    dismiss() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

/** Processes for one run of a tool, with the hash of what they run; the terminal's stop ends both them and the tool. */
export type Started<T, P> = { readonly pool: ProcessPool<T, P>; readonly hash: string; dismiss(): void }

/** A pool that leaves its tasks to the workers of a queue. Ends the tool where the queue cannot be reached. */
async function elsewhere<T extends object, P>(url: string, name: string): Promise<ProcessPool<T, P>> {
  const { createQueuePool } = await import('./queue.ts')
  return createQueuePool<T, P>(url, name, words => console.error(words)).catch(error =>
    quit(`--queue: ${error.message}`),
  )
}

/** Builds the code of a process and starts so many of them, or leaves their work to the workers of a queue: to be dismissed when the tool is done. */
export async function startPool<T extends object = Task, P = Played>(
  entry: string,
  jobs: number,
  queue?: string,
): Promise<Started<T, P>> {
  const bundled = await bundle(entry)
  const pool = queue
    ? await elsewhere<T, P>(queue, shelfName(entry, bundled.hash))
    : createProcessPool<T, P>(bundled.file, jobs)
  const dismiss = (): void => {
    pool.dismiss()
    bundled.remove()
  }
  process.once('SIGINT', () => {
    dismiss()
    console.error('\nbroken off; the same command goes on from its journal')
    process.exit(130)
  })
  return { pool, hash: bundled.hash, dismiss }
}
