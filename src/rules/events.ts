/**
 * What happened: facts with their results and the rules that say so. A viewer needs no rules to show them and can tell why.
 * Past tense. No event ever carries a hidden dial.
 */
import type { Body, Mat, Pose, Vec } from '../geometry/index.ts'
import type { ActionName } from './commands.ts'
import type { TokenKind } from './decisions.ts'
import type { LateFacts } from './late-events.ts'
import type { Means } from './means.ts'
import type { MoveFacts } from './move-events.ts'
import type { ObjectFacts } from './object-events.ts'
import type { Die, Difficulty, Edge, Face, Faction, ManoeuvreKey, Phase, Result, ShipId, Side } from './state.ts'
import type { RuleId } from './text.ts'

/** One term of a number of dice: what it comes from and how many it adds, e.g. { why: 'range-1', dice: 1 }. */
export type DiceTerm = {
  readonly why: 'weapon' | 'agility' | 'range-1' | 'range-3' | 'obstructed' | string
  readonly dice: number
}

/** A token of ships: an id of content. */
export type Token = string

type Facts =
  | {
      readonly type: 'gameStarted'
      readonly mission: string
      readonly factions: Readonly<Record<Side, Faction>>
      /** null: it is decided in the setup (TFA-INIT-1). */
      readonly initiative: Side | null
      readonly mat: Mat
      /** The damage deck of each side, where it is not the set's own for both. */
      readonly decks?: Readonly<Record<Side, string>>
    }
  /** `how`: set up, or called as a reinforcement for `lost`. */
  | {
      readonly type: 'shipPlaced'
      readonly ship: ShipId
      readonly side: Side
      readonly chassis: string
      readonly pilot: string | null
      readonly pose: Pose
      readonly shields: number
      /** Hull that is left after earlier damage; left out: all of it. */
      readonly hullLeft?: number
      readonly how: 'setup' | 'reinforcement'
      readonly lost: ShipId | null
    }
  /** An obstacle or mission token was put on the mat; `polygon` is its outline there. */
  | {
      readonly type: 'tokenPlaced'
      readonly what: TokenKind
      readonly token: string
      /** It lies in the way of ships and shots (OBST-6, OBST-11). */
      readonly obstacle: boolean
      /** Who put it there; null: it lies where the mission prints it. */
      readonly side: Side | null
      readonly pose: Pose
      readonly polygon: readonly Vec[]
    }
  /** Nowhere on the mat is room for it. */
  | { readonly type: 'tokenImpossible'; readonly what: TokenKind; readonly token: string; readonly side: Side }
  /** The die of a side for who decides on initiative, of equal squads (TFA-INIT-1). */
  | {
      readonly type: 'initiativeRolled'
      readonly side: Side
      readonly site: string
      readonly face: Face
      readonly decides: Side
    }
  /** A side has taken the initiative or given it (TFA-INIT-1). */
  | { readonly type: 'initiativeChosen'; readonly side: Side; readonly has: Side }
  /** Whose edge is which from now on (OBST-4). */
  | { readonly type: 'edgesChosen'; readonly side: Side; readonly homes: Readonly<Record<Side, Edge>> }
  /** The mission marks a ship as something, and takes that back. */
  | { readonly type: 'shipMarked'; readonly ship: ShipId; readonly what: string }
  | { readonly type: 'shipUnmarked'; readonly ship: ShipId; readonly what: string }
  /** The mission counts one more of something; `count`: how many there are now. */
  | { readonly type: 'counted'; readonly what: string; readonly count: number }
  | { readonly type: 'reinforcementDeclined'; readonly side: Side; readonly lost: ShipId }
  /** No card, model or room left for it. */
  | {
      readonly type: 'reinforcementImpossible'
      readonly side: Side
      readonly lost: ShipId
      readonly why: 'components' | 'room'
    }
  /** `skills`: the pilot skill of each ship in the order lists, as its cards leave it for this round. */
  | { readonly type: 'roundStarted'; readonly round: number; readonly skills: Readonly<Record<ShipId, number>> }
  | { readonly type: 'phaseStarted'; readonly phase: Phase; readonly round: number; readonly order: readonly ShipId[] }
  | { readonly type: 'dialSet'; readonly ship: ShipId; readonly side: Side }
  | {
      readonly type: 'dialRevealed'
      readonly ship: ShipId
      readonly manoeuvre: ManoeuvreKey
      readonly difficulty: Difficulty
    }
  /** The opponent of a stressed ship replaced its red manoeuvre (STRESS-3); `by` null: nobody chose, the rules say what is flown. */
  | {
      readonly type: 'manoeuvreReplaced'
      readonly ship: ShipId
      readonly by: Side | null
      readonly from: ManoeuvreKey
      readonly to: ManoeuvreKey
      readonly difficulty: Difficulty
    }
  | {
      readonly type: 'tokenGained'
      readonly ship: ShipId
      readonly token: Token
      readonly count: number
      readonly why: string
    }
  | {
      readonly type: 'tokenRemoved'
      readonly ship: ShipId
      readonly token: Token
      readonly count: number
      readonly why: string
    }
  | {
      readonly type: 'actionPerformed'
      readonly ship: ShipId
      readonly action: ActionName
      readonly free: boolean
      /** The card or mission action by name, where `action` does not say it all. */
      readonly name: string | null
      readonly target: ShipId | null
    }
  /** `why`: 'passed', 'stressed', 'overlap', 'obstacle' or 'nothing' to do. */
  | {
      readonly type: 'actionSkipped'
      readonly ship: ShipId
      readonly why: 'passed' | 'stressed' | 'overlap' | 'obstacle' | 'nothing'
    }
  /** A card or the mission forbids every action that it could take. */
  | { readonly type: 'actionSkipped'; readonly ship: ShipId; readonly why: 'forbidden'; readonly card: string }
  | { readonly type: 'lockAcquired'; readonly ship: ShipId; readonly target: ShipId; readonly letter: string }
  | {
      readonly type: 'lockRemoved'
      readonly ship: ShipId
      readonly target: ShipId
      readonly letter: string
      readonly why: 'spent' | 'replaced' | 'left' | 'effect'
    }
  | {
      readonly type: 'attackDeclared'
      readonly attacker: ShipId
      readonly defender: ShipId
      readonly weapon: string
      readonly band: 1 | 2 | 3
      readonly mm: number
      /** The closest line between the bases (RANGE-6). */
      readonly line: { readonly from: Vec; readonly to: Vec }
      readonly obstructed: boolean
    }
  /** `why`: 'passed', 'no-target', 'obstacle' (OBST-10) or 'effect' of a card. */
  | {
      readonly type: 'attackSkipped'
      readonly ship: ShipId
      readonly why: 'passed' | 'no-target' | 'obstacle' | 'effect'
    }
  /** Something was taken off the mat and lies on the ship's card now; `left`: how many of its kind lie on the mat still. */
  | {
      readonly type: 'objectTaken'
      readonly ship: ShipId
      readonly object: string
      readonly kind: TokenKind
      readonly left: number
    }
  /** What lay on the card of a lost ship went back to the supply. */
  | {
      readonly type: 'objectsLost'
      readonly ship: ShipId
      readonly kind: TokenKind
      readonly objects: readonly string[]
    }
  /** What lay on the card of a lost ship lies on the mat again, where the ship was. */
  | {
      readonly type: 'objectFell'
      readonly ship: ShipId
      readonly object: string
      readonly kind: TokenKind
      readonly pose: Pose
      readonly polygon: readonly Vec[]
    }
  | ObjectFacts
  | MoveFacts
  | LateFacts
  | {
      readonly type: 'diceRolled'
      readonly dice: 'attack' | 'defence'
      readonly ship: ShipId
      readonly site: string
      readonly pool: readonly Die[]
      readonly terms: readonly DiceTerm[]
    }
  /** `kept`: dice left lying at a reroll, `rolled`: the new faces; together they are `after`. */
  | {
      readonly type: 'diceModified'
      readonly dice: 'attack' | 'defence'
      readonly ship: ShipId
      readonly effect: string
      readonly how: 'reroll' | 'change' | 'add'
      readonly site: string | null
      readonly before: readonly Die[]
      readonly after: readonly Die[]
    }
  | {
      readonly type: 'resultsCompared'
      readonly attacker: ShipId
      readonly defender: ShipId
      readonly attack: readonly Die[]
      readonly defence: readonly Die[]
      readonly cancelled: { readonly hits: number; readonly crits: number }
      /** What gets through. */
      readonly hits: number
      readonly crits: number
    }
  /** The attack rolled no dice (COMBAT-2.4). */
  | { readonly type: 'attackFizzled'; readonly attacker: ShipId; readonly defender: ShipId }
  | { readonly type: 'attackEnded'; readonly attacker: ShipId; readonly defender: ShipId }
  | { readonly type: 'shieldLost'; readonly ship: ShipId; readonly left: number; readonly crit: boolean }
  /** `left`: shields now; `card`: what gave it back. */
  | { readonly type: 'shieldRegained'; readonly ship: ShipId; readonly left: number; readonly card: string }
  /** A card turned face up and thrown away at once by `card`, its text not resolved: no damage. */
  | { readonly type: 'damageDiscarded'; readonly ship: ShipId; readonly kind: string; readonly card: string }
  | {
      readonly type: 'damageDealt'
      readonly ship: ShipId
      readonly faceUp: boolean
      readonly kind: string | null
      readonly hullLeft: number
      /** It lay there face down before. */
      readonly exposed?: true
    }
  | {
      readonly type: 'damageTurnedDown'
      readonly ship: ShipId
      readonly kind: string
      readonly why: 'resolved' | 'repaired'
    }
  /** A die rolled for a damage card, and whether it took effect. */
  | {
      readonly type: 'cardRolled'
      readonly ship: ShipId
      readonly card: string
      readonly site: string
      readonly face: Face
      readonly effect: boolean
    }
  | { readonly type: 'cardTriggered'; readonly ship: ShipId; readonly card: string }
  /** A card's effect holds from now to the end of the round. `agility`: what the ship's is now. */
  | { readonly type: 'effectBegan'; readonly ship: ShipId; readonly card: string; readonly agility: number }
  | { readonly type: 'effectEnded'; readonly ship: ShipId; readonly card: string; readonly agility: number }
  | { readonly type: 'upgradeDiscarded'; readonly ship: ShipId; readonly card: string }
  | { readonly type: 'deckShuffled'; readonly cards: number }
  /** Would be destroyed, but stays for its attack at the same skill (SIM-1). */
  | { readonly type: 'shipKept'; readonly ship: ShipId }
  | {
      readonly type: 'shipDestroyed'
      readonly ship: ShipId
      readonly side: Side
      readonly by: ShipId | null
      readonly pose: Pose
    }
  | {
      readonly type: 'shipFled'
      readonly ship: ShipId
      readonly side: Side
      readonly edge: string
      readonly escaped: boolean
      readonly pose: Pose
    }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'gameEnded'; readonly result: Result }

export type GameEvent = Facts & {
  /** Commands applied before the one that caused it; −1 for what happened before the first. */
  readonly at: number
  readonly rules: readonly RuleId[]
  /** The means from now on of each ship whose means this may have changed; left out: of none. */
  readonly means?: Readonly<Record<ShipId, Means>>
}
export type EventType = GameEvent['type']
/** One kind of event by its name. */
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>

/** A body of a ship as events and measurements use it. */
export type ShipBody = Body & { readonly id: ShipId }
