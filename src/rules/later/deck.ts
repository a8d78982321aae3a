/** Deck and discard pile are empty: what lies face down at ships is noted, and these cards are the new deck (SE-DECK-1). */
import type { Game } from '../catalog.ts'
import { emit } from '../run.ts'
import type { Deck } from '../state.ts'

/** Makes a new deck of all cards that lie face down at ships. Gives whether there were any. */
export function noteCards(game: Game, deck: Deck): boolean {
  const counts: Record<string, number> = {}
  const add = (kind: string, count: number): unknown => (counts[kind] = (counts[kind] ?? 0) + count)
  // With nothing left to draw and nothing discarded all that nobody has seen lies at ships.
  for (const unseen of Object.values(deck.unseen)) for (const kind in unseen) add(kind, unseen[kind]!)
  for (const { damage } of game.state.ships)
    for (const card of damage) {
      if (card.faceUp || card.shuffle === 0) continue
      if (card.kind !== null) add(card.kind, 1)
      Object.assign(card, { kind: null, shuffle: 0 })
    }
  const cards = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (cards === 0) return false
  deck.shuffle += 1
  deck.unseen = { [deck.shuffle]: counts }
  deck.draw = cards
  emit(game, { type: 'deckShuffled', cards, rules: ['SE-DECK-1'] })
  return true
}
