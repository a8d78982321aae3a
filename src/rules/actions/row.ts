/** What each kind of action is to the rules: one row, in a file of its own. */
import type { Game } from '../catalog.ts'
import type { ActionChoice, ActionName } from '../commands.ts'
import type { Ship, ShipId } from '../state.ts'
import type { Refusal, RuleId } from '../text.ts'

/** A choice of one kind of action. */
export type ChoiceOf<Name extends ActionName> = Extract<ActionChoice, { readonly action: Name }>

export type ActionRow<Name extends ActionName = ActionName> = {
  /** Where a ship has it from: its action bar (ACTION-1), the mission, its cards or its damage (ACTION-CARD-1). */
  readonly from: 'bar' | 'mission' | 'cards' | 'damage'
  /** The name under which it counts for "once per round" (ACTION-3); its own where none is told. */
  readonly key?: (choice: ChoiceOf<Name>) => string
  /** What is told of it beside its kind: the card or the mission's name for it, and the ship it is done to. */
  readonly about?: (choice: ChoiceOf<Name>) => { readonly name?: string; readonly target?: ShipId }
  /** The rules by which it is performed. */
  readonly rules: (game: Game, choice: ChoiceOf<Name>) => readonly RuleId[]
  /** Why a ship has it not, where that is not that its bar shows no such icon; null: it has it. For what is on no bar. */
  readonly lacks?: (game: Game, ship: Ship, choice: ChoiceOf<Name>) => Refusal | null
  /** The choices that are worth judging one by one. */
  readonly variants: (game: Game, ship: Ship) => readonly ChoiceOf<Name>[]
  /** Whether the ship may perform it from where it lies: all but stress, once a round, and what cards forbid. */
  readonly judge: (game: Game, ship: Ship, choice: ChoiceOf<Name>) => true | Refusal
  readonly perform: (game: Game, ship: Ship, choice: ChoiceOf<Name>) => void
}
