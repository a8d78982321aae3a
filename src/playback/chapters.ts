/**
 * Places of a film to go to: its chapters with names, and the way from any moment to the event, phase or round before or
 * after it. Times in seconds of film.
 */
import type { EventType, Text } from '../rules/index.ts'
import type { LogLine } from './picture.ts'
import type { Chapter, Timeline } from './timeline.ts'

/** A chapter as a list names it. `what`: a round (or setup, or end), what happened there, or a name that the film's maker gave. */
export type Place = {
  readonly start: number
  readonly what: 'round' | 'event' | 'named'
  readonly title: Text
  readonly round: number
}

/** A moment with a name of its own: the event that has `nth` before it of those that command `at` caused. */
export type Named = { readonly at: number; readonly nth: number; readonly title: Text }

/** What a tick on the film's line stands for, the weightiest first. */
export const TICKS = ['round', 'phase', 'attack', 'loss'] as const
export type Tick = {
  readonly start: number
  readonly what: (typeof TICKS)[number]
  readonly title: Text
  readonly round: number
}

const HURT: readonly EventType[] = ['shieldLost', 'damageDealt']
const LOST: readonly EventType[] = ['shipDestroyed', 'shipFled']
/** What counts for a mission's objective (MISSION-2-ROUND-1, MISSION-3-SCAN-1). */
const OBJECTIVES: readonly EventType[] = ['objectTaken', 'objectsLost', 'shipUnmarked', 'shipFled']

const isRound = ({ kind }: Chapter): boolean => kind === 'round' || kind === 'setup' || kind === 'end'

/** Where the attack began that a line tells of; its own beat if it was none. */
function cause(timeline: Timeline, line: LogLine): number {
  const attack = timeline.chapters.findLast(one => one.kind === 'attack' && one.beat <= line.beat)
  const beat = timeline.beats[line.beat]
  const began = beat?.start ?? line.time
  if (!attack || !beat) return began
  return attack.round === beat.round && attack.phase === beat.phase ? attack.start : began
}

const ship = (line: LogLine): Record<string, string> => (line.ships[0] ? { ship: line.ships[0] } : {})

/** What counts for the objective is called as the log says it; whoever gets away, all alike. */
const objectiveKey = ({ kind, key }: LogLine): string => (kind === 'shipFled' ? kind : key.replace(/^log\./, ''))

/** The title of an event in the list of chapters, and where it begins. */
function place(timeline: Timeline, line: LogLine, key: string, start: number): Place {
  const title = { key: `ui.watching.chapter.${key}`, params: ship(line), rules: line.rules }
  return { start, what: 'event', title, round: timeline.beats[line.beat]?.round ?? line.round }
}

/**
 * The chapters of a film, in its order: `named` ones if there are any; else setup, rounds and end, and, of what lies before
 * `seen` seconds alone, first blood, the first critical hit, ships lost and what counts for the objective.
 */
export function placesOf(timeline: Timeline, seen: number, named: readonly Named[] = []): readonly Place[] {
  if (named.length > 0)
    return named.map(({ at, nth, title }) => {
      const start = timeline.timeOfCommand(at, nth)
      return { start, what: 'named', title, round: roundAt(timeline, start) }
    })
  const told = timeline.lines.filter(line => line.time <= seen)
  const blood = told.find(line => HURT.includes(line.kind))
  const crit = told.find(line => line.key === 'log.damageDealt.faceUp')
  const places: Place[] = timeline.chapters
    .filter(isRound)
    .map(({ start, title, round }) => ({ start, what: 'round', title, round }))
  if (blood) places.push(place(timeline, blood, 'blood', cause(timeline, blood)))
  if (crit) places.push(place(timeline, crit, 'crit', cause(timeline, crit)))
  for (const line of told) {
    const start = timeline.beats[line.beat]?.start ?? line.time
    if (line.kind === 'shipDestroyed') places.push(place(timeline, line, 'destroyed', start))
    else if (OBJECTIVES.includes(line.kind)) places.push(place(timeline, line, objectiveKey(line), start))
  }
  // First blood may be the first critical hit: then only the rarer is named.
  return places
    .filter(
      (one, index) => !places.some((other, after) => after > index && other.start === one.start && crit === blood),
    )
    .map((one, index) => ({ one, index }))
    .sort((a, b) => a.one.start - b.one.start || a.index - b.index)
    .map(({ one }) => one)
}

const roundAt = (timeline: Timeline, t: number): number => timeline.beats.findLast(beat => beat.start <= t)?.round ?? 0

/** Who fights whom is told of attacks that have been seen alone: of those ahead it would give away who is still alive. */
const AN_ATTACK: Text = { key: 'ui.watching.tick.attack', rules: [] }

/** Ticks for every round, phase and attack of the film, and for the losses that lie before `seen` seconds. */
export function ticksOf(timeline: Timeline, seen: number): readonly Tick[] {
  const ticks: Tick[] = timeline.chapters.map(chapter => ({
    start: chapter.start,
    what: chapter.kind === 'attack' ? 'attack' : isRound(chapter) ? 'round' : 'phase',
    title: chapter.kind === 'attack' && chapter.start > seen ? AN_ATTACK : chapter.title,
    round: chapter.round,
  }))
  for (const line of timeline.lines) {
    if (line.time > seen || !LOST.includes(line.kind)) continue
    const { title, round } = place(timeline, line, line.kind === 'shipDestroyed' ? 'destroyed' : line.kind, line.time)
    ticks.push({ start: line.time, what: 'loss', title, round })
  }
  return ticks
}

/** The tick nearest to t, at most `within` seconds away, of two at one place the weightier; null: none is. */
export function tickAt(ticks: readonly Tick[], t: number, within: number): Tick | null {
  const away = ({ start }: Tick) => Math.abs(start - t)
  const weight = ({ what }: Tick) => TICKS.indexOf(what)
  const near = ticks.filter(tick => away(tick) <= within)
  return near.sort((a, b) => away(a) - away(b) || weight(a) - weight(b))[0] ?? null
}

/** How far back, in seconds, one is still at a place's beginning while the film runs: a step back goes to the one before. */
const JUST_NOW = 0.9

/** From t to the next or the last place of a kind; the film's ends where there is none. */
export function stepFrom(timeline: Timeline, t: number, by: 'event' | 'phase' | 'round', direction: 1 | -1): number {
  if (by === 'event') return direction > 0 ? timeline.next(t) : timeline.previous(t)
  const fits = (chapter: Chapter) => (by === 'round' ? isRound(chapter) : chapter.kind !== 'attack')
  const places = timeline.chapters.filter(fits)
  if (direction > 0) return places.find(({ start }) => start > t + 1e-6)?.start ?? timeline.duration
  return places.findLast(({ start }) => start < t - JUST_NOW)?.start ?? 0
}
