/** Where a flying ship was a moment ago: smoke and light hang there. */
import type { Attitude } from './flight.ts'
import type { Trace } from './picture.ts'
import { smooth, span } from './tools.ts'

/** Seconds between the traces of a wake, and how many there are at most. */
export const WAKE_STEP = 0.07
const MOST = 10

/** No wake: one list for all ships at rest. */
export const NO_WAKE: readonly Trace[] = []

/** The traces of a flight at `progress` of a beat of `seconds`; `at` gives its attitude at any progress. */
export function wakeOf(at: (progress: number) => Attitude, progress: number, seconds: number): readonly Trace[] {
  if (progress <= 0 || progress >= 1) return NO_WAKE
  // At the end of a flight what hangs behind has drawn up to the ship.
  const left = 1 - smooth(span(progress, 0.78, 1))
  const traces: Trace[] = []
  for (let back = 1; back <= MOST; back += 1) {
    const then = progress - (back * WAKE_STEP * left) / seconds
    if (then <= 0) break
    const { pose, drift, lift } = at(then)
    traces.push({ x: pose.x + drift.x, y: pose.y + drift.y, lift })
  }
  return traces
}
