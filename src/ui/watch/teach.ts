/** What is said beside a headline to say why: one plain sentence for every kind of caption, what a film is for first. */
import { has, type Key, type Line, t } from '../../locale/index.ts'
import type { Timeline } from '../../playback/timeline.ts'
import { cardText } from '../parts/card-text.ts'

const STEM = 'ui.watching.teach.'

/** The key of the most particular sentence there is for some words; null: there is none. */
function found(words: readonly string[]): Key | null {
  for (let many = words.length; many > 0; many -= 1) {
    const key = STEM + words.slice(0, many).join('.')
    if (has(key)) return key
  }
  return null
}

/** What a demo teaches, by its id: whether it begins with what a ship is, and what of a dial it is about. */
const LESSONS: Readonly<Record<string, { readonly greets?: true; readonly colours?: true }>> = {
  dials: { greets: true },
  stress: { colours: true },
}

/**
 * The keys of the sentences for a caption, what is told first first: of a dial its bearing and its colour, of a boost where it leads; of a ship that is put down in
 * a demo for beginners what a ship is. Empty where there is none.
 */
export function teachKeys({ key, params }: Line, demo: string | null = null): readonly Key[] {
  const words = key.replace(/^caption\./, '').split('.')
  const { greets, colours } = LESSONS[demo ?? ''] ?? {}
  const last = (more: unknown): Key | null => found(more === undefined ? words : [...words, String(more)])
  const boosts = words[0] === 'boosted'
  const flies = boosts || words[0] === 'dialRevealed'
  const bearing = flies ? String(params?.['manoeuvre'] ?? '').split(/[- ]/)[0] : undefined
  const figure = bearing === undefined ? [] : [last(bearing)]
  const plain = last(params?.['difficulty'])
  // What a boost is comes before where it leads.
  const all = colours || boosts ? [plain, ...figure] : [...figure, plain]
  // The last ship that is put down is the best one, which has shields.
  if (greets && words[0] === 'shipPlaced' && words[1] === 'setup')
    return [found(['meet', 'arc']), plain, found(['meet', 'values'])].filter(one => one !== null)
  return [...new Set(all.filter(one => one !== null))]
}

/** Captions that name a card which is at work: there the card itself says why. */
const CARDS: readonly string[] = ['cardTriggered', 'effectBegan', 'diceModified.pilot', 'diceModified.card']

/** What every round is like: told of one round alone. */
const ROUNDS = `${STEM}roundStarted`
/** So often a demo says the same; who watches for longer has learned it. */
const MOST = 2

/** The key that each headline of a film has got, by the headline itself. */
type Lesson = { readonly beats: number; readonly last: unknown; readonly keys: ReadonlyMap<Line, Key | null> }
const lessons = new WeakMap<object, Map<string, Lesson>>()

/** Goes through a film from its beginning: what is new is said first; a demo repeats itself no more than `MOST` times, other films do. */
function lessonOf({ beats }: Pick<Timeline, 'beats'>, from: number, demo: string | null): Lesson {
  const keys = new Map<Line, Key | null>()
  const told = new Map<Key, number>()
  const times = (key: Key): number => told.get(key) ?? 0
  for (const { caption, start } of beats) {
    if (!caption || start < from) continue
    const open = teachKeys(caption, demo)
    const again = demo === null ? open.at(-1) : open.find(key => times(key) < MOST)
    const key = open.find(one => times(one) === 0) ?? again ?? null
    const said = key === ROUNDS && times(key) > 0 ? null : key
    if (said) told.set(said, times(said) + 1)
    keys.set(caption, said)
  }
  return { beats: beats.length, last: beats.at(-1), keys }
}

/** The key of the sentence for a headline of a film that is shown from `from` seconds on; null where nothing is said. */
export function taughtBy(
  timeline: Pick<Timeline, 'beats'>,
  from: number,
  demo: string | null,
): (caption: Line) => Key | null {
  const known = lessons.get(timeline) ?? new Map<string, Lesson>()
  lessons.set(timeline, known)
  const name = `${from}/${demo}`
  let lesson = known.get(name)
  if (lesson?.beats !== timeline.beats.length || lesson.last !== timeline.beats.at(-1)) {
    lesson = lessonOf(timeline, from, demo)
    known.set(name, lesson)
  }
  const { keys } = lesson
  return caption => keys.get(caption) ?? null
}

/** The sentence of a key for a caption, and what tells it from others: where a card is at work what the card says. */
export function sentenceOf(key: Key, caption: Line): { readonly key: string; readonly sentence: string } {
  const card = caption.params?.['card']
  const told = typeof card === 'string' && CARDS.some(one => key === STEM + one) ? cardText(card) : null
  return told ? { key: `${key}/${card}`, sentence: told } : { key, sentence: t(key) }
}

/** The ship that a sentence shows which says what a ship is, and whether its arc is meant; null: it is about something else. */
export function shipMet(key: Key, { params }: Line): { readonly ship: string; readonly arc: boolean } | null {
  if (!key.startsWith(`${STEM}meet.`)) return null
  return { ship: String(params?.['ship']), arc: key.endsWith('.arc') }
}
