/** What became of the puzzles of this browser, for whoever shows or changes it. */
import { useEffect, useState } from 'react'
import type { PuzzleTried } from '../../saves/solved.ts'
import { solved } from './open-solved.ts'

/** What is kept of a puzzle, in a word. */
export type SolvedState = 'clean' | 'solved' | 'tried' | 'none'

export const stateOf = (tried: readonly PuzzleTried[], id: string): SolvedState => {
  const found = tried.find(one => one.id === id)
  if (!found) return 'none'
  return found.solved === null ? 'tried' : found.missed === 0 ? 'clean' : 'solved'
}

/** All that is kept; null until it has been read. */
export function useSolved(): readonly PuzzleTried[] | null {
  const [tried, setTried] = useState<readonly PuzzleTried[] | null>(null)
  useEffect(() => {
    let left = false
    const read = async () => {
      const store = await solved()
      await store.refresh()
      if (!left) setTried(store.list())
    }
    void read()
    return () => {
      left = true
    }
  }, [])
  return tried
}
