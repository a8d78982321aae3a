/** Meshes by material as a graphics card wants them: shared corners, texture coordinates or colours, and coarser ones for afar. */
import { MeshoptSimplifier } from 'meshoptimizer'
import { type Tile, texel } from './atlas.ts'
import { areaVector, type Mesh } from './mesh.ts'
import type { Weather } from './paint.ts'
import { unit } from './vec.ts'

/** The triangles of one material, corners that agree in everything shared. Texture coordinates 0 … 1, colours linear bytes. */
export type Part = {
  material: string
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array | null
  colours: Uint8Array | null
  indices: Uint32Array
}

/** Exponent on the baked sky: deeper hollows than skylight alone would give, as painted miniatures have. */
export const DEPTH = 1.4

const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)

/** A part from its corners: `look` gives what a corner carries besides position and normal. */
const gather = (
  mesh: Mesh,
  material: string,
  wanted: (material: string) => boolean,
  look: (face: number, corner: number) => { uv?: readonly number[]; colour?: readonly number[] },
): Part | null => {
  const seen = new Map<string, number>()
  const [positions, normals, uvs, colours, indices]: number[][] = [[], [], [], [], []]
  mesh.faces.forEach((face, index) => {
    if (!wanted(face.paint.material)) return
    const flat = unit(areaVector(mesh, face))
    face.at.forEach((at, corner) => {
      const point = mesh.points[at]!
      const normal = face.normals?.[corner] ?? flat
      const { uv = [], colour = [] } = look(index, corner)
      const key = [
        ...point.map(value => Math.round(value * 2000)),
        ...normal.map(value => Math.round(value * 127)),
        ...uv.map(value => Math.round(value * 32768)),
        ...colour,
      ].join()
      let vertex = seen.get(key)
      if (vertex === undefined) {
        vertex = seen.size
        seen.set(key, vertex)
        positions!.push(...point)
        normals!.push(...normal)
        uvs!.push(...uv)
        colours!.push(...colour)
      }
      indices!.push(vertex)
    })
  })
  if (indices!.length === 0) return null
  return {
    material,
    positions: new Float32Array(positions!),
    normals: new Float32Array(normals!),
    uvs: uvs!.length > 0 ? new Float32Array(uvs!) : null,
    colours: colours!.length > 0 ? new Uint8Array(colours!) : null,
    indices: new Uint32Array(indices!),
  }
}

/** The parts of a model painted with maps: what glows, what wears a pilot's second colour, and everything else, of the material `rest`. */
export const mappedParts = (mesh: Mesh, tile: Tile, at: { x: number; y: number; of: number }, rest: string): Part[] => {
  const own = ['engine', 'droid']
  const uv = (index: number, corner: number) => {
    const { skin } = mesh.faces[index]!
    if (!skin) throw new Error('a face without a chart in a model painted with maps')
    const [x, y] = texel(tile.spots.get(skin.chart)!, skin.st[corner]!)
    return { uv: [(at.x + x) / at.of, (at.y + y) / at.of] }
  }
  const hull = gather(mesh, rest, material => !own.includes(material), uv)
  return [hull, ...own.map(name => gather(mesh, name, material => material === name, uv))].filter(part => part !== null)
}

/** The parts of a model painted in its corners, a part per material; `sky` per face corner. */
export const paintedParts = (
  mesh: Mesh,
  materials: readonly string[],
  sky: readonly number[],
  weather: Weather,
): Part[] =>
  materials
    .map(name =>
      gather(
        mesh,
        name,
        material => material === name,
        (index, corner) => {
          const face = mesh.faces[index]!
          const open = sky[index * 3 + corner]! ** DEPTH
          const factor = weather(mesh.points[face.at[corner]!]!, face.paint)
          // shade falls slightly towards blue, as skylight fills real hollows
          const shade = (value: number, i: number) => byte(value * factor[i]! * (1 - (1 - open) * (1 - 0.06 * i)))
          return { colour: [...face.paint.colour.map(shade), 255] }
        },
      ),
    )
    .filter(part => part !== null)

const take = <T extends Float32Array | Uint8Array>(from: T, width: number, order: readonly number[]): T => {
  const out = from.slice(0, order.length * width) as T
  order.forEach((vertex, i) => {
    for (let k = 0; k < width; k++) out[i * width + k] = from[vertex * width + k]!
  })
  return out
}

/** The part with about `share` of its triangles, for seeing it from afar; its open border stays where it is if `hold`. */
export const coarser = async (part: Part, share: number, hold: boolean): Promise<Part> => {
  await MeshoptSimplifier.ready
  const count = part.positions.length / 3
  const attributes = new Float32Array(count * 6)
  for (let i = 0; i < count; i++) {
    attributes.set(part.normals.subarray(i * 3, i * 3 + 3), i * 6)
    const paint = part.uvs
      ? [...part.uvs.subarray(i * 2, i * 2 + 2), 0]
      : [...(part.colours ?? []).slice(i * 4, i * 4 + 3)]
    attributes.set(part.uvs ? paint : paint.map(value => value / 255), i * 6 + 3)
  }
  const wanted = Math.max(12, Math.floor((part.indices.length * share) / 3) * 3)
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    part.indices,
    part.positions,
    3,
    attributes,
    6,
    part.uvs ? [0.25, 0.25, 0.25, 8, 8, 0] : [0.3, 0.3, 0.3, 1, 1, 1],
    null,
    wanted,
    0.05,
    hold ? ['LockBorder'] : ['Prune'],
  )
  const used = [...new Set(indices)]
  const to = new Map(used.map((vertex, i) => [vertex, i]))
  return {
    material: part.material,
    positions: take(part.positions, 3, used),
    normals: take(part.normals, 3, used),
    uvs: part.uvs && take(part.uvs, 2, used),
    colours: part.colours && take(part.colours, 4, used),
    indices: indices.map(vertex => to.get(vertex)!),
  }
}
