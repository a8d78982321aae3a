/** Damage decks: from which one a side's cards come, and what its cards are (COMP-1, COMP-6). Sets and decks share ids: a card is looked up in its own. */
import type { Catalog, DamageKind, Game } from './catalog.ts'
import type { Deck, GameState, Ship, Side } from './state.ts'

/** The cards of one deck, by their ids. */
export type DeckKinds = Readonly<Record<string, DamageKind>>

/** The cards of a deck of a set; of the set's own where none is named. */
export const kindsIn = (
  { set, damage, decks }: Pick<Catalog, 'set' | 'damage' | 'decks'>,
  deck: string = set,
): DeckKinds => (deck === set ? damage : (decks[deck] ?? {}))

/** The deck that a side's cards come from: its own, or the one of both sides. */
export const deckOf = (state: Pick<GameState, 'deck' | 'decks'>, side: Side): Deck => state.decks?.[side] ?? state.deck

/** Whether no card is left to be dealt (COMP-10). */
export const isEmpty = ({ draw, discard }: Deck): boolean => draw === 0 && discard.length === 0

/** The cards that may be dealt to a side. */
export const kindsFor = ({ catalog, state }: Pick<Game, 'catalog' | 'state'>, side: Side): DeckKinds =>
  kindsIn(catalog, deckOf(state, side).id)

/** A damage card at a ship, or one that may be dealt to it. */
export const damageKind = (
  game: Pick<Game, 'catalog' | 'state'>,
  { side }: Pick<Ship, 'side'>,
  kind: string,
): DamageKind | undefined => kindsFor(game, side)[kind]

/** A fresh deck: all of its cards unseen, in one pile. */
export function freshDeck(kinds: DeckKinds, id?: string): Deck {
  const unseen: Record<string, number> = {}
  let draw = 0
  for (const kind of Object.values(kinds)) {
    unseen[kind.id] = kind.count
    draw += kind.count
  }
  return { ...(id === undefined ? {} : { id }), shuffle: 1, draw, unseen: { 1: unseen }, discard: [] }
}
