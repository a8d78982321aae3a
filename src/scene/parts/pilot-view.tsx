/** The view from a pilot’s seat, hung before the camera and drawn in pixels. */
import { useMemo, useRef } from 'react'
import { type Group, MathUtils } from 'three'
import { aboardOf, sightOf } from '../camera/sight.ts'
import { useDrawing, useDrawn } from '../drawing.tsx'
import { drawCockpit } from './cockpit.ts'
import { SheetMesh } from './sheet-mesh.tsx'
import { box, HAIRS, hairs, insidePenOf, penOf, speaks, threads } from './sight.ts'
import { useSigns } from './use-sheet.ts'

/** The sight hangs this far before the camera, in scene units; it is reckoned in pixels from the middle of the free view. */
const NEAR = 400

/** What a pilot sees before the world: the window's frame, cross hairs, the target's box; and threads from ships to the mat where there is none. */
export function PilotView() {
  const { glyphs } = useDrawing()
  const sheet = useSigns()
  const pen = useMemo(() => penOf(sheet, glyphs), [sheet, glyphs])
  const inside = useMemo(() => insidePenOf(sheet), [sheet])
  const group = useRef<Group>(null!)
  const aboard = useRef<string | null>(null)
  useDrawn(frame => {
    const object = group.current
    const { camera, view, marks, picture } = frame
    const own = marks.sight ? aboardOf(picture, marks.selected, aboard.current) : null
    aboard.current = own?.id ?? null
    const tied = frame.style === 'cinematic' && speaks(frame)
    object.visible = own !== null || tied
    if (!object.visible) return
    object.position.copy(camera.position)
    object.quaternion.copy(camera.quaternion)
    object.translateZ(-NEAR)
    // One unit is one pixel.
    object.scale.setScalar((2 * NEAR * Math.tan((camera.fov / 2) * MathUtils.DEG2RAD)) / view.height)
    sheet.begin()
    if (tied) threads(pen, frame)
    if (own) {
      drawCockpit(inside, own, frame)
      const target = picture.ships.find(ship => ship.id === sightOf(frame.catalog, picture, own.id))
      // Where the target's box is in the middle, it is what is aimed with.
      if (!target || !box(pen, frame, own, target)) hairs(pen, HAIRS)
    }
    sheet.end()
  })
  return (
    <group ref={group} name="pilot view">
      <SheetMesh sheet={sheet} name="sight" hung renderOrder={60} />
    </group>
  )
}
