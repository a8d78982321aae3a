/** Whether a film's table stands: what is read before a film begins counts from then on, not from when the page still loads it. */
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Film } from '../../playback/film.ts'

/** The film whose table is drawn, with all its models; null: none is yet. */
const useStanding = create<{ readonly film: Film | null }>(() => ({ film: null }))

/** Tells that a film's table is drawn, on the stage or as the flat board. */
export const tableStands = (film: Film): void => useStanding.setState({ film })

/** Calls once as soon as a film's table stands, at once where it does; the returned function ends that. */
export function onceStanding(film: Film, stands: () => void): () => void {
  const heed = (now: Film | null) => {
    if (now !== film) return
    leave()
    stands()
  }
  const leave = useStanding.subscribe(state => heed(state.film))
  heed(useStanding.getState().film)
  return leave
}

/** Beside the flat board, which stands as soon as it is there. */
export function FlatStands({ film }: { film: Film }) {
  useEffect(() => tableStands(film), [film])
  return null
}
