/** A computer that is bound by nodes and goes on with a battle: it first thinks of the round again, or it would play on otherwise than it would have. */
import type { Player } from '../../../match/match.ts'
import type { Command, Decision, Engine, GameState, PlayerId, Scenario } from '../../../rules/index.ts'

type Planning = { readonly view: GameState; readonly decision: Decision; readonly round: number }

/** What a player was asked first as the round was planned in which some commands end; null: they end before its dials, or in none. */
function planningOf(
  engine: Engine,
  scenario: Scenario,
  commands: readonly Command[],
  player: PlayerId,
): Planning | null {
  const state = engine.newGame(scenario)
  let found = null as Planning | null
  for (const command of commands) {
    if (command.type === 'setDial' && found?.round !== state.round) {
      const decision = state.open.find(open => open.kind === 'dial' && open.player === player)
      found = decision ? { view: engine.viewFor(state, player), decision, round: state.round } : null
    }
    engine.apply(state, command)
  }
  return found?.round === state.round ? found : null
}

/** The same player, who is asked for the dials of the round once more before the first question in it. */
export function rethinking(
  mind: Player,
  engine: Engine,
  scenario: Scenario,
  commands: readonly Command[],
  player: PlayerId,
): Player {
  let planning = planningOf(engine, scenario, commands, player)
  return {
    ...mind,
    async decide(view, decision, signal) {
      const before = planning
      planning = null
      if (before?.round === view.round) await mind.decide(before.view, before.decision, signal)
      return mind.decide(view, decision, signal)
    },
  }
}
