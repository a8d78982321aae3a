/** A unit whose action it is in a line of play, and what it is offered. */
import { type Aim, cardsOf, meanOf, tokensOf } from './fight.ts'
import type { PlayoutState } from './playout-state.ts'
import type { Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** A shot that somebody means to fire at a unit. */
export type Threat = { readonly by: Unit; readonly shot: number }

/** A unit that acts in a line of play, what it sees there, and the best that it has been offered so far. */
export type Turn = {
  readonly context: SearchContext
  readonly playout: PlayoutState
  readonly unit: Unit
  /** Whom each unit would fire at as all lie now; its own; and who would fire at it. */
  readonly aims: readonly (Aim | null)[]
  readonly aim: Aim | null
  readonly threats: readonly Threat[]
  /** The place of each unit at the moment of the action: who flies later is still where it was. */
  readonly now: Int32Array
  /** Its enemies have all flown: what it gains by lying elsewhere is what it sees. */
  readonly knows: boolean
  worth: number
  effect: (() => void) | null
}

/** Proposes something worth so much; the first among equals stands. */
export const propose = (turn: Turn, worth: number, effect: () => void): void => {
  if (worth <= turn.worth) return
  turn.worth = worth
  turn.effect = effect
}

/** What a token spares a unit of a shot, worth as the mission counts. */
export const saved = ({ context, playout, unit }: Turn, { by, shot }: Threat, token: number): number => {
  const tokens = tokensOf(playout, by, unit)
  const cards = cardsOf(playout, by, unit)
  const plain = meanOf(context, by, unit, shot, tokens, cards)
  return context.priorities[unit.index]! * (plain - meanOf(context, by, unit, shot, tokens | token, cards))
}

/** What a token, or a lasting card, adds to a unit's own shot. */
export const gained = ({ context, playout, unit }: Turn, aim: Aim, token: number, card: number): number => {
  const tokens = tokensOf(playout, unit, aim.target)
  const cards = cardsOf(playout, unit, aim.target)
  const more = meanOf(context, unit, aim.target, aim.shot, tokens | token, cards | card)
  return context.priorities[aim.target.index]! * (more - meanOf(context, unit, aim.target, aim.shot, tokens, cards))
}
