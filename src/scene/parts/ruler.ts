import { BoxGeometry, InstancedMesh, Vector3 } from 'three'
import { bandDepth } from '../../geometry/index.ts'
import type { RulerPicture } from '../../playback/picture.ts'
import { cardboard } from '../paint/cardboard.ts'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { ink } from '../palette.ts'
import type { Part } from '../part.ts'
import { beside, lyingMatrix } from '../space.ts'
import { createSheet } from './sheet.ts'

/** The range ruler, three bands long; flat enough that what is measured in light lies over it. */
const WIDE = 17
const HEIGHT = 0.9
const PRINT = 1

/** The place `mm` along the ruler and `right` beside its middle. */
const along = ({ from, to }: RulerPicture) => {
  const heading = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI
  const pose = { ...from, heading }
  return { heading, at: (mm: number, right = 0) => beside(pose, right, mm) }
}

const stretch = new Vector3()

/** The range ruler as it is laid on the table for an attack: a strip of board as long as range 3, from the attacker's base. */
export const createRuler = (glyphs: GlyphSheet): Part => {
  const board = cardboard({ color: '#22262e', transparent: true })
  const strip = new InstancedMesh(new BoxGeometry(1, HEIGHT, 1), board, 1)
  strip.frustumCulled = false
  strip.receiveShadow = true
  // Over the shadows printed on the mat, under everything that is put on it.
  strip.renderOrder = 3
  const sheet = createSheet(glyphs.texture, glyphs.cell('fill'), true, 5.2)
  strip.add(sheet.object)
  return {
    object: strip,
    update: ({ picture: { ruler }, style }) => {
      strip.visible = style === 'tabletop' && ruler !== null && ruler.opacity > 0.01
      if (!ruler || !strip.visible) return
      const { heading, at } = along(ruler)
      board.opacity = ruler.opacity
      const length = bandDepth * 3
      strip.setMatrixAt(0, lyingMatrix(at(length / 2), heading, HEIGHT / 2, stretch.set(WIDE, 1, length)))
      strip.instanceMatrix.needsUpdate = true
      sheet.begin()
      const paper = (alpha: number) => ink('paper', alpha * ruler.opacity)
      for (let band = 1; band <= 3; band++) {
        const [near, far] = [(band - 1) * bandDepth, band * bandDepth]
        // The band that counts is printed brighter, and each is told by its number and its edge.
        const counts = band === ruler.band
        const inset = WIDE / 2 - 1.2
        const corners = [at(near + 1, -inset), at(far - 1, -inset), at(far - 1, inset), at(near + 1, inset)]
        if (counts) sheet.area(corners, PRINT, ink('amber', 0.1 * ruler.opacity))
        sheet.line(corners, 0.5, PRINT, paper(counts ? 0.9 : 0.4), true)
        for (let tick = 1; tick < 10; tick++) {
          const mm = near + tick * 10
          const deep = tick === 5 ? 3.4 : 2
          sheet.line([at(mm, inset), at(mm, inset - deep)], 0.45, PRINT, paper(counts ? 0.75 : 0.35))
        }
        for (const mm of [near + 14, far - 14])
          sheet.print(glyphs.cell(String(band)), at(mm, -2.2), heading, 9, 9, PRINT, paper(counts ? 0.95 : 0.45))
      }
      sheet.end()
    },
    dispose: () => {
      strip.geometry.dispose()
      strip.dispose()
      board.dispose()
      sheet.dispose()
    },
  }
}
