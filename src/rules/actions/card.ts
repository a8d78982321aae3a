/** What a card of the ship offers as its "Action" (ACTION-CARD-1). */
import type { Game } from '../catalog.ts'
import { speakersOf } from '../effects.ts'
import { refuse } from '../refuse.ts'
import { push } from '../run.ts'
import type { Ship } from '../state.ts'
import type { ActionRow, ChoiceOf } from './row.ts'

const offers = (game: Game, ship: Ship): ChoiceOf<'card'>[] => {
  const found: ChoiceOf<'card'>[] = []
  for (const { where, effects } of speakersOf(game, ship)) {
    const offered = effects.permissions?.offersAction?.(where, ship)
    if (offered) found.push(...offered)
  }
  return found
}

export const card: ActionRow<'card'> = {
  from: 'cards',
  key: choice => `card:${choice.card}`,
  about: choice => ({ name: choice.card }),
  rules: () => ['ACTION-CARD-1'],
  lacks: (game, ship, choice) =>
    offers(game, ship).some(other => other.card === choice.card) ? null : refuse('no-icon', 'ACTION-1'),
  variants: offers,
  judge: () => true,
  perform(game, ship, choice) {
    const words = speakersOf(game, ship).find(({ where }) => where.card === choice.card)?.effects.action ?? []
    push(game, { step: 'words', owner: ship.id, card: choice.card, words: [...words], index: 0 })
  },
}
