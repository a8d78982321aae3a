/** Reading battles that were kept, and lines of their list, field by field: what the browser or a file held may be anything. */
import * as v from 'valibot'
import { cleanText, KILL_MARKS, SQUAD_MOST, setIds, usualIn } from '../content/index.ts'
import { forceSchema, playersSchema, readReplay, termsSchema } from '../match/read-replay.ts'
import { missed } from '../match/succession.ts'
import { membersIn, namesBySide } from '../match/who.ts'
import { SIDES, type Text } from '../rules/index.ts'
import { SCHEMA } from './envelope.ts'
import { headFrom1 } from './format-1.ts'
import { type KeptBattle, type KeptSetup, NAME_MOST, ORIGINS } from './kept.ts'
import type { Unwrapped } from './open-envelope.ts'
import { sharesSchema } from './read-shares.ts'
import { saidPlayers, saidSet } from './said.ts'

const short = v.pipe(v.string(), v.maxLength(64))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
const bySide = <T extends v.GenericSchema>(one: T) => v.object({ first: one, second: one })
const some = <T extends v.GenericSchema>(one: T) => v.object({ first: v.optional(one), second: v.optional(one) })
const winner = v.nullable(v.picklist([...SIDES, 'draw']))
const millimetres = v.pipe(v.number(), v.minValue(400), v.maxValue(4000))
const squad = v.pipe(
  v.array(v.object({ pilot: short, upgrades: v.pipe(v.array(short), v.maxLength(SQUAD_MOST.upgrades)) })),
  v.maxLength(SQUAD_MOST.ships),
)
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/))
const called = v.pipe(
  v.string(),
  v.transform(name => cleanText(name, NAME_MOST)),
)
const shipId = v.pipe(v.string(), v.maxLength(8))
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const worn = v.object({
  colour,
  second: v.optional(colour),
  bars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  kills: count,
  mark: v.picklist(KILL_MARKS),
})
const setup = v.object({
  set: short,
  mission: short,
  factions: bySide(short),
  players: playersSchema,
  shares: v.optional(sharesSchema),
  advised: v.optional(v.boolean()),
  tempers: v.optional(some(short)),
  seed: short,
  points: v.optional(count),
  squads: v.optional(some(squad)),
  ironman: v.optional(v.boolean()),
  think: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  obstacles: v.optional(count),
  mat: v.optional(v.object({ width: millimetres, height: millimetres })),
  tour: v.optional(v.object({ id, leg: count })),
  forces: v.optional(bySide(forceSchema)),
  terms: v.optional(termsSchema),
  called: v.optional(v.record(shipId, called)),
  worn: v.optional(v.record(shipId, worn)),
})
const origin = v.optional(v.picklist(ORIGINS))
const conceded = v.optional(v.literal(true))
const battle = v.object({ setup, replay: v.unknown(), previewed: v.boolean(), round: count, winner, conceded, origin })
/** A row of the list. */
const row = v.object({
  id,
  /** One higher than the game's own: a later version keeps it, and here it is only read. */
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  saved: v.pipe(v.number(), v.finite()),
  name: v.pipe(v.string(), v.maxLength(NAME_MOST * 4)),
  mission: short,
  set: short,
  factions: bySide(short),
  players: playersSchema,
  points: count,
  round: count,
  winner,
  conceded,
  origin,
  /** The copy that was kept last. */
  copy: v.picklist(['0', '1', '2']),
})
export type Row = v.InferOutput<typeof row>

/** A stored line of the list; null if it is none. A battle that a later version keeps is to be watched, as `battleOf` says. */
export function rowIn(value: unknown): Row | null {
  const read = v.safeParse(row, headFrom1(value))
  if (!read.success) return null
  return read.output.schema > SCHEMA ? { ...read.output, origin: 'replay' } : read.output
}

/** The usual factions of a set; null: there is no such set. */
const usualOf = (set: string) => (setIds().includes(set) ? usualIn(set) : null)

/** What is wrong with what is no battle. */
export const badBattle: { readonly problem: Text } = { problem: { key: 'save.none', rules: [] } }

/** A battle from what an envelope held, checked field by field, or what is wrong with it. */
export function readBattle(payload: unknown): KeptBattle | { readonly problem: Text } {
  const read = v.safeParse(battle, payload)
  if (!read.success) return badBattle
  const { setup: told, ...rest } = read.output
  const replay = readReplay(rest.replay)
  if ('problem' in replay) return replay
  const { set, players: named, factions, ...more } = told
  // Of a team nobody is lost: whoever the save does not name has left, and a team mate flies on (TEAM-15).
  const players = membersIn(replay.players)
    ? replay.players.map(one => named.find(({ id }) => id === one.id) ?? one)
    : named
  const left = missed(players, named, { at: replay.commands.length, round: rest.round })
  const usual = usualOf(set)
  // What is usual goes without saying; of a set that there is not nobody knows what is.
  const flown = usual && SIDES.every(side => factions[side] === usual[side]) ? {} : { factions }
  const begun = { ...saidSet(set), ...more, ...flown, ...saidPlayers(players), sides: namesBySide(players) }
  const taken = [...(replay.taken ?? []), ...left]
  return { ...rest, setup: begun as KeptSetup, replay: left.length > 0 ? { ...replay, taken } : replay } as KeptBattle
}

/**
 * The battle that an envelope held. One of a later version of the game is a replay here, as far as it is understood: it is watched, and
 * nothing is written over it.
 */
export function battleOf(opened: Unwrapped): KeptBattle | { readonly problem: Text } {
  if ('problem' in opened) return opened
  const battle = readBattle(opened.payload)
  if (!opened.later) return battle
  return 'problem' in battle ? { problem: { key: 'save.later', rules: [] } } : { ...battle, origin: 'replay' }
}
