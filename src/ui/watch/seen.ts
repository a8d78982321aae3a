/** How far a film has been seen: what lies behind may be gone back to, and told. */
import { useSyncExternalStore } from 'react'
import type { Film } from '../../playback/film.ts'

type Mark = { readonly read: () => number; readonly follow: (listener: () => void) => () => void }
const marks = new WeakMap<Film, Mark>()

/** One mark for a film, set from its first use on, however many parts ask; it goes back when the film is cut. */
function markOf(film: Film): Mark {
  const known = marks.get(film)
  if (known) return known
  let seen = film.clock.t
  const note = () => {
    seen = Math.min(Math.max(seen, film.clock.t), film.timeline.duration)
  }
  film.subscribe(note)
  const mark: Mark = {
    read() {
      note()
      return seen
    },
    follow: film.subscribe,
  }
  marks.set(film, mark)
  return mark
}

/** The furthest moment that has been seen, seconds of film. */
export const seenOf = (film: Film): number => markOf(film).read()

/** The same for a component, which is rendered anew as facts change. */
export function useSeen(film: Film): number {
  const mark = markOf(film)
  useSyncExternalStore(mark.follow, () => film.version)
  return mark.read()
}
