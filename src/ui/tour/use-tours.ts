/** The tours for a screen, each brought up to date by its battle if that is over. */
import { useCallback, useEffect, useState } from 'react'
import type { KeptTour, TourStore } from '../../saves/tours.ts'
import { afterLeg, keptBattle } from './leg-battle.ts'
import { tours } from './open-tours.ts'

/** Tours as a screen shows them. `fresh`: their battle came to an end since they were seen last; `begun`: it is under way. */
export type ShownTour = KeptTour & { readonly fresh: boolean; readonly begun: boolean }

async function upToDate(store: TourStore, one: KeptTour): Promise<ShownTour> {
  const battle = await keptBattle(one.id, one.tour.leg)
  const after = battle && afterLeg(one.tour, battle)
  if (!after) return { ...one, fresh: false, begun: battle !== null && battle.winner === null }
  await store.keep({ id: one.id, tour: after })
  return { ...one, tour: after, fresh: true, begun: false }
}

/** The store and its tours, newest first; null until they have been read. `look` shows them as they are now. */
export function useTours(): {
  readonly store: TourStore | null
  readonly list: readonly ShownTour[]
  readonly look: () => Promise<void>
} {
  const [store, setStore] = useState<TourStore | null>(null)
  const [list, setList] = useState<readonly ShownTour[]>([])
  const look = useCallback(async () => {
    const found = await tours()
    await found.refresh()
    const all = await Promise.all(found.list().map(one => upToDate(found, one)))
    setList(before => all.map(one => ({ ...one, fresh: one.fresh || isFresh(before, one.id) })))
    setStore(found)
  }, [])
  useEffect(() => void look(), [look])
  return { store, list, look }
}

const isFresh = (before: readonly ShownTour[], id: string): boolean => before.find(one => one.id === id)?.fresh ?? false
