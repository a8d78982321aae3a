/** The ruler that is laid down while an attack is measured. */
import { useRef } from 'react'
import { type InstancedMesh, Vector3 } from 'three'
import { bandDepth } from '../../geometry/index.ts'
import type { RulerPicture } from '../../playback/picture.ts'
import { useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import { cardboard } from '../paint/cardboard.ts'
import { ink } from '../palette.ts'
import { beside, lyingMatrix } from '../space.ts'
import { SheetMesh } from './sheet-mesh.tsx'
import { useSigns } from './use-sheet.ts'

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

const boardOf = () => cardboard({ color: '#22262e', transparent: true })

/** The range ruler as it is laid on the table for an attack: a strip of board as long as range 3, from the attacker's base. */
export function Ruler() {
  const { glyphs } = useDrawing()
  const board = useOwned(boardOf, null)
  const strip = useRef<InstancedMesh>(null!)
  const sheet = useSigns()
  useDrawn(({ picture: { ruler }, style }) => {
    strip.current.visible = style === 'tabletop' && ruler !== null && ruler.opacity > 0.01
    if (!ruler || !strip.current.visible) return
    const { heading, at } = along(ruler)
    board.opacity = ruler.opacity
    const length = bandDepth * 3
    strip.current.setMatrixAt(0, lyingMatrix(at(length / 2), heading, HEIGHT / 2, stretch.set(WIDE, 1, length)))
    strip.current.instanceMatrix.needsUpdate = true
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
  })
  // Over the shadows printed on the mat, under everything that is put on it.
  return (
    <instancedMesh
      ref={strip}
      name="ruler"
      args={[undefined, board, 1]}
      frustumCulled={false}
      receiveShadow
      renderOrder={3}
    >
      <boxGeometry args={[1, HEIGHT, 1]} />
      <SheetMesh sheet={sheet} name="figures of the ruler" lit renderOrder={5.2} />
    </instancedMesh>
  )
}
