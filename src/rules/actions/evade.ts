/** Evade: one evade token (ACTION-EV-1). */
import { gainToken } from '../steps/tokens.ts'
import type { ActionRow } from './row.ts'

const RULES = ['ACTION-EV-1']

export const evade: ActionRow<'evade'> = {
  from: 'bar',
  rules: () => RULES,
  variants: () => [{ action: 'evade' }],
  judge: () => true,
  perform: (game, ship) => gainToken(game, ship, 'evade', 1, 'action', RULES),
}
