/** From where a viewer hears the battle: over what the camera looks at, turned as the viewer is. */
import type { Listener } from '../../../audio/listener.ts'
import type { Picture, ShipPicture } from '../../../playback/picture.ts'
import type { CameraKind } from '../../cameras.ts'

/** Half the width, mm, of what a camera shows that looks at one ship. */
const NEAR = 190

/**
 * The listener for a picture: in the film's camera at what the director proposes, with a ship at that ship, otherwise over the
 * middle of the mat. `facing` is the heading that points away from the viewer, `ship` whom the camera follows.
 */
export function listenerOf(picture: Picture, camera: CameraKind, facing: number, ship: string | null): Listener {
  const here = (id: string | null): ShipPicture | undefined => picture.ships.find(one => one.id === id)
  const table: Listener = { at: { x: 0, y: 0 }, facing, span: picture.mat.width / 2 }
  if (camera === 'follow' || camera === 'cockpit' || camera === 'target') {
    const followed = here(ship) ?? picture.ships.find(one => one.active)
    return followed ? { at: followed.pose, facing: followed.pose.heading, span: NEAR } : table
  }
  const { camera: proposed } = picture
  if (camera !== 'auto' || proposed.shot === 'table') return table
  const one = here(proposed.shot === 'ship' ? proposed.ship : proposed.from)
  const other = proposed.shot === 'pair' ? here(proposed.to) : one
  if (!one || !other) return table
  const at = { x: (one.pose.x + other.pose.x) / 2, y: (one.pose.y + other.pose.y) / 2 }
  const apart = Math.sqrt((one.pose.x - other.pose.x) ** 2 + (one.pose.y - other.pose.y) ** 2)
  return { at, facing, span: Math.max(NEAR, 0.75 * apart) }
}
