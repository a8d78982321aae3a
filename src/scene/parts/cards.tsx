/** What is printed on each base, laid on top of it. */
import { useDrawing, useDrawn } from '../drawing.tsx'
import { ink } from '../palette.ts'
import { CARD_TOP, STANDS } from '../space.ts'
import type { Cell } from './sheet.ts'
import { SheetMesh } from './sheet-mesh.tsx'
import { useSheet } from './use-sheet.ts'

/** Nothing plain is printed on cards. */
const NOTHING: Cell = [0, 0, 0, 0]

/** The printed faces of the cards on the bases. */
export function CardFaces() {
  const { cards } = useDrawing()
  const sheet = useSheet(cards.texture, NOTHING)
  useDrawn(({ picture, style }) => {
    if (style !== 'tabletop') return sheet.hide()
    sheet.begin()
    for (const ship of picture.ships) {
      if (ship.presence <= STANDS) continue
      const { pose, base } = ship
      const [width, length] = [base.width - 2.6, base.length - 2.6]
      sheet.print(cards.cell(ship), pose, pose.heading, width, length, CARD_TOP + 0.05, ink('#fff', 1, 0.95))
    }
    sheet.end()
  })
  return <SheetMesh sheet={sheet} name="cards" lit renderOrder={6} />
}
