/** Where ground crews paint on each chassis, and where a hull is scorched first; fetched with the first ship that is a pilot's own. Lengths in mm on its model. */
import type { Spot } from './look.ts'

/** Rows of kill marks on a flat place of the hull: from its upper left corner along the row and up, both of length 1. */
export type MarkPlace = {
  readonly at: Spot
  readonly along: Spot
  readonly up: Spot
  /** Of a mark with the room around it. */
  readonly size: number
  readonly columns: number
  readonly rows: number
}

/** What of a chassis is a ground crew's, and the enemy's. */
export type CrewPaint = {
  /** Of kill marks, sRGB. */
  readonly ink: string
  /** What is wiped on under them where they would be lost among plates and hatches, sRGB; null: nothing. */
  readonly ground: string | null
  readonly marks: readonly MarkPlace[]
  /** Stripes of the pilot's colour on both sides, where squadrons paint next to nothing: from one corner to the other of the right one. */
  readonly bands: readonly { readonly from: Spot; readonly to: Spot }[]
  /** Where damage is seen, first to last, and how wide. */
  readonly scars: readonly (readonly [at: Spot, radius: number])[]
}

/** The upper foils of an X-wing rise by 13 degrees. */
const RISE: Spot = [0.9744, 0.225, 0]
const FALL: Spot = [0.9744, -0.225, 0]
const FORWARD: Spot = [0, 0, -1]
const ABOVE: Spot = [0, 1, 0]

/** By chassis; one without a row has nothing painted on it. */
export const CREWS: Readonly<Record<string, CrewPaint>> = {
  xwing: {
    ink: '#16181d',
    ground: '#d8d0bd',
    // Between engine and bars: read from the tail, as from the ladder.
    marks: [
      { at: [7.4, 2.08, 6.8], along: RISE, up: FORWARD, size: 2, columns: 3, rows: 3 },
      { at: [-13.25, 3.43, 6.8], along: FALL, up: FORWARD, size: 2, columns: 3, rows: 3 },
    ],
    bands: [],
    scars: [
      [[-11.8, 3.1, 14.4], 2.2],
      [[0.6, 0.4, -11], 1.4],
      [[5.4, 4.5, 9.5], 1.8],
      [[15.4, 4, 10], 1.7],
      [[-0.8, 2.9, 12.5], 1.5],
    ],
  },
  tiefighter: {
    ink: '#ece9df',
    ground: null,
    // High on the outer faces of the wings.
    marks: [
      { at: [12, 14.6, 3.9], along: FORWARD, up: ABOVE, size: 1.95, columns: 4, rows: 2 },
      { at: [-12, 14.6, -3.9], along: [0, 0, 1], up: ABOVE, size: 1.95, columns: 4, rows: 2 },
    ],
    // Across the wings, and over the ball: whoever flies behind it sees that.
    bands: [
      { from: [10.4, 7, -14], to: [12.6, 9.2, 14] },
      { from: [0, 2.2, -6], to: [0.95, 6, 6] },
    ],
    scars: [
      [[1.9, 3.9, -2.3], 1.9],
      [[-11.5, 4.6, -10.6], 2.7],
      [[11.5, 4.6, 10.6], 2.6],
      [[-11.5, 15.2, 5.6], 2.2],
      [[11.5, -4, -5.4], 2.6],
    ],
  },
}
