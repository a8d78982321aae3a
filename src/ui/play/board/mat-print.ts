/** What is printed on the flat board's mat, as paths: the same print as the table's (`scene/paint/mat-print.ts`). mm, y down. */
import type { Edge, Mat } from '../../../geometry/index.ts'

/** How far the printed border lies within the edge of the mat, and the lines of both sides. */
const HEM = 8.2
const LINE = 10.6
/** A range, and so how deep a side's zone is. */
const RANGE = 100
export const BAND = RANGE - HEM

/** Printed with the first side in the south: how far it is turned for another edge, degrees clockwise. */
const TURNS = { south: 0, west: 90, north: 180, east: -90 } as const

/** The print of a mat, to be turned by `turn` degrees about its middle: the first side’s edge is at its lower end. `width` along the home edges. */
export function matPrint(mat: Mat, home: Edge) {
  const across = home === 'east' || home === 'west'
  const [width, depth] = across ? [mat.height, mat.width] : [mat.width, mat.height]
  const [wide, half] = [width / 2, depth / 2]
  const zone = (side: 1 | -1) => ({
    top: side > 0 ? half - RANGE : HEM - half,
    /** Its shade runs from the edge inwards. */
    shade: [side * half, side * (half - RANGE)] as const,
    line: `M${24 - wide} ${side * (half - RANGE)}H${wide - 24}`,
    edge: `M${HEM - wide} ${side * (half - LINE)}H${wide - HEM}`,
  })
  const most = Math.floor((wide - 50) / RANGE)
  const along = Array.from({ length: 2 * most + 1 }, (_, at) => at - most)
  const ticks = [1, -1].flatMap(side => [
    ...along.map(at => `M${at * RANGE} ${side * (half - HEM)}v${-side * (at % 2 === 0 ? 11 : 7)}`),
    // Ranges 1, 2 and 3 from the home edge, on both edges beside it.
    ...[1, 2, 3].flatMap(band =>
      [1, -1].map(end => `M${end * (wide - HEM)} ${side * (half - band * RANGE)}h${-end * (6 + band * 4)}`),
    ),
  ])
  return {
    turn: TURNS[home],
    width,
    depth,
    border: { x: HEM - wide, y: HEM - half, width: width - 2 * HEM, height: depth - 2 * HEM },
    zones: { first: zone(1), second: zone(-1) },
    ticks: ticks.join(''),
  } as const
}
