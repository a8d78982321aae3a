/** The record of battles, read from the browser’s store for whoever shows it. */
import { useCallback, useEffect, useState } from 'react'
import type { BattleResult, RecordStore } from '../../saves/record.ts'
import { record } from './open-record.ts'

/** The record for a screen: null until it has been read. `look` shows it as it is now. */
export function useRecord(): {
  readonly store: RecordStore | null
  readonly results: readonly BattleResult[]
  readonly look: () => void
} {
  const [store, setStore] = useState<RecordStore | null>(null)
  const [results, setResults] = useState<readonly BattleResult[]>([])
  useEffect(() => {
    let left = false
    const read = async () => {
      const found = await record()
      await found.refresh()
      if (left) return
      setStore(found)
      setResults(found.list())
    }
    void read()
    return () => {
      left = true
    }
  }, [])
  const look = useCallback(() => {
    if (store) setResults(store.list())
  }, [store])
  return { store, results, look }
}
