/** What the models of missions read of how the aim stands: chances as logarithms of the odds, the way as a share of a long one. */
import { log } from '../../src/geometry/index.ts'
import type { Decided, Standing } from '../model/objective.ts'
import { type PlayoutState, pointsLeft } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { safetyOf } from './safety.ts'

/** The logarithm of the odds of a chance, kept off the ends. */
const logit = (chance: number): number => {
  const p = Math.min(0.998, Math.max(0.002, chance))
  return log(p / (1 - p))
}

/** Longer ways are all alike. */
const LONG = 16

/** How an aim stands that is still open: its chance by what is open, and the way that is left. */
export type Aimed = { readonly chance: number; readonly way: number; readonly open: number }

/** How a standing reads, given how likely the battle is decided; null: there is nothing left to say. */
export const aimed = (stands: Standing | null, { won, lost }: Decided): Aimed | null => {
  const open = 1 - won - lost
  if (!stands || open <= 0) return null
  return { chance: logit((stands.chance - won) / open), way: Math.min(LONG, stands.moves) / 4, open }
}

/** The logarithm of what is left of some points, as of a battle that is open. */
export const shareLeft = (points: number, open: number): number => log(0.3 + points / open)

/** What the ships' places cost the first side more than the second. */
export const safety = (context: SearchContext, playout: PlayoutState): number => {
  let sum = 0
  for (const unit of context.units) sum += (unit.side === 'first' ? -1 : 1) * safetyOf(context, playout, unit)
  return sum
}

/** What the model of a mission with a prize reads: the chance to hold out, how long the prize must, what it has left; and how safely all lie. */
export const PRIZE = ['holds', 'way', 'ward', 'safety'] as const

/** Writes it. */
export const writePrize = (
  context: SearchContext,
  playout: PlayoutState,
  prize: Unit | null,
  found: Aimed | null,
  into: Float64Array,
  at: number,
): void => {
  if (found && prize) {
    into[at] = found.chance
    into[at + 1] = found.way
    into[at + 2] = shareLeft(pointsLeft(context, playout, prize.index), found.open)
  }
  into[at + 3]! += safety(context, playout)
}

/** How likely a mission with a prize is decided: it is gone, rightly or not. */
export const decidedByPrize = (context: SearchContext, playout: PlayoutState, prize: Unit): Decided => {
  const dead = playout.health[prize.index * context.most]!
  if (playout.saved[prize.index]) return { won: 1 - dead, lost: dead }
  return { won: 0, lost: playout.place[prize.index] === 0 ? 1 : dead }
}
