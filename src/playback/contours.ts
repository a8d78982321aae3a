/** Lines of equal height on a map of points, and the area within them (marching squares). Pure. */
import type { Mat, Vec } from '../geometry/index.ts'
import type { Strip } from './marks.ts'

/** Values in rows from the south-west corner of the mat to its north-east one. */
export type Heights = {
  readonly columns: number
  readonly rows: number
  readonly mat: Mat
  readonly values: ArrayLike<number>
}

export type Contour = { readonly rings: readonly (readonly Vec[])[]; readonly strips: readonly Strip[] }

/** The area on which a map is at least so high. Around the map it is as low as can be: rings close along the mat's edge. */
export function contour({ columns, rows, mat, values: given }: Heights, level: number): Contour {
  // A cell more on every side, of no width: there the map falls to nothing.
  const [wide, high] = [columns + 2, rows + 2]
  const clamp = (index: number, most: number) => Math.min(most - 1, Math.max(0, index - 1))
  const xOf = (i: number) => (clamp(i, columns) / (columns - 1) - 0.5) * mat.width
  const yOf = (j: number) => (clamp(j, rows) / (rows - 1) - 0.5) * mat.height
  const heights = new Float32Array(wide * high).fill(-1)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) heights[(j + 1) * wide + i + 1] = given[j * columns + i]!

  /** The crossing on a cell's side: from the point (i, j) eastwards, or northwards. */
  const crossings = new Map<number, Vec>()
  const sideOf = (i: number, j: number, north: boolean): number => {
    const key = 2 * (j * wide + i) + (north ? 1 : 0)
    if (!crossings.has(key)) {
      const here = heights[j * wide + i]!
      const there = heights[j * wide + i + (north ? wide : 1)]!
      const share = (level - here) / (there - here)
      const [x, y] = [xOf(i), yOf(j)]
      crossings.set(key, north ? { x, y: y + (yOf(j + 1) - y) * share } : { x: x + (xOf(i + 1) - x) * share, y })
    }
    return key
  }

  /** Where a line goes on from a side, with the area to its left. */
  const onward = new Map<number, number>()
  const strips: Strip[] = []
  const piece = (points: readonly Vec[]) => {
    const half = points.length >> 1
    const near = points.slice(0, half + (points.length % 2))
    const far = points.slice(half).reverse()
    strips.push({ near, far })
  }
  for (let j = 0; j + 1 < high; j++) {
    let run: { near: Vec[]; far: Vec[] } | null = null
    for (let i = 0; i + 1 < wide; i++) {
      const at = j * wide + i
      const [a, b, c, d] = [heights[at]!, heights[at + 1]!, heights[at + wide + 1]!, heights[at + wide]!]
      if (a < level && b < level && c < level && d < level) {
        run = null
        continue
      }
      if (a >= level && b >= level && c >= level && d >= level) {
        // Whole cells beside each other make one strip.
        if (!run) {
          run = { near: [{ x: xOf(i), y: yOf(j) }], far: [{ x: xOf(i), y: yOf(j + 1) }] }
          strips.push(run)
        }
        run.near.push({ x: xOf(i + 1), y: yOf(j) })
        run.far.push({ x: xOf(i + 1), y: yOf(j + 1) })
        continue
      }
      run = null
      const inside = [a, b, c, d].map(value => value >= level)
      const sides = [
        () => sideOf(i, j, false),
        () => sideOf(i + 1, j, true),
        () => sideOf(i, j + 1, false),
        () => sideOf(i, j, true),
      ] as const
      // Round the cell against the clock: corners inside, and where the line crosses a side.
      const round: { point: Vec; out: number | null; in: number | null }[] = []
      for (const k of [0, 1, 2, 3] as const) {
        const corner = { x: xOf(k === 1 || k === 2 ? i + 1 : i), y: yOf(k > 1 ? j + 1 : j) }
        if (inside[k]) round.push({ point: corner, out: null, in: null })
        if (inside[k] === inside[(k + 1) % 4]) continue
        const side = sides[k]()
        round.push({ point: crossings.get(side)!, out: inside[k] ? side : null, in: inside[k] ? null : side })
      }
      const saddle = round.length === 6
      const joined = !saddle || (a + b + c + d) / 4 >= level
      if (joined) {
        round.forEach(({ out }, at) => {
          if (out !== null) onward.set(out, round[(at + 1) % round.length]!.in!)
        })
        if (!isFlat(round.map(one => one.point))) piece(round.map(one => one.point))
        continue
      }
      // Two corners that face each other, apart.
      round.forEach(({ out }, at) => {
        if (out === null) return
        const corner = [round[(at + 4) % 6]!, round[(at + 5) % 6]!, round[at]!]
        onward.set(out, corner[0]!.in!)
        piece(corner.map(one => one.point))
      })
    }
  }

  const rings: Vec[][] = []
  for (const start of onward.keys()) {
    const ring: Vec[] = []
    for (let at: number | undefined = start; at !== undefined && onward.has(at); ) {
      ring.push(crossings.get(at)!)
      const next: number = onward.get(at)!
      onward.delete(at)
      at = next
    }
    const clean = ring.filter((point, at) => !same(point, ring[(at + 1) % ring.length]!))
    if (clean.length > 2) rings.push(clean)
  }
  return { rings, strips }
}

const same = (a: Vec, b: Vec): boolean => a.x === b.x && a.y === b.y

/** Pieces of the cells around the map have no area. */
const isFlat = (points: readonly Vec[]): boolean => {
  const [first] = points
  return points.every(({ x }) => x === first!.x) || points.every(({ y }) => y === first!.y)
}
