/**
 * The shapes of battles that are kept: the one being played after every decision, finished ones to be watched again, those that a person
 * gave a name, replays that somebody took in, and the last battles between computers that were watched.
 */
import { BOX, usualIn, type Worn } from '../content/index.ts'
import type { ReplayFile } from '../match/replay.ts'
import { type PlayerRecord, playersOf } from '../match/who.ts'
import type { ForceEntry, PlayerId, Scenario, Side } from '../rules/index.ts'
import { type Envelope, SCHEMA, wrap } from './envelope.ts'
import type { Row } from './read-kept.ts'

/**
 * Battles kept at most, each kind for itself, of those without a name only such as are over count. Of them and of the watched the oldest
 * makes room for the newest; of the others none does.
 */
export const MOST_BATTLES = { unnamed: 40, named: 60, watched: 20, replay: 60 } as const
export type Class = keyof typeof MOST_BATTLES
/** Kinds of which the oldest that is over makes room for the newest. */
export const PASSING: readonly Class[] = ['watched', 'unnamed']
/** What is no battle of the person's own: one between computers, watched to its end; a replay that came in a file or a link. */
export const ORIGINS = ['watched', 'replay'] as const
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
  /** Who commands each ship of a side, in the order of its force; none: shared evenly (TEAM-3). */
  readonly shares?: Readonly<Partial<Record<Side, readonly PlayerId[]>>>
  /** Everybody at this screen agreed to hints and forecasts. */
  readonly advised?: boolean
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
  /** What it is of a tour of duty; none: it belongs to no tour. */
  readonly tour?: TourLeg
  /** What a tour brings instead of the printed forces, and what is other than the mission prints it. */
  readonly forces?: Scenario['forces']
  readonly terms?: Scenario['terms']
  /** What ships are called instead of their pilots' cards, by their ids. */
  readonly called?: Readonly<Record<string, string>>
  /** What ships wear that are pilots' own, by their ids. */
  readonly worn?: Readonly<Record<string, Worn>>
}

/** A battle's place in a tour of duty: the tour by its row's id, and which of its missions, counted from 0. */
export type TourLeg = { readonly id: string; readonly leg: number }

/** The id under which the battle of a leg is kept: the same whoever asks. */
export const legBattle = ({ id, leg }: TourLeg): string => `${id}leg${leg}`

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
