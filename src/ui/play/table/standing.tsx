/** Whether a film's table stands: what is read before a film begins counts from then on, not from when the page still loads it. */
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Film } from '../../../playback/film.ts'

/** The film whose table is drawn, as the flat board or on the stage, and the one whose stage lacks nothing more; null: none is yet. */
const useStanding = create<{ readonly film: Film | null; readonly staged: Film | null }>(() => ({
  film: null,
  staged: null,
}))

/** Tells that a film's table is drawn, on the stage or as the flat board. */
export const tableStands = (film: Film): void => useStanding.setState({ film })

/** Tells that a film's stage shows all there is to be had. */
export const stageStands = (film: Film): void => useStanding.setState({ staged: film })

/** Calls once as soon as something stands that is a film's, at once where it does; the returned function ends that. */
const once =
  (what: 'film' | 'staged') =>
  (film: Film, stands: () => void): (() => void) => {
    const heed = (now: Film | null) => {
      if (now !== film) return
      leave()
      stands()
    }
    const leave = useStanding.subscribe(state => heed(state[what]))
    heed(useStanding.getState()[what])
    return leave
  }

/** Calls once as soon as a film's table stands, at once where it does; the returned function ends that. */
export const onceStanding = once('film')

/** Calls once as soon as a film's stage lacks nothing more, at once where it does; the returned function ends that. */
export const onceStaged = once('staged')

/** Beside the flat board, which stands as soon as it is there. */
export function FlatStands({ film }: { film: Film }) {
  useEffect(() => tableStands(film), [film])
  return null
}
