/** When the shots of an attack fly: pairs of bolts from alternating cannons, or two torpedoes. Times in seconds. */
import type { EventOf } from '../rules/index.ts'

/**
 * One shot in the air from `start` to `end` of the comparison's beat: a bolt that hits ends where it strikes, a torpedo
 * with its burst (`STRIKE`), a miss far behind.
 */
export type Shot = { readonly index: number; readonly hit: boolean; readonly start: number; readonly end: number }

/** What is shot, and how long the whole comparison takes. */
export type Volley = {
  readonly kind: 'bolts' | 'torpedoes'
  readonly shots: readonly Shot[]
  readonly duration: number
}

/** Before the first shot the cancelled dice fade and are read. */
export const AIM = 0.72
/** One pair after the other; the second bolt of a pair is a little late. */
const STEP = 0.17
const LATE = 0.03
/** A bolt crosses the view in a tenth of a second; one that misses goes on as long again and more. */
const FLIGHT = 0.1
const PAST = 0.16
/** A torpedo is slower, and so is the one after it. */
const RUN = 0.62
const NEXT = 0.16
/** How long the burst of a torpedo that struck is seen, and the share of its shot at which it strikes. */
const BURST = 0.32
export const STRIKE = RUN / (RUN + BURST)
/** What is left of the beat when nothing struck. */
const REST = 0.2

/** The shots of an attack whose dice are compared: one pair for each die that showed a hit, the ones that count last. */
export function volleyOf(event: EventOf<'resultsCompared'>, weapon: string): Volley {
  const through = event.hits + event.crits
  if (weapon !== 'primary') {
    const hit = through > 0
    const shots = [0, 1].map((index): Shot => {
      const start = AIM + NEXT * index
      return { index, hit, start, end: start + RUN + (hit ? BURST : 2 * PAST) }
    })
    return { kind: 'torpedoes', shots, duration: shots[1]!.end + (hit ? 0 : REST) }
  }
  const fired = through + event.cancelled.hits + event.cancelled.crits
  const pairs = fired > 0 ? fired : 2
  const shots: Shot[] = []
  for (let index = 0; index < 2 * pairs; index += 1) {
    const pair = index >> 1
    const hit = pair >= pairs - through
    const start = AIM + STEP * pair + LATE * (index % 2)
    shots.push({ index, hit, start, end: start + FLIGHT + (hit ? 0 : PAST) })
  }
  return { kind: 'bolts', shots, duration: shots.at(-1)!.end + (through > 0 ? 0 : REST) }
}
