/** What a run lays out for others to play, and how it collects the answers: each once, in whatever order, nothing lost on the way. Knows no Redis. */
import { hashOf } from '../../src/rules/index.ts'

/** A task by its key: the same bout, pair and seed have the same key on every machine. */
export const keyOf = (task: object): string => `task-${hashOf(task)}`

/** Where tasks of one kind lie for code of one hash: nobody plays what other code asked for. */
export const shelfName = (entry: string, hash: string): string => `koiogran-${entry}-${hash}`

/** What came of a task. */
export type Answer<P> = { readonly played: P } | { readonly problem: string }

/** Where tasks lie until somebody has played them. All of it waits while the place cannot be reached. */
export type Shelf<T, P> = {
  /** Lays tasks out; those that lie there already, played or not, stay as they are. */
  lay(tasks: ReadonlyMap<string, T>): Promise<void>
  /** What has been answered. */
  answered(): Promise<ReadonlyMap<string, Answer<P>>>
  /** Takes a task away, with its answer. */
  take(key: string): Promise<void>
  /** Comes back when it is worth looking again. */
  wait(): Promise<void>
}

/** So many tasks lie out at a time; and after so many looks in vain all of them are laid out again, in case the place has lost some. */
const AHEAD = 200
const PATIENCE = 10

/** Has tasks played: `done` hears each answer once and says whether to go on. Rejects where one could not be played. */
export async function collect<T extends object, P>(
  shelf: Shelf<T, P>,
  tasks: readonly T[],
  done: (task: T, played: P) => boolean,
): Promise<void> {
  const waiting = [...tasks]
  const out = new Map<string, T>()
  let vain = 0
  const fill = async (): Promise<void> => {
    const fresh = new Map<string, T>()
    while (out.size < AHEAD && waiting.length > 0) {
      const task = waiting.shift()!
      fresh.set(keyOf(task), task)
      out.set(keyOf(task), task)
    }
    if (fresh.size > 0) await shelf.lay(fresh)
  }
  try {
    await fill()
    while (out.size > 0) {
      let came = false
      for (const [key, answer] of await shelf.answered()) {
        const task = out.get(key)
        if (!task) continue
        came = true
        out.delete(key)
        await shelf.take(key)
        if ('problem' in answer) throw new Error(answer.problem)
        if (!done(task, answer.played)) return
      }
      await fill()
      if (came) vain = 0
      else {
        vain += 1
        if (vain % PATIENCE === 0) await shelf.lay(out)
        await shelf.wait()
      }
    }
  } finally {
    for (const key of out.keys()) await shelf.take(key)
  }
}
