/** What a player is given, by its type: a view and numbers of its own; and by what the code of the opponents can reach at all. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Ask } from '../../ai/ask.ts'
import { createOpponent } from '../../ai/client.ts'
import type { Budget, DecideRequest } from '../../ai/protocol.ts'
import type { Rng } from '../../ai/rng.ts'
import type { Work } from '../../ai/thinking.ts'
import type { Candidates, Notes, PlayStyle } from '../../ai/thought.ts'
import type { Seal } from '../../src/match/commitment.ts'
import type { Match, Player } from '../../src/match/match.ts'
import type { Decision, Engine, GameState } from '../../src/rules/index.ts'

/** The names of all fields of a type, however deep; where names are data there are none to know. */
type Names<T> = T extends readonly (infer One)[]
  ? Names<One>
  : T extends (...given: never[]) => unknown
    ? never
    : T extends object
      ? { [K in keyof T]: (string extends K ? never : number extends K ? never : K) | Names<T[K]> }[keyof T]
      : never

/** Whether one type would do where another is asked for. */
type Takes<Asked, Given> = [Given] extends [Asked] ? true : false

/** Fields of a match that nobody at the table sees; who plays, everybody does. */
type Secret = 'seed' | 'log' | 'seals' | 'nonce' | 'hashes' | 'scenario' | 'match'

describe('by its type', () => {
  it('a question within the worker is a view, a decision, and what is the player’s own', () => {
    expectTypeOf<Ask>().toEqualTypeOf<{
      readonly engine: Engine
      readonly view: GameState
      readonly decision: Decision
      readonly rng: Rng
      readonly work: Work
      readonly notes: Notes | null
      readonly style: PlayStyle
      readonly candidates: Candidates | null
    }>()
    expectTypeOf<Rng>().toEqualTypeOf<() => number>()
  })

  it('a question across the line has one seed, made for this decision, and no match', () => {
    expectTypeOf<Exclude<keyof DecideRequest, keyof Ask>>().toEqualTypeOf<
      'id' | 'rules' | 'set' | 'level' | 'seed' | 'budget'
    >()
    expectTypeOf<DecideRequest['view']>().toEqualTypeOf<GameState>()
    expectTypeOf<DecideRequest['seed']>().toEqualTypeOf<string>()
    expectTypeOf<DecideRequest['budget']>().toEqualTypeOf<Budget>()
    expectTypeOf<Extract<Names<Omit<DecideRequest, 'seed'>>, Secret>>().toBeNever()
  })

  it('a match, a seal, or a state with a seed is nowhere in it', () => {
    expectTypeOf<Extract<Names<GameState>, Secret>>().toBeNever()
    expectTypeOf<Extract<Names<Decision>, Secret>>().toBeNever()
    expectTypeOf<Extract<Names<Notes | Candidates>, Secret>>().toBeNever()
    expectTypeOf<Extract<Names<Match>, 'seed' | 'log'>>().toEqualTypeOf<'seed' | 'log'>()
    expectTypeOf<Takes<DecideRequest[keyof DecideRequest], Match>>().toEqualTypeOf<false>()
    expectTypeOf<Takes<DecideRequest[keyof DecideRequest], Seal>>().toEqualTypeOf<false>()
    expectTypeOf<Takes<DecideRequest[keyof DecideRequest], GameState>>().toEqualTypeOf<true>()
  })

  it('who plays is told its view, the decision and when to stop', () => {
    expectTypeOf<Parameters<Player['decide']>>().toEqualTypeOf<[GameState, Decision, AbortSignal]>()
    expectTypeOf<ReturnType<typeof createOpponent>>().toExtend<Player>()
    expect(createOpponent).toHaveLength(1)
  })
})

const ROOT = resolve(import.meta.dirname, '../..')
const IMPORTS =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|new URL\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

/** Everything that a file can reach, types too, however long the way. */
const reach = (entry: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!/\.tsx?$/.test(file)) continue
    for (const [, ...names] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORTS)) {
      const name = names.find(one => one !== undefined)!
      if (name.startsWith('.')) waiting.push(relative(ROOT, resolve(ROOT, dirname(file), name.replace(/\?.*$/, ''))))
      else found.add(name)
    }
  }
  return found
}

describe('by its source', () => {
  it.each(['ai/worker.ts', 'ai/client.ts', 'ai/players.ts', 'ai/levels.ts'])(
    '%s reaches no match and no dice',
    entry => {
      const reached = [...reach(entry)]
      expect(reached.filter(file => !/^(ai|src\/(rules|content|geometry))\/|^(comlink|valibot)$/.test(file))).toEqual(
        [],
      )
      expect(reached.filter(file => file.startsWith('ai/arena/'))).toEqual([])
      // The way is followed at all, through the folders.
      if (entry !== 'ai/levels.ts') expect(reached.filter(file => file.startsWith('ai/'))).toContain('ai/thought.ts')
    },
  )

  it('the worker does reach all ways to think, and the rules', () => {
    const reached = reach('ai/worker.ts')
    for (const file of ['ai/players.ts', 'ai/search/search.ts', 'ai/quick/greedy.ts', 'src/rules/engine.ts'])
      expect(reached, file).toContain(file)
    expect(reach('ai/arena/duel.ts')).toContain('src/match/match.ts')
  })
})
