import type { Cards } from '../paint/cards.ts'
import { ink } from '../palette.ts'
import type { Part } from '../part.ts'
import { CARD_TOP, STANDS } from '../space.ts'
import { createSheet } from './sheet.ts'

/** The printed faces of the cards on the bases. */
export const createCardFaces = (cards: Cards): Part => {
  const sheet = createSheet(cards.texture, [0, 0, 0, 0], true, 6)
  return {
    object: sheet.object,
    update: ({ picture, style }) => {
      sheet.object.visible = style === 'tabletop'
      if (!sheet.object.visible) return
      sheet.begin()
      for (const ship of picture.ships) {
        if (ship.presence <= STANDS) continue
        const { pose, base } = ship
        sheet.print(
          cards.cell(ship),
          pose,
          pose.heading,
          base.width - 2.6,
          base.length - 2.6,
          CARD_TOP + 0.05,
          ink('#fff', 1, 1.25),
        )
      }
      sheet.end()
    },
    dispose: sheet.dispose,
  }
}
