/**
 * The shapes of battles that are kept: the one being played after every decision, finished ones to be watched again, those that a person
 * gave a name, replays that somebody took in, and the last battles between computers that were watched.
 */
import * as v from 'valibot'
import { BOX, SQUAD_MOST, setIds, usualIn } from '../content/index.ts'
import { playersSchema, type ReplayFile, readReplay } from '../match/replay.ts'
import { namesBySide, type PlayerRecord, playersOf } from '../match/who.ts'
import { type ForceEntry, SIDES, type Side, type Text } from '../rules/index.ts'
import { type Envelope, SCHEMA, type Unwrapped, wrap } from './envelope.ts'
import { headFrom1 } from './format-1.ts'
import { saidPlayers, saidSet } from './said.ts'

/**
 * Battles kept at most, each kind for itself, of those without a name only such as are over count. Of them and of the watched the oldest
 * makes room for the newest; of the others none does.
 */
export const MOST_BATTLES = { unnamed: 40, named: 60, watched: 20, replay: 60 } as const
export type Class = keyof typeof MOST_BATTLES
/** Kinds of which the oldest that is over makes room for the newest. */
export const PASSING: readonly Class[] = ['watched', 'unnamed']
/** What is no battle of the person's own: one between computers, watched to its end; a replay that came in a file or a link. */
const ORIGINS = ['watched', 'replay'] as const
export type Origin = (typeof ORIGINS)[number]

/** Code points of a name, at most. */
export const NAME_MOST = 40

/** What a battle was started from. */
export type KeptSetup = {
  /** The set that is played; none: the box's. */
  readonly set?: string
  readonly mission: string
  /** For whom each side flies; none: as in the printed missions of the set. */
  readonly factions?: Readonly<Record<Side, string>>
  /** Who plays each side, or is its first member: 'human', or the computer's level. */
  readonly sides: Readonly<Record<Side, string>>
  /** All who play, where a side has several members (TEAM-3); none: one a side. */
  readonly players?: readonly PlayerRecord[]
  readonly tempers?: Readonly<Partial<Record<Side, string>>>
  readonly seed: string
  /** Squad points of each side; none or 0: the printed forces. */
  readonly points?: number
  /** Squads that were chosen; a missing one is drawn by lot. */
  readonly squads?: Readonly<Partial<Record<Side, readonly ForceEntry[]>>>
  /** Nothing can be taken back. */
  readonly ironman?: boolean
  /** Lines of play that the computer may think at a decision, where it was given a measure of its own. */
  readonly think?: number
  /** How many asteroids, where there may be some. */
  readonly obstacles?: number
  /** The mat, mm; without it the standard one. */
  readonly mat?: { readonly width: number; readonly height: number }
}

export type KeptBattle = {
  readonly setup: KeptSetup
  /** The battle so far. */
  readonly replay: ReplayFile
  /** Previews of moves were to be had in some Planning phase (PLAN-6). */
  readonly previewed: boolean
  readonly round: number
  /** null while it is being played. */
  readonly winner: Side | 'draw' | null
  /** The other side gave it up. */
  readonly conceded?: true
  /** Missing: it was played here. */
  readonly origin?: Origin
}

/** A line of the list. */
export type Head = {
  readonly id: string
  /** When it was last kept, milliseconds since 1970. */
  readonly saved: number
  /** What a person called it; '': it keeps itself. */
  readonly name: string
  readonly set: string
  readonly mission: string
  readonly factions: Readonly<Record<Side, string>>
  readonly players: readonly PlayerRecord[]
  readonly points: number
  readonly round: number
  readonly winner: KeptBattle['winner']
  readonly conceded?: true
  /** Missing: it was played here. */
  readonly origin?: Origin
}

/** Which kind a battle is kept as. A name that somebody gave counts most. */
export const classOf = ({ name, origin }: Pick<Head, 'name' | 'origin'>): Class =>
  name !== '' ? 'named' : (origin ?? 'unnamed')

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
const setup = v.object({
  set: short,
  mission: short,
  factions: bySide(short),
  players: playersSchema,
  tempers: v.optional(some(short)),
  seed: short,
  points: v.optional(count),
  squads: v.optional(some(squad)),
  ironman: v.optional(v.boolean()),
  think: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  obstacles: v.optional(count),
  mat: v.optional(v.object({ width: millimetres, height: millimetres })),
})
const origin = v.optional(v.picklist(ORIGINS))
const conceded = v.optional(v.literal(true))
const battle = v.object({ setup, replay: v.unknown(), previewed: v.boolean(), round: count, winner, conceded, origin })
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/))
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

/** Set and factions of a battle; one of a set that there is not says its factions. */
const originOf = ({ set = BOX, factions }: KeptSetup) => ({ set, factions: factions ?? usualIn(set) })

/** A battle in an envelope. `created`: milliseconds since 1970. */
export const wrapBattle = (battle: KeptBattle, created: number): Envelope => wrap('battle', payloadOf(battle), created)

/** A battle as an envelope holds it: said in full, whatever the setup leaves out. */
function payloadOf({ setup: given, replay, ...rest }: KeptBattle): object {
  const { sides: _, ...more } = given
  const players = playersOf(given)
  return { ...rest, setup: { ...more, ...originOf(given), players }, replay }
}

/** The line of a battle, but for the copy that it points at. `saved`: milliseconds since 1970. */
export const headOf = (battleId: string, one: KeptBattle, name: string, saved: number): Omit<Row, 'copy'> => ({
  id: battleId,
  schema: SCHEMA,
  saved,
  name,
  ...originOf(one.setup),
  mission: one.setup.mission,
  players: [...one.replay.players],
  points: one.setup.points ?? 0,
  round: one.round,
  winner: one.winner,
  ...(one.conceded ? { conceded: one.conceded } : {}),
  ...(one.origin ? { origin: one.origin } : {}),
})

/** What is wrong with what is no battle. */
export const badBattle: { readonly problem: Text } = { problem: { key: 'save.none', rules: [] } }

/** A battle from what an envelope held, checked field by field, or what is wrong with it. */
export function readBattle(payload: unknown): KeptBattle | { readonly problem: Text } {
  const read = v.safeParse(battle, payload)
  if (!read.success) return badBattle
  const { setup: told, ...rest } = read.output
  const replay = readReplay(rest.replay)
  if ('problem' in replay) return replay
  const { set, players, factions, ...more } = told
  const usual = usualOf(set)
  // What is usual goes without saying; of a set that there is not nobody knows what is.
  const flown = usual && SIDES.every(side => factions[side] === usual[side]) ? {} : { factions }
  const begun = { ...saidSet(set), ...more, ...flown, ...saidPlayers(players), sides: namesBySide(players) }
  return { ...rest, setup: begun as KeptSetup, replay } as KeptBattle
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
