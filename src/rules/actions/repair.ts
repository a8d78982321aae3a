/** The repair action printed on a face-up damage card (ACTION-CARD-1, CRIT-3). */

import { damageKind } from '../decks.ts'
import { refuse } from '../refuse.ts'
import { push } from '../run.ts'
import type { Word } from '../word.ts'
import type { ActionRow } from './row.ts'

const turnDown: Word = { do: 'turnDown' }

export const repair: ActionRow<'repair'> = {
  from: 'damage',
  key: ({ card }) => `repair:${card}`,
  about: ({ card }) => ({ name: card }),
  rules: () => ['ACTION-CARD-1'],
  lacks(game, ship, { card }) {
    if (!ship.damage.some(dealt => dealt.faceUp && dealt.kind === card)) return refuse('no-icon', 'ACTION-1')
    return damageKind(game, ship, card)?.repair ? null : refuse('no-repair', 'ACTION-CARD-1')
  },
  variants(game, ship) {
    const kinds: string[] = []
    for (const { faceUp, kind } of ship.damage)
      if (faceUp && kind !== null && damageKind(game, ship, kind)?.repair && !kinds.includes(kind)) kinds.push(kind)
    return kinds.map(card => ({ action: 'repair', card }))
  },
  judge: () => true,
  perform(game, ship, { card }) {
    const faces = damageKind(game, ship, card)?.repair?.faces ?? null
    const words: Word[] = faces ? [{ do: 'rollDie', faces, words: [turnDown] }] : [turnDown]
    push(game, { step: 'words', owner: ship.id, card, words, index: 0, repair: true })
  },
}
