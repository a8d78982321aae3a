/** A person at the table who chooses as somebody would that is asked for one thing after another. */
import type { Question } from '../../src/match/human.ts'
import type { Command, Decision, GameState } from '../../src/rules/index.ts'

/** What answers a question to a person: one command, or one for each dial. */
export const answersTo = (
  { view, decision, dials }: Question,
  choose: (view: GameState, decision: Decision) => Command,
): readonly Command[] => (dials ? dials.map(dial => choose({ ...view, open: [dial] }, dial)) : [choose(view, decision)])
