/** How open the sky is over a place of a mesh: rays cast through a tree of its triangles. */
import { areaVector, type Mesh } from './mesh.ts'
import { add, cross, scale, unit, type Vec } from './vec.ts'

/** Gives the distance along a ray to the nearest triangle, negative when its back was struck, infinity for none. */
export type Caster = (origin: Vec, direction: Vec, reach: number) => number

const LEAF = 4

/** A ray caster over a mesh: a bounding volume tree, median split on the longest side, in flat arrays for speed. */
export const caster = (mesh: Mesh): Caster => {
  const count = mesh.faces.length
  const corners = new Float64Array(count * 9)
  mesh.faces.forEach((face, i) => {
    face.at.forEach((at, j) => {
      corners.set(mesh.points[at]!, i * 9 + j * 3)
    })
  })
  const order = Int32Array.from({ length: count }, (_, i) => i)
  const bounds: number[] = []
  // per node: index of the right child (the left one follows at once) or −1, first face, number of faces
  const right: number[] = []
  const first: number[] = []
  const many: number[] = []
  const build = (from: number, to: number): number => {
    const node = right.length
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
    for (let i = from; i < to; i++)
      for (let j = 0; j < 9; j++) {
        const value = corners[order[i]! * 9 + j]!
        box[j % 3] = Math.min(box[j % 3]!, value)
        box[3 + (j % 3)] = Math.max(box[3 + (j % 3)]!, value)
      }
    bounds.push(...box)
    right.push(-1)
    first.push(from)
    many.push(to - from)
    if (to - from <= LEAF) return node
    const sides = [0, 1, 2].map(axis => box[3 + axis]! - box[axis]!)
    const axis = sides.indexOf(Math.max(...sides))
    const middle = (face: number) =>
      corners[face * 9 + axis]! + corners[face * 9 + 3 + axis]! + corners[face * 9 + 6 + axis]!
    order.subarray(from, to).sort((a, b) => middle(a) - middle(b) || a - b)
    const half = (from + to) >> 1
    build(from, half)
    right[node] = build(half, to)
    return node
  }
  build(0, count)
  const box = Float64Array.from(bounds)
  const stack = new Int32Array(64)
  return (o, d, reach) => {
    const [ox, oy, oz] = o
    const [dx, dy, dz] = d
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz]
    let top = 1
    stack[0] = 0
    let best = reach
    let sign = 1
    while (top > 0) {
      const node = stack[--top]!
      const at = node * 6
      const [ax, bx] = [(box[at]! - ox) * ix, (box[at + 3]! - ox) * ix]
      const [ay, by] = [(box[at + 1]! - oy) * iy, (box[at + 4]! - oy) * iy]
      const [az, bz] = [(box[at + 2]! - oz) * iz, (box[at + 5]! - oz) * iz]
      const enter = Math.max(0, Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz))
      const leave = Math.min(best, Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
      if (enter > leave) continue
      if (right[node]! >= 0) {
        stack[top++] = node + 1
        stack[top++] = right[node]!
        continue
      }
      for (let i = first[node]!; i < first[node]! + many[node]!; i++) {
        const k = order[i]! * 9
        const [cx, cy, cz] = [corners[k]!, corners[k + 1]!, corners[k + 2]!]
        const [ex, ey, ez] = [corners[k + 3]! - cx, corners[k + 4]! - cy, corners[k + 5]! - cz]
        const [fx, fy, fz] = [corners[k + 6]! - cx, corners[k + 7]! - cy, corners[k + 8]! - cz]
        const [px, py, pz] = [dy * fz - dz * fy, dz * fx - dx * fz, dx * fy - dy * fx]
        const determinant = ex * px + ey * py + ez * pz
        if (Math.abs(determinant) < 1e-12) continue
        const inverse = 1 / determinant
        const [tx, ty, tz] = [ox - cx, oy - cy, oz - cz]
        const u = (tx * px + ty * py + tz * pz) * inverse
        if (u < 0 || u > 1) continue
        const [qx, qy, qz] = [ty * ez - tz * ey, tz * ex - tx * ez, tx * ey - ty * ex]
        const v = (dx * qx + dy * qy + dz * qz) * inverse
        if (v < 0 || u + v > 1) continue
        const t = (fx * qx + fy * qy + fz * qz) * inverse
        if (t <= 1e-6 || t >= best) continue
        best = t
        sign = Math.sign(determinant)
      }
    }
    return best < reach ? best * sign : Number.POSITIVE_INFINITY
  }
}

/** Cosine-weighted directions around +z, a fixed spiral. */
export const hemisphere = (count: number): Vec[] =>
  Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt((i + 0.5) / count)
    const angle = i * 2.399963229728653
    return [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - r * r)]
  })

/** Sky of a face whose corners and middle are all buried: what still peeps out of a joint is drawn in half shade. */
const HIDDEN = 0.6

/** Open sky over one point: 0 closed in, 1 free; null where the point lies inside another part. */
export const look = (cast: Caster, fan: readonly Vec[], reach: number, point: Vec, normal: Vec): number | null => {
  const side = unit(cross(Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], normal))
  const up = cross(normal, side)
  const origin = add(point, scale(normal, 0.03))
  let shut = 0
  let inside = 0
  for (const [x, y, z] of fan) {
    const hit = cast(origin, add(add(scale(side, x), scale(up, y)), scale(normal, z)), reach)
    if (hit < 0) inside++
    if (hit < reach) shut += (1 - Math.abs(hit) / reach) ** 1.5
  }
  return inside * 2 > fan.length ? null : 1 - shut / fan.length
}

/**
 * Open sky seen from the mesh, 0 (closed in) to 1, per face corner; occluders fade out over `reach` millimetres. A corner
 * buried in another part takes the sky of its face's other corners or middle, so that no shadow bleeds out of a joint.
 */
export const occlusion = (mesh: Mesh, rays: number, reach: number): number[] => {
  const cast = caster(mesh)
  const fan = hemisphere(rays)
  const known = new Map<string, number | null>()
  const sky = (point: Vec, normal: Vec) => {
    const key = [...point, ...normal].map(value => Math.round(value * 200)).join()
    const before = known.get(key)
    if (before !== undefined) return before
    const open = look(cast, fan, reach, point, normal)
    known.set(key, open)
    return open
  }
  return mesh.faces.flatMap(face => {
    const flat = unit(areaVector(mesh, face))
    const points = face.at.map(index => mesh.points[index]!) as [Vec, Vec, Vec]
    const seen = points.map((point, corner) => sky(point, face.normals?.[corner] ?? flat))
    if (!seen.includes(null)) return seen as number[]
    const free = seen.filter(open => open !== null)
    const middle = scale(add(add(points[0], points[1]), points[2]), 1 / 3)
    const instead = free.length > 0 ? Math.min(...free) : (sky(middle, flat) ?? HIDDEN)
    return seen.map(open => open ?? instead)
  })
}
