/** The course of a clip: which moment of the film each of its seconds shows. Plain reckoning; frames and sounds follow it. */
import type { Span } from './spans.ts'

export type Course = {
  /** Frames of the clip: as many as its seconds make at so many a second, at least one. */
  readonly frames: number
  /** How long the clip is: its frames, each shown as long as the others. */
  readonly seconds: number
  /** The film time, seconds, that is shown so many seconds into the clip; never after the stretch's end. */
  filmAt(seconds: number): number
}

/** So many seconds of film go by at one pace; a kill slows down within 0.08 of them. */
const STEP = 1 / 120

type Leg = { readonly film: number; readonly clip: number; readonly pace: number }

/**
 * The course of a stretch at so many frames a second and a speed. `rate`: by how much it is slower still at a moment of the
 * film (1: not at all), as the director says; null: nowhere.
 */
export const courseOf = (
  { from, to }: Span,
  fps: number,
  speed: number,
  rate: ((t: number) => number) | null = null,
): Course => {
  const legs: Leg[] = [{ film: from, clip: 0, pace: speed }]
  if (rate) {
    legs.length = 0
    for (let n = 0; from + n * STEP < to; n++) {
      const film = from + n * STEP
      const pace = speed * rate(film + STEP / 2)
      const last = legs.at(-1)
      if (!last) legs.push({ film, clip: 0, pace })
      else if (last.pace !== pace) legs.push({ film, clip: last.clip + (film - last.film) / last.pace, pace })
    }
    if (legs.length === 0) legs.push({ film: from, clip: 0, pace: speed })
  }
  const end = legs[legs.length - 1]!
  const whole = end.clip + (to - end.film) / end.pace
  // What is a hair short of a whole frame is one: the moments come from sliders.
  const frames = Math.max(1, Math.ceil(whole * fps - 1e-6))
  return {
    frames,
    seconds: frames / fps,
    filmAt(seconds) {
      let low = 0
      let high = legs.length - 1
      while (low < high) {
        const middle = (low + high + 1) >>> 1
        if (legs[middle]!.clip <= seconds) low = middle
        else high = middle - 1
      }
      const { film, clip, pace } = legs[low]!
      return Math.min(to, film + (seconds - clip) * pace)
    },
  }
}
