/**
 * What well-known libraries can answer of the kernel's questions. Each gets its own objects built before the clock starts,
 * curved templates as the polygons that the game draws.
 *
 * | library           | question                                                                                          |
 * |-------------------|---------------------------------------------------------------------------------------------------|
 * | sat               | do two convex polygons overlap; what is not convex comes in convex parts, cut beforehand          |
 * | detect-collisions | do two bodies of a system collide, boxes first; it cuts what is not convex by itself              |
 * | @flatten-js/core  | do two polygons, or a segment and a polygon, intersect; how far apart are two polygons            |
 * | polygon-clipping  | the common part of two polygons: is there any, and which part of a base lies in an arc            |
 *
 * No library ends a manoeuvre among blockers: `settle` runs alone. None judges a band of equal segments either.
 */
import Flatten from '@flatten-js/core'
import { type Body as Collider, System, Polygon as Tile } from 'detect-collisions'
import polygonClipping from 'polygon-clipping'
import SAT from 'sat'
import {
  type Body,
  corners,
  cosDegrees,
  type Path,
  type Polygon,
  poseAt,
  printedArc,
  sinDegrees,
  templateOutline,
  type Vec,
} from '../../../src/geometry/index.ts'
import type { Pair, Run, Shot } from './cases.ts'
import type { Rival } from './race.ts'

const finalBase = (path: Path, s: number): Body => ({ base: path.base, pose: poseAt(path, s) })

/** The front arc of a body as a triangle longer than any shot. */
function sector(body: Body): Vec[] {
  const { from, to } = printedArc('front', body.base)
  const { x, y, heading } = body.pose
  const far = (degrees: number): Vec => ({
    x: x + 5000 * sinDegrees(heading + degrees),
    y: y + 5000 * cosDegrees(heading + degrees),
  })
  return [{ x, y }, far(from), far(to)]
}

// sat wants its corners anticlockwise.
const convex = (polygon: Polygon): SAT.Polygon => {
  const area = polygon.reduce((sum, p, i) => {
    const q = polygon[(i + 1) % polygon.length]!
    return sum + p.x * q.y - q.x * p.y
  }, 0)
  const ordered = area < 0 ? [...polygon].reverse() : polygon
  return new SAT.Polygon(
    new SAT.Vector(),
    ordered.map(({ x, y }) => new SAT.Vector(x, y)),
  )
}
const tile = (polygon: Polygon): Tile => new Tile({ x: 0, y: 0 }, [...polygon])
/** The convex parts of an outline, as detect-collisions cuts them. */
const convexParts = (polygon: Polygon): SAT.Polygon[] => {
  const whole = tile(polygon)
  if (whole.isConvex) return [convex(polygon)]
  return whole.convexPolygons.map(part =>
    convex(part.calcPoints.map(({ x, y }) => ({ x: x + part.pos.x, y: y + part.pos.y }))),
  )
}
/** A template between its two rims, one piece for each step of them. */
const templateParts = (path: Path, s: number): SAT.Polygon[] => {
  const outline = templateOutline(path, s)
  if (path.radius === 0) return [convex(outline)]
  const last = outline.length - 1
  return Array.from({ length: outline.length / 2 - 1 }, (_, i) =>
    convex([outline[i]!, outline[i + 1]!, outline[last - i - 1]!, outline[last - i]!]),
  )
}
const anyMeet = (ones: readonly SAT.Polygon[], others: readonly SAT.Polygon[]): boolean => {
  for (const one of ones) for (const other of others) if (SAT.testPolygonPolygon(one, other)) return true
  return false
}

/** A system with some bodies, and others beside it that may be asked about. */
const systemOf = (polygons: readonly Polygon[]): System => {
  const system = new System()
  for (const polygon of polygons) system.insert(tile(polygon))
  return system
}
const beside = <T extends Collider>(body: T): T => {
  new System().insert(body)
  return body
}

const flat = (polygon: Polygon): Flatten.Polygon => new Flatten.Polygon(polygon.map(({ x, y }) => Flatten.point(x, y)))
const ring = (polygon: Polygon): [number, number][][] => [polygon.map(({ x, y }): [number, number] => [x, y])]
const common = (a: [number, number][][], b: [number, number][][]): boolean =>
  polygonClipping.intersection(a, b).length > 0

/** Whether two flat polygons share a point; much quicker than the library's own relations of them. */
const flatMeet = (a: Flatten.Polygon, b: Flatten.Polygon): boolean =>
  a.intersect(b).length > 0 || a.contains(b.vertices[0]!) || b.contains(a.vertices[0]!)

/** How far apart two bases are. */
export const rangeRivals: readonly Rival<Pair>[] = [
  {
    name: '@flatten-js/core',
    prepare: ({ a, b }) => {
      const one = flat(corners(a))
      const two = flat(corners(b))
      return () => (flatMeet(one, two) ? 0 : one.distanceTo(two)[0])
    },
  },
]

/** How far the part of b in a's front arc is from a. */
export const arcRivals: readonly Rival<Pair>[] = [
  {
    name: 'polygon-clipping + @flatten-js/core',
    prepare: ({ a, b }) => {
      const own = flat(corners(a))
      const arc = ring(sector(a))
      const target = ring(corners(b))
      return () => {
        const part = polygonClipping.intersection(target, arc)[0]
        if (!part) return null
        // The first point of a ring comes again at its end.
        const inside = new Flatten.Polygon(part[0]!.slice(1).map(([x, y]) => Flatten.point(x, y)))
        return flatMeet(own, inside) ? 0 : own.distanceTo(inside)[0]
      }
    },
  },
  {
    name: '@flatten-js/core',
    prepare: ({ a, b }) => {
      const own = flat(corners(a))
      // Its operations want both polygons to turn the same way.
      const arc = flat(sector(a))
      const target = flat(corners(b))
      return () => {
        const inside = Flatten.BooleanOperations.intersect(target, arc)
        if (inside.isEmpty()) return null
        return flatMeet(own, inside) ? 0 : own.distanceTo(inside)[0]
      }
    },
  },
]

/** Whether two bases overlap. */
export const overlapRivals: readonly Rival<Pair>[] = [
  {
    name: 'sat',
    prepare: ({ a, b }) => {
      const one = convex(corners(a))
      const two = convex(corners(b))
      return () => SAT.testPolygonPolygon(one, two)
    },
  },
  {
    name: 'detect-collisions',
    prepare: ({ a, b }) => {
      const system = systemOf([corners(a)])
      const two = beside(tile(corners(b)))
      return () => system.checkOne(two)
    },
  },
  {
    name: '@flatten-js/core',
    prepare: ({ a, b }) => {
      const one = flat(corners(a))
      const two = flat(corners(b))
      return () => flatMeet(one, two)
    },
  },
  {
    name: 'polygon-clipping',
    prepare: ({ a, b }) => {
      const one = ring(corners(a))
      const two = ring(corners(b))
      return () => common(one, two)
    },
  },
]

const bits = (template: boolean, base: boolean): number => (template ? 1 : 0) + (base ? 2 : 0)

/** Whether the travelled part of a template, and whether the final base, overlaps an asteroid. */
export const sweepRivals: readonly Rival<Run>[] = [
  {
    name: 'sat',
    prepare: ({ path, s, rock }) => {
      const template = templateParts(path, s)
      const base = [convex(corners(finalBase(path, s)))]
      const stone = convexParts(rock)
      return () => bits(anyMeet(template, stone), anyMeet(base, stone))
    },
  },
  {
    name: 'detect-collisions',
    prepare: ({ path, s, rock }) => {
      const system = systemOf([rock])
      const template = beside(tile(templateOutline(path, s)))
      const base = beside(tile(corners(finalBase(path, s))))
      return () => bits(system.checkOne(template), system.checkOne(base))
    },
  },
  {
    name: '@flatten-js/core',
    prepare: ({ path, s, rock }) => {
      const template = flat(templateOutline(path, s))
      const base = flat(corners(finalBase(path, s)))
      const stone = flat(rock)
      return () => bits(flatMeet(template, stone), flatMeet(base, stone))
    },
  },
  {
    name: 'polygon-clipping',
    prepare: ({ path, s, rock }) => {
      const template = ring(templateOutline(path, s))
      const base = ring(corners(finalBase(path, s)))
      const stone = ring(rock)
      return () => bits(common(template, stone), common(base, stone))
    },
  },
]

/** One preparation per field of asteroids, shared by all the shots across it. */
function perField<T>(make: (rocks: readonly Polygon[]) => T): (rocks: readonly Polygon[]) => T {
  const made = new Map<readonly Polygon[], T>()
  return rocks => {
    const known = made.get(rocks)
    if (known !== undefined) return known
    const fresh = make(rocks)
    made.set(rocks, fresh)
    return fresh
  }
}
const satField = perField(rocks => rocks.flatMap(convexParts))
const systemField = perField(systemOf)
const flatField = perField(rocks => rocks.map(flat))

/** Whether the segment of a measurement crosses one of six asteroids. */
export const shotRivals: readonly Rival<Shot>[] = [
  {
    name: 'sat',
    prepare: ({ measure, rocks }) => {
      const { from, to } = measure.segments[0]!
      const line = [new SAT.Polygon(new SAT.Vector(), [new SAT.Vector(from.x, from.y), new SAT.Vector(to.x, to.y)])]
      const stones = satField(rocks)
      return () => anyMeet(line, stones)
    },
  },
  {
    name: 'detect-collisions',
    prepare: ({ measure, rocks }) => {
      const { from, to } = measure.segments[0]!
      const line = beside(tile([from, to]))
      const system = systemField(rocks)
      return () => system.checkOne(line)
    },
  },
  {
    name: '@flatten-js/core',
    prepare: ({ measure, rocks }) => {
      const { from, to } = measure.segments[0]!
      const line = Flatten.segment(from.x, from.y, to.x, to.y)
      const stones = flatField(rocks)
      return () => stones.some(stone => stone.intersect(line).length > 0 || stone.contains(line.start))
    },
  },
]
