/** Why there are so many dice, term by term, in words. */
import { has, t } from '../../locale/index.ts'
import type { DiceTerm } from '../../rules/index.ts'

const nameOf = (why: string): string => {
  const key = `term.${why}`
  return has(key) ? t(key) : t({ key: 'ui.dice.card', params: { card: why } })
}

/** A term of a number of dice in words, the first as it is, the others as what they add: '3 weapon', '+1 range 1'. */
export const termText = ({ why, dice }: DiceTerm, index: number): string =>
  t('ui.dice.term', { why: nameOf(why), dice: index > 0 && dice > 0 ? `+${dice}` : String(dice) })
