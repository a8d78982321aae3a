/** Seeded cases as they come up in play, about as many yes as no, without knife edges that a polygon of short chords would decide otherwise. */
import { catalog, OBSTACLES } from '../../../src/content/index.ts'
import {
  BEARINGS,
  type Body,
  type Measure,
  obstructed,
  overlap,
  type Path,
  type Polygon,
  type Pose,
  placePolygon,
  range,
  smallBase,
  sweeps,
  travel,
} from '../../../src/geometry/index.ts'
import { pick, random } from '../../support/random.ts'

const next = random(2012)
const between = (low: number, high: number): number => low + next() * (high - low)

const poseWithin = (reach: number): Pose => ({
  x: between(-reach, reach),
  y: between(-reach, reach),
  heading: between(0, 360),
})
const shipWithin = (reach: number): Body => ({ base: smallBase, pose: poseWithin(reach) })

/** So many cases that are no knife edges. */
function draw<C>(count: number, make: () => C | null): C[] {
  const cases: C[] = []
  while (cases.length < count) {
    const one = make()
    if (one !== null) cases.push(one)
  }
  return cases
}

const COUNT = 2000

/** Two ships. */
export type Pair = { readonly a: Body; readonly b: Body }

/** Anywhere within shooting distance. */
export const farPairs: readonly Pair[] = draw(COUNT, () => ({ a: shipWithin(150), b: shipWithin(150) }))

/** So near that about half of them overlap. */
export const nearPairs: readonly Pair[] = draw(COUNT, () => {
  const a = shipWithin(30)
  const b = shipWithin(30)
  const grown = (by: number): Body => ({ ...a, base: { length: 40 + by, width: 40 + by } })
  return overlap(grown(0.02), b) === overlap(grown(-0.02), b) ? { a, b } : null
})

const outlines = OBSTACLES.map(id => catalog.tokens[id]!.outline)

const scaled = (outline: Polygon, by: number): Polygon => outline.map(point => ({ x: point.x * by, y: point.y * by }))

/** A manoeuvre that ends at s, and an asteroid in or beside its way. */
export type Run = { readonly path: Path; readonly s: number; readonly rock: Polygon }

/** The libraries know no slips, and nothing is to be reckoned where a ship stays. */
const FLOWN = BEARINGS.filter(bearing => bearing !== 'stationary' && !bearing.startsWith('slip'))

const somePath = (): Path => {
  const bearing = pick(next, FLOWN)
  const longest = bearing === 'straight' ? 5 : bearing === 'koiogran' ? 4 : 3
  return travel(smallBase, poseWithin(200), { bearing, speed: 1 + Math.floor(next() * longest) })
}

/** `sweeps` as one number: 1 the template, 2 the final base. */
export const parts = ({ template, base }: { template: boolean; base: boolean }): number =>
  (template ? 1 : 0) + (base ? 2 : 0)

export const runs: readonly Run[] = draw(COUNT, () => {
  const path = somePath()
  const s = next() < 0.7 ? path.reach : between(path.base.length + 1, path.reach)
  const { x, y } = path.start
  const middle = { x: (x + path.end.x) / 2, y: (y + path.end.y) / 2 }
  const around = poseWithin(path.length / 2)
  const pose = { x: middle.x + around.x, y: middle.y + around.y, heading: around.heading }
  const outline = pick(next, outlines)
  const met = (by: number): number => parts(sweeps(path, s, placePolygon(scaled(outline, by), pose)))
  return met(0.99) === met(1.01) ? { path, s, rock: placePolygon(outline, pose) } : null
})

/** A crowd in the way of a manoeuvre. */
export type Crowd = { readonly path: Path; readonly others: readonly (Body & { id: string })[] }

export const crowds: readonly Crowd[] = draw(COUNT, () => ({
  path: somePath(),
  others: Array.from({ length: 7 }, (_, n) => ({ id: `other${n}`, ...shipWithin(350) })),
}))

/** A measured shot, and the six asteroids of a game. */
export type Shot = { readonly measure: Measure; readonly rocks: readonly Polygon[] }

/** Fields of six asteroids, each farther than Range 1 from the next (OBST-3). */
const fields = Array.from({ length: 25 }, () => {
  const places: Pose[] = []
  while (places.length < outlines.length) {
    const place = poseWithin(250)
    const near = places.some(({ x, y }) => (x - place.x) * (x - place.x) + (y - place.y) * (y - place.y) < 140 * 140)
    if (!near) places.push(place)
  }
  const laid = (by: number) => outlines.map((outline, i) => placePolygon(scaled(outline, by), places[i]!))
  return { rocks: laid(1), less: laid(0.999), more: laid(1.001) }
})

export const shots: readonly Shot[] = draw(COUNT, () => {
  const measure = range(shipWithin(300), shipWithin(300))
  if (measure.band === null || measure.mm < 50 || measure.segments.length > 1) return null
  const { rocks, less, more } = pick(next, fields)
  return obstructed(measure, less) === obstructed(measure, more) ? { measure, rocks } : null
})
