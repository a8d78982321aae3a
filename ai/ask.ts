/** What a player is asked. */
import type { Decision, Engine, GameState } from '../src/rules/index.ts'
import type { Rng } from './rng.ts'
import type { Work } from './thinking.ts'
import type { Candidates, Notes, PlayStyle } from './thought.ts'

/** A question with everything that the answer may depend on; `view` is all that the player may know. */
export type Ask = {
  readonly engine: Engine
  readonly view: GameState
  readonly decision: Decision
  readonly rng: Rng
  readonly work: Work
  readonly notes: Notes | null
  readonly style: PlayStyle
  readonly candidates: Candidates | null
}
