/**
 * What a card is to the rules: numbers, and effects of three kinds – values, permissions, reactions on named windows.
 * The rules know no card; content fills a Catalog.
 */
import type { ArcKind, Base, Bearing, BoostBearing, PrintedArc } from '../geometry/index.ts'
import type { BarEntry, Charges, Modifier, Permissions, ShipToken } from './card-types.ts'
import type { ActionName, Placement } from './commands.ts'
import type { TokenKind, TokenZone, Zone } from './decisions.ts'
import type { GameEvent, Token } from './events.ts'
import type { Layer } from './layer.ts'
import type { ObjectKind, TokenShape } from './object-kind.ts'
import type {
  AttackFace,
  Difficulty,
  Faction,
  Frame,
  GameState,
  MatObject,
  PlayerId,
  Ship,
  ShipId,
  Side,
} from './state.ts'
import type { Refusal, RuleId } from './text.ts'
import type { Moment, MomentOf, Window } from './windows.ts'
import type { Word } from './word.ts'

export type * from './card-types.ts'
export type * from './layer.ts'

export type DialEntry = { readonly bearing: Bearing; readonly speed: number; readonly difficulty: Difficulty }

/** A type of ship: its base, dial and printed numbers. */
export type Chassis = {
  readonly id: string
  readonly faction: Faction
  readonly base: Base
  readonly arcs: readonly PrintedArc[]
  /** None: it cannot attack. */
  readonly primaries: readonly Primary[]
  readonly agility: number
  readonly hull: number
  readonly shields: number
  readonly actions: readonly ActionName[]
  /** Colours and links of its actions; left out: all white, without links. */
  readonly bar?: readonly BarEntry[]
  /** null: no dial (the shuttle). */
  readonly dial: readonly DialEntry[] | null
  /** How many models the box holds (COMP-7). */
  readonly models: number
  /** The rule by which CRIT results against it count as HIT; it never gets face-up cards (MISSION-1-SHUTTLE-5, TFA-LINE-2). */
  readonly critsCountAsHits?: string
}

export type Pilot = {
  readonly id: string
  readonly chassis: string
  /** Pilot skill, or initiative. */
  readonly skill: number
  readonly points: number
  readonly unique: boolean
  readonly slots: readonly string[]
  /** Cards in the box (COMP-7). */
  readonly count: number
  /** For whom it flies, where its chassis flies for several; left out: for whom the chassis does. */
  readonly faction?: Faction
  /** As often it may be fielded, by its name; left out: once if it is unique, else any number of times (SE-BUILD-2). */
  readonly dots?: number
  /** The name that it shares with other cards; left out, its id. */
  readonly name?: string
  readonly charges?: Charges
  readonly force?: Charges
  readonly effects?: Effects
}

/** What every weapon says: from which arcs of its ship it fires, and its dice (COMBAT-1.2, COMBAT-2.1, SECW-3). */
type Gun = { readonly arcs: readonly ArcKind[]; readonly attack: number }

/** A primary weapon of a chassis; no card has its id. */
export type Primary = Gun & { readonly id: string }

/** A secondary weapon (SECW-1 … 7). */
export type Weapon = Gun & {
  readonly bands: readonly (1 | 2 | 3)[]
  readonly needsLock: boolean
  readonly spendsLock: boolean
  readonly discards: boolean
  /** Charges of its card that an attack with it costs. */
  readonly spendsCharges?: number
  /** The range of an attack with it brings no dice, where that of other cards does. */
  readonly ordnance?: true
  /** What it does to the dice of its own attack. */
  readonly modifiers?: readonly Modifier[]
}

export type Upgrade = {
  readonly id: string
  readonly slot: string
  readonly points: number
  readonly unique: boolean
  /** Cards in the box (COMP-7). */
  readonly count: number
  readonly dots?: number
  readonly name?: string
  readonly charges?: Charges
  readonly weapon?: Weapon
  readonly effects?: Effects
}

/** A pilot with fixed upgrades, and what both together are worth in threat (SE-BUILD-1). */
export type QuickBuild = { readonly pilot: string; readonly upgrades: readonly string[]; readonly threat: number }

export type DamageKind = {
  readonly id: string
  readonly trait: 'pilot' | 'ship'
  readonly count: number
  /** Damage it counts for while face up (DESTROY-1); 1 unless told. */
  readonly counts?: number
  /** The repair action on the card: null faces – no roll needed. */
  readonly repair?: { readonly faces: readonly AttackFace[] | null }
  /** Card groups of the ship that it switches off while face up. */
  readonly silences?: readonly ('pilot' | 'elite')[]
  readonly effects?: Effects
}

/** The table while a command is being applied. `events` null: nobody listens. */
export type Game = { readonly catalog: Catalog; readonly state: GameState; readonly events: GameEvent[] | null }

/**
 * Where an effect speaks from: its card and the ship that has it (null: the mission, owned by the table). `object`: it speaks from the mat;
 * then `owner` is the ship that it has to do with.
 */
export type Where = {
  readonly game: Game
  readonly owner: Ship | null
  readonly card: string
  readonly dealt: number
  readonly object?: MatObject
}

/** Values relay: each effect gets what the ones before it left. `owner` is the ship whose value is asked for. */
export type Values = {
  readonly pilotSkill?: (where: Where, value: number) => number
  /** Dice of the ship's own attack, range bonus included. */
  readonly attackDice?: (where: Where, value: number, attack: AttackFrame) => number
  readonly defenceDice?: (where: Where, value: number, attack: AttackFrame) => number
  /** Defence dice of the ship that it attacks. */
  readonly targetDice?: (where: Where, value: number, attack: AttackFrame) => number
  /** The printed primary weapon value. */
  readonly primary?: (where: Where, value: number) => number
  readonly agility?: (where: Where, value: number) => number
  readonly difficulty?: (where: Where, value: Difficulty, bearing: Bearing, speed: number) => Difficulty
  readonly hull?: (where: Where, value: number) => number
  /** The speeds of the straight templates over which it may roll (ACTION-BR-1). */
  readonly rolls?: (where: Where, value: readonly number[]) => readonly number[]
  /** Its action bar. */
  readonly bar?: (where: Where, value: readonly BarEntry[]) => readonly BarEntry[]
  /** The bearings that its boost may fly (TFA-BOOST-1). */
  readonly boosts?: (where: Where, value: readonly BoostBearing[]) => readonly BoostBearing[]
}

export type Reaction<M = Moment> = {
  readonly rules: readonly RuleId[]
  readonly when?: (where: Where, moment: M) => boolean
  /** May be declined (CARD-3). */
  readonly optional?: true
  /** Listens to what happens to other ships too; otherwise a card minds only its own ship (CARD-1, CARD-2). */
  readonly anyShip?: true
  /** The words, or what the moment and the table make of them. */
  readonly do: readonly Word[] | ((moment: M, where: Where) => readonly Word[])
}

export type Effects = {
  readonly values?: Values
  readonly permissions?: Permissions
  readonly reactions?: { readonly [W in Window]?: Reaction<MomentOf<W>> }
  /** What the card's "Action" does (ACTION-CARD-1); offered through `offersAction`. */
  readonly action?: readonly Word[]
  /** What it does to dice. */
  readonly modifiers?: readonly Modifier[]
}

/** A zone as the setup prints it: of the own edge, or of both sides' edges. */
export type SetupZone = Omit<Zone, 'edges'> & { readonly of: 'own' | 'both' }

/** One step of a mission's setup, in printed order (MISSION-GEN-3). */
export type SetupStep = { readonly rule: RuleId } & (
  | /** All ships of both sides one at a time in ascending skill, each at its owner's edge (SETUP-5). */
  { readonly place: 'ascending'; readonly zone: SetupZone }
  | { readonly place: 'squad'; readonly side: Side; readonly zone: SetupZone }
  /** The first ships of each side lie where it is printed: nobody is asked. Their edges are the usual ones. */
  | { readonly place: 'given'; readonly poses: Readonly<Record<Side, readonly Placement[]>> }
  /** One of the ships without a pilot; the next one has a step of its own. */
  | { readonly place: 'extra'; readonly chassis: string; readonly side: Side; readonly zone: SetupZone }
  /** The obstacles of the game: all by one side, or in turns, the second side first (OBST-2), or that with initiative (TFA-OBST-1). */
  | { readonly place: 'obstacles'; readonly side: Side | 'turns' | 'turns from initiative'; readonly zone: TokenZone }
  /** Obstacles and mission tokens that lie where it is printed: nobody is asked. */
  | { readonly place: 'laid'; readonly tokens: readonly ({ readonly token: string } & Placement)[] }
  /** One mission token; `veteran`: only with 100 points and more (MISSION-3-SETUP-4). */
  | {
      readonly place: 'marker'
      readonly what: TokenKind
      readonly side: Side
      readonly zone: TokenZone
      readonly veteran?: true
    }
  /** The side with the cheaper squad says who has initiative; after a tie the die does (TFA-INIT-1). */
  | { readonly choose: 'initiative' }
  /** Who is first player is rolled for, as in every round (SE-ORDER-1). */
  | { readonly choose: 'order' }
  /** The side picks its edge, if obstacles lie (OBST-4); or the side without initiative does (TFA-OBST-2). */
  | { readonly choose: 'edge'; readonly side: Side | 'without initiative' }
  /** The side names one of its ships, which the mission marks (MISSION-2-SETUP-4). */
  | { readonly choose: 'ship'; readonly as: string; readonly side: Side }
)

/** A ship of a squad. */
export type ForceEntry = {
  readonly pilot: string
  readonly upgrades: readonly string[]
  /** Who of its side commands it; left out, the first member (TEAM-3). */
  readonly player?: PlayerId
  /** Damage cards that lie face down at it from the start, as it was not mended after an earlier battle; left out: none. */
  readonly damage?: number
}

/** An action that a mission offers: the ships it can be about, whether they lie right for it now, and what it does to its target. */
export type MissionAction = {
  readonly rules: readonly RuleId[]
  readonly targets: (where: Where, ship: Ship) => readonly ShipId[]
  readonly judge: (where: Where, ship: Ship, target: Ship) => true | Refusal
  readonly onTarget: readonly Word[]
}

export type Mission = {
  readonly id: string
  readonly number: number | null
  readonly forces: Readonly<Record<Side, readonly ForceEntry[]>>
  /** How several members share the printed forces of each side: whose are which, by their places there (TEAM-3); left out: as they agree. */
  readonly members?: Readonly<Record<Side, readonly (readonly number[])[]>>
  /** Its printed forces are more than one box holds (COMP-7, MIRROR-3). */
  readonly openCollection?: true
  /** It is played with these forces and no others, by this rule (TFA-INTRO-8); left out: with built squads, too (MISSION-GEN-1). */
  readonly printedOnly?: RuleId
  /** Ships without a pilot that a side brings, by chassis: the shuttle. `veteranShields`: with 100 points and more. */
  readonly extras: readonly { readonly side: Side; readonly chassis: string; readonly veteranShields: number }[]
  readonly setup: readonly SetupStep[]
  /** Obstacles that it needs; a mission without them takes what the scenario brings only if it may (OBST-1). */
  readonly obstacles: 'none' | 'optional' | 'all'
  /** The last side with ships wins (WIN-1, TFA-INTRO-8); a mission with aims of its own leaves it out (MISSION-GEN-6). */
  readonly eliminationWins?: true
  /** The rule by which CRIT results count as HIT against every ship: no card is dealt face up for them (TFA-INTRO-4). */
  readonly critsCountAsHits?: string
  /** No dice are added for the range of an attack (TFA-INTRO-4). */
  readonly noRangeBonus?: true
  /** A ship that is destroyed leaves at once, whether it has attacked or not (TFA-INTRO-5). */
  readonly noSimultaneousFire?: true
  /** Chassis that enter it without their shields (TFA-INTRO-1). */
  readonly unshielded?: readonly string[]
  readonly actions: Readonly<Record<string, MissionAction>>
  readonly effects: Effects
}

export type Catalog = {
  /** The set that all of it is from. */
  readonly set: string
  /** Its factions; the first two are the sides of its printed missions (MIRROR-2). */
  readonly factions: readonly [Faction, Faction, ...Faction[]]
  readonly chassis: Readonly<Record<string, Chassis>>
  readonly pilots: Readonly<Record<string, Pilot>>
  readonly upgrades: Readonly<Record<string, Upgrade>>
  readonly tokens: Readonly<Record<string, TokenShape>>
  readonly kinds: Readonly<Record<TokenKind, ObjectKind>>
  readonly shipTokens: Readonly<Record<Token, ShipToken>>
  /** The set's own deck, called as the set is; others by their ids. */
  readonly damage: Readonly<Record<string, DamageKind>>
  /** What its squads are made of, where they are counted by threat. */
  readonly builds?: readonly QuickBuild[]
  readonly decks: Readonly<Record<string, Readonly<Record<string, DamageKind>>>>
  readonly missions: Readonly<Record<string, Mission>>
  /** By which rules it is played where sets differ; left out: by those of 2012. */
  readonly layer?: Layer
}

/** The attack under way, as its frame on the stack (COMBAT-1.1 … 7.1). */
export type AttackFrame = Frame & {
  readonly attacker: ShipId
  readonly defender: ShipId
  readonly weapon: string
  readonly band: 1 | 2 | 3
  readonly obstructed: boolean
}
