/** What a card costs and does to the dice that lie there, in words. */
import { t } from '../../../locale/index.ts'
import type { Die, Modifier } from '../../../rules/index.ts'
import { turnedBy } from './outlook.ts'

/** What using a modifier costs, e.g. 'Costs the target lock.' */
export const costsText = ({ costs = [] }: Modifier): string =>
  costs
    .map(cost => {
      switch (cost.pay) {
        case 'token':
          return t({ key: 'ui.modify.cost.token', params: { count: cost.count, token: cost.token } })
        case 'charge':
          return t('ui.modify.cost.charge', { count: cost.count })
        case 'damage':
          return t('ui.modify.cost.damage', { count: cost.damage })
        default:
          return t(`ui.modify.cost.${cost.pay}`)
      }
    })
    .join(' ')

/** What a card would turn among the dice that lie there, e.g. '1 focus becomes critical hit', or how many it rolls again. */
export function turnsText(modifier: Modifier, pool: readonly Pick<Die, 'face'>[]): string {
  if (modifier.reroll) {
    const { most } = modifier.reroll
    return most === null ? t('ui.modify.lock') : t('ui.modify.again', { count: most })
  }
  const counts = { hit: 0, crit: 0, focus: 0, blank: 0, evade: 0 }
  for (const { face } of pool) counts[face] += 1
  return turnedBy(modifier, counts)
    .map(({ from, to, count }) => t('ui.modify.turns', { count, from: t(`face.${from}`), to: t(`face.${to}`) }))
    .join(' ')
}
