/** What lies beside a base: which tiles a ship has, in what order, and where its dial is. */
import type { Vec } from '../geometry/index.ts'
import { tokenLook } from '../looks/ship-tokens.ts'
import type { ShipPicture } from '../playback/picture.ts'
import type { ColourName } from './palette.ts'
import { beside } from './space.ts'

/** Height in mm of a token's and of a dial's upper face over the mat. */
export const TILE_HEIGHT = 1.8
export const DIAL_HEIGHT = 2.6
export const DIAL_RADIUS = 13
export const TILE_SIZE = 12

/** A small tile beside a base. `letter` is printed over the sign. */
export type Tile = {
  readonly at: Vec
  readonly glyph: string
  readonly letter: string | null
  readonly colour: ColourName
}

/** The tiles a ship has, in the order they are laid down: to the right of its base, from the rear, then a second row. */
export const tilesOf = (ship: ShipPicture): Tile[] => {
  const kinds: Omit<Tile, 'at'>[] = []
  const add = (many: number, glyph: string, colour: ColourName, letter: string | null = null) => {
    for (let one = 0; one < many; one++) kinds.push({ glyph, letter, colour })
  }
  add(ship.focus, 'focus', 'focus')
  add(ship.evade, 'evade', 'evade')
  add(ship.stress, 'stress', 'stress')
  for (const { token, colour, count } of ship.tokens) {
    const { sign, ink } = tokenLook(token, colour)
    add(count, sign, ink)
  }
  if (ship.lock) add(1, 'lock', 'lockBlue', ship.lock.letter)
  for (const letter of ship.lockedBy) add(1, 'lock', 'lockRed', letter)
  add(ship.crits.length, 'crit', 'alarm')
  add(ship.marks.length, 'disabled', 'amber')
  add(ship.carries.length, 'satellite', 'shield')
  const step = TILE_SIZE + 1.4
  const rows = Math.max(1, Math.floor((ship.base.length + 4) / step))
  return kinds.map((kind, index) => ({
    ...kind,
    at: beside(
      ship.pose,
      ship.base.width / 2 + 3 + TILE_SIZE / 2 + Math.floor(index / rows) * step,
      -ship.base.length / 2 + TILE_SIZE / 2 + (index % rows) * step,
    ),
  }))
}

/** Where a ship's dial lies: to its left beyond the pips, out of its template's way. */
export const dialPlace = (ship: ShipPicture): Vec =>
  beside(ship.pose, -ship.base.width / 2 - 11.5 - DIAL_RADIUS, -ship.base.length / 2 + DIAL_RADIUS)
