/**
 * Who is ahead, for those who watch: the chance that the first side wins, by the model of the search, out of what lies open on the table. No
 * player's view is asked, so no hidden dial can change it.
 */
import { gameOf } from '../src/content/index.ts'
import type { Command, Engine, GameState, Scenario } from '../src/rules/index.ts'
import type { Judged } from './judge-client.ts'
import { usualPlan } from './model/default-plan.ts'
import { playRound } from './model/playout.ts'
import { copyState } from './model/playout-state.ts'
import { contextOf } from './objectives/index.ts'
import { firstChance } from './objectives/value.ts'

/**
 * The chance that the first side wins, 0 … 1, with the game as it lies: the rest of the round is played as both sides usually would, its dice
 * as chances. Null before the first round. A draw counts half.
 */
export function chanceOf(game: Engine, state: GameState): number | null {
  if (state.result) return state.result.winner === null ? 0.5 : state.result.winner === 'first' ? 1 : 0
  if (state.phase === 'setup') return null
  const view = game.viewFor(state, 'table')
  const decision = view.open[0] ?? state.open[0]
  if (!decision) return null
  const context = contextOf(game.catalog, view, decision, 'first')
  if (context.units.length === 0) return null
  const playout = copyState(context.start, context.scratch[0]!)
  playRound(context, playout, usualPlan(context))
  return Math.min(1, Math.max(0, firstChance(context, playout)))
}

/** Within an attack, or while a card is drawn: nothing that counts has been settled. */
const UNSETTLED: readonly string[] = ['roll', 'draw', 'name', 'modify']

/**
 * Follows a battle from its beginning: takes its commands one by one, and judges where it stands wherever an attack or the planning of a
 * round is not under way; null there. Throws a refusal for a battle that cannot be, and for one of a set that is not here.
 */
export function judgeOf(scenario: Scenario): (command: Command) => Judged | null {
  const game = gameOf(scenario.set)
  const state = game.newGame(scenario)
  let given = 0
  return command => {
    game.apply(state, command)
    given += 1
    const next = state.open[0]
    if (next && UNSETTLED.includes(next.kind)) return null
    if (next?.kind === 'dial' && command.type === 'setDial') return null
    return { at: given, first: chanceOf(game, state) }
  }
}
