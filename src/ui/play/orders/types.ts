/** The shape in which every order gets its question. */
import type { Decision, GameState, Side } from '../../../rules/index.ts'

/** A decision of one kind that waits for a person, with the view it is asked in. */
export type AskedOf<K extends Decision['kind']> = {
  readonly side: Side
  readonly view: GameState
  readonly decision: Extract<Decision, { kind: K }>
}
