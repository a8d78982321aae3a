/** Whole games between two ways to decide, in this process, with dice of their own. */
import { decisionSeed, rngOf } from '../../ai/evaluate/rng.ts'
import type { LevelId } from '../../ai/levels.ts'
import { think } from '../../ai/players.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { mix } from '../../src/match/dice.ts'
import type { Command, Decision, GameState, PlayerSeat, Result, Scenario } from '../../src/rules/index.ts'

/** What a level answers to a question, given its view. */
export const decide = (level: LevelId, view: GameState, decision: Decision, seed: string, nodes: number): Command => {
  const thinking = think(level, game, view, decision, rngOf(seed), { used: 0, limit: nodes })
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

export type Asked = {
  readonly state: GameState
  readonly view: GameState
  readonly decision: Decision
  readonly seed: string
}

/** Plays Mission 1, or another scenario, to its end; `onAsk` sees every question to a player before it is answered. */
export const playGame = (
  levels: Readonly<Record<PlayerSeat, LevelId>>,
  seed: string,
  nodes: number,
  onAsk?: (asked: Asked) => void,
  scenario: Scenario = missionScenario('political-escort', { maxRounds: 40 }),
): { result: Result; state: GameState; log: readonly Command[] } => {
  const state = game.newGame(scenario)
  const log: Command[] = []
  while (!state.result) {
    const decision = game.open(state)[0]!
    let command: Command
    if (decision.seat === 'chance') {
      const { site } = decision
      command = game.sample(decision, n => mix(seed, site, n))
    } else {
      const view = game.viewFor(state, decision.seat)
      const own = decisionSeed(seed, decision.seat, decision.at)
      onAsk?.({ state, view, decision, seed: own })
      command = decide(levels[decision.seat], view, decision, own, nodes)
    }
    game.apply(state, command)
    log.push(command)
  }
  return { result: state.result, state, log }
}
