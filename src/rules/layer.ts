/** By which rules a set is played where sets differ: a part of `Catalog`, told by `catalog.ts`. */
import type { Token } from './events.ts'
import type { Late } from './later/late.ts'

/** Where sets differ in the rules that they are played by (TFA-LAYER-1). What is left out is as in the core set of 2012. */
export type Layer = {
  /** The template of a barrel roll may not lie on an obstacle (TFA-BR-1). */
  readonly rollsClearOfObstacles?: true
  /** There is a System phase in every round, whether anybody speaks in it or not (SE-ROUND-1). */
  readonly systemAlways?: true
  /** Who is first player of the round is rolled for when all dials are set (SE-ORDER-1). */
  readonly orderRolled?: true
  /** The tokens of which an easy manoeuvre takes one each (SE-DIFF-1); left out: stress alone. */
  readonly calms?: readonly Token[]
  /** Who is in contact is measured anew whenever it is asked; left out: it is remembered of an overlap (SE-RANGE-1). */
  readonly adjacency?: 'contact'
  /** Barrel Rolls and Tallon Rolls end in three places, not at every mm (SE-BR-1, SE-TALLON-1). */
  readonly rollsToThree?: true
  /** The range of an attack brings dice to weapons of cards, too (SE-RANGE-3). */
  readonly rangeForCards?: true
  /** No more dice than these are rolled in an attack (SE-ATTACK-1). */
  readonly mostDice?: number
  /** Who is destroyed stays until all of the initiative under way have engaged (SE-SIM-1). */
  readonly leavesTogether?: true
  /** Effects of the End phase come before its tokens go (SE-END-1). */
  readonly effectsBeforeTokens?: true
  /** An evade token does what its row says of dice, and adds no result (SE-EVADE-1). */
  readonly evadeByRow?: true
  /** With no card left in deck and discard pile, what lies face down at ships is noted and shuffled into a new deck (SE-DECK-1). */
  readonly notesLostCards?: true
  /** Any other object can be locked, ships of the own side too (SE-LOCK-1). */
  readonly locksAnything?: true
  /** The rules that come with it, where they are more than a row. */
  readonly late?: Late
}
