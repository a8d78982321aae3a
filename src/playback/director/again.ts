/** An instant replay: the last attack or loss of a film, once more, slowly and from another side. The game knows nothing of it. */
import type { EventType, ShipId } from '../../rules/index.ts'
import type { Film } from '../film.ts'
import type { Timeline } from '../timeline.ts'
import type { Director, Take } from './take.ts'

/** A stretch of a film that is worth another look, in seconds of it, and whom it is about. */
export type Stretch = {
  readonly from: number
  readonly to: number
  readonly ships: readonly ShipId[]
  /** The beat that it begins with. */
  readonly beat: number
}

/** How fast shots, bursts and departures are shown again; cards that are dealt in between take their usual time. */
export const AGAIN_SPEED = 0.25
const SLOWLY: ReadonlySet<EventType> = new Set(['resultsCompared', 'shipDestroyed', 'shipFled'])
/** Seconds of a comparison that are left out: the dice have been read. */
const READ = 0.3
/** Seconds of an explosion that are shown, and before one that no attack led to. */
const BURST = 1.7
const BEFORE = 1.2

/**
 * The last attack whose shots have begun to fly by t, or the last ship that was lost since, as a stretch; null: there has
 * been none. Of what is not seen yet it shows nothing: it ends at t at the latest.
 */
export function lastStretch(timeline: Timeline, t: number): Stretch | null {
  const { beats } = timeline
  for (let index = beats.length - 1; index >= 0; index -= 1) {
    const { event, start, duration } = beats[index]!
    if (start + Math.min(duration, 1) > t || duration === 0) continue
    if (event.type === 'shipDestroyed' || event.type === 'shipFled') {
      const led = attackBefore(timeline, index)
      const to = Math.min(t, start + BURST)
      if (led === null) return { from: Math.max(0, start - BEFORE), to, ships: [event.ship], beat: index }
      const attack = beats[led]!.event
      if (attack.type === 'resultsCompared')
        return { from: beats[led]!.start + READ, to, ships: [attack.attacker, attack.defender], beat: led }
    }
    if (event.type !== 'resultsCompared') continue
    const end = beats.slice(index + 1).find(beat => beat.type === 'attackEnded')
    const to = Math.min(t, end?.start ?? start + duration)
    return { from: start + READ, to, ships: [event.attacker, event.defender], beat: index }
  }
  return null
}

/** The comparison of the attack in whose course a beat lies; null: it lies in none. */
function attackBefore({ beats }: Timeline, index: number): number | null {
  for (let i = index - 1; i >= 0; i -= 1) {
    const { type } = beats[i]!
    if (type === 'resultsCompared') return i
    if (type === 'attackEnded' || type === 'phaseStarted' || type === 'dialRevealed') return null
  }
  return null
}

/** The take of a stretch: from the other end of the line of fire, unless that is where it was seen from. */
function takeAgain(timeline: Timeline, stretch: Stretch, seen: Take | null): Take {
  const two = stretch.ships.length > 1
  const known = seen?.ships.length === 2 && seen.ships[0] === stretch.ships[0]
  return {
    kind: two ? (seen?.kind === 'reverse' ? 'shoulder' : 'reverse') : 'blast',
    ships: stretch.ships,
    side: known ? seen.side : 1,
    manner: 'cinematic',
    start: stretch.from,
    beat: stretch.beat,
    seed: stretch.beat,
    opening: timeline.picture(stretch.from),
  }
}

/**
 * Shows the last attack or loss of a film again, then leaves the film where it was, as fast as it ran, and led by
 * `director`. A viewer who goes elsewhere in the film meanwhile stays there. Gives what ends it at once; null: there is
 * nothing to show. `over` is called when it has ended, however it did.
 */
export function replayLast(film: Film, director: Director | null, over: () => void): (() => void) | null {
  const { t, playing } = film.clock
  const { pace } = film
  const stretch = lastStretch(film.timeline, t)
  if (!stretch) return null
  const take = takeAgain(film.timeline, stretch, director?.at(stretch.from) ?? null)
  const slowly = () => {
    const { beat } = film.picture()
    return beat < stretch.beat || SLOWLY.has(film.timeline.beats[beat]!.type)
  }
  // A viewer who speeds it up is not sped up twice.
  film.direct({ at: () => take, rate: (_, speed) => (slowly() ? 1 : Math.max(1, 1 / speed)) })
  film.setSpeed(AGAIN_SPEED)
  film.seek(stretch.from)
  film.play()
  let ended = false
  const end = (stay: boolean): void => {
    if (ended) return
    ended = true
    stop()
    film.direct(director)
    film.setSpeed(pace)
    if (!stay) film.seek(t)
    if (playing) film.play()
    else film.pause()
    over()
  }
  const stop = film.onFrame(() => {
    const now = film.clock.t
    if (now < stretch.from - 0.01 || now > stretch.to + 0.5) end(true)
    else if (now >= stretch.to) end(false)
  })
  return () => end(false)
}
