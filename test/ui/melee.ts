/** Pictures of many ships near one another, for what is measured and drawn on the flat board. */
import { catalog } from '../../src/content/index.ts'
import { type Pose, placePolygon } from '../../src/geometry/index.ts'
import { type Marks, NO_MARKS } from '../../src/playback/marks.ts'
import type { Picture, ShipPicture } from '../../src/playback/picture.ts'
import { pictureOf, shipAt } from '../scene/pictures.ts'
import { random } from '../support/random.ts'

/** Mm to one pixel, as on a laptop. */
export const PIXEL = 1.6

/** Marks with some set. */
export const marks = (more: Partial<Marks>): Marks => ({ ...NO_MARKS, ...more })

/** Ships of both sides somewhere on the mat, and rocks between them. */
function melee(seed: number): Picture {
  const next = random(seed)
  const pose = (far: number): Pose => ({ x: far * (next() - 0.5), y: far * (next() - 0.5), heading: 360 * next() })
  const ships = Array.from({ length: 7 }, (_, n): ShipPicture => {
    const first = n < 3
    const side = first
      ? ({ side: 'first', faction: 'first' } as const)
      : ({ side: 'second', faction: 'second' } as const)
    const chassis = n === 0 ? 'senatorshuttle' : first ? 'xwing' : 'tiefighter'
    const base = catalog.chassis[chassis]!.base
    return shipAt(`${first ? 'r' : 'i'}${n}`, 0, 0, { ...side, chassis, base, pose: pose(520), active: n === 4 })
  })
  const rock = [
    { x: -30, y: -22 },
    { x: -34, y: 18 },
    { x: 4, y: 33 },
    { x: 31, y: 9 },
    { x: 22, y: -27 },
  ]
  const objects = Array.from({ length: 4 }, (_, n) => {
    const where = pose(420)
    const token = { id: `o${n}`, what: 'asteroid', obstacle: true, pose: where, polygon: placePolygon(rock, where) }
    return { ...token, carrier: null, lift: 0, presence: 1, fuse: 0 }
  })
  return { ...pictureOf(ships), objects }
}
/** Thirty pictures to measure on. */
export const MELEES = Array.from({ length: 30 }, (_, n) => melee(n + 1))
