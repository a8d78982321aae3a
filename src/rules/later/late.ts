/** What a set brings of rules that only sets which come late are played by: rows that the core asks for by name, so that their code comes with the set. */
import type { ActionRow } from '../actions/row.ts'
import type { Catalog, ForceEntry, Game } from '../catalog.ts'
import type { AttackInPlay } from '../legal/modify.ts'
import type { Moved } from '../movement.ts'
import type { Step } from '../run.ts'
import type { Deck, Difficulty, Faction, ManoeuvreKey, Ship } from '../state.ts'
import type { Row } from '../steps/word-row.ts'
import type { Refusal, RuleId } from '../text.ts'

/** The actions whose rows come late. */
export type LateAction = 'calculate' | 'reinforce' | 'coordinate' | 'jam'
export type LateRows = { readonly [Name in LateAction]: ActionRow<Name> }

/** The words whose rows come late. */
export type LateWord =
  | 'dealCards'
  | 'expose'
  | 'repair'
  | 'spendCharge'
  | 'gainCharge'
  | 'grantAction'
  | 'preventDamage'
  | 'bonusAttack'
  | 'turn'
export type LateWords = { readonly [K in LateWord]: Row<K> }

export type Late = {
  /** What is cited in the place of a rule of the first edition. */
  readonly cites: Readonly<Record<RuleId, readonly RuleId[]>>
  readonly steps: Readonly<Record<string, Step>>
  readonly actions: LateRows
  readonly words: LateWords
  /** What a ship flies in the place of what its dial shows, and how hard that is whatever cards say; null: that. */
  readonly flies: (
    game: Game,
    ship: Ship,
    shown: ManoeuvreKey,
  ) => { readonly manoeuvre: ManoeuvreKey; readonly difficulty: Difficulty; readonly rules: readonly RuleId[] } | null
  /** Dice of an attack lie on the table, or none were to be rolled. */
  readonly rolled: (game: Game, attack: AttackInPlay, dice: 'attack' | 'defence') => void
  /** Right before the results of an attack are compared. */
  readonly beforeCompare: (game: Game, attack: AttackInPlay) => void
  /** A ship has a token or a lock more. */
  readonly gained: (game: Game, ship: Ship) => void
  readonly locksNothing: (game: Game, ship: Ship) => boolean
  /** Everything that forbids a side to field a squad. */
  readonly squadProblems: (
    catalog: Catalog,
    faction: Faction,
    squad: readonly ForceEntry[],
    limit: number | null,
  ) => readonly Refusal[]
  /** At the very end of a round. */
  readonly recovers: (game: Game) => void
  /** What comes of a manoeuvre, once its colour has been looked at; `fixed`: how hard it was, where it was flown in the place of another. */
  readonly executed: (game: Game, ship: Ship, moved: Moved, fixed: Difficulty | undefined) => void
  /** No card is left to be dealt: makes a new deck, and gives whether there is one. */
  readonly noteCards: (game: Game, deck: Deck) => boolean
}

/** The rules that came with the set of a game, if any did. */
export const lateOf = ({ catalog }: Pick<Game, 'catalog'>): Late | undefined => catalog.layer?.late

/** Rules as a set cites them: what it has replaced by others is not named (SE-SCOPE-2). */
export function citedIn({ layer }: Pick<Catalog, 'layer'>, rules: readonly RuleId[]): readonly RuleId[] {
  const cites = layer?.late?.cites
  if (!cites) return rules
  return [...new Set(rules.flatMap(rule => (Object.hasOwn(cites, rule) ? cites[rule]! : rule)))]
}
