/** What a beat is: how one event is seen, how long that takes, what is said about it, and what it leaves behind. */
import type { Worn } from '../looks/index.ts'
import type { Catalog, GameEvent, ShipId, Side, Text } from '../rules/index.ts'
import type { Heard } from './cues.ts'
import type { Picture } from './picture.ts'
import type { Throws } from './throws.ts'

/**
 * Fixed when a timeline is made. `reducedMotion`: no rolls and loops, dice lie at once, cuts instead of fades. `viewer`:
 * whose victory sounds like one; null: nobody's, every victory does.
 */
export type FilmOptions = {
  /** `physics`: thrown into a tray, once the physics has come; a beat that is in the film never changes its dice. */
  readonly dice: 'simple' | 'physics'
  readonly reducedMotion: boolean
  readonly viewer: Side | null
  /** What ships wear that are pilots' own, by their ids. */
  readonly worn: Readonly<Record<ShipId, Worn>>
}

/** What beats may look at beside their event and the picture. */
export type Setting = FilmOptions & {
  readonly catalog: Catalog
  /** Throws by physics, for beats that were made after it came; null: dice are thrown the simple way. */
  readonly throws: Throws | null
}

/** A line for the log, and the ships it is about. */
export type Said = Text & { readonly ships: readonly ShipId[] }

/** A place to jump to. */
export type ChapterMark = { readonly kind: 'setup' | 'round' | 'phase' | 'attack' | 'end'; readonly title: Text }

/** A beat under way. */
export type Showing<E> = {
  readonly event: E
  readonly before: Picture
  readonly after: Picture
  /** `before` until the beat's facts are seen, `after` from then on: what show starts from. */
  readonly now: Picture
  /** 0 … 1. */
  readonly progress: number
  /** Seconds since the beat's start, at speed 1. */
  readonly seconds: number
  /** Its flash may light the view: the last one is long enough ago (see `FLASH_GAP` in timeline.ts). */
  readonly flash: boolean
  /** A whole number of its own for each beat. */
  readonly seed: number
  readonly setting: Setting
}

/** A beat that is heard. */
export type Sounding<E> = {
  readonly event: E
  readonly before: Picture
  readonly after: Picture
  /** Seconds. */
  readonly duration: number
  readonly seed: number
  readonly setting: Setting
}

/** How one type of event is seen. Methods are pure functions of what they are given. */
export type Beat<E = GameEvent> = {
  /** Seconds at speed 1; 0 for an event that is not seen by itself. */
  duration(event: E, before: Picture, setting: Setting): number
  /** The progress at which its facts (values, log lines) are visible; 1 if left out. */
  readonly seen?: number
  /** Log lines. An event without them is silent on purpose. */
  lines?(event: E, before: Picture): readonly Said[]
  /** The new headline (8 words at most); null clears it, undefined leaves the last one. */
  caption?(event: E, before: Picture): Text | null | undefined
  /** The headline gives the outcome away, so it waits for `seen`. */
  readonly captionLate?: true
  chapter?(event: E): ChapterMark
  /** Works out ahead of the film what its pictures will need and is dear to make. */
  prepare?(event: E, before: Picture, setting: Setting): void
  /** When it lights the view, seconds from its start; undefined: not at all. */
  flash?(event: E, before: Picture, setting: Setting): number | undefined
  /** What is heard, `at` in seconds from the beat's start. */
  cues?(sounding: Sounding<E>): readonly Heard[]
  /** The picture in the middle of the beat; `now` if left out. */
  show?(showing: Showing<E>): Picture
  /** The picture once the beat is over. */
  after(before: Picture, event: E, setting: Setting): Picture
}
