/** The cards that a squad is built of, and what they are called: those of its set, for everything below that shows them. */
import { createContext, use } from 'react'
import { BOX, catalogOf } from '../../content/index.ts'
import { cardName, factionName, has, inSet, t } from '../../locale/index.ts'
import type { Catalog } from '../../rules/index.ts'

/** A set's cards with its words. */
export type Cards = {
  readonly set: string
  readonly catalog: Catalog
  /** What a card is called. */
  readonly name: (card: string) => string
  readonly faction: (faction: string) => string
  /** As `t`, in the words of the set. */
  readonly say: typeof t
  /** Whether the set, or all, have words for a key. */
  readonly says: (key: string) => boolean
}

/** The cards of a set; those of the box for what names none. Throws a refusal for a set that is not here. */
export const cardsOf = (set: string = BOX): Cards => ({
  set,
  catalog: catalogOf(set),
  name: card => inSet(set, () => cardName(card)),
  faction: faction => inSet(set, () => factionName(faction)),
  say: ((...line: Parameters<typeof t>) => inSet(set, () => t(...line))) as typeof t,
  says: key => inSet(set, () => has(key)),
})

/** Whose cards everything below shows; the box's where nobody says. */
export const OfCards = createContext<Cards>(cardsOf())
export const useCards = (): Cards => use(OfCards)
