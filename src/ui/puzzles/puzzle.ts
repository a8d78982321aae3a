/** Puzzles: positions of real battles in which one choice is clearly better than the next, as data; and the file of them, read. */
import type { Because } from '../../../ai/judge/reviewed.ts'
import type { Choice, ManoeuvreKey, Ship, ShipId, Side } from '../../rules/index.ts'

/** What is asked for, the grades of puzzles: a dial, an action, whom to fire at or what to do about dice. */
export const GRADES = ['dial', 'action', 'fight'] as const
export type Grade = (typeof GRADES)[number]

type Pose = NonNullable<Ship['pose']>

/** One of the answers. `by`: how much less a chance to win than by the best, 0 for the best. `end`: where it leads the ship. */
export type Answer = { readonly end: Pose | null; readonly by: number } & (
  | { readonly kind: 'dial'; readonly key: ManoeuvreKey }
  | { readonly kind: 'action' | 'attack' | 'modify'; readonly choice: Choice }
)

/** What a puzzle was proved by: so many nodes were allowed for each question, and in each of the tries so many were used. */
export type Proof = {
  readonly level: string
  readonly nodes: number
  readonly used: readonly number[]
  /** By how much the best was better than the next in each of the tries. */
  readonly margins: readonly number[]
}

export type Puzzle = {
  readonly id: string
  readonly grade: Grade
  /** The battle so far, as a link has it (`match/link.ts`). */
  readonly link: string
  readonly set?: string
  readonly mission: string
  readonly round: number
  readonly side: Side
  readonly ship: ShipId
  /** The answers that are offered, in an order that says nothing. */
  readonly answers: readonly Answer[]
  /** The chance to win by the best answer. */
  readonly win: number
  /** Why the best is better than the next. */
  readonly because: Because
  readonly proof: Proof
  /** Where it is from: the battle’s scenario, seed and players. */
  readonly from: { readonly scenario: string; readonly seed: string; readonly levels: readonly [string, string] }
}

/** By so much at least the best answer is better than the next, in every try. */
export const CLEAR = 0.08

/** The place of the best answer, and of the one after it. */
export function bestTwo({ answers }: Puzzle): readonly [best: number, next: number] {
  const order = answers.map((_, n) => n).sort((a, b) => answers[a]!.by - answers[b]!.by)
  return [order[0]!, order[1]!]
}

/** The puzzles in their order: the dials first, in each grade those of the smaller margin last. */
export const inOrder = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  GRADES.flatMap(grade =>
    puzzles
      .filter(one => one.grade === grade)
      .sort((a, b) => Math.min(...b.proof.margins) - Math.min(...a.proof.margins) || (a.id < b.id ? -1 : 1)),
  )
