/**
 * What a battle may be told from outside – by the control panel, or through OBS: one list of verbs, and nothing beside it. Whatever
 * is malformed, unknown or comes too fast is dropped. No verb answers a decision of the battle: it is only shown otherwise.
 */
import * as v from 'valibot'
import { SPEEDS } from '../../playback/clock.ts'
import { OVERLAYS } from '../../playback/marks.ts'
import { CAMERAS } from '../cameras.ts'
import { CAPTIONS, EVALS, HUDS } from '../params.ts'

/** The DOM event that carries a verb as its `detail`: OBS fires it in every browser source (`emit_event`). */
const COMMAND_EVENT = 'koiogran:command'
/** The lower third: by itself when somebody new is shown, held, or away. */
export const LOWERS = ['auto', 'on', 'off'] as const
export type Lower = (typeof LOWERS)[number]

/** The longest line of text a verb may carry, in code points. */
export const LINE = 60
/** The longest film there may be, seconds. */
const LONGEST = 36_000

/** One line without anything unseen; here in short what `cleanText` does for names in files, so that overlays fetch no cards. */
const plainLine = (text: string): string => {
  const line = text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()
  return [...line].slice(0, LINE).join('').trim()
}

/** The contract with streamers, as docs/streaming.md describes it: 2 says sides where 1 said seats, and what 1 says is still heard. */
const CONTRACT = 2

const one = v.picklist([1, CONTRACT])
const line = v.pipe(v.string(), v.maxLength(4 * LINE), v.transform(plainLine))
/** A side, or a faction that one side alone flies for. */
const side = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/))

/** Every verb, with what belongs to it; nothing more may stand there. */
const schema = v.variant('verb', [
  v.strictObject({ v: one, verb: v.literal('play') }),
  v.strictObject({ v: one, verb: v.literal('pause') }),
  v.strictObject({ v: one, verb: v.literal('toggle') }),
  /** One event on or back. */
  v.strictObject({ v: one, verb: v.literal('step'), by: v.picklist([-1, 1]) }),
  /** One chapter on or back, or to the chapter of that number among those that have been seen. */
  v.strictObject({ v: one, verb: v.literal('chapter'), by: v.picklist([-1, 1]) }),
  v.strictObject({ v: one, verb: v.literal('speed'), speed: v.picklist(SPEEDS) }),
  /** Seconds of film, no further than what has been seen. */
  v.strictObject({
    v: one,
    verb: v.literal('seek'),
    to: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LONGEST)),
  }),
  /** Ahead, as Space does in the battle: to the next round, or to what is asked. */
  v.strictObject({ v: one, verb: v.literal('skip') }),
  v.strictObject({ v: one, verb: v.literal('camera'), camera: v.picklist(CAMERAS) }),
  v.strictObject({ v: one, verb: v.literal('overlay'), overlay: v.picklist(OVERLAYS), on: v.boolean() }),
  /** Looks at a ship; null: at none. */
  v.strictObject({
    v: one,
    verb: v.literal('select'),
    ship: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]\d{1,3}$/))),
  }),
  v.strictObject({ v: one, verb: v.literal('hud'), hud: v.picklist(HUDS) }),
  v.strictObject({ v: one, verb: v.literal('captions'), captions: v.picklist(CAPTIONS) }),
  v.strictObject({ v: one, verb: v.literal('eval'), eval: v.picklist(EVALS) }),
  v.strictObject({ v: one, verb: v.literal('lower'), show: v.picklist(LOWERS) }),
  /** Own words for the lower third; both empty: the game's again. */
  v.strictObject({ v: one, verb: v.literal('title'), title: line, line }),
  /** Who flies a side, for score and lower third; empty: nobody is named. */
  v.strictObject({ v: one, verb: v.literal('name'), side, name: line }),
  v.strictObject({ v: one, verb: v.literal('mute'), on: v.boolean() }),
  /** The last event once more, slower, from another camera; again: back to where the film was. */
  v.strictObject({ v: one, verb: v.literal('replay') }),
  /** OBS keeps its replay buffer as a file. */
  v.strictObject({ v: one, verb: v.literal('save') }),
  v.strictObject({ v: one, verb: v.literal('next') }),
  /** Of several battles the overlays show this one from now on. */
  v.strictObject({ v: one, verb: v.literal('air') }),
])

/** One thing to do, checked. */
export type Verb = v.InferOutput<typeof schema>
export type VerbName = Verb['verb']

/** What version 1 called a seat is a side. */
function sided(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('seat' in given) || 'side' in given) return given
  const { seat, ...rest } = given
  return { ...rest, side: seat }
}

/** The verb in something from outside; null where there is none, whatever it is. Never throws. */
export function readVerb(given: unknown): Verb | null {
  try {
    const read = v.safeParse(schema, sided(given))
    return read.success ? read.output : null
  } catch {
    // Something that throws when it is looked at is no verb.
    return null
  }
}

/** Lets through `burst` at once and `each` a second after that; it is asked at moments in milliseconds, of any beginning. */
export function createCap(burst: number, each: number): (now: number) => boolean {
  let left = burst
  let last: number | null = null
  return now => {
    left = Math.min(burst, left + (Math.max(0, now - (last ?? now)) / 1000) * each)
    last = now
    if (left < 1) return false
    left -= 1
    return true
  }
}

/** Hears verbs as DOM events, from OBS or a script of the page's own; the returned function ends that. */
export function hearEvents(perform: (verb: Verb) => void): () => void {
  const cap = createCap(20, 10)
  const heard = (event: Event) => {
    if (!(event instanceof CustomEvent) || !cap(performance.now())) return
    const verb = readVerb(event.detail)
    if (verb) perform(verb)
  }
  window.addEventListener(COMMAND_EVENT, heard)
  return () => window.removeEventListener(COMMAND_EVENT, heard)
}
