import { grid, type Mesh, type Paint } from './mesh.ts'
import { lerp, type Vec } from './vec.ts'

/** Where a surface is cut along one parameter: cell i lies between at[i] and at[i + 1]; a seam cell is a slim panel line. */
export type Cuts = { at: readonly number[]; seam: readonly boolean[] }
/** A cell seen by a painter: its middle, and whether it lies in a panel line of either direction. */
export type Cell = { u: number; v: number; seamU: boolean; seamV: boolean }
/** Gives each cell its paint; null leaves a hole. */
export type Painter = (cell: Cell) => Paint | null

/** Cuts at `breaks` (which bound the range) plus a pair of cuts around every seam. */
export const cuts = (breaks: readonly number[], seams: readonly number[] = [], width = 0.14): Cuts => {
  const edges = seams.flatMap(seam => [seam - width / 2, seam + width / 2])
  const low = Math.min(...breaks)
  const high = Math.max(...breaks)
  const clear = breaks.filter(
    at => at === low || at === high || !edges.some(edge => Math.abs(edge - at) < width * 0.75),
  )
  const at = [...clear, ...edges.filter(edge => edge > low && edge < high)].sort((a, b) => a - b)
  const seam = at.slice(1).map((next, i) => seams.some(s => Math.abs((next + at[i]!) / 2 - s) < width / 2))
  return { at, seam }
}

/** n equal cells from a to b. */
export const even = (a: number, b: number, n: number) => Array.from({ length: n + 1 }, (_, i) => lerp(a, b, i / n))

/** A surface sampled at the cuts; outside is ∂u × ∂v. */
export const patch = (surface: (u: number, v: number) => Vec, us: Cuts, vs: Cuts, paint: Painter): Mesh => {
  const rows = vs.at.map(v => us.at.map(u => surface(u, v)))
  return grid(rows, (row, column) =>
    paint({
      u: (us.at[column]! + us.at[column + 1]!) / 2,
      v: (vs.at[row]! + vs.at[row + 1]!) / 2,
      seamU: us.seam[column]!,
      seamV: vs.seam[row]!,
    }),
  )
}
