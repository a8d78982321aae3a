/** Whole games between two ways to decide, in this process, with dice of their own. */

import type { LevelId } from '../../ai/levels.ts'
import { thinkThrough } from '../../ai/players.ts'
import { decisionSeed, rngOf } from '../../ai/rng.ts'
import type { Notes, Thought } from '../../ai/thought.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { mix } from '../../src/match/dice.ts'
import type { Command, Decision, GameState, Result, Scenario, Side } from '../../src/rules/index.ts'

/** What a level thinks of a question, given its view and what it remembers. */
export const thoughtOf = (
  level: LevelId,
  view: GameState,
  decision: Decision,
  seed: string,
  nodes: number,
  notes: Notes | null = null,
): Thought => {
  const work = { used: 0, limit: nodes }
  const ask = { engine: game, view, decision, rng: rngOf(seed), work, notes, style: 'even', candidates: null } as const
  return thinkThrough(level, ask)
}

/** What a level answers to a question, given its view. */
export const decide = (level: LevelId, view: GameState, decision: Decision, seed: string, nodes: number): Command =>
  thoughtOf(level, view, decision, seed, nodes).command

export type Asked = {
  readonly state: GameState
  readonly view: GameState
  readonly decision: Decision
  readonly seed: string
}

/** Plays Mission 1, or another scenario, to its end; `onAsk` sees every question to a player before it is answered. */
export const playGame = (
  levels: Readonly<Record<Side, LevelId>>,
  seed: string,
  nodes: number,
  onAsk?: (asked: Asked) => void,
  scenario: Scenario = missionScenario('political-escort', { maxRounds: 40 }),
): { result: Result; state: GameState; log: readonly Command[] } => {
  const state = game.newGame(scenario)
  const log: Command[] = []
  const notes: Partial<Record<Side, Notes>> = {}
  while (!state.result) {
    const decision = game.open(state)[0]!
    let command: Command
    if (decision.player === 'chance') {
      const { site } = decision
      command = game.sample(decision, n => mix(seed, site, n))
    } else {
      const view = game.viewFor(state, decision.player)
      const own = decisionSeed(seed, decision.player, decision.at)
      onAsk?.({ state, view, decision, seed: own })
      const { side } = decision
      const thought = thoughtOf(levels[side], view, decision, own, nodes, notes[side])
      if (thought.notes) notes[side] = thought.notes
      command = thought.command
    }
    game.apply(state, command)
    log.push(command)
  }
  return { result: state.result, state, log }
}
