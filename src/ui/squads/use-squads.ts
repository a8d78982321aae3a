/** The store of squads for a screen: list them, save them, remove them. */
import { useCallback, useEffect, useState } from 'react'
import { fetchSet, type NamedSquad } from '../../content/index.ts'
import { fetched } from '../../locale/again.ts'
import { database } from '../../saves/database.ts'
import { openSquads, type SavedSquad, type SquadStore } from '../../saves/squads.ts'

export type Squads = {
  /** null: still being looked for. */
  readonly list: readonly SavedSquad[] | null
  /** Whether squads outlive the page. */
  readonly lasting: boolean
  readonly unread: number
  save(squad: NamedSquad, id: string | null): Promise<SavedSquad | 'full'>
  remove(id: string): Promise<void>
}

/** The squads that this browser keeps. */
export function useSquads(): Squads {
  const [store, setStore] = useState<SquadStore | null>(null)
  const [list, setList] = useState<readonly SavedSquad[] | null>(null)
  useEffect(() => {
    let gone = false
    void openSquads(database, Date.now, set => fetchSet(set, fetched)).then(opened => {
      if (gone) return
      setStore(opened)
      setList(opened.list())
    })
    return () => {
      gone = true
    }
  }, [])
  const save = useCallback(
    async (squad: NamedSquad, id: string | null) => {
      if (!store) return 'full'
      const saved = await store.save(squad, id ?? undefined)
      setList(store.list())
      return saved
    },
    [store],
  )
  const remove = useCallback(
    async (id: string) => {
      await store?.remove(id)
      if (store) setList(store.list())
    },
    [store],
  )
  return { list, lasting: store?.lasting() ?? true, unread: store?.unread() ?? 0, save, remove }
}
