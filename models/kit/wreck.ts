/** Tears a hull into pieces with frayed, sooty edges. */
import type { Flat } from './mesh.ts'
import { noise } from './paint.ts'
import type { Part } from './parts.ts'
import { cross, dot, lerp, mix, ramp, scale, size, sub, unit, type Vec } from './vec.ts'

/** Where a hull tears: through all points whose share along `along` is `at`, mm. */
export type Tear = { readonly along: Vec; readonly at: number }
/** A piece of a wreck: which tears bound it, and on which side of each it lies. */
export type Piece = readonly (readonly [tear: number, side: 1 | -1])[]
/** How a ship breaks up. */
export type Wreck = { readonly tears: readonly Tear[]; readonly pieces: readonly Piece[] }

/** How much a torn edge frays, mm, and how far it strays from straight at most. */
const RAGGED = 1.5
const ASTRAY = RAGGED * 0.8
/** Triangles with edges no longer than this, mm, or no larger, mm², are torn as they are. */
const FINE = { long: 2.6, large: 0.8 }

type Corner = { readonly at: Vec; readonly normal: Vec; readonly uv: Flat }
type Cut = readonly [Corner, Corner, Corner]

const between = (a: Corner, b: Corner, t: number): Corner => ({
  at: mix(a.at, b.at, t),
  // where two normals cancel out, one of them does
  normal: dot(a.normal, b.normal) < -0.9 ? a.normal : unit(mix(a.normal, b.normal, t)),
  uv: [lerp(a.uv[0], b.uv[0], t), lerp(a.uv[1], b.uv[1], t)],
})

/** How far a point lies beyond a tear, mm: the same from both sides of it. */
const beyond = ({ along, at }: Tear, point: Vec): number => {
  const fray = noise(scale(point, 1 / 1.6), 41) + 0.6 * noise(scale(point, 1 / 0.6), 42) - 0.8
  return dot(unit(along), point) - at + fray * RAGGED
}

/** The part of a triangle on one side of a tear, cut into small ones where it is torn. */
const clipped = (triangle: Cut, tear: Tear, side: 1 | -1): Cut[] => {
  const depth = triangle.map(({ at }) => beyond(tear, at) * side)
  const edges = [0, 1, 2].map(i => size(sub(triangle[(i + 1) % 3]!.at, triangle[i]!.at)))
  const longest = Math.max(...edges)
  // so far from it, no fray reaches the triangle
  if (depth.every(value => value > ASTRAY)) return [triangle]
  if (depth.every(value => value < -ASTRAY)) return []
  const large = size(cross(sub(triangle[1].at, triangle[0].at), sub(triangle[2].at, triangle[0].at))) / 2
  if (longest > FINE.long && large > FINE.large) {
    const i = edges.indexOf(longest)
    const [a, b, c] = [triangle[i]!, triangle[(i + 1) % 3]!, triangle[(i + 2) % 3]!]
    const middle = between(a, b, 0.5)
    return [...clipped([a, middle, c], tear, side), ...clipped([middle, b, c], tear, side)]
  }
  const kept: Corner[] = []
  for (const [i, corner] of triangle.entries()) {
    const [here, next] = [depth[i]!, depth[(i + 1) % 3]!]
    if (here >= 0) kept.push(corner)
    if (here >= 0 !== next >= 0) kept.push(between(corner, triangle[(i + 1) % 3]!, here / (here - next)))
  }
  return kept.slice(2).map((corner, i) => [kept[0]!, kept[i + 1]!, corner])
}

/** The triangles of a part. */
const trianglesOf = (part: Part): Cut[] => {
  const { positions, normals, uvs } = part
  if (!uvs) throw new Error('a wreck wears the maps of its ship, and this part has none')
  const three = (from: Float32Array, i: number): Vec => [from[i * 3]!, from[i * 3 + 1]!, from[i * 3 + 2]!]
  const corner = (i: number): Corner => ({
    at: three(positions, i),
    normal: unit(three(normals, i)),
    uv: [uvs[i * 2]!, uvs[i * 2 + 1]!],
  })
  return Array.from({ length: part.indices.length / 3 }, (_, i) => {
    const [a, b, c] = part.indices.subarray(i * 3, i * 3 + 3)
    return [corner(a!), corner(b!), corner(c!)]
  })
}

/** What is left of the paint's brightness so many mm from a tear: soot on all of it, and black at the edge. */
const charred = (distance: number, point: Vec): number => {
  const patchy = noise(scale(point, 1 / 2.2), 43)
  return lerp(0.04, 0.72 - 0.4 * patchy, ramp(0.4, 5.5, distance + (patchy - 0.5) * 3.6))
}

const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)

/** Triangles of a material as a part, corners that agree shared; `left` is how much of its brightness each corner keeps, 0 … 1. */
const partOf = (material: string, cuts: readonly Cut[], left: (corner: Corner) => number): Part => {
  const seen = new Map<string, number>()
  const [positions, normals, uvs, colours, indices]: number[][] = [[], [], [], [], []]
  const vertexOf = (corner: Corner): number => {
    const key = [
      ...corner.at.map(value => Math.round(value * 500)),
      ...corner.normal.map(value => Math.round(value * 20)),
      ...corner.uv.map(value => Math.round(value * 8192)),
    ].join()
    let vertex = seen.get(key)
    if (vertex === undefined) {
      vertex = seen.size
      seen.set(key, vertex)
      const shade = left(corner)
      positions!.push(...corner.at)
      normals!.push(...corner.normal)
      uvs!.push(...corner.uv)
      colours!.push(byte(shade), byte(shade * 0.97), byte(shade * 0.93), 255)
    }
    return vertex
  }
  for (const cut of cuts) {
    const [a, b, c] = cut.map(vertexOf)
    // a sliver whose corners agree is none
    if (a !== b && b !== c && c !== a) indices!.push(a!, b!, c!)
  }
  return {
    material,
    positions: new Float32Array(positions!),
    normals: new Float32Array(normals!),
    uvs: new Float32Array(uvs!),
    colours: new Uint8Array(colours!),
    indices: new Uint32Array(indices!),
  }
}

/** A piece torn off a hull in the maps of its ship, where it sat: sooty all over, black at its torn edges. Its inside is the scene's business. */
export const torn = (hull: readonly Part[], { tears }: Wreck, piece: Piece): Part => {
  let outer = hull.flatMap(trianglesOf)
  for (const [tear, side] of piece) outer = outer.flatMap(cut => clipped(cut, tears[tear]!, side))
  const near = ({ at }: Corner) => Math.min(...piece.map(([tear]) => Math.abs(beyond(tears[tear]!, at))))
  return partOf(hull[0]!.material, outer, corner => charred(near(corner), corner.at))
}
