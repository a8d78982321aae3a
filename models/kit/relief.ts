/** Heights of a painted tile as normals, and the rims that keep its charts apart in small copies. */
import type { Tile } from './atlas.ts'
import type { Mesh } from './mesh.ts'
import { scale, unit, type Vec } from './vec.ts'

/** Unused texels of a picture take what lies nearest, `steps` texels far, so that small copies of the map stay clean. */
export const spread = (
  taken: Uint8Array,
  size: number,
  steps: number,
  copy: (from: number, to: number) => void,
): void => {
  for (let step = 0; step < steps; step++) {
    const fresh: [number, number][] = []
    for (let i = 0; i < size * size; i++) {
      if (taken[i]) continue
      const [x, y] = [i % size, Math.floor(i / size)]
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [a, b] = [x + dx, y + dy]
        if (a < 0 || b < 0 || a >= size || b >= size || !taken[b * size + a]) continue
        fresh.push([b * size + a, i])
        break
      }
    }
    for (const [from, to] of fresh) {
      copy(from, to)
      taken[to] = 1
    }
  }
}

/** A vector kept for maps: how much a slope of the height leans the normal. */
const lean = (left: number, right: number, step: number): number => (right - left) / (2 * step)

/** The normal of a tile at a texel from its heights: x along the map, y up the map, z out; neighbours of other charts do not count. */
export const normalAt = (tile: Tile, mesh: Mesh, height: Float32Array, i: number, strength: number): Vec => {
  const face = tile.face[i]!
  if (face < 0) return [0, 0, 1]
  const chart = mesh.faces[face]!.skin!.chart
  const k = tile.spots.get(chart)!.k
  const at = (j: number) => {
    const other = tile.face[j]
    return other !== undefined && other >= 0 && mesh.faces[other]!.skin!.chart === chart ? height[j]! : height[i]!
  }
  const dx = lean(at(i - 1), at(i + 1), 1 / k)
  const dy = lean(at(i - tile.size), at(i + tile.size), 1 / k)
  return unit(scale([-dx * strength, dy * strength, 1], 1))
}
