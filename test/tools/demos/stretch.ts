/** Stretches of a battle that make a demo of an idea: where they may begin and end, how long their film is, what they show. */
import { catalogOf } from '../../../src/content/index.ts'
import { throwsNow } from '../../../src/playback/throws.ts'
import { createTimeline, type Timeline } from '../../../src/playback/timeline.ts'
import type { GameEvent } from '../../../src/rules/index.ts'
import type { ReelChapter } from '../../../src/ui/watch/demos/reel.ts'
import type { Idea, Scene } from './ideas.ts'

/** How long the film of a demo may be, seconds: with dice that are thrown, and with simple ones. */
export const SECONDS = { least: 120, most: 240 } as const

/** A stretch: commands `from` up to, not including, `to`. */
export type Stretch = {
  readonly from: number
  readonly to: number
  readonly chapters: readonly ReelChapter[]
  readonly score: number
  readonly seconds: number
}

/** A battle with its film in both ways of throwing dice. */
export type Filmed = {
  readonly events: readonly GameEvent[]
  readonly films: readonly Timeline[]
  /** Commands in all. */
  readonly commands: number
}

/** The films of a battle of a set that has come. Dice are thrown by physics in one of them if `loadThrows` was waited for. */
export function filmed(events: readonly GameEvent[], commands: number, set?: string): Filmed {
  const catalog = catalogOf(set)
  const films = (['simple', 'physics'] as const).map(dice => createTimeline({ catalog, dice, throws: throwsNow }))
  for (const film of films) film.append(events)
  return { events, films, commands }
}

/** Seconds of film from command `from` to before command `to`. */
export const secondsOf = (film: Timeline, from: number, to: number): number =>
  film.timeOfCommand(to) - film.timeOfCommand(from)

/** Where a film may begin and end: at the first dial of a round, and with the round or the battle. */
function bounds({ events, commands }: Filmed, whole: Idea['whole']) {
  const rounds = events.filter(event => event.type === 'roundStarted').map(({ at }) => at + 1)
  const over = events.some(event => event.type === 'gameEnded')
  return {
    starts: whole ? [0] : rounds,
    ends: [...(whole === 'battle' ? [] : rounds.slice(1)), ...(over ? [commands] : [])],
  }
}

/**
 * Where a scene begins that an event is about: a move with the dial of its ship, where it was turned by the same command, anything else
 * with the event itself. Never with what another ship did.
 */
function beginningOf({ flight }: Scene, event: GameEvent, events: readonly GameEvent[]): GameEvent {
  if (!flight || !('ship' in event)) return event
  const turned = (one: GameEvent) => one.type === 'dialRevealed' && one.ship === event.ship && one.at === event.at
  return events.find(turned) ?? event
}

/** A chapter that begins with an event. Those of a command are counted in the whole battle, so all of them have to be among `events`. */
const chapter = (name: string, event: GameEvent, events: readonly GameEvent[]): ReelChapter => ({
  at: event.at,
  nth: events.filter(({ at }) => at === event.at).indexOf(event),
  name,
})

const inOrder = (a: ReelChapter, b: ReelChapter): number => a.at - b.at || a.nth - b.nth

/** Each scene where it is first seen, in the order of the film. Two that begin at one event are one: the later scene. */
function firstsOf(idea: Idea, events: readonly GameEvent[]): readonly ReelChapter[] {
  const firsts = new Map<GameEvent, string>()
  let after = -1
  for (const scene of idea.scenes) {
    const first = events.findIndex((event, index) => index > after && event.at >= 0 && scene.is(event))
    if (first < 0) continue
    if (idea.story) after = first
    firsts.set(beginningOf(scene, events[first]!, events), scene.name)
  }
  return [...firsts].map(([event, name]) => chapter(name, event, events)).sort(inOrder)
}

/**
 * The chapters of a stretch: each scene where it is first seen, and when all have been, one of each round after that: what has been
 * a chapter least often so far.
 */
export function chaptersOf(idea: Idea, events: readonly GameEvent[]): readonly ReelChapter[] {
  const chapters = [...firstsOf(idea, events)]
  const last = chapters.at(-1)?.at ?? 0
  const starts = events.filter(({ type, at }) => type === 'roundStarted' && at > last).map(({ at }) => at)
  for (const [n, start] of starts.entries()) {
    const round = events.filter(({ at }) => at > start && at <= (starts[n + 1] ?? Number.POSITIVE_INFINITY))
    const told = (name: string): number => chapters.filter(one => one.name === name).length
    const seen = idea.scenes.flatMap(scene => {
      const first = round.find(scene.is)
      return first ? [chapter(scene.name, beginningOf(scene, first, round), events)] : []
    })
    const rarest = seen.toSorted((x, y) => told(x.name) - told(y.name))[0]
    if (rarest) chapters.push(rarest)
  }
  return chapters
}

/** How much a stretch shows of an idea; the same kind of thing a fourth time adds nothing. */
const scoreOf = (idea: Idea, events: readonly GameEvent[]): number =>
  idea.worth.reduce((sum, [worth, is]) => {
    const count = events.filter(is).length
    return sum + worth * (worth > 0 ? Math.min(3, count) : count)
  }, 0)

/** The best stretch of a battle for an idea, or null if none is long and rich enough. A longer film must be worth its time. */
export function bestStretch(idea: Idea, battle: Filmed): Stretch | null {
  const { starts, ends } = bounds(battle, idea.whole)
  const [plain] = battle.films
  const stretches = starts.flatMap(from =>
    ends.flatMap((to): Stretch[] => {
      const lengths = battle.films.map(film => secondsOf(film, from, to))
      if (lengths.some(seconds => seconds < SECONDS.least || seconds > SECONDS.most)) return []
      const shown = battle.events.filter(({ at }) => at >= from && at < to)
      const events = from === 0 ? battle.events.filter(({ at }) => at < to) : shown
      const firsts = firstsOf(idea, events)
      if (firsts.length < idea.least) return []
      const chapters = chaptersOf(idea, events)
      const seconds = secondsOf(plain!, from, to)
      return [{ from, to, chapters, seconds, score: scoreOf(idea, shown) + firsts.length * 3 - seconds / 20 }]
    }),
  )
  return stretches.reduce<Stretch | null>((best, one) => (best && best.score >= one.score ? best : one), null)
}
