/** What damage cards of several decks say in the same words. */
import type { Reaction, RuleId, Where, Word } from '../rules/index.ts'

/** Resolved on receipt, then turned face down. */
export function onReceipt(
  words: readonly Word[],
  rules: readonly RuleId[] = ['CRIT-1', 'CRIT-3'],
): { cardDealtFaceUp: Reaction } {
  return {
    cardDealtFaceUp: {
      rules,
      when: (where: Where, { kind }) => kind === where.card,
      do: [...words, { do: 'turnDown' }],
    },
  }
}

/** One attack die: a hit is a point of damage. */
export const burn: Word = { do: 'rollDie', faces: ['hit'], words: [{ do: 'suffer', damage: 1 }] }
