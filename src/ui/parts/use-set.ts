/** Sets that may still have to be fetched, for a screen that shows their cards or says their words. */
import { useCallback, useEffect, useState } from 'react'
import { BOX_SET } from '../factions.ts'

export type Came = 'here' | 'coming' | 'lost'

// It brings the rules, which no menu waits for as long as the box's set will do.
const bring = async (set: string): Promise<boolean> => (await import('../sets.ts')).setsHere(set)

/** Whether a set with its words is there; it is asked for at once, and after `again` once more. The box’s is always there. */
export function useSet(set: string): { readonly came: Came; readonly again: () => void } {
  const [wish, setWish] = useState({ set })
  const [found, setFound] = useState<{ readonly wish: object; readonly came: Came } | null>(null)
  if (wish.set !== set) setWish({ set })
  useEffect(() => {
    if (wish.set === BOX_SET) return
    let gone = false
    void bring(wish.set)
      .catch(() => false)
      .then(here => !gone && setFound({ wish, came: here ? 'here' : 'lost' }))
    return () => {
      gone = true
    }
  }, [wish])
  const again = useCallback(() => setWish(({ set }) => ({ set })), [])
  return { came: set === BOX_SET ? 'here' : found?.wish === wish ? found.came : 'coming', again }
}

/** Has the words of sets come, and renders anew with each that does; none: the box's. What does not come is named by its id until it is asked for again. */
export function useSets(sets: readonly (string | undefined)[]): void {
  const [, came] = useState(0)
  const asked = [...new Set(sets)].filter(set => set !== undefined && set !== BOX_SET).join(' ')
  useEffect(() => {
    let gone = false
    for (const set of asked.split(' '))
      if (set !== '')
        void bring(set)
          .catch(() => false)
          .then(here => here && !gone && came(count => count + 1))
    return () => {
      gone = true
    }
  }, [asked])
}
