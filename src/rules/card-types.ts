/** What a card may say of dice, of what may be done, what a token at a ship is, and what a bar and charges are: parts of `Catalog`, told by `catalog.ts`. */
import type { Bearing } from '../geometry/index.ts'
import type { AttackFrame, DamageKind, Effects, Where } from './catalog.ts'
import type { ActionChoice, ActionName } from './commands.ts'
import type { Token } from './events.ts'
import type { Edge, Face, Ship } from './state.ts'
import type { RuleId } from './text.ts'

/** What an action costs by its colour: nothing, a stress token, or a force. */
export type ActionColour = 'white' | 'red' | 'purple'

/** An action as a bar shows it, and the one that may follow it. */
export type BarEntry = {
  readonly action: ActionName
  readonly colour: ActionColour
  readonly link?: { readonly action: ActionName; readonly colour: ActionColour }
}

/** Markers that lie on a card, or the force of a pilot: how many at first, and how many come back in an End phase. */
export type Charges = { readonly count: number; readonly recurring: number }

/** What is paid for using a modifier, before the dice are touched; what cannot be paid is not offered. */
export type Cost =
  | { readonly pay: 'token'; readonly token: Token; readonly count: number }
  /** The target lock on the other ship of the attack. */
  | { readonly pay: 'lock' }
  /** The card itself is discarded (UPG-3). */
  | { readonly pay: 'card' }
  | { readonly pay: 'damage'; readonly damage: number }
  /** Charges of the card itself. */
  | { readonly pay: 'charge'; readonly count: number }

/** Dice that a card turns: results of `from` to `to`, at most so many; null: all that are left (DICE-3). */
export type DiceChange = { readonly from: Face; readonly to: Face; readonly most: number | null }

/** One way in which a card touches the dice of its own ship: it turns some, or has some rolled again (DICE-3, DICE-4, CARD-4). */
export type Modifier = {
  /** Which of several of its card; left out where it has one. */
  readonly id?: string
  readonly dice: 'attack' | 'defence'
  readonly changes?: readonly DiceChange[]
  /** Dice of these faces, at most so many, that have not been rerolled before (DICE-5); null: as many as its owner likes. */
  readonly reroll?: { readonly faces: readonly Face[]; readonly most: number | null }
  readonly costs?: readonly Cost[]
  /** Once in a round; left out, once in an attack. */
  readonly once?: 'round'
  /** As often as it can be paid for. */
  readonly often?: true
  /** No "may": where it can be used, it is (CARD-3). */
  readonly must?: true
  readonly rules: readonly RuleId[]
  readonly when?: (where: Where) => boolean
}

/** A token of ships: what it is to the rules, and what it does to whoever has it. */
export type ShipToken = {
  readonly id: Token
  /** As printed: good for its ship, good for this round only, bad, or of another ship's making. */
  readonly colour: 'green' | 'orange' | 'red' | 'blue'
  /** When it goes: with the End phase (END-1), when it is spent or its own effects take it, or never of itself. */
  readonly goes: 'end' | 'spent' | 'never'
  /** Whoever has it is stressed (STRESS-2). */
  readonly countsAs?: 'stress'
  /** What it does while a ship has it, once however many there are. */
  readonly effects?: Effects
}

/** One thing that a card says of what may be done, and the rules that it rests on: a refusal names these and no others. */
export type Permission<Ask> = { readonly rules: readonly RuleId[]; readonly ask: Ask }

/**
 * Permissions: cannot beats can (CONFLICT-2). A card may say several things of one kind, each by its own rules. `ship` may be any ship
 * for a mission, the owner for a card.
 */
export type Permissions = {
  readonly mayExecute?: readonly Permission<(where: Where, ship: Ship, bearing: Bearing, speed: number) => boolean>[]
  /** Asked in Planning alone: whether a manoeuvre may be put on the dial; whoever picks one for the ship later is not bound (STRESS-3). */
  readonly maySet?: readonly Permission<(where: Where, ship: Ship, bearing: Bearing, speed: number) => boolean>[]
  readonly mayAct?: readonly Permission<(where: Where, ship: Ship, choice: ActionChoice) => boolean>[]
  /** Whether an action that it tries is carried out; otherwise it fails: its price stays paid, and nothing comes of it (SE-ACTION-1). */
  readonly mayComplete?: readonly Permission<(where: Where, ship: Ship, choice: ActionChoice) => boolean>[]
  readonly mayTarget?: readonly Permission<(where: Where, attacker: Ship, target: Ship) => boolean>[]
  readonly mayAttack?: readonly Permission<(where: Where, ship: Ship) => boolean>[]
  readonly maySpendEvade?: readonly Permission<(where: Where, ship: Ship, spentThisAttack: number) => boolean>[]
  /** Asked of attacker and defender: whether the attacker may change the attack's dice so. */
  readonly mayModify?: readonly Permission<(where: Where, attack: AttackFrame, how: 'focus' | 'reroll') => boolean>[]
  /** Asked of whoever would change dice of an attack: whether it may do so by a token, its lock or a card, as commands call that. */
  readonly mayChange?: readonly Permission<(where: Where, dice: 'attack' | 'defence', effect: string) => boolean>[]
  /** Whether a damage card dealt face up stays; otherwise it is discarded at once, its text not resolved. */
  readonly mayReceive?: readonly Permission<(where: Where, kind: DamageKind) => boolean>[]
  /** Whether every damage card of the ship is dealt face up, for normal damage too. */
  readonly dealsFaceUp?: readonly Permission<(where: Where) => boolean>[]
  /** Whether obstacles neither hinder the ship nor hurt it: no die, no lost action, no lost attack, and none obstructs its attacks. */
  readonly ignoresObstacles?: readonly Permission<(where: Where) => boolean>[]
  /** Whether the owner must be the target in a friendly ship's stead, where it could be. */
  readonly guards?: readonly Permission<(where: Where, attacker: Ship, target: Ship) => boolean>[]
  /** A fleeing ship that counts as not destroyed (FLEE-2). */
  readonly escapes?: readonly Permission<(where: Where, ship: Ship, edge: Edge) => boolean>[]
  /** Markers that a ship may scan instead of attacking (MISSION-3-SCAN-1). */
  readonly offersScan?: readonly Permission<(where: Where, ship: Ship) => readonly string[]>[]
  /** The "Action" of the card itself (ACTION-CARD-1). */
  readonly offersAction?: (where: Where, ship: Ship) => readonly Extract<ActionChoice, { readonly action: 'card' }>[]
}
/** The permissions that say yes or no: all but what is offered. */
export type Question = Exclude<keyof Permissions, 'offersScan' | 'offersAction'>
/** What a permission of a kind is asked. */
export type Ask<K extends Question> = NonNullable<Permissions[K]>[number]['ask']
