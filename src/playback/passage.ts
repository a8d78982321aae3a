/** A passage of a film: from a little before one event to a little after another. */
import type { Timeline } from './timeline.ts'

/** Seconds before its first event, and after its last one. */
const LEAD = 1.2
const REST = 2

/** Where the passage from one event to another begins and ends, seconds of film; what lies beyond the film is its end. */
export function passageOf(
  { beats, duration }: Pick<Timeline, 'beats' | 'duration'>,
  { from, until }: { readonly from: number; readonly until: number },
): { readonly begins: number; readonly ends: number } {
  const last = beats[until]
  const ends = last ? last.start + last.duration + REST : duration
  return { begins: Math.max(0, (beats[from]?.start ?? 0) - LEAD), ends: Math.min(duration, ends) }
}
