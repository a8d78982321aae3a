/** Solids that models are put together from: turned, extruded and walled bodies, bars, sheets, and curves through stations. */
import { ShapeUtils, Vector2 } from 'three'
import { type Flat, type Mesh, merge, type Paint, tidy } from './mesh.ts'
import { type Cuts, charted, cuts, even, flatChart, type Painter, patch } from './patch.ts'
import { lerp, type Vec } from './vec.ts'

export type { Flat } from './mesh.ts'

/** Numbers given at stations (ascending first column), linear between them; outside the ends the end values. */
export const along = (stations: readonly (readonly number[])[], t: number): number[] => {
  const next = stations.findIndex(station => station[0]! > t)
  if (next === 0) return [...stations[0]!]
  if (next < 0) return [...stations.at(-1)!]
  const a = stations[next - 1]!
  const b = stations[next]!
  const k = (t - a[0]!) / (b[0]! - a[0]!)
  return a.map((value, i) => lerp(value, b[i]!, k))
}

/** Like `along`, but through a Catmull-Rom curve: no kinks at the stations. */
export const flowing = (stations: readonly (readonly number[])[], t: number): number[] => {
  const next = stations.findIndex(station => station[0]! > t)
  if (next <= 0) return along(stations, t)
  const at = (i: number) => stations[Math.min(stations.length - 1, Math.max(0, i))]!
  const [p, a, b, q] = [at(next - 2), at(next - 1), at(next), at(next + 1)]
  const span = b[0]! - a[0]!
  const k = (t - a[0]!) / span
  const slope = (from: readonly number[], to: readonly number[], i: number) =>
    to[0] === from[0] ? 0 : ((to[i]! - from[i]!) / (to[0]! - from[0]!)) * span
  return a.map((value, i) => {
    const [m, n] = [slope(p, b, i), slope(a, q, i)]
    const [k2, k3] = [k * k, k * k * k]
    return i === 0
      ? t
      : (2 * k3 - 3 * k2 + 1) * value + (k3 - 2 * k2 + k) * m + (3 * k2 - 2 * k3) * b[i]! + (k3 - k2) * n
  })
}

/** Point of a superellipse outline: `turn` 0 to 1 from the right over the top; exponent 2 is an ellipse, larger is boxier. */
export const superellipse = (halfWidth: number, halfHeight: number, exponent: number, turn: number): Flat => {
  const angle = turn * Math.PI * 2
  const power = (x: number) => Math.sign(x) * Math.abs(x) ** (2 / exponent)
  return [halfWidth * power(Math.cos(angle)), halfHeight * power(Math.sin(angle))]
}

/** A body of revolution about the z axis from (z, radius) points with z mostly ascending; sides all round, painter u = turn 0..1, v = profile index. */
export const lathe = (profile: readonly Flat[], sides: number, paint: Painter, turns?: Cuts): Mesh => {
  const us = turns ?? cuts(even(0, 1, sides))
  const surface = (u: number, v: number): Vec => {
    const [z, r] = along(
      profile.map((point, i) => [i, ...point]),
      v,
    ).slice(1) as [number, number]
    const angle = u * Math.PI * 2
    return [Math.cos(angle) * r, Math.sin(angle) * r, z]
  }
  return patch(surface, us, cuts(profile.map((_, i) => i)), paint)
}

/** The outline (counter-clockwise) moved inwards by d, corner by corner along the mitre. */
export const inset = (outline: readonly Flat[], d: number): Flat[] =>
  outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!
    const after = outline[(i + 1) % outline.length]!
    const normal = (a: Flat, b: Flat): Flat => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
    }
    const n = normal(before, point)
    const m = normal(point, after)
    const k = d / (1 + n[0] * m[0] + n[1] * m[1])
    return [point[0] + (n[0] + m[0]) * k, point[1] + (n[1] + m[1]) * k]
  })

/** A flat face over an outline with holes, facing +z at height z. The outline runs counter-clockwise. */
export const sheet = (outline: readonly Flat[], holes: readonly (readonly Flat[])[], z: number, paint: Paint): Mesh => {
  const flat = (line: readonly Flat[]) => line.map(([x, y]) => new Vector2(x, y))
  const faces = ShapeUtils.triangulateShape(flat(outline), holes.map(flat))
  const all = [...outline, ...holes.flat()]
  const low = [0, 1].map(i => Math.min(...all.map(point => point[i]!))) as [number, number]
  const high = [0, 1].map(i => Math.max(...all.map(point => point[i]!))) as [number, number]
  const chart = flatChart(high[0] - low[0], high[1] - low[1], paint)
  const onChart = (i: number): Flat => [all[i]![0] - low[0], all[i]![1] - low[1]]
  return {
    points: all.map(([x, y]): Vec => [x, y, z]),
    faces: faces.map(([a, b, c]) => {
      const st = [onChart(a!), onChart(b!), onChart(c!)] as const
      return { at: [a!, b!, c!] as const, paint, skin: { chart, uv: st, st } }
    }),
  }
}

/** Walls through a row of [inset, height] steps around a closed outline (counter-clockwise), outside facing out while heights rise. */
export const walls = (outline: readonly Flat[], steps: readonly Flat[], paint: (step: number) => Paint): Mesh => {
  const rows = steps.map(([d, z]) => {
    const row = inset(outline, d).map(([x, y]): Vec => [x, y, z])
    return [...row, row[0]!]
  })
  const columns = rows[0]!.map((_, i) => i)
  return charted(
    rows,
    columns,
    steps.map((_, i) => i),
    (_, v) => paint(Math.min(steps.length - 2, Math.floor(v))),
  )
}

/** A bevelled extrusion of an outline from z = low to z = high; the bevel is cut on top, and below when `both`. */
export const extrude = (
  outline: readonly Flat[],
  low: number,
  high: number,
  bevel: number,
  paint: Paint,
  both = false,
): Mesh => {
  const steps: Flat[] = [
    ...(both ? ([[bevel, low]] as const) : []),
    [0, both ? low + bevel : low],
    [0, high - bevel],
    [bevel, high],
  ]
  const parts = [walls(outline, steps, () => paint), sheet(inset(outline, bevel), [], high, paint)]
  if (both) {
    const under = sheet(inset(outline, bevel), [], low, paint)
    parts.push({ ...under, faces: under.faces.map(face => ({ ...face, at: [face.at[0], face.at[2], face.at[1]] })) })
  }
  return tidy(merge(...parts))
}

/** A rectangle outline around a centre. */
export const rectangle = (x: number, y: number, width: number, height: number): Flat[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
  [x - width / 2, y + height / 2],
]

/** A tapered bar outline from a to b, half as wide as given at each end. */
export const bar = (a: Flat, b: Flat, widthA: number, widthB: number): Flat[] => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const n: Flat = [-(b[1] - a[1]) / length / 2, (b[0] - a[0]) / length / 2]
  return [
    [a[0] - n[0] * widthA, a[1] - n[1] * widthA],
    [b[0] - n[0] * widthB, b[1] - n[1] * widthB],
    [b[0] + n[0] * widthB, b[1] + n[1] * widthB],
    [a[0] + n[0] * widthA, a[1] + n[1] * widthA],
  ]
}
