/** A film being watched: a timeline, a clock, and those who want to know when something visible has changed. */
import type { Catalog, GameEvent } from '../rules/index.ts'
import type { FilmOptions } from './beat.ts'
import { type Clock, createClock, type Pace } from './clock.ts'
import type { Director, Take } from './director/take.ts'
import type { Picture } from './picture.ts'
import { throwsNow } from './throws.ts'
import { createTimeline, type Timeline } from './timeline.ts'

/** Seconds of film ahead of the clock for which dear pictures are got ready. */
const AHEAD = 3

/** Longest step in real seconds that a tick may take: a tab that was asleep does not jump ahead. */
const LONGEST_TICK = 0.5

export type Film = {
  readonly timeline: Timeline
  /** Read it; change it through the film, which tells the listeners. */
  readonly clock: Pick<Clock, 't' | 'playing' | 'speed'>
  /** The latest moment that has been shown: whoever goes back has seen it all the same. */
  readonly furthest: number
  /** As fast as it was set: the clock's speed, or 'instant'. */
  readonly pace: Pace
  /** What is visible now; the same object until the film moves. */
  picture(): Picture
  /** Grows whenever listeners are called: a snapshot for a view that changes between beats only. */
  readonly version: number
  /** Called when facts change: a beat starts, its facts are seen, the film grows, jumps, plays or pauses. */
  subscribe(listener: () => void): () => void
  /** Called after each tick that moved the film and each jump: for what moves within a beat. */
  onFrame(listener: () => void): () => void
  /** Called at the end of each tick, when all have been told what it changed: whoever draws the film draws it now. */
  onTick(listener: () => void): () => void
  /** Lets dt real seconds go by; true while the film plays and has not reached its end. Only one loop may tick a film. */
  tick(dt: number): boolean
  /** A tick moves it: it plays, nobody holds it, and it has not reached its end. */
  readonly moving: boolean
  append(events: readonly GameEvent[]): void
  /** Takes out all that commands from number `at` on caused; a film that was further stands at its new end. */
  cut(at: number): void
  play(): void
  pause(): void
  /** Time stands still until what this gives is called, whether the film plays or is paused meanwhile: to read, or the like. */
  hold(): () => void
  setSpeed(speed: Pace): void
  seek(t: number): void
  /** Ahead to t, or to the film's end; never back. */
  skip(t?: number): void
  /** Pauses and goes to the start of the next or the previous beat. */
  step(direction: 1 | -1): void
  /** Who leads camera and clock from now on; null: nobody. */
  direct(director: Director | null): void
  /** The director's take at this moment; null: nobody leads the camera. */
  take(): Take | null
  /** Whether everything caused by commands before number `at` has been seen. */
  hasSeen(at: number): boolean
}

/** A film at its start, running, with nothing in it. With dice 'physics' they are simple until whoever shows the film has fetched them (`loadThrows`). */
export function createFilm({ speed = 1, ...options }: { catalog: Catalog; speed?: Pace } & Partial<FilmOptions>): Film {
  const timeline = createTimeline({ ...options, throws: throwsNow })
  const clock = createClock(speed === 'instant' ? 1 : speed)
  let instant = speed === 'instant'
  let lead: Director | null = null
  const listeners = new Set<() => void>()
  const frames = new Set<() => void>()
  const ticks = new Set<() => void>()
  const holds = new Set<object>()
  let version = 0
  let cached: Picture | null = null
  let furthest = 0

  function moved(): void {
    cached = null
    furthest = Math.max(furthest, clock.t)
    for (const listener of [...frames]) listener()
  }

  function changed(): void {
    version += 1
    for (const listener of [...listeners]) listener()
  }

  function jump(t: number): void {
    if (t === clock.t) return
    clock.seek(t)
    moved()
    changed()
  }

  const goesOn = (): boolean => clock.playing && clock.t < timeline.duration

  function tick(dt: number): boolean {
    if (holds.size > 0) return goesOn()
    if (instant && clock.playing) {
      jump(timeline.duration)
      return false
    }
    const scene = timeline.scene(clock.t)
    // Two frames with one timestamp move nothing, and yet the film goes on.
    const pace = lead?.rate(clock.t, clock.speed) ?? 1
    if (!clock.advance(Math.min(dt, LONGEST_TICK) * pace, timeline.duration)) return goesOn()
    timeline.prepare(clock.t, clock.t + AHEAD * clock.speed)
    moved()
    if (timeline.scene(clock.t) !== scene) changed()
    return true
  }

  return {
    timeline,
    clock,
    get furthest() {
      return furthest
    },
    get pace() {
      return instant ? 'instant' : clock.speed
    },
    picture() {
      cached ??= timeline.picture(clock.t)
      return cached
    },
    get version() {
      return version
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onFrame(listener) {
      frames.add(listener)
      return () => frames.delete(listener)
    },
    onTick(listener) {
      ticks.add(listener)
      return () => ticks.delete(listener)
    },
    tick(dt) {
      const goes = tick(dt)
      for (const listener of [...ticks]) listener()
      return goes
    },
    get moving() {
      return holds.size === 0 && goesOn()
    },
    append(events) {
      if (events.length === 0) return
      timeline.append(events)
      cached = null
      changed()
    },
    cut(at) {
      timeline.cut(at)
      clock.seek(Math.min(clock.t, timeline.duration))
      furthest = Math.min(furthest, timeline.duration)
      moved()
      changed()
    },
    play() {
      if (clock.playing) return
      clock.play()
      changed()
    },
    pause() {
      if (!clock.playing) return
      clock.pause()
      changed()
    },
    hold() {
      const one = {}
      holds.add(one)
      return () => {
        if (holds.delete(one)) changed()
      }
    },
    setSpeed(next) {
      instant = next === 'instant'
      if (next !== 'instant') clock.setSpeed(next)
      changed()
    },
    seek(t) {
      jump(Math.min(timeline.duration, Math.max(t, 0)))
    },
    skip(t = timeline.duration) {
      jump(Math.max(clock.t, Math.min(timeline.duration, t)))
    },
    step(direction) {
      if (clock.playing) {
        clock.pause()
        changed()
      }
      jump(direction > 0 ? timeline.next(clock.t) : timeline.previous(clock.t))
    },
    direct(director) {
      lead = director
      changed()
    },
    take: () => lead?.at(clock.t) ?? null,
    hasSeen(at) {
      return clock.t >= timeline.timeOfCommand(at)
    },
  }
}
