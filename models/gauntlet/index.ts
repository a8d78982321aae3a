/** The Gauntlet Fighter put together, with muzzles and engines named in the order in which they fire. */
import type { Model } from '../kit/gltf.ts'
import { merge } from '../kit/mesh.ts'
import type { Vec } from '../kit/vec.ts'
import { glow, looks } from '../palette.ts'
import { BROAD, engines, TALL } from './engine.ts'
import { body, CHIN } from './hull.ts'
import { CANNON, wings } from './wing.ts'

const left = ([x, y, z]: Vec): Vec => [-x, y, z]

/** The Gauntlet at 1:270, its wings turned out level: a design of our own to the ship's proportions. Cannons of the wings fire first, then the chin guns. */
export const gauntlet = (): Model => ({
  name: 'gauntletfighter',
  mesh: merge(body(), wings(), engines()),
  materials: { shell: looks.hull, engine: glow('#7fb4ff') },
  nodes: {
    'muzzle-0': CANNON,
    'muzzle-1': left(CANNON),
    'muzzle-2': CHIN,
    'muzzle-3': left(CHIN),
    'engine-0': BROAD,
    'engine-1': left(BROAD),
    'engine-2': TALL,
    'engine-3': left(TALL),
  },
})
