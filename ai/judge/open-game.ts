/** What a game is worth that lies open, dials and all. */
import { type Decision, type Engine, type GameState, type Ship, SIDES, type Side } from '../../src/rules/index.ts'
import { usualPlan } from '../model/default-plan.ts'
import { playRound } from '../model/playout.ts'
import { copyState, type PlayoutState, pointsKept, STILL } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'
import { contextOf } from '../objectives/index.ts'
import { firstChance } from '../objectives/value.ts'

/** A game that lies open, the rules it is played by, and the ships that have gone in the round under review, as they last lay. */
export type Open = { readonly game: Engine; readonly state: GameState; readonly gone: readonly Ship[] }

/**
 * The context of a game that lies open. Who has gone in this round is on it, with nothing left, as in the lines that began before: ends
 * of play are compared with each other, and the model measures them by all who were there.
 */
export const openContext = ({ game, state, gone }: Open, decision: Decision, side: Side): SearchContext => {
  const ships = state.ships.map(ship => gone.find(({ id }) => id === ship.id) ?? ship)
  const context = contextOf(game.catalog, { ...state, ships }, decision, side)
  const { start, most, units } = context
  for (const { index, ship } of units) {
    if (!gone.some(({ id }) => id === ship.id)) continue
    start.place[index] = 0
    start.moves[index] = STILL
    start.acts[index] = 0
    start.fights[index] = 0
    if (state.ships.find(({ id }) => id === ship.id)?.status !== 'destroyed') continue
    start.health.fill(0, index * most, (index + 1) * most)
    start.health[index * most] = 1
  }
  return context
}

/** A chance as a side sees it, from the first side’s chance; and back. */
export const ownOf = (side: Side, first: number): number => (side === 'first' ? first : 1 - first)

const within = (chance: number): number => Math.min(1, Math.max(0, chance))

/** The first side’s chance when the rest of the round is played as usual, by the dials that are set. */
export const chanceAt = (open: Open, decision: Decision): number => {
  const context = openContext(open, decision, 'first')
  if (context.units.length === 0) return 0.5
  const playout = copyState(context.start, context.scratch[0]!)
  playRound(context, playout, usualPlan(context))
  return within(firstChance(context, playout))
}

/** The first side’s chance at the end of a round, of the next one nothing being looked at; or by the result. */
export const chanceAfter = (open: Open, round: number): number => {
  const { state } = open
  if (state.result) return state.result.winner === null ? 0.5 : state.result.winner === 'first' ? 1 : 0
  const context = openContext(open, state.open[0]!, 'first')
  if (context.units.length === 0) return 0.5
  const playout = copyState(context.start, context.scratch[0]!)
  playout.later = round - state.round
  return within(firstChance(context, playout))
}

/** Points of shields and hull that each side has left on average. */
export const pointsOf = (context: SearchContext, playout: PlayoutState): Record<Side, number> => {
  const left = { first: 0, second: 0 }
  for (const unit of context.units) left[unit.side] += pointsKept(context, playout, unit.index)
  return left
}

/** What damage says of two ends of play, the better one's points less the worse one's; null: hardly anything. */
export const byDamage = (
  side: Side,
  better: Readonly<Record<Side, number>>,
  worse: Readonly<Record<Side, number>>,
): { why: 'deal' | 'spare'; amount: number } | null => {
  const enemy = SIDES.find(other => other !== side)!
  const deal = worse[enemy] - better[enemy]
  const spare = better[side] - worse[side]
  if (Math.max(deal, spare) < TOLD) return null
  return deal >= spare ? { why: 'deal', amount: deal } : { why: 'spare', amount: spare }
}

/** Less damage than this is no reason. */
const TOLD = 0.15
