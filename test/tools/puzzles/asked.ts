/** What the tool for puzzles asks of a position, and what a try of the strongest level says of it. */
import type { Command, ManoeuvreKey, Ship, ShipId, Side } from '../../../src/rules/index.ts'
import type { Grade } from '../../../src/ui/puzzles/puzzle.ts'

/** A decision of a battle that may make a puzzle. `at`: commands before it; of a dial, before the first of its round. */
export type Candidate = {
  readonly grade: Grade
  readonly at: number
  readonly round: number
  readonly side: Side
  readonly ship: ShipId
}

/** An answer as it was found: what it is worth less than the best. */
export type Tried = {
  /** The same of two tries has the same. */
  readonly name: string
  readonly by: number
  readonly end: NonNullable<Ship['pose']> | null
} & ({ readonly key: ManoeuvreKey } | { readonly command: Command })

/** What a try says: every answer, the best first, the chance to win by it, and the nodes that were used. */
export type Try = { readonly tried: readonly Tried[]; readonly win: number; readonly used: number }
