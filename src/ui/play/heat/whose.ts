/** Whose fire is drawn: that of the enemies of whoever plays alone, or of one of them that is looked at. */
import { shipsInPlay } from '../../../playback/measure.ts'
import type { Picture, ShipPicture } from '../../../playback/picture.ts'
import type { ShipId, Side } from '../../../rules/index.ts'

export type Whose = {
  /** The side under fire. */
  readonly under: Side
  /** One enemy alone; null: all of them. */
  readonly only: ShipId | null
}

/** `alone`: who plays alone; `asked`: whose turn it is at a shared screen. A spectator who selects a ship sees what its enemies may do. */
export function whoseFire(picture: Picture, selected: ShipId | null, alone: Side | null, asked: Side | null): Whose {
  const ship = shipsInPlay(picture).find(one => one.id === selected)
  if (!alone) return { under: ship?.side ?? asked ?? 'first', only: null }
  return { under: alone, only: ship && ship.side !== alone ? ship.id : null }
}

/** Whether a ship's fire is meant. */
export const fires =
  ({ under, only }: Whose) =>
  (ship: ShipPicture): boolean =>
    only === null ? ship.side !== under : ship.id === only
