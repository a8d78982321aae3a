/** Hints: what a strong player would do in the place of the person who is asked. Thought of apart from the opponent, once for each question. */
import type { Explanation } from '../../../../ai/thought.ts'
import type { HumanPlayer, Question } from '../../../match/human.ts'
import type { Decision, GameState } from '../../../rules/index.ts'

/** Somebody to ask. The application brings it; thrown away when the battle is left. */
export type Adviser = {
  /** Other `luck`: thought of anew, with other numbers. */
  hint(view: GameState, decision: Decision, signal: AbortSignal, luck?: string): Promise<Explanation | null>
  dispose(): void
}

/** What chance answers: nobody chooses there. */
const CHANCE: readonly Decision['kind'][] = ['roll', 'draw', 'name']

/** True if hints are given for this kind of question: wherever a person chooses. */
export const isAdvised = (kind: Decision['kind']): boolean => !CHANCE.includes(kind)

export type Advice = {
  /** The hint for what a person is asked; null if there are no reasons, or the question has gone by. The same question is thought of once. */
  ask(question: Question, human: HumanPlayer): Promise<Explanation | null>
  dispose(): void
}

/** Advice by an adviser who is called in with the first question. */
export function createAdvice(callIn: () => Adviser): Advice {
  let adviser: Adviser | null = null
  let last: { readonly question: Question; readonly answer: Promise<Explanation | null>; stop(): void } | null = null

  const think = (question: Question, human: HumanPlayer) => {
    const { view, decision } = question
    const stopping = new AbortController()
    // Whoever has answered needs no hint any more.
    const leave = human.subscribe(() => human.waiting?.decision !== decision && stopping.abort())
    adviser ??= callIn()
    const answer = adviser
      .hint(view, decision, stopping.signal)
      .catch(() => null)
      .finally(leave)
    return { question, answer, stop: () => stopping.abort() }
  }

  return {
    ask(question, human) {
      if (last?.question.decision !== question.decision) {
        last?.stop()
        last = think(question, human)
      }
      return last!.answer
    },
    dispose() {
      last?.stop()
      adviser?.dispose()
    },
  }
}
