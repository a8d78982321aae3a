/** A demo: a replay file that says besides where its film begins and what its chapters are called. */
import type { Named } from '../../../playback/chapters.ts'
import type { Timeline } from '../../../playback/timeline.ts'
import type { ShipId, Side } from '../../../rules/index.ts'

/**
 * A named moment of a demo: the event that has `nth` before it of those that command `at` caused. `name` with `ui.demos.chapter.` before
 * it is a key of the locale.
 */
export type ReelChapter = { readonly at: number; readonly nth: number; readonly name: string }

/** What a demo is of a tour of duty: who flies which ship, with how many kills so far, and what its battle came to. */
export type OfTour = {
  readonly tour: string
  readonly side: Side
  readonly crew: Readonly<Record<ShipId, { readonly pilot: string; readonly kills: number }>>
  readonly outcome: string
  /** The condition that it brings to the next mission. */
  readonly brings: string | null
}

/** What makes a replay a demo. It ends with the last command of its replay. */
export type Reel = {
  readonly id: string
  /** The film begins with what this command caused. */
  readonly from: number
  /** In the order of the film. */
  readonly chapters: readonly ReelChapter[]
  readonly ofTour?: OfTour
}

/** Where a film begins, seconds: a demo's with what its first command caused, any other at 0. */
export const beginningOf = (demo: Reel | null, timeline: Pick<Timeline, 'timeOfCommand'>): number =>
  demo ? timeline.timeOfCommand(demo.from) : 0

/** The named moments of a film that is a demo; none of any other. */
export const namedIn = (demo: Reel | null): readonly Named[] =>
  (demo?.chapters ?? []).map(({ at, nth, name }) => ({
    at,
    nth,
    title: { key: `ui.demos.chapter.${name}`, rules: [] },
  }))
