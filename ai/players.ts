/** Each level's way to think, in small steps; the worker and the command line drive it. */
import type { Command, Decision, Engine, GameState } from '../src/rules/index.ts'
import { thinkAggressor, thinkAggressorPlus } from './baselines/aggressor.ts'
import { thinkGreedy } from './baselines/greedy.ts'
import { chooseRandom } from './baselines/random.ts'
import { thinkTable } from './baselines/table.ts'
import type { Ask } from './evaluate/ask.ts'
import type { Rng } from './evaluate/rng.ts'
import type { Thinking, Work } from './evaluate/round.ts'
import { type BASELINES, type LevelId, levelOf } from './levels.ts'
import { guarded } from './search/guard.ts'
import { thinkSearch } from './search/search.ts'
import type { Manner, Thought } from './thought.ts'

type Plain = (engine: Engine, view: GameState, decision: Decision, rng: Rng, work: Work) => Thinking<Command>

/** A player that only answers: it remembers nothing and explains nothing. */
const plain = (answer: Plain) =>
  function* thinkPlain({ engine, view, decision, rng, work }: Ask): Thinking<Thought> {
    return { command: yield* answer(engine, view, decision, rng, work), notes: null, explanation: null }
  }

type Baseline = (typeof BASELINES)[number]

const SIMPLE: Readonly<Record<Baseline, (ask: Ask) => Thinking<Thought>>> = {
  random: plain(function* random(engine, view, decision, rng, work) {
    work.used += 1
    yield work
    return chooseRandom(engine, view, decision, rng)
  }),
  table: plain(thinkTable),
  aggressor: plain(thinkAggressor),
  'aggressor-plus': plain(thinkAggressorPlus),
  greedy: plain(thinkGreedy),
}

/** What an opponent finds, looked at once more before it is given out. The simple players are measuring rods: they stay as they are. */
function* searched(ask: Ask, manner: Manner): Thinking<Thought> {
  return yield* guarded(ask, yield* thinkSearch(ask, manner), manner)
}

/** Thinks about what a level is asked. Same view, decision, numbers, budget, notes and candidates: same answer. */
export const think = (level: LevelId, ask: Ask): Thinking<Thought> => {
  const manner = levelOf(level)?.manner
  return manner ? searched(ask, manner) : SIMPLE[level as Baseline](ask)
}

/** Thinks to the end at once. */
export const thinkThrough = (level: LevelId, ask: Ask): Thought => {
  const thinking = think(level, ask)
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}
