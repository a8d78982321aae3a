/** The film comes to a beat that something is to happen before: it is to be read, or asked first. */
import type { Film } from '../../playback/film.ts'

/** How far before a beat the film stands still, seconds: what the beat shows is not seen. */
const BEFORE = 0.001
/** Longer steps than a tick can take, in seconds of film at speed 1, are leaps. */
const LEAP = 0.51

/**
 * Watches a running film come to new beats. `wanted` says of a beat's number whether the film shall stop before it; then it stands just
 * before it and `stopped` is called, to pause or to hold it. Who leaps or steps through the film is not stopped. Gives the way to stop
 * watching.
 */
export function stopBefore(film: Film, wanted: (beat: number) => boolean, stopped: (beat: number) => void): () => void {
  let last = film.clock.t
  let stopping = false
  return film.onFrame(() => {
    if (stopping) return
    const [from, to] = [last, film.clock.t]
    last = to
    if (!film.clock.playing || film.pace === 'instant' || to <= from || to - from > LEAP * film.clock.speed) return
    const { beats } = film.timeline
    let index = film.picture().beat
    while (index > 0 && beats[index - 1]!.start > from) index -= 1
    for (; index < beats.length && beats[index]!.start <= to; index += 1) {
      const { start } = beats[index]!
      if (start <= from || !wanted(index)) continue
      stopping = true
      film.seek(start - BEFORE)
      last = film.clock.t
      stopping = false
      stopped(index)
      return
    }
  })
}
