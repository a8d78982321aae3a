/** Curved surfaces cut into triangles only where they bend, each with a chart on which seams and plates are painted. */
import { type Chart, type Face, type Flat, type Mesh, type Paint, tidy } from './mesh.ts'
import { lerp, size, sub, type Vec } from './vec.ts'

/** Where a surface is cut along one parameter, and its panel lines: in the middle of each seam, `width` wide. */
export type Cuts = { at: readonly number[]; seams: readonly number[]; width: number }
/** A place seen by a painter, and whether it lies in a panel line of either direction. */
export type Cell = { u: number; v: number; seamU: boolean; seamV: boolean }
/** Gives each place its paint; null leaves a hole. */
export type Painter = (cell: Cell) => Paint | null

/** Cuts at `breaks` (which bound the range); seams are painted and pressed into the plating, not cut. */
export const cuts = (breaks: readonly number[], seams: readonly number[] = [], width = 0.14): Cuts => ({
  at: [...new Set(breaks)].sort((a, b) => a - b),
  seams,
  width,
})

/** n equal cells from a to b. */
export const even = (a: number, b: number, n: number) => Array.from({ length: n + 1 }, (_, i) => lerp(a, b, i / n))

/** A surface this near to the chord between two cuts needs no cut between them, mm. */
const STRAIGHT = 0.004

/** The cuts that bend the surface; between the others it is as straight without them. */
const bending = (at: readonly number[], line: (i: number) => readonly Vec[]): number[] => {
  const kept = [0]
  const straight = (a: number, b: number) => {
    const [from, to] = [line(a), line(b)]
    for (let i = a + 1; i < b; i++) {
      const k = (at[i]! - at[a]!) / (at[b]! - at[a]!)
      const bent = line(i).some(
        (p, j) =>
          size(sub(p, from[j]!.map((value, axis) => lerp(value, to[j]![axis]!, k)) as unknown as Vec)) > STRAIGHT,
      )
      if (bent) return false
    }
    return true
  }
  for (let i = 1; i < at.length; i++) {
    const last = kept.at(-1)!
    if (i + 1 < at.length && straight(last, i + 1)) continue
    kept.push(i)
  }
  return kept
}

/** Millimetres along the chart up to each line: between the mean and the longest of its edges. */
const lengths = (count: number, edges: (i: number) => readonly number[]): number[] => {
  const along = [0]
  for (let i = 0; i + 1 < count; i++) {
    const all = edges(i)
    const mean = all.reduce((sum, value) => sum + value, 0) / all.length
    along.push(along[i]! + (mean + Math.max(...all)) / 2)
  }
  return along
}

/** A chart of one paint all over. */
export const flatChart = (width: number, height: number, paint: Paint): Chart => ({
  width: Math.max(0.05, width),
  height: Math.max(0.05, height),
  fine: 1,
  paint: () => paint,
})

/** A grid of points [row][column] at parameters us, vs, painted on a chart of its own. Outside is column step × row step. */
export const charted = (
  rows: readonly (readonly Vec[])[],
  us: readonly number[],
  vs: readonly number[],
  paint: (u: number, v: number) => Paint | null,
  fine = 1,
): Mesh => {
  const s = lengths(us.length, i => rows.map(row => size(sub(row[i + 1]!, row[i]!))))
  const t = lengths(vs.length, j => us.map((_, i) => size(sub(rows[j + 1]![i]!, rows[j]![i]!))))
  const chart: Chart = { width: Math.max(0.05, s.at(-1)!), height: Math.max(0.05, t.at(-1)!), fine, paint }
  const width = us.length
  const faces: Face[] = []
  for (let j = 0; j + 1 < vs.length; j++)
    for (let i = 0; i + 1 < width; i++) {
      const colour = paint((us[i]! + us[i + 1]!) / 2, (vs[j]! + vs[j + 1]!) / 2)
      if (!colour) continue
      const corner = (a: number, b: number) => ({
        at: (j + b) * width + i + a,
        uv: [us[i + a]!, vs[j + b]!] as Flat,
        st: [s[i + a]!, t[j + b]!] as Flat,
      })
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
      for (const [p, q, r] of [
        [a, b, c],
        [a, c, d],
      ] as const)
        faces.push({
          at: [p.at, q.at, r.at],
          paint: colour,
          skin: { chart, uv: [p.uv, q.uv, r.uv], st: [p.st, q.st, r.st] },
        })
    }
  return tidy({ points: rows.flat(), faces })
}

/** A surface sampled at the cuts that bend it, with a chart of its own; outside is ∂u × ∂v. */
export const patch = (surface: (u: number, v: number) => Vec, us: Cuts, vs: Cuts, paint: Painter, fine = 1): Mesh => {
  const all = vs.at.map(v => us.at.map(u => surface(u, v)))
  const columns = bending(us.at, i => all.map(row => row[i]!))
  const lines = bending(vs.at, j => all[j]!)
  const near = ({ seams, width }: Cuts, at: number) => seams.some(seam => Math.abs(seam - at) < width / 2)
  return charted(
    lines.map(j => columns.map(i => all[j]![i]!)),
    columns.map(i => us.at[i]!),
    lines.map(j => vs.at[j]!),
    (u, v) => paint({ u, v, seamU: near(us, u), seamV: near(vs, v) }),
    fine,
  )
}
