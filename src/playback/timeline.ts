/**
 * The film of a battle: events become beats, one after the other, and picture(t) is what is visible at time t. The
 * picture before and after each beat is kept (they share what did not change), so any moment is found by one search.
 */
import { standardMat } from '../geometry/index.ts'
import { type Catalog, type EventType, type GameEvent, type Phase, type Text, usualFactions } from '../rules/index.ts'
import type { Beat, ChapterMark, FilmOptions, Setting } from './beat.ts'
import { beatOf } from './beats/index.ts'
import { audible, type Cue, cuesOf, SILENCE } from './cues.ts'
import { STEADY } from './kicks.ts'
import type { LogLine, Picture } from './picture.ts'
import type { Throws } from './throws.ts'
import { withMeans } from './tools.ts'

/**
 * The view is lit up by a blow at most once in so many seconds of film: at eight times the speed too, never more than
 * three flashes are seen in a second.
 */
const FLASH_GAP = 2.7

/** Where a beat lies in the film; times in seconds. */
export type BeatSpan = {
  readonly start: number
  readonly duration: number
  /** The progress at which its facts are visible. */
  readonly seen: number
  /** Commands applied before the one that caused it. */
  readonly at: number
  readonly type: EventType
  readonly event: GameEvent
  /** What it says over the film; null: nothing of its own. */
  readonly caption: Text | null
  readonly round: number
  readonly phase: Phase
}

/** A place to jump to: the start of a round, a phase, an attack. */
export type Chapter = ChapterMark & {
  readonly start: number
  readonly beat: number
  readonly round: number
  readonly phase: Phase
}

export type TimelineOptions = {
  readonly catalog: Catalog
  /** Throws by physics as soon as they are there; asked for each event that is added, where `dice` is 'physics'. */
  readonly throws?: () => Throws | null
} & Partial<FilmOptions>

export type Timeline = {
  /** Adds what has happened since; the film so far does not change. */
  append(events: readonly GameEvent[]): void
  /** Takes out all that commands from number `at` on caused. */
  cut(at: number): void
  /** Seconds at speed 1. */
  readonly duration: number
  /** What is visible at t seconds; t is held within the film. A pure function of (events, options, t). */
  picture(t: number): Picture
  /** Works out what the next beat in [from, to] needs that is dear to make, one at a call; changes no picture. */
  prepare(from: number, to: number): void
  readonly beats: readonly BeatSpan[]
  readonly lines: readonly LogLine[]
  readonly chapters: readonly Chapter[]
  /** What is heard, in the order in which it starts. */
  readonly cues: readonly Cue[]
  /** The cues that start in [from, to), seconds. */
  cuesBetween(from: number, to: number): readonly Cue[]
  /**
   * When everything caused by commands before number `at` has been seen: a decision opens then. With `nth`, when the event begins that
   * has so many before it of those that command caused.
   */
  timeOfCommand(at: number, nth?: number): number
  /** The start of the next beat after t (the film's end if there is none). */
  next(t: number): number
  /** The last start of a beat before t (0 if there is none). */
  previous(t: number): number
  /** A number that changes where facts change: at starts of beats and where their facts are seen. */
  scene(t: number): number
}

type Entry = {
  /** As it was when the event was added: its dice stay what they were. */
  readonly setting: Setting
  readonly beat: Beat
  readonly event: GameEvent
  readonly index: number
  readonly start: number
  readonly duration: number
  readonly seen: number
  /** The picture while the facts are not seen, and from then on. */
  readonly before: Picture
  readonly after: Picture
  readonly cues: readonly Cue[]
  readonly flash: boolean
  /** When the view was last lit up by a blow, this one included. */
  readonly lit: number
}

/** The table before anything happened; for whom the sides fly the film has not said yet. */
const emptyPicture = (catalog: Catalog): Picture => ({
  t: 0,
  round: 0,
  phase: 'setup',
  mission: '',
  initiative: 'second',
  factions: usualFactions(catalog),
  mat: standardMat,
  homes: { first: 'south', second: 'north' },
  counts: {},
  command: 0,
  beat: 0,
  ships: [],
  order: [],
  objects: [],
  template: null,
  ruler: null,
  arc: null,
  dice: null,
  effects: [],
  cues: SILENCE,
  camera: { shot: 'table' },
  shake: STEADY,
  caption: null,
  log: 0,
  result: null,
})

/** An empty film; `dice` is 'simple' and `reducedMotion` false unless told. */
export function createTimeline(options: TimelineOptions): Timeline {
  let setting: Setting = {
    catalog: options.catalog,
    dice: options.dice ?? 'simple',
    reducedMotion: options.reducedMotion ?? false,
    viewer: options.viewer ?? null,
    worn: options.worn ?? {},
    throws: null,
  }
  const entries: Entry[] = []
  const beats: BeatSpan[] = []
  const lines: LogLine[] = []
  const chapters: Chapter[] = []
  const cues: Cue[] = []
  let duration = 0
  const empty = emptyPicture(options.catalog)
  let last = empty
  let lit = Number.NEGATIVE_INFINITY

  function add(event: GameEvent): void {
    const throws = setting.dice === 'physics' ? (options.throws?.() ?? null) : null
    if (throws !== setting.throws) setting = { ...setting, throws }
    const beat = beatOf(event)
    const index = entries.length
    const seen = beat.seen ?? 1
    const seconds = beat.duration(event, last, setting)
    const said = beat.lines?.(event, last) ?? []
    const heard = beat.caption?.(event, last)
    const caption: Text | null = heard === undefined ? last.caption : heard
    const before: Picture = {
      ...last,
      beat: index,
      command: Math.max(0, event.at),
      caption: beat.captionLate ? last.caption : caption,
    }
    const left = withMeans(beat.after(before, event, setting), event)
    const after: Picture = { ...left, caption, log: last.log + said.length }
    const time = duration + seconds * seen
    for (const { ships, ...words } of said) {
      lines.push({ ...words, command: event.at, round: after.round, ships, kind: event.type, time, beat: index })
    }
    const chapter = beat.chapter?.(event)
    if (chapter) chapters.push({ ...chapter, start: duration, beat: index, round: after.round, phase: after.phase })
    const sounding = { event, before, after, duration: seconds, seed: index, setting }
    const sounds = cuesOf(beat.cues?.(sounding) ?? [], { ...sounding, start: duration })
    cues.push(...sounds)
    const flashes = beat.flash?.(event, before, setting)
    const flash = flashes !== undefined && duration + flashes - lit >= FLASH_GAP
    if (flash) lit = duration + flashes
    entries.push({
      setting,
      beat,
      event,
      index,
      start: duration,
      duration: seconds,
      seen,
      before,
      after,
      cues: sounds,
      flash,
      lit,
    })
    const { at, type } = event
    const { round, phase } = after
    beats.push({ start: duration, duration: seconds, seen, at, type, event, caption: heard ?? null, round, phase })
    duration += seconds
    last = { ...after, command: event.at + 1 }
  }

  /** Beats that have been prepared since they were added. */
  const prepared = new Set<number>()

  function cut(at: number): void {
    const left = firstWhere(entries.length, i => entries[i]!.event.at >= at)
    if (left === entries.length) return
    entries.length = left
    beats.length = left
    lines.length = firstWhere(lines.length, i => lines[i]!.beat >= left)
    chapters.length = firstWhere(chapters.length, i => chapters[i]!.beat >= left)
    cues.length = entries.reduce((sum, entry) => sum + entry.cues.length, 0)
    for (const index of [...prepared]) if (index >= left) prepared.delete(index)
    const end = entries[left - 1]
    duration = end ? end.start + end.duration : 0
    lit = end?.lit ?? Number.NEGATIVE_INFINITY
    last = end ? { ...end.after, command: end.event.at + 1 } : empty
  }

  function prepare(from: number, to: number): void {
    for (let i = firstWhere(entries.length, n => entries[n]!.start >= from); i < entries.length; i++) {
      const { start, beat, event, before, setting: then } = entries[i]!
      if (start > to) return
      if (!beat.prepare || prepared.has(i)) continue
      prepared.add(i)
      beat.prepare(event, before, then)
      return
    }
  }

  /** The last beat whose start is not after t. */
  function entryAt(t: number): Entry | undefined {
    return entries[firstWhere(entries.length, i => entries[i]!.start > t) - 1]
  }

  function picture(t: number): Picture {
    const time = t > 0 ? Math.min(t, duration) : 0
    const entry = time < duration ? entryAt(time) : undefined
    if (!entry) return { ...last, t: time }
    const progress = progressOf(entry, time)
    const now = progress >= entry.seen ? entry.after : entry.before
    const { beat, event, before, after, flash, index } = entry
    const seconds = progress * entry.duration
    const showing = { event, before, after, now, progress, seconds, flash, seed: index, setting: entry.setting }
    const shown = beat.show?.(showing) ?? now
    return { ...shown, cues: audible(entry.cues, time), t: time }
  }

  return {
    append(events) {
      for (const event of events) add(event)
    },
    cut,
    get duration() {
      return duration
    },
    picture,
    prepare,
    beats,
    lines,
    chapters,
    cues,
    cuesBetween(from, to) {
      const first = firstWhere(cues.length, i => cues[i]!.at >= from)
      const past = firstWhere(cues.length, i => cues[i]!.at >= to)
      return cues.slice(first, Math.max(first, past))
    },
    timeOfCommand(at, nth = 0) {
      const first = firstWhere(entries.length, i => entries[i]!.event.at >= at)
      const own = entries[first + nth]
      return (own?.event.at === at ? own : entries[first])?.start ?? duration
    },
    next(t) {
      return entries[firstWhere(entries.length, i => entries[i]!.start > t)]?.start ?? duration
    },
    previous(t) {
      return entries[firstWhere(entries.length, i => entries[i]!.start >= t) - 1]?.start ?? 0
    },
    scene(t) {
      if (t >= duration) return 2 * entries.length
      const entry = entryAt(t)
      if (!entry) return 0
      return 2 * entry.index + (progressOf(entry, t) >= entry.seen ? 1 : 0)
    },
  }
}

function progressOf(entry: Entry, time: number): number {
  return entry.duration > 0 ? Math.min(1, (time - entry.start) / entry.duration) : 1
}

/** The first of 0 … count − 1 for which `test` holds (count if none), where it holds from some number on. */
function firstWhere(count: number, test: (i: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}
