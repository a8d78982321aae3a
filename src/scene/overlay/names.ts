/** Ships' ids on the mat, for whoever sees them from afar and reads of them by these in lists and orders. */
import { MathUtils } from 'three'
import type { ShipPicture } from '../../playback/picture.ts'
import { beside, toScene } from '../space.ts'
import { type Draw, words } from './draw.ts'

/** How high a ship's id is, in pixels and at least in mm. */
const NAME = { pixels: 17, least: 12 } as const

/**
 * A ship's id before its base or behind it, whichever is nearer to the viewer: its dial and its tiles lie to its sides, and it stands in
 * the way of what is beyond it. As high on the screen for a far ship as for a near one.
 */
const nameOf = (draw: Draw, ship: ShipPicture, alpha: number) => {
  const { base, pose, side, id } = ship
  const { azimuth, camera, view } = draw.frame
  const away = camera.position.distanceTo(toScene(pose))
  const pixel = (2 * away * Math.tan(MathUtils.degToRad(camera.fov / 2))) / view.height
  const size = Math.max(NAME.least, pixel * NAME.pixels)
  const toViewer = Math.cos(MathUtils.degToRad(pose.heading + azimuth)) > 0 ? -1 : 1
  const at = beside(pose, 0, toViewer * (base.length / 2 + size * 0.75))
  words(draw, id.toUpperCase(), at, size, side, alpha * ship.presence)
}

/** The ids of all ships on the mat; `alpha` 0: none. */
export const drawNames = (draw: Draw, alpha: number) => {
  if (alpha <= 0) return
  for (const ship of draw.frame.picture.ships) if (ship.presence > 0) nameOf(draw, ship, alpha)
}
