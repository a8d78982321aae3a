import { areaVector, type Mesh } from './mesh.ts'
import { add, cross, scale, unit, type Vec } from './vec.ts'

type Node = { low: number[]; high: number[]; left?: Node; right?: Node; faces?: number[] }

/** Gives the distance along a ray to the nearest triangle, negative when its back was struck, infinity for none. */
export type Caster = (origin: Vec, direction: Vec, reach: number) => number

/** A ray caster over a mesh (bounding volume tree, median split on the longest side). */
export const caster = (mesh: Mesh): Caster => {
  const corners = mesh.faces.map(face => face.at.map(index => mesh.points[index]!) as [Vec, Vec, Vec])
  const build = (faces: number[]): Node => {
    const low = [Infinity, Infinity, Infinity]
    const high = [-Infinity, -Infinity, -Infinity]
    for (const face of faces)
      for (const corner of corners[face]!)
        for (let axis = 0; axis < 3; axis++) {
          low[axis] = Math.min(low[axis]!, corner[axis]!)
          high[axis] = Math.max(high[axis]!, corner[axis]!)
        }
    if (faces.length <= 6) return { low, high, faces }
    const sides = high.map((value, axis) => value - low[axis]!)
    const axis = sides.indexOf(Math.max(...sides)) as 0 | 1 | 2
    const middle = (face: number) => corners[face]![0][axis] + corners[face]![1][axis] + corners[face]![2][axis]
    const sorted = [...faces].sort((a, b) => middle(a) - middle(b) || a - b)
    const half = sorted.length >> 1
    return { low, high, left: build(sorted.slice(0, half)), right: build(sorted.slice(half)) }
  }
  const root = build(mesh.faces.map((_, index) => index))
  return (origin, direction, reach) => {
    const inverse = direction.map(value => 1 / value)
    const stack: Node[] = [root]
    let best = reach
    let sign = 1
    for (let node = stack.pop(); node; node = stack.pop()) {
      let enter = 0
      let leave = best
      for (let axis = 0; axis < 3; axis++) {
        const a = (node.low[axis]! - origin[axis]!) * inverse[axis]!
        const b = (node.high[axis]! - origin[axis]!) * inverse[axis]!
        enter = Math.max(enter, Math.min(a, b))
        leave = Math.min(leave, Math.max(a, b))
      }
      if (enter > leave) continue
      if (node.left && node.right) stack.push(node.left, node.right)
      for (const face of node.faces ?? []) {
        const hit = strike(origin, direction, corners[face]!)
        if (Math.abs(hit) >= best) continue
        best = Math.abs(hit)
        sign = Math.sign(hit)
      }
    }
    return best < reach ? best * sign : Infinity
  }
}

/** Distance to one triangle (Möller–Trumbore), negative from behind, infinity for a miss. */
const strike = (o: Vec, d: Vec, [a, b, c]: readonly [Vec, Vec, Vec]): number => {
  const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [fx, fy, fz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [px, py, pz] = [d[1] * fz - d[2] * fy, d[2] * fx - d[0] * fz, d[0] * fy - d[1] * fx]
  const determinant = ex * px + ey * py + ez * pz
  if (Math.abs(determinant) < 1e-12) return Infinity
  const k = 1 / determinant
  const [tx, ty, tz] = [o[0] - a[0], o[1] - a[1], o[2] - a[2]]
  const u = (tx * px + ty * py + tz * pz) * k
  if (u < 0 || u > 1) return Infinity
  const [qx, qy, qz] = [ty * ez - tz * ey, tz * ex - tx * ez, tx * ey - ty * ex]
  const v = (d[0] * qx + d[1] * qy + d[2] * qz) * k
  if (v < 0 || u + v > 1) return Infinity
  const t = (fx * qx + fy * qy + fz * qz) * k
  return t > 1e-6 ? t * Math.sign(determinant) : Infinity
}

/** Cosine-weighted directions around +z, a fixed spiral. */
const hemisphere = (count: number): Vec[] =>
  Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt((i + 0.5) / count)
    const angle = i * 2.399963229728653
    return [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - r * r)]
  })

/** Sky of a face whose corners and middle are all buried: what still peeps out of a joint is drawn in half shade. */
const HIDDEN = 0.6

/** Open sky over one point: 0 closed in, 1 free; null where the point lies inside another part. */
const look = (cast: Caster, fan: readonly Vec[], reach: number, point: Vec, normal: Vec): number | null => {
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
