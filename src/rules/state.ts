/**
 * The whole state of a game: plain JSON, nothing derived but `open`. Everything else in this room reads or changes this.
 */
import type { Bearing, Pose, Vec } from '../geometry/index.ts'
import type { Decision } from './decisions.ts'

/** Who wins together (MIRROR-1, MIRROR-2). What older rules say of one faction’s player they say of a side. */
export const SIDES = ['first', 'second'] as const
export type Side = (typeof SIDES)[number]

/** Who commands ships. One member of a side has the side's own id, its team mates have numbers (TEAM-3); nobody reads a side out of it. */
export type PlayerId = Side | `${Side}-${number}`

/** For whom a ship flies: an id of content. Whether two are enemies is no question of it (MIRROR-1). */
export type Faction = string
export type Edge = 'north' | 'south' | 'east' | 'west'
export type Phase = 'setup' | 'planning' | 'system' | 'activation' | 'combat' | 'end'

/** A letter and a number in order of creation: 'r1', 'i3'. Never used twice in a game; nobody reads its letter. */
export type ShipId = string

/** A manoeuvre as the dial names it: bearing, space, speed – 'bank-left 2'. */
export type ManoeuvreKey = `${Bearing} ${number}`
/** Green is the easy colour of the first edition, blue that of the second (MAN-8); see `isEasy`. */
export type Difficulty = 'green' | 'blue' | 'white' | 'red'

export type AttackFace = 'hit' | 'crit' | 'focus' | 'blank'
export type DefenceFace = 'evade' | 'focus' | 'blank'
export type Face = AttackFace | DefenceFace
/** One die of a pool: rerolled at most once (DICE-5); `added` marks a result put in by an effect (DICE-2). */
export type Die = { readonly face: Face; readonly rerolled: boolean; readonly added: boolean }

/** A damage card at a ship. `kind` null: never seen, one of the unseen cards of its shuffle. */
export type DamageCard = {
  kind: string | null
  faceUp: boolean
  /** The shuffle of the deck it was dealt from. */
  shuffle: number
  /** The round in which it was dealt. */
  round: number
}

/** A target lock: whom, and the letter on both tokens (ACTION-TL-3). */
export type Lock = { target: ShipId; letter: string }

export type ShipStatus = 'reserve' | 'play' | 'destroyed' | 'fled'

/**
 * Anything with a base and a hull. The shuttle of Mission 1 has no pilot, no dial and no skill, so it is in no order list.
 * Its tokens and cards are its own, so they move with it (ACT-10).
 */
export type Ship = {
  id: ShipId
  side: Side
  /** Who commands it (TEAM-3). */
  player: PlayerId
  chassis: string
  pilot: string | null
  upgrades: { card: string; discarded: boolean }[]
  status: ShipStatus
  /** Where its base lies; null before it is placed and after it left the mat. */
  pose: Pose | null
  shields: number
  damage: DamageCard[]
  focus: number
  evade: number
  stress: number
  /** Tokens that have no field of their own, by kind; left out where there is none. */
  tokens?: Readonly<Record<string, number>>
  /** Charges that are left, by the card on which they lie; left out where no card of it has any. */
  charges?: Readonly<Record<string, number>>
  lock: Lock | null
  /** The manoeuvre of this round: null until set; 'hidden' in a view that may not see it. */
  dial: ManoeuvreKey | 'hidden' | null
  revealed: boolean
  activated: boolean
  /** Has had its opportunity to attack this round (COMBAT-0.2). */
  fought: boolean
  /** Actions performed this round, free ones too (ACTION-3). */
  acted: string[]
  /** Would be destroyed, kept for its attack (SIM-1). */
  kept: boolean
  /** Cards whose effect lasts to the end of this round. */
  lasting: string[]
  /** Modifiers used this round, of those that may be used once in it; left out where there is none (CARD-4). */
  used?: string[]
}

/** Something of cardboard: where it lies on the mat with its outline there, or on the card of which ship. Back in the supply it is gone from the list. */
export type MatObject = {
  readonly id: string
  /** What it is: an id of content. */
  readonly kind: string
  /** Who has it on its card (MISSION-3-SCAN-1); null: it lies on the mat (OBST-5). */
  readonly ship: ShipId | null
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly polygon: readonly Vec[]
  /** Whose it is: the side, the ship that dropped it (null: it was laid in the setup), and the round in which it came. Left out: nobody's. */
  readonly owner?: { readonly side: Side; readonly ship: ShipId | null; readonly round: number }
  /** The fuse markers on it; left out: none. */
  readonly fuse?: number
}

/** The damage deck. `unseen[s]` counts, by kind, the cards of shuffle s that nobody has seen, wherever they lie. */
export type Deck = {
  /** Which it is; left out: the set's own. */
  id?: string
  shuffle: number
  /** Cards left to draw. */
  draw: number
  unseen: Record<number, Record<string, number>>
  discard: { kind: string | null; shuffle: number }[]
}

export type SideState = {
  faction: Faction
  home: Edge
  /** Squad points this side plays with (0: printed forces). */
  points: number
}

/** A plain frame of the stack: which step of the rules is under way, and its locals. */
export type Frame = { step: string } & Record<string, unknown>

export type Result = {
  readonly winner: Side | null
  /** Why it ended: 'goal' of the mission, 'destroyed' the last enemy, 'limit' of rounds, 'conceded' by the other side. */
  readonly by: 'goal' | 'destroyed' | 'limit' | 'conceded'
}

export type GameState = {
  mission: string
  mat: { width: number; height: number }
  collection: 'core' | 'open'
  maxRounds: number | null
  sides: Record<Side, SideState>
  /** Who plays, in the order agreed before the game (TEAM-7). */
  players: readonly { readonly id: PlayerId; readonly side: Side }[]
  initiative: Side
  /** Commands applied so far. */
  at: number
  round: number
  phase: Phase
  /** Frames, innermost last. */
  stack: Frame[]
  /** The questions now; derived from the rest, left out of the hash. */
  open: readonly Decision[]
  /** In order of creation. */
  ships: Ship[]
  /** Obstacle tokens that are still to be placed in the setup (OBST-2). */
  supply: string[]
  /** Everything on the mat, in the order in which it came there. */
  objects: readonly MatObject[]
  /** The number of the object that came there last in play, so that none has the id of another; left out: none came or went. */
  laid?: number
  /** Pairs of ships that touch (OVERLAP-7), each pair in id order. */
  touching: [ShipId, ShipId][]
  /** What both sides' cards come from, or whoever has none of its own. */
  deck: Deck
  /** A side's own deck, where the sides have different ones; left out where they share one. */
  decks?: { readonly [S in Side]?: Deck }
  /** Ships lost this round, in order, by side: each may bring a reinforcement (MISSION-GEN-10). */
  losses: ShipId[]
  /** How often each site has rolled or drawn this round, so that every roll has a name of its own. */
  sites: Record<string, number>
  /** What the mission remembers: ships that it marked, what it counts. */
  memory: Record<string, number | string>
  result: Result | null
}
