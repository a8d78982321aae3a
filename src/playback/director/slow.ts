/** Slow motion: how fast the clock of a film goes around the moment at which a ship is destroyed. */
import type { Timeline } from '../timeline.ts'
import { mix, smooth, span } from '../tools.ts'

/** How slow a kill is seen. */
const SLOW = 1 / 3
/** Seconds of film, from the start of the kill, in which the clock slows down, stays slow, and is itself again. */
const DOWN = 0.08
const STAYS = 0.7
const UP = 1.15

/** The share of its speed at which a film goes at t: 1, less while a ship bursts. A pure function of the film and t. */
export function slowAt(timeline: Timeline, t: number): number {
  const { beats } = timeline
  let low = 0
  let high = beats.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (beats[middle]!.start > t) high = middle
    else low = middle + 1
  }
  const beat = beats[low - 1]
  // A ship that had left already is destroyed in no time.
  if (beat?.type !== 'shipDestroyed' || beat.duration === 0) return 1
  const gone = t - beat.start
  const slow = Math.min(smooth(span(gone, 0, DOWN)), 1 - smooth(span(gone, STAYS, UP)))
  return mix(1, SLOW, slow)
}
