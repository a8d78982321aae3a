/** The print of a template's card, as paths of the flat board. */
import type { Vec } from '../../../geometry/index.ts'
import { closed, open } from './shapes.ts'

/** The long sides of a card, left and right of the way along it; as many points on either. */
export type Rows = readonly [readonly Vec[], readonly Vec[]]

/** How far within its edge the printed line runs: a share of its width, and mm from its ends. */
const RAIL = 0.12
const TRIM = 2.4
/** The mark in the middle of each end, and how far before the far end the arrow stands; on a shorter card it has no room. mm. */
const TICK = 6
const ARROW = 20
const ROOM = 75

const mix = (a: Vec, b: Vec, share: number): Vec => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
const lengthOf = (row: readonly Vec[]): number =>
  row.reduce((sum, { x, y }, at) => (at === 0 ? 0 : sum + Math.hypot(x - row[at - 1]!.x, y - row[at - 1]!.y)), 0)

/** The place so many mm along a row of points. */
function along(row: readonly Vec[], mm: number): Vec {
  let left = mm
  for (let at = 1; at < row.length; at++) {
    const [from, to] = [row[at - 1]!, row[at]!]
    const step = Math.hypot(to.x - from.x, to.y - from.y)
    if (left <= step || at === row.length - 1) return mix(from, to, left / (step || 1))
    left -= step
  }
  return row[0]!
}

/** The row between two, at a share of the way from left to right, without so many mm at its ends. */
function between([left, right]: Rows, share: number, trim = 0): readonly Vec[] {
  const row = left.map((point, at) => mix(point, right[at]!, share))
  const [first, last] = [along(row, trim), along(row.toReversed(), trim)]
  return [first, ...row.slice(1, -1), last]
}

/** A card's outline, the line printed within it, the marks of its ends, an arrow along it ('': it is too short), and its middle. */
export function cardPaths(rows: Rows) {
  const [left, right] = rows
  const centre = between(rows, 0.5)
  const length = lengthOf(centre)
  const [low, high] = [between(rows, RAIL, TRIM), between(rows, 1 - RAIL, TRIM)]
  const [start, end] = [centre[0]!, centre[centre.length - 1]!]
  const sides = [0.24, 0.76].map(share => along(between(rows, share), length * (1 - ARROW / length)))
  const arrow = [sides[0]!, along(centre, length - ARROW + 6), sides[1]!]
  return {
    card: closed([...left, ...right.toReversed()]),
    print: closed([...low, ...high.toReversed()]),
    ticks: open([start, along(centre, TICK)]) + open([end, along(centre, length - TICK)]),
    arrow: length > ROOM ? open(arrow) : '',
    middle: along(centre, length / 2),
  } as const
}
