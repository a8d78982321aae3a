/** The shape in which every order gets its question. */
import type { Question } from '../../../match/human.ts'
import type { Decision, PlayerId, Side } from '../../../rules/index.ts'

/** A decision of one kind that waits for a person, with the view it is asked in. */
export type AskedOf<K extends Decision['kind']> = Question & {
  readonly side: Side
  readonly player: PlayerId
  readonly decision: Extract<Decision, { kind: K }>
}
