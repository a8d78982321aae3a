/** The senator’s shuttle put together, with the places of its engines named. */
import type { Model } from '../kit/gltf.ts'
import { merge } from '../kit/mesh.ts'
import { glow, looks } from '../palette.ts'
import { drive, MAIN_AT, POD_AT } from './drive.ts'
import { body, station } from './hull.ts'

/** The senator's shuttle: an unarmed courier of our own design that fills its token's body. Engines count from the middle outwards. */
export const shuttle = (): Model => ({
  name: 'senatorshuttle',
  mesh: merge(body(), drive()),
  materials: { ...looks, engine: glow('#8fc4ff') },
  nodes: {
    'engine-0': [...MAIN_AT[0], station(1)],
    'engine-1': [...MAIN_AT[1], station(1)],
    'engine-2': [-MAIN_AT[1][0], MAIN_AT[1][1], station(1)],
    'engine-3': [...POD_AT, station(0.985)],
    'engine-4': [-POD_AT[0], POD_AT[1], station(0.985)],
  },
})
