/**
 * The questions the rules can ask. Plain data, small: what may be answered is `legal` and `isLegal`.
 * A decision is open only where at least two commands are legal – dials, placements and chance excepted.
 */
import type { Pose, Vec } from '../geometry/index.ts'
import type { ActionColour } from './catalog.ts'
import type { Command } from './commands.ts'
import type { Edge, ManoeuvreKey, PlayerId, ShipId, Side } from './state.ts'

/** What kind of token is put on the mat: an id of content. */
export type TokenKind = string

type Question = {
  /** Whose side is asked, and which of its players (TEAM-3, TEAM-7). */
  readonly side: Side
  readonly player: PlayerId
  /** What the answering command must carry as `at`. */
  readonly at: number
}

/** Where a ship may be put down. */
export type Zone = {
  /** The base lies wholly inside the band of one of these edges; 'beyond': farther than Range 3 from all of them (MISSION-GEN-3). */
  readonly edges: readonly Edge[]
  readonly band: 1 | 2 | 3 | 'beyond'
  /** Fixed lateral place (distance from the middle of the edge, mm), e.g. 0 for the shuttle. */
  readonly lateral?: number
  /** Fixed heading, degrees. */
  readonly heading?: number
  /** Farther than so much from every other ship of its type, mm. */
  readonly apart?: number
}

/** Where a token may be put down; it always lies wholly on the mat and overlaps no other token (OBST-14). Distances in mm. */
export type TokenZone = {
  /** Wholly inside the band of one of these edges; null: anywhere. */
  readonly within: Pick<Zone, 'edges' | 'band'> | null
  /** Farther from each of these edges. */
  readonly offEdges: { readonly edges: readonly Edge[]; readonly mm: number } | null
  /** Farther from every ship of a side; and over no ship at all. */
  readonly offShips: { readonly side: Side; readonly mm: number } | null
  /** Farther from every other token of its kind. */
  readonly apart: number
  /** Once another lies: farther than `from` from at least one of them, no farther than `to`. */
  readonly near: { readonly from: number; readonly to: number } | null
}

/** One place where an object may come to lie: by which template, with its front guides there or its rear ones, and its outline. */
export type Spot = {
  /** The template, and 'rear' after it where the rear guides meet it: 'straight 1', 'straight 1 rear'. */
  readonly id: string
  readonly template: ManoeuvreKey
  readonly guides: 'front' | 'rear'
  readonly pose: Pose
  readonly polygon: readonly Vec[]
}

/** What a roll of dice is for; `site` names it for the seeded dice, e.g. 'r3/combat/i2/attack/roll'. */
export type Roll = {
  readonly dice: 'attack' | 'defence'
  readonly count: number
  readonly reroll: boolean
  /** The ship that rolls; of a side that does, its first one. */
  readonly ship: ShipId
  /** The damage card it is rolled for; null for the dice of an attack or an obstacle. */
  readonly card: string | null
  /** The obstacle it is rolled for (OBST-8). */
  readonly obstacle?: string
}

export type Decision =
  | (Question & { readonly kind: 'place'; readonly ships: readonly ShipId[]; readonly zone: Zone })
  | (Question & { readonly kind: 'reinforce'; readonly pilot: string; readonly lost: ShipId; readonly zone: Zone })
  /** One of `tokens` is put on the mat; `what` they are. */
  | (Question & {
      readonly kind: 'token'
      readonly what: TokenKind
      readonly tokens: readonly string[]
      readonly zone: TokenZone
    })
  /** The own edge of the mat; the other side gets the one opposite (OBST-4). */
  | (Question & { readonly kind: 'edge'; readonly edges: readonly Edge[] })
  /** Which side has initiative for the whole game (TFA-INIT-1). */
  | (Question & { readonly kind: 'initiative'; readonly sides: readonly Side[] })
  /** One of the own ships, for something the mission wants (MISSION-2-SETUP-4). */
  | (Question & { readonly kind: 'ship'; readonly why: string; readonly ships: readonly ShipId[] })
  | (Question & { readonly kind: 'dial'; readonly ship: ShipId })
  | (Question & {
      readonly kind: 'order'
      readonly phase: 'system' | 'activation' | 'combat'
      readonly ships: readonly ShipId[]
    })
  | (Question & {
      readonly kind: 'manoeuvre'
      readonly ship: ShipId
      /** 'stressed': picked by the opponent (STRESS-3). 'mission': the move a mission offers; may be passed. */
      readonly why: 'stressed' | 'mission'
      readonly options: readonly ManoeuvreKey[]
      readonly mayPass: boolean
    })
  /** How far a Tallon Roll slides along the template's end: the slides that are free, mm ahead, the least first (TFA-TALLON-2). */
  | (Question & {
      readonly kind: 'slide'
      readonly ship: ShipId
      readonly manoeuvre: ManoeuvreKey
      readonly slides: readonly number[]
    })
  /** `free`: the free actions offered; null for the one action of the Perform Action step. */
  | (Question & {
      readonly kind: 'action'
      readonly ship: ShipId
      readonly free: readonly string[] | null
      /** The colour in which what is free is performed; left out: white (SE-ACTION-1). */
      readonly colour?: ActionColour
    })
  /** Attack somebody, or scan one of the markers instead (MISSION-3-SCAN-1). */
  | (Question & {
      readonly kind: 'attack'
      readonly ship: ShipId
      readonly scans?: readonly string[]
      /** With one of these weapons; left out: with any. */
      readonly weapons?: readonly string[]
    })
  /** Modify the dice of the attack under way; `dice` says whose pool, `ship` who modifies. Passed when done. */
  | (Question & { readonly kind: 'modify'; readonly dice: 'attack' | 'defence'; readonly ship: ShipId })
  | (Question & { readonly kind: 'effect'; readonly ship: ShipId; readonly card: string })
  | (Question & {
      readonly kind: 'card'
      readonly ship: ShipId
      readonly why: string
      readonly cards: readonly string[]
    })
  /** Where an object comes to lie: `by` drops it by a card, or it moves itself (`object`). `mayPass`: it need not. */
  | (Question & {
      readonly kind: 'spot'
      readonly what: TokenKind
      readonly by: ShipId | null
      readonly card: string
      readonly object: string | null
      readonly spots: readonly Spot[]
      readonly mayPass: boolean
    })
  | ({ readonly player: 'chance'; readonly at: number; readonly kind: 'roll'; readonly site: string } & Roll)
  | {
      readonly player: 'chance'
      readonly at: number
      readonly kind: 'draw'
      readonly site: string
      readonly ship: ShipId
      /** Cards of each kind that the drawn one may be. */
      readonly unseen: Readonly<Record<string, number>>
    }
  | {
      readonly player: 'chance'
      readonly at: number
      readonly kind: 'name'
      readonly site: string
      /** How many unseen cards lie in the discard pile, out of `unseen`. */
      readonly count: number
      readonly unseen: Readonly<Record<string, number>>
    }

/** The questions of chance, and those of the players. */
export type ChanceKind = Extract<Decision, { readonly player: 'chance' }>['kind']
export type PlayerKind = Exclude<Decision['kind'], ChanceKind>

/** One possible answer of chance and its probability. */
export type Outcome = {
  readonly probability: number
  readonly command: Extract<Command, { player: 'chance' }>
}
