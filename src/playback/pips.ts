/** Shields and hull as rows of marks beside a base, for every view that draws them. */
import type { ShipPicture } from './picture.ts'

/** A mark for a point of shields or hull beside a base, where `right` and `ahead` of its middle it lies, mm; `left` false: lost. */
export type Pip = {
  readonly right: number
  readonly ahead: number
  readonly glyph: 'shield' | 'hull'
  readonly left: boolean
}

/** From one to the next, mm. */
const STEP = 7.4

/** The pips of a ship: along the left of its base from the rear, hull before shields, then a second row; `grown`: so many times their size. */
export const pipsOf = (
  ship: Pick<ShipPicture, 'base' | 'hull' | 'maxHull' | 'shields' | 'maxShields'>,
  grown = 1,
): readonly Pip[] => {
  const { width, length } = ship.base
  const many = ship.maxHull + Math.max(ship.maxShields, ship.shields)
  const step = STEP * grown
  const rows = Math.max(1, Math.floor(length / step))
  return Array.from({ length: many }, (_, index) => {
    const hull = index < ship.maxHull
    return {
      glyph: hull ? 'hull' : 'shield',
      left: hull ? index < ship.hull : index - ship.maxHull < ship.shields,
      right: -width / 2 - 2.3 - step / 2 - Math.floor(index / rows) * step,
      ahead: -length / 2 + 0.1 + step / 2 + (index % rows) * step,
    }
  })
}
