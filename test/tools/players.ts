/** Players for the command line: the opponents of the levels, in this process, with a node budget and their own seeds. */
import { chooseGreedy } from '../../ai/baselines/greedy.ts'
import { chooseRandom } from '../../ai/baselines/random.ts'
import { decisionSeed, rngOf } from '../../ai/evaluate/rng.ts'
import { game } from '../../src/content/index.ts'
import type { Player } from '../../src/match/match.ts'
import type { Command, Decision, GameState } from '../../src/rules/index.ts'

type Choose = (view: GameState, decision: Decision, seed: string) => Command

const CHOOSE: Readonly<Record<string, (nodes: number) => Choose>> = {
  random: () => (view, decision, seed) => chooseRandom(game, view, decision, rngOf(seed)),
  greedy: nodes => (view, decision, seed) => chooseGreedy(game, view, decision, rngOf(seed), nodes),
}

/** The levels that can play on the command line. */
export const LEVELS = Object.keys(CHOOSE)

/** A player of a level; null if there is no such level. `nodes`: its budget a decision. */
export function levelPlayer(level: string, seed: string, nodes: number): Player | null {
  if (!Object.hasOwn(CHOOSE, level)) return null
  const choose = CHOOSE[level]!(nodes)
  return {
    decide: async (view, decision) => choose(view, decision, decisionSeed(seed, decision.seat, decision.at)),
  }
}
