/** Random bases, poses, manoeuvres and rocks for the properties of the geometry, the same cases each time. */
import fc from 'fast-check'
import {
  type Base,
  BEARINGS,
  type Body,
  bearingRow,
  largeBase,
  type Manoeuvre,
  type Pose,
  type Vec,
} from '../../src/geometry/index.ts'

/** Every geometry property runs the same cases each time. */
export const runs = { seed: 20120914, numRuns: 200 } as const

/** A base that is not square, like the senator's shuttle. */
export const oblong: Base = { length: 53.5, width: 39.3 }

export const anyBase: fc.Arbitrary<Base> = fc.constantFrom({ length: 40, width: 40 }, largeBase, oblong)

/** A pose on the placement grid within so many mm of the mat's centre; round headings come up often. */
export const poseWithin = (mm: number): fc.Arbitrary<Pose> =>
  fc.record({
    x: fc.integer({ min: -mm * 10, max: mm * 10 }).map(n => n / 10),
    y: fc.integer({ min: -mm * 10, max: mm * 10 }).map(n => n / 10),
    heading: fc.oneof(
      fc.integer({ min: 0, max: 23 }).map(n => n * 15),
      fc.integer({ min: 0, max: 3_599_999 }).map(n => n / 10_000),
    ),
  })

export const bodyWithin = (mm: number): fc.Arbitrary<Body> => fc.record({ base: anyBase, pose: poseWithin(mm) })

/** Bearings that fly with the nose ahead: slips are these of a turned base (GAUNT-SLIP-5). */
const NOSE_AHEAD = BEARINGS.filter(bearing => bearingRow(bearing).ahead === 0 && bearing !== 'stationary')

export const anyManoeuvre: fc.Arbitrary<Manoeuvre> = fc
  .record({ bearing: fc.constantFrom(...NOSE_AHEAD), speed: fc.integer({ min: 1, max: 5 }) })
  .map(({ bearing, speed }) => ({
    bearing,
    speed: bearing === 'straight' || bearing === 'koiogran' ? speed : ((speed - 1) % 3) + 1,
  }))

/** An irregular polygon around a point, seldom convex: 5 to 12 corners, 4 to 32 mm out. */
export const rockWithin = (mm: number): fc.Arbitrary<Vec[]> =>
  fc
    .record({
      x: fc.integer({ min: -mm, max: mm }),
      y: fc.integer({ min: -mm, max: mm }),
      radii: fc.array(fc.integer({ min: 40, max: 320 }), { minLength: 5, maxLength: 12 }),
    })
    .map(({ x, y, radii }) =>
      radii.map((r, i) => {
        const angle = (2 * Math.PI * i) / radii.length
        return { x: x + (r / 10) * Math.cos(angle), y: y + (r / 10) * Math.sin(angle) }
      }),
    )
