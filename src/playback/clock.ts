/** The clock of a film: where it is, whether it runs, how fast. Plain data and functions; it knows no real time. */

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const
/** How fast a film runs: so many times its own speed, or straight to its end as soon as there is something new. */
export type Pace = number | 'instant'
/** The paces that are offered where a person plays; what is only watched is never instant. */
export const PACES: readonly Pace[] = [...SPEEDS, 'instant']

export type Clock = {
  /** Seconds into the film. */
  readonly t: number
  readonly playing: boolean
  /** 0.25 … 8. */
  readonly speed: number
  /** Lets `dt` real seconds go by, no further than the film's end; whether the film moved. */
  advance(dt: number, duration: number): boolean
  play(): void
  pause(): void
  /** Held within 0.25 … 8. */
  setSpeed(speed: number): void
  /** To any moment, forwards or back. */
  seek(t: number): void
  /** Ahead to a moment; never back. */
  skipTo(t: number): void
}

/** A clock at the film's start, running. */
export function createClock(speed = 1): Clock {
  let t = 0
  let playing = true
  let pace = held(speed)
  return {
    get t() {
      return t
    },
    get playing() {
      return playing
    },
    get speed() {
      return pace
    },
    advance(dt, duration) {
      if (!playing || !(dt > 0) || t >= duration) return false
      t = Math.min(duration, t + dt * pace)
      return true
    },
    play() {
      playing = true
    },
    pause() {
      playing = false
    },
    setSpeed(next) {
      pace = held(next)
    },
    seek(to) {
      t = Math.max(to, 0)
    },
    skipTo(to) {
      if (to > t) t = to
    },
  }
}

function held(speed: number): number {
  return speed >= 0.25 ? Math.min(8, speed) : 0.25
}
