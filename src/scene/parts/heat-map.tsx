/** The area that the enemy may fire into, under everything else on the mat. */
import { useRef } from 'react'
import type { HeatMark } from '../../playback/marks.ts'
import { useDrawn } from '../drawing.tsx'
import { ink } from '../palette.ts'
import type { Sheet } from './sheet.ts'
import { SheetMesh } from './sheet-mesh.tsx'
import { useSigns } from './use-sheet.ts'

/** Mm above the mat: beneath all that is drawn on it. */
const LOWEST = 0.35

/** Where the enemy may fire, as light on the mat: steps upon each other, made once for each map and not for each frame. */
export function HeatMap() {
  const sheet = useSigns()
  const drawn = useRef<{ readonly sheet: Sheet; readonly heat: HeatMark | null } | null>(null)
  useDrawn(({ marks: { heat } }) => {
    if (drawn.current?.sheet === sheet && drawn.current.heat === heat) return
    drawn.current = { sheet, heat }
    sheet.begin()
    for (const { ink: strength, strips } of heat?.levels ?? []) {
      const light = ink('heat', strength)
      for (const { near, far } of strips) sheet.band(near, far, LOWEST, light, light)
    }
    sheet.end()
  })
  return <SheetMesh sheet={sheet} name="heat" oneWayUp renderOrder={9} />
}
