/** Which colours the sides of a battle have, for page and table: the palette's of their factions (`looks/factions.css`). */
import { useLayoutEffect } from 'react'
import type { Side } from '../../rules/index.ts'

/** The page takes the colours of these factions, as long as the calling part is shown. */
export function useSideColours(factions: Readonly<Record<Side, string>> | null): void {
  const { first, second } = factions ?? {}
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (first === undefined || second === undefined) return
    dataset['first'] = first
    dataset['second'] = second
    if (first === second) dataset['mirror'] = ''
    return () => {
      for (const name of ['first', 'second', 'mirror']) delete dataset[name]
    }
  }, [first, second])
}
