/** Wash and dry brush: what a painter does last to make lines and hollows of a miniature be seen. */
import type { Tile } from './atlas.ts'
import type { Mesh, Rgb } from './mesh.ts'
import { clamp, lerp } from './vec.ts'

/** What a thin dark wash leaves of a colour where it has pooled, and how much it covers at most. */
const WASH: Rgb = [0.34, 0.29, 0.25]
const POOLED = 0.85
/** How far a wash runs out from a line, mm, and the depth at which it is thickest, mm. */
const RUN = 0.2
const DEEP = 0.022
/** How much lighter the brush leaves what stands out beside a line. */
const LIT = 0.3

/** Sums of heights by chart along rows or columns within `reach` texels: how a wash sees the ground around it. */
const smeared = (tile: Tile, chartOf: Int32Array, from: Float32Array, reach: number, step: 1 | 'row'): Float32Array => {
  const { size } = tile
  const stride = step === 1 ? 1 : size
  const out = new Float32Array(from.length)
  for (let i = 0; i < from.length; i++) {
    const chart = chartOf[i]!
    if (chart < 0) continue
    let sum = 0
    let many = 0
    for (let k = -reach; k <= reach; k++) {
      const j = i + k * stride
      if (chartOf[j] !== chart) continue
      sum += from[j]!
      many += 1
    }
    out[i] = sum / many
  }
  return out
}

/**
 * The last brushes of a painted miniature, over colours that are dry: a dark wash that runs into lines and hollows, and a lighter
 * edge on what stands out beside them. `close` is the open sky within a millimetre, 0 … 1; `takes` how much a texel takes of either.
 */
export const brushed = (
  tile: Tile,
  mesh: Mesh,
  { colour, height }: { readonly colour: Float32Array; readonly height: Float32Array },
  close: Float32Array,
  takes: Float32Array,
): void => {
  const charts = new Map([...tile.spots.keys()].map((chart, i) => [chart, i]))
  const chartOf = tile.face.map(face => (face < 0 ? -1 : charts.get(mesh.faces[face]!.skin!.chart)!))
  const k = Math.max(...[...tile.spots.values()].map(spot => spot.k))
  const reach = Math.max(2, Math.round(RUN * k))
  const ground = smeared(tile, chartOf, smeared(tile, chartOf, height, reach, 1), reach, 'row')
  tile.face.forEach((face, i) => {
    if (face < 0 || takes[i]! <= 0) return
    const cavity = (ground[i]! - height[i]!) / DEEP
    const wash = Math.min(1, Math.max(0, cavity) + (1 - close[i]!) ** 1.3) * POOLED * takes[i]!
    const lit = clamp(-cavity * 1.6, 0, 1) * close[i]! * LIT * takes[i]!
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 3 + channel
      const dark = colour[at]! * lerp(1, WASH[channel]!, wash)
      colour[at] = Math.min(1, dark * (1 + lit) + lit * 0.03)
    }
  })
}
