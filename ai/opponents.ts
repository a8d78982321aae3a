/** How opponents think, and who needs no script: all that whoever plays against the computer waits for. */
import type { Command, Decision, Engine, GameState } from '../src/rules/index.ts'
import type { Ask } from './ask.ts'
import { levelOf, type Unscripted } from './levels.ts'
import { thinkGreedy } from './quick/greedy.ts'
import { chooseRandom } from './quick/random.ts'
import type { Rng } from './rng.ts'
import { guarded } from './search/guard.ts'
import { thinkSearch } from './search/search.ts'
import type { Thinking, Work } from './thinking.ts'
import type { SearchParams, Thought } from './thought.ts'

type Plain = (engine: Engine, view: GameState, decision: Decision, rng: Rng, work: Work) => Thinking<Command>

/** A player that only answers: it remembers nothing and explains nothing. */
export const plain = (answer: Plain) =>
  function* thinkPlain({ engine, view, decision, rng, work }: Ask): Thinking<Thought> {
    return { command: yield* answer(engine, view, decision, rng, work), notes: null, explanation: null }
  }

const SIMPLE: Readonly<Record<'random' | 'greedy', (ask: Ask) => Thinking<Thought>>> = {
  random: plain(function* random(engine, view, decision, rng, work) {
    work.used += 1
    yield work
    return chooseRandom(engine, view, decision, rng)
  }),
  greedy: plain(thinkGreedy),
}

/** What an opponent finds, looked at once more before it is given out. The simple players are measuring rods: they stay as they are. */
function* searched(ask: Ask, params: SearchParams): Thinking<Thought> {
  return yield* guarded(ask, yield* thinkSearch(ask, params), params)
}

/** Thinks about what a level is asked that follows no script. Same view, decision, numbers, budget, notes and candidates: same answer. */
export const thinkUnscripted = (level: Unscripted, ask: Ask): Thinking<Thought> => {
  const params = levelOf(level)?.params
  return params ? searched(ask, params) : SIMPLE[level as keyof typeof SIMPLE](ask)
}
