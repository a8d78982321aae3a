/** Focus: one focus token (ACTION-FO-1). */
import { gainToken } from '../steps/tokens.ts'
import type { ActionRow } from './row.ts'

const RULES = ['ACTION-FO-1']

export const focus: ActionRow<'focus'> = {
  from: 'bar',
  rules: () => RULES,
  variants: () => [{ action: 'focus' }],
  judge: () => true,
  perform: (game, ship) => gainToken(game, ship, 'focus', 1, 'action', RULES),
}
