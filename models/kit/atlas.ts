/** Lays a model’s charts out on a square of the maps, as large as they fit, and says for each texel what lies there. */
import type { Chart, Face, Flat, Mesh } from './mesh.ts'
import { clamp } from './vec.ts'

/** Where a chart lies in its tile: texels from the tile's corner, texels per millimetre, and whether it lies on its side. */
export type Spot = { x: number; y: number; k: number; turned: boolean }
/** A square of the maps with the charts of one model; `face` is −1 where nothing lies, else which face, with two barycentric weights. */
export type Tile = {
  size: number
  spots: ReadonlyMap<Chart, Spot>
  face: Int32Array
  b: Float32Array
  c: Float32Array
}

/** Texels around every chart, so that small copies of the map do not run into each other. */
const MARGIN = 3

type Box = { chart: Chart; long: number; short: number; turned: boolean }

/** Shelves from the top, the highest charts first; null when they do not fit. */
const shelves = (boxes: readonly Box[], k: number, size: number): Map<Chart, Spot> | null => {
  const spots = new Map<Chart, Spot>()
  let [x, y, high] = [0, 0, 0]
  for (const { chart, long, short, turned } of boxes) {
    const scale = k * chart.fine
    const [w, h] = [Math.ceil(long * scale) + 2 * MARGIN, Math.ceil(short * scale) + 2 * MARGIN]
    if (w > size) return null
    if (x + w > size) {
      y += high
      x = 0
      high = 0
    }
    high = Math.max(high, h)
    if (y + high > size) return null
    spots.set(chart, { x: x + MARGIN, y: y + MARGIN, k: scale, turned })
    x += w
  }
  return spots
}

/** The charts of a mesh on a tile as large as they fit. */
const pack = (mesh: Mesh, size: number): Map<Chart, Spot> => {
  const charts = new Set(mesh.faces.flatMap(face => (face.skin ? [face.skin.chart] : [])))
  const boxes = [...charts]
    .map((chart, order): Box & { order: number } => {
      const turned = chart.height > chart.width
      const [long, short] = turned ? [chart.height, chart.width] : [chart.width, chart.height]
      return { chart, long, short, turned, order }
    })
    .sort((a, b) => b.short * b.chart.fine - a.short * a.chart.fine || a.order - b.order)
  let [low, high] = [0, 200]
  for (let i = 0; i < 40; i++) {
    const k = (low + high) / 2
    if (shelves(boxes, k, size)) low = k
    else high = k
  }
  return shelves(boxes, low, size) ?? new Map()
}

/** A point of a chart in texels from the tile's corner. */
export const texel = (spot: Spot, [s, t]: Flat): Flat =>
  spot.turned ? [spot.x + t * spot.k, spot.y + s * spot.k] : [spot.x + s * spot.k, spot.y + t * spot.k]

/** Barycentric weights of b and c at a point of the triangle's plane, as a function of the point; null without area. */
export const weights = (p: Flat, q: Flat, r: Flat): ((x: number, y: number) => Flat) | null => {
  const area = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])
  if (Math.abs(area) < 1e-9) return null
  return (x, y) => [
    ((x - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (y - p[1])) / area,
    ((q[0] - p[0]) * (y - p[1]) - (x - p[0]) * (q[1] - p[1])) / area,
  ]
}

const corners = (face: Face, spots: ReadonlyMap<Chart, Spot>): [Flat, Flat, Flat] | null => {
  const spot = face.skin && spots.get(face.skin.chart)
  if (!face.skin || !spot) return null
  const [a, b, c] = face.skin.st
  return [texel(spot, a), texel(spot, b), texel(spot, c)]
}

/** The mesh laid out: every texel knows its face; of mirror images that share a chart the first is asked. */
export const layOut = (mesh: Mesh, size: number): Tile => {
  const spots = pack(mesh, size)
  const face = new Int32Array(size * size).fill(-1)
  const b = new Float32Array(size * size)
  const c = new Float32Array(size * size)
  mesh.faces.forEach((one, index) => {
    const at = corners(one, spots)
    const weigh = at && weights(...at)
    if (!at || !weigh) return
    const [xs, ys] = [at.map(point => point[0]), at.map(point => point[1])]
    // half a texel beyond the edge counts too, so that no texel under a slanting edge is left out
    const slack = 0.75
    for (
      let y = Math.max(0, Math.floor(Math.min(...ys) - slack));
      y <= Math.min(size - 1, Math.max(...ys) + slack);
      y++
    )
      for (
        let x = Math.max(0, Math.floor(Math.min(...xs) - slack));
        x <= Math.min(size - 1, Math.max(...xs) + slack);
        x++
      ) {
        const [v, w] = weigh(x + 0.5, y + 0.5)
        const u = 1 - v - w
        const i = y * size + x
        const inside = Math.min(u, v, w)
        const strict = inside >= 0
        if (face[i] !== -1 && !strict) continue
        if (face[i] !== -1 && Math.min(b[i]!, c[i]!, 1 - b[i]! - c[i]!) >= 0) continue
        if (!strict && outside(at, x + 0.5, y + 0.5) > slack) continue
        face[i] = index
        // a sliver thinner than a texel is asked at its nearest corner, not far beyond it
        const thin = inside < -0.2
        b[i] = thin ? clamp(v, 0, 1) : v
        c[i] = thin ? clamp(w, 0, 1 - b[i]!) : w
      }
  })
  return { size, spots, face, b, c }
}

/** How far a point lies outside a triangle, texels. */
const outside = (at: readonly Flat[], x: number, y: number): number => {
  let near = Number.POSITIVE_INFINITY
  for (const [i, a] of at.entries()) {
    const e = at[(i + 1) % 3]!
    const [dx, dy] = [e[0] - a[0], e[1] - a[1]]
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / Math.max(1e-12, dx * dx + dy * dy)))
    near = Math.min(near, Math.hypot(a[0] + t * dx - x, a[1] + t * dy - y))
  }
  return near
}
