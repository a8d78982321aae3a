/** A puzzle in words: its question, its answers, why the best is the best. */
import { decimal, grouped, manoeuvreWords, type Names, t } from '../../locale/index.ts'
import type { Command, Side } from '../../rules/index.ts'
import { commandWords } from '../play/reasons/choice-words.ts'
import type { Answer, Puzzle } from './puzzle.ts'
import '../daily/english.ts'
import '../play/reasons/english.ts'
import '../watch/replays/english.ts'

/** The question in one sentence. */
export function questionOf(
  { answers, round, side, ship }: Puzzle,
  names: Names,
  sideName: (side: Side) => string,
): string {
  const { kind } = answers[0]!
  return t(`ui.puzzles.ask.${kind}`, { round, side: sideName(side), ship: names(ship) })
}

/** An answer as a person would say it. */
export const answerWords = (answer: Answer, names: Names, { side }: Pick<Puzzle, 'side'>): string =>
  answer.kind === 'dial'
    ? manoeuvreWords(answer.key)
    : commandWords({ ...answer.choice, player: side, at: 0 } as Command, names, answer.kind)

/** A part of a chance to win as a person reads it. */
export const percent = (by: number): string => decimal(100 * by, 0)

/** Why the best answer is better than the next, in the words of the review. */
export const becauseOf = ({ because: { why, amount } }: Puzzle): string =>
  t(`ui.review.because.${why}`, { amount: why === 'destroy' ? Math.round(amount * 100) : decimal(amount, 1) })

/** What it was checked by. */
export function proofOf({ proof: { level, nodes, used } }: Puzzle): string {
  const [least, most] = [Math.min(...used), Math.max(...used)]
  return t('ui.puzzles.proof', {
    level: t(`level.${level}`),
    nodes: grouped(nodes),
    used: least === most ? grouped(least) : `${grouped(least)}–${grouped(most)}`,
  })
}
