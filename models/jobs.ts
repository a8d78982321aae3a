/** Everything that is built: which models there are, on which sheet each is painted, how worn it is and how coarse from afar. */
import { asteroids, dusty, tfaAsteroids } from './asteroid.ts'
import { cargo } from './cargo.ts'
import { comrade } from './comrade.ts'
import { attackDie, defenceDie } from './die.ts'
import { gauntlet } from './gauntlet/index.ts'
import type { Model } from './kit/gltf.ts'
import { type Soot, type Weather, wear } from './kit/paint.ts'
import { ramp } from './kit/vec.ts'
import type { Wreck } from './kit/wreck.ts'
import { satellite } from './satellite.ts'
import { shuttle } from './shuttle/index.ts'
import { t70 } from './t70/index.ts'
import { tie } from './tie/index.ts'
import { tieFo } from './tiefo/index.ts'
import { cargoWreck, gauntletWreck, shuttleWreck, t70Wreck, tieFoWreck, tieWreck, xwingWreck } from './wrecks.ts'
import { xwing } from './xwing/index.ts'

/**
 * A model to build: `reach` is how far away something shuts out its sky, mm; `far` the share of triangles seen from afar, null where nobody
 * is far from it; `wreck` how it breaks up, where it can. `plates`: how many times as large as a fighter's its plates, lines and chips are;
 * weather and reach are then in such millimetres, too.
 */
export type Job = {
  readonly model: () => Model
  readonly weather: Weather
  readonly reach: number
  readonly far: number | null
  readonly plates?: number
  readonly wreck?: Wreck
}

/**
 * Models that share a sheet of maps, `side` texels along each edge, in squares of `tile` texels from the upper left. A model that is
 * alone on its sheet is named like it and has the whole of it.
 */
export type Sheet = {
  readonly name: string
  readonly side: number
  readonly tile: number
  readonly jobs: readonly Job[]
}

/** Soot that thickens from one z to another, towards the engines. */
const astern =
  (from: number, to: number, most: number): Soot =>
  ([, , z]) =>
    ramp(from, to, z) * most

/** The sheet of a ship: its maps are its own. */
const ship = (name: string, side: number, job: Job): Sheet => ({ name, side, tile: side, jobs: [job] })

/** Everything that is painted with maps, by the sheet it is painted on. */
export const SHEETS: readonly Sheet[] = [
  ship('xwing', 1536, { model: xwing, weather: wear(1, astern(8, 24, 0.25)), reach: 9, far: 0.22, wreck: xwingWreck }),
  ship('tiefighter', 1280, { model: tie, weather: wear(0.7), reach: 9, far: 0.22, wreck: tieWreck }),
  ship('senatorshuttle', 1024, {
    model: shuttle,
    weather: wear(0.7, astern(14, 28, 0.3)),
    reach: 10,
    far: 0.22,
    wreck: shuttleWreck,
  }),
  ship('t70xwing', 1536, { model: t70, weather: wear(0.8, astern(8, 24, 0.25)), reach: 9, far: 0.22, wreck: t70Wreck }),
  ship('tiefofighter', 1280, { model: tieFo, weather: wear(0.5), reach: 9, far: 0.22, wreck: tieFoWreck }),
  ship('gauntletfighter', 1536, {
    model: gauntlet,
    weather: wear(0.8, astern(17, 32, 0.25)),
    reach: 8,
    far: 0.2,
    plates: 3,
    wreck: gauntletWreck,
  }),
  ship('cargo', 1024, { model: cargo, weather: wear(0.9), reach: 6, far: 0.3, wreck: cargoWreck }),
  ship('comrade', 1024, { model: comrade, weather: wear(0.8), reach: 6, far: 0.35 }),
  {
    name: 'rocks',
    side: 1024,
    tile: 340,
    jobs: [
      ...asteroids.map(model => ({ model, weather: dusty, reach: 9, far: 0.3 })),
      { model: satellite, weather: wear(0.6), reach: 6, far: 0.35 },
    ],
  },
  {
    name: 'rocks2',
    side: 1024,
    tile: 340,
    jobs: tfaAsteroids.map(model => ({ model, weather: dusty, reach: 9, far: 0.3 })),
  },
]

/** What carries its paint in its corners. */
export const UNMAPPED: readonly Job[] = [
  { model: attackDie, weather: wear(0), reach: 3, far: null },
  { model: defenceDie, weather: wear(0), reach: 3, far: null },
]

/** Where the model at a place of a sheet is painted, texels. Throws where the sheet has no room for it. */
export const tileOf = ({ name, side, tile, jobs }: Sheet, index: number): { x: number; y: number } => {
  const across = Math.floor(side / tile)
  if (index >= across * across)
    throw new Error(
      `the sheet '${name}' has room for ${across * across} models and is to hold ${jobs.length}: make its tiles smaller, or its side longer`,
    )
  return { x: (index % across) * tile, y: Math.floor(index / across) * tile }
}
