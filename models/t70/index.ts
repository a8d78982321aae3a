/** The T-70 X-wing put together, with muzzles and engines named in the order in which they fire. */
import type { Model } from '../kit/gltf.ts'
import { merge } from '../kit/mesh.ts'
import { glow, looks } from '../palette.ts'
import { canopy } from './canopy.ts'
import { ENGINE_AT } from './engine.ts'
import { foils, onFoil, TIP } from './foil.ts'
import { body, station } from './hull.ts'

const QUARTERS = [
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const

/** The T-70 at 1:270 with foils open, and engines parted with them. Muzzles and engines count in diagonal pairs: 0 and 1 fire together, then 2 and 3. */
export const t70 = (): Model => ({
  name: 't70xwing',
  mesh: merge(body(), canopy(), foils()),
  materials: { shell: looks.hull, engine: glow('#ff8a5c') },
  nodes: Object.fromEntries(
    QUARTERS.flatMap(([right, up], i) => [
      [`muzzle-${i}`, onFoil(TIP, 0, station(0.352), right, up)],
      [`engine-${i}`, onFoil(ENGINE_AT, 0.6, station(1), right, up)],
    ]),
  ),
})
