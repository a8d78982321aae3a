/** A film is heard: its cues become voices, its ships' engines run, and it is silent when it is paused, scrubbed or left. */
import { lookOf } from '../looks/index.ts'
import type { Cue } from '../playback/cues.ts'
import { bearingOf, EVERYWHERE, type Listener, type Spot } from './listener.ts'
import type { Mixer } from './mixer.ts'
import type { Voice } from './voice.ts'
import { admission, MANNERS, renderingOf, type Sounding, soundOf } from './voice-policy.ts'

/** What is heard of a ship. */
export type HeardShip = {
  readonly id: string
  readonly chassis: string
  readonly pose: Spot
  readonly thrust: number
  readonly presence: number
}

/** What the sound needs of a film. */
export type SoundFilm = {
  readonly clock: { readonly t: number; readonly playing: boolean; readonly speed: number }
  readonly timeline: { cuesBetween(from: number, to: number): readonly Cue[] }
  picture(): { readonly ships: readonly HeardShip[]; readonly cues: readonly Cue[] }
  subscribe(listener: () => void): () => void
  onFrame(listener: () => void): () => void
}

/** Real seconds by which a frame may be late and is still no jump. */
const SLACK = 0.15
/** Two jumps within so many real seconds are a hand that scrubs: it is silent for as long again. */
const SCRUB = 0.3
/** Engines that are heard at once. */
const MOST_ENGINES = 4
/** Real seconds over which an engine that is not heard any more fades. */
const FADE = 0.25

type Ringing = Sounding & { readonly voice: Voice; readonly ship: string | null; readonly until: number }

/**
 * Plays a film's sounds until the returned function is called. `listener` says from where it is heard, `now` gives real seconds.
 */
export function followFilm(
  film: SoundFilm,
  mixer: Pick<Mixer, 'has' | 'play'>,
  { listener, now }: { listener: () => Listener; now: () => number },
): () => void {
  let last = film.clock.t
  let seenAt = now()
  let jumpedAt = Number.NEGATIVE_INFINITY
  let quietUntil = Number.NEGATIVE_INFINITY
  /** The sounds of the moment were joined; false after a jump. */
  let joined = false
  let held = false
  let heldAt = 0
  let ringing: Ringing[] = []
  let bed: Voice | null = null
  const engines = new Map<string, Voice>()
  const lastOf = new Map<string, number>()

  function hush(seconds: number): void {
    for (const { voice } of ringing) voice.stop(seconds)
    for (const voice of engines.values()) voice.stop(seconds)
    ringing = []
    engines.clear()
  }

  function start(cue: Cue, ships: ReadonlyMap<string, HeardShip>, late: number, delay: number): void {
    if (cue.kind === 'engine') return
    const time = now()
    const { speed } = film.clock
    ringing = ringing.filter(one => one.until > time)
    const leaving = admission(cue.kind, time, speed, ringing, lastOf.get(cue.kind) ?? Number.NEGATIVE_INFINITY)
    if (!leaving) return
    const ship = cue.ship === null ? undefined : ships.get(cue.ship)
    const name = soundOf(cue.kind, ship?.chassis)
    const kept = mixer.has(name)
    if (!kept) return
    const { variant, rate, gain, seconds, offset } = renderingOf(cue, kept, speed, late)
    if (offset >= kept.natural) return
    const { bus, hall, rank } = MANNERS[cue.kind]
    const bearing = bearingOf(listener(), ship?.pose ?? cue.where)
    const voice = mixer.play({ name, bus, variant, rate, gain, hall, seconds, offset, delay, bearing })
    if (!voice) return
    for (const one of leaving) {
      one.voice.stop(0.05)
      ringing = ringing.filter(other => other !== one)
    }
    const until = time + delay + Math.min(seconds ?? Number.POSITIVE_INFINITY, (kept.natural - offset) / rate)
    ringing.push({ kind: cue.kind, started: time, rank, voice, ship: cue.ship, until })
    lastOf.set(cue.kind, time)
  }

  /** Engines run while their cue is heard, as loud and high as the thrust; what is over fades. */
  function drive(cues: readonly Cue[], ships: ReadonlyMap<string, HeardShip>): void {
    const wanted = cues
      .flatMap(cue => {
        const ship = cue.kind === 'engine' && cue.ship !== null ? ships.get(cue.ship) : undefined
        return ship ? [{ ship, gain: cue.gain * (0.35 + 0.65 * ship.thrust) * ship.presence }] : []
      })
      .sort((a, b) => b.gain - a.gain)
      .slice(0, MOST_ENGINES)
    for (const [id, voice] of engines) {
      if (wanted.some(one => one.ship.id === id)) continue
      voice.stop(FADE)
      engines.delete(id)
    }
    for (const { ship, gain } of wanted) {
      const rate = 0.82 + 0.36 * ship.thrust
      const bearing = bearingOf(listener(), ship.pose)
      const running = engines.get(ship.id)
      if (running) {
        running.drive(gain, rate)
        running.place(bearing)
        continue
      }
      const voice = mixer.play({
        name: lookOf(ship.chassis).sounds.engine,
        bus: 'engines',
        loop: true,
        hall: 0.15,
        gain,
        rate,
        bearing,
      })
      if (voice) engines.set(ship.id, voice)
    }
  }

  function frame(): void {
    const time = now()
    const { t, playing, speed } = film.clock
    const from = last
    const passed = time - seenAt
    last = t
    seenAt = time
    const jump = !playing || t < from || t - from > (passed + SLACK) * speed
    if (jump) {
      if (time - jumpedAt < SCRUB) quietUntil = time + SCRUB
      jumpedAt = time
      joined = false
      hush(0.05)
      return
    }
    if (time < quietUntil) return
    const { ships: all, cues } = film.picture()
    const ships = new Map(all.map(ship => [ship.id, ship]))
    if (!joined) {
      joined = true
      for (const cue of cues) {
        if (cue.kind !== 'engine' && MANNERS[cue.kind].joined && cue.at < from) start(cue, ships, t - cue.at, 0)
      }
    }
    // Cues within a frame keep their distance from each other: they come by as much later as the frame is long.
    for (const cue of film.timeline.cuesBetween(from, t)) start(cue, ships, 0, Math.min(0.25, (cue.at - from) / speed))
    drive(cues, ships)
    for (const { voice, ship } of ringing) {
      const place = ship === null ? undefined : ships.get(ship)
      if (place) voice.place(bearingOf(listener(), place.pose))
    }
  }

  /** The room is heard while the film runs, or waits at its end; held with everything else while it is paused. */
  function changed(): void {
    const { playing } = film.clock
    if (!bed && playing) bed = mixer.play({ name: 'bed', bus: 'engines', loop: true, bearing: EVERYWHERE })
    if (held === !playing) return
    held = !playing
    const time = now()
    if (held) heldAt = time
    // What was held rings on for as long as it had left.
    else ringing = ringing.map(one => ({ ...one, until: one.until + time - heldAt }))
    const voices = [...ringing.map(one => one.voice), ...engines.values(), ...(bed ? [bed] : [])]
    for (const voice of voices) {
      if (held) voice.hold()
      else voice.go()
    }
    seenAt = time
  }

  const leave = [film.onFrame(frame), film.subscribe(changed)]
  changed()
  return () => {
    for (const one of leave) one()
    hush(0.2)
    bed?.stop(0.4)
    bed = null
  }
}
