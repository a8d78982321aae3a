/**
 * What the overlays and the control panel are told of a battle: plain facts of the film as far as it has been seen. Nothing else of
 * the battle crosses the channel, so no overlay can show what the table does not.
 */

import * as v from 'valibot'
import { SPEEDS } from '../../playback/clock.ts'
import { OVERLAYS } from '../../playback/marks.ts'
import { CAMERAS } from '../cameras.ts'
import { USUAL } from '../factions.ts'
import { CAPTIONS, EVALS, HUDS } from '../params.ts'
import { LOWERS } from './verbs.ts'

const id = v.pipe(v.string(), v.maxLength(40))
const words = v.pipe(v.string(), v.maxLength(400))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const side = v.picklist(['first', 'second'])
const several = <T extends v.GenericSchema>(what: T, most: number) => v.pipe(v.array(what), v.maxLength(most))

/** A sentence by its key, as film and rules hand it out: whoever shows it says it in the own language. */
const text = v.object({
  key: v.pipe(v.string(), v.maxLength(80)),
  params: v.optional(v.record(id, v.union([words, v.number()])), {}),
})

const ship = v.object({
  id,
  side,
  chassis: id,
  pilot: v.nullable(id),
  skill: v.nullable(count),
  hull: count,
  maxHull: count,
  shields: count,
  maxShields: count,
  focus: count,
  evade: count,
  stress: count,
  /** Tokens of other kinds; a page of another version sends none. */
  tokens: v.optional(
    v.array(v.object({ token: id, colour: v.picklist(['green', 'orange', 'red', 'blue']), count })),
    [],
  ),
  crits: count,
  status: v.picklist(['play', 'destroyed', 'fled']),
  active: v.boolean(),
})

const die = v.object({
  /** null: it is still rolling. */
  face: v.nullable(v.picklist(['hit', 'crit', 'focus', 'blank', 'evade'])),
  cancelled: v.boolean(),
})

/** What the lower third is about. */
const subject = v.variant('about', [
  v.object({ about: v.literal('mission') }),
  v.object({ about: v.literal('ship'), ship: id }),
  v.object({ about: v.literal('duel'), from: id, to: id }),
  v.object({ about: v.literal('result') }),
  v.object({ about: v.literal('own'), title: words, line: words }),
])

const summary = v.object({
  mode: v.picklist(['play', 'watch', 'replay']),
  mission: id,
  round: count,
  phase: v.picklist(['setup', 'planning', 'system', 'activation', 'combat', 'end']),
  /** How the mission stands, in the words of the battle's own page; '' where there is nothing to count. */
  standing: words,
  result: v.nullable(
    v.object({ winner: v.nullable(side), by: v.picklist(['goal', 'destroyed', 'limit', 'conceded']) }),
  ),
  /** For whom each side flies: a page of another version that does not say it shows the usual factions. */
  factions: v.optional(v.object({ first: id, second: id }), USUAL),
  names: v.object({ first: words, second: words }),
  ships: several(ship, 40),
  /** What ships are called instead of their pilots' cards, by their ids; a page of another version does not say. */
  called: v.optional(v.record(id, words), {}),
  /** Who commands the ships of a side that is shared, by their ids; a page of another version does not say. */
  commanders: v.optional(v.record(id, words), {}),
  caption: v.nullable(text),
  /** The last lines of the log, oldest first, each with a number of its own. */
  log: several(v.object({ number: count, round: count, side: v.nullable(side), text }), 12),
  dice: v.nullable(
    v.object({
      attack: several(die, 24),
      defence: several(die, 24),
      attacker: v.nullable(id),
      defender: v.nullable(id),
      /** The card or obstacle a single die is rolled for. */
      card: v.nullable(id),
      obstacle: v.nullable(id),
      band: v.nullable(count),
      obstructed: v.boolean(),
    }),
  ),
  lower: v.object({ show: v.picklist(LOWERS), subject }),
  film: v.object({
    /** Seconds; `seen` is how far it has been seen, and as far as it may be sought. */
    t: seconds,
    seen: seconds,
    playing: v.boolean(),
    /** Film goes on beyond this moment. */
    more: v.boolean(),
    speed: v.nullable(v.picklist(SPEEDS)),
    chapters: several(
      v.object({
        kind: v.picklist(['setup', 'round', 'phase', 'attack', 'end', 'named']),
        start: seconds,
        title: text,
      }),
      400,
    ),
  }),
  view: v.object({
    camera: v.picklist(CAMERAS),
    overlays: several(v.picklist(OVERLAYS), 12),
    selected: v.nullable(id),
    muted: v.boolean(),
    hud: v.nullable(v.picklist(HUDS)),
    captions: v.nullable(v.picklist(CAPTIONS)),
    eval: v.nullable(v.picklist(EVALS)),
    replaying: v.boolean(),
  }),
  /** What can be done now beside what always can. */
  can: several(v.picklist(['hud', 'captions', 'eval', 'replay', 'save', 'next', 'skip']), 8),
})

export type Summary = v.InferOutput<typeof summary>
export type ShipFacts = Summary['ships'][number]
export type DieFacts = NonNullable<Summary['dice']>['attack'][number]
export type Subject = Summary['lower']['subject']
export type Ability = Summary['can'][number]

/** The summary in something from outside, built field by field; null where there is none. */
export function readSummary(given: unknown): Summary | null {
  const read = v.safeParse(summary, given)
  return read.success ? read.output : null
}
