/** Each level's way to think, in small steps; the worker and the command line drive it. */
import type { Command, Decision, Engine, GameState } from '../src/rules/index.ts'
import { thinkAggressor, thinkAggressorPlus } from './baselines/aggressor.ts'
import { thinkGreedy } from './baselines/greedy.ts'
import { chooseRandom } from './baselines/random.ts'
import { thinkTable } from './baselines/table.ts'
import type { Rng } from './evaluate/rng.ts'
import type { Thinking, Work } from './evaluate/round.ts'
import type { LevelId } from './levels.ts'

type Think = (engine: Engine, view: GameState, decision: Decision, rng: Rng, work: Work) => Thinking<Command>

const THINK: Readonly<Record<LevelId, Think>> = {
  *random(engine, view, decision, rng, work) {
    work.used += 1
    yield work
    return chooseRandom(engine, view, decision, rng)
  },
  table: thinkTable,
  aggressor: thinkAggressor,
  'aggressor-plus': thinkAggressorPlus,
  greedy: thinkGreedy,
}

/** Thinks about a decision as a level does. Same view, decision, numbers and budget: same command. */
export const think = (
  level: LevelId,
  engine: Engine,
  view: GameState,
  decision: Decision,
  rng: Rng,
  work: Work,
): Thinking<Command> => THINK[level](engine, view, decision, rng, work)
