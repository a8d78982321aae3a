/** Painted triangles, and what can be done with them: joined, mirrored, turned, smoothed. Every model is made of these. */
import { add, cross, dot, scale, sub, unit, type Vec } from './vec.ts'

/** Linear red, green, blue, 0 to 1. */
export type Rgb = readonly [number, number, number]
/**
 * What a place is made of: a material by name and its colour before weather and shade. `groove` 0 … 1 is cut into the
 * plating, `mark` 1 … 5 is repainted in a squadron's colour (1 always, the others by how many bars a pilot wears).
 */
export type Paint = { material: string; colour: Rgb; groove?: number; mark?: number }
/** A rectangle of the maps, millimetres wide and high, and what is painted at each of its own parameters; `fine` 1 is full detail. */
export type Chart = { width: number; height: number; fine: number; paint: (u: number, v: number) => Paint | null }
/** Where a triangle lies on its chart: parameters for the painter, and millimetres. */
export type Skin = {
  chart: Chart
  uv: readonly [Flat, Flat, Flat]
  st: readonly [Flat, Flat, Flat]
}
/** A triangle, counter-clockwise from outside; `normals` exist once the mesh was smoothed. */
export type Face = {
  at: readonly [number, number, number]
  paint: Paint
  normals?: readonly [Vec, Vec, Vec]
  skin?: Skin
}
/** A point in a drawing plane, millimetres. */
export type Flat = readonly [number, number]
/** Points in millimetres and painted triangles. */
export type Mesh = { points: Vec[]; faces: Face[] }
/** An affine map: images of the three axes and of the origin. */
export type Affine = { x: Vec; y: Vec; z: Vec; at: Vec }

/** All meshes as one. */
export const merge = (...meshes: readonly Mesh[]): Mesh => {
  const points: Vec[] = []
  const faces: Face[] = []
  for (const mesh of meshes) {
    const first = points.length
    for (const point of mesh.points) points.push(point)
    for (const { at, ...rest } of mesh.faces) faces.push({ ...rest, at: [at[0] + first, at[1] + first, at[2] + first] })
  }
  return { points, faces }
}

/** A mesh from a grid of points [row][column]; `paint` gives each cell's paint, null leaves a hole. Outside is column step × row step. */
export const grid = (rows: readonly (readonly Vec[])[], paint: (row: number, column: number) => Paint | null): Mesh => {
  const width = rows[0]!.length
  const faces: Face[] = []
  for (let row = 0; row + 1 < rows.length; row++)
    for (let column = 0; column + 1 < width; column++) {
      const colour = paint(row, column)
      if (!colour) continue
      const a = row * width + column
      faces.push({ at: [a, a + 1, a + width + 1], paint: colour })
      faces.push({ at: [a, a + width + 1, a + width], paint: colour })
    }
  return tidy({ points: rows.flat(), faces })
}

/** The mesh with equal points made one (0.2 µm) and triangles without area dropped. */
export const tidy = (mesh: Mesh): Mesh => {
  const seen = new Map<string, number>()
  const points: Vec[] = []
  const to = mesh.points.map(point => {
    const key = point.map(value => Math.round(value * 5000)).join()
    const known = seen.get(key)
    if (known !== undefined) return known
    seen.set(key, points.length)
    return points.push(point) - 1
  })
  const faces = mesh.faces
    .map(face => ({ ...face, at: [to[face.at[0]]!, to[face.at[1]]!, to[face.at[2]]!] as const }))
    .filter(({ at: [a, b, c] }) => a !== b && b !== c && c !== a)
  return { points, faces }
}

/** The mesh moved by an affine map; a mirroring map turns the faces so that outside stays outside. */
export const place = (mesh: Mesh, map: Affine): Mesh => {
  const turn = (v: Vec) => add(add(scale(map.x, v[0]), scale(map.y, v[1])), scale(map.z, v[2]))
  const mirrored = dot(cross(map.x, map.y), map.z) < 0
  return {
    points: mesh.points.map(point => add(turn(point), map.at)),
    faces: mesh.faces.map(face => {
      const [a, b, c] = face.at
      const normals = face.normals?.map(normal => unit(turn(normal)))
      const [p, q, r] = normals ?? []
      return {
        paint: face.paint,
        at: mirrored ? [a, c, b] : [a, b, c],
        ...(face.skin ? { skin: mirrored ? turned(face.skin) : face.skin } : {}),
        ...(p && q && r ? { normals: mirrored ? ([p, r, q] as const) : ([p, q, r] as const) } : {}),
      }
    }),
  }
}

/** The mesh so many times as large, its charts with it. */
export const resized = (mesh: Mesh, times: number): Mesh => {
  if (times === 1) return mesh
  const charts = new Map<Chart, Chart>()
  const chartOf = (chart: Chart): Chart => {
    const known = charts.get(chart) ?? { ...chart, width: chart.width * times, height: chart.height * times }
    charts.set(chart, known)
    return known
  }
  const flat = ([s, t]: Flat): Flat => [s * times, t * times]
  return {
    points: mesh.points.map(point => scale(point, times)),
    faces: mesh.faces.map(face => {
      if (!face.skin) return face
      const { chart, uv, st } = face.skin
      return { ...face, skin: { chart: chartOf(chart), uv, st: [flat(st[0]), flat(st[1]), flat(st[2])] } }
    }),
  }
}

const turned = ({ chart, uv: [a, b, c], st: [d, e, f] }: Skin): Skin => ({ chart, uv: [a, c, b], st: [d, f, e] })

const X: Vec = [1, 0, 0]
const Y: Vec = [0, 1, 0]
const Z: Vec = [0, 0, 1]
const O: Vec = [0, 0, 0]

/** The mesh shifted. */
export const shift = (mesh: Mesh, at: Vec) => place(mesh, { x: X, y: Y, z: Z, at })
/** The mesh and its mirror image left and right. */
export const mirrorX = (mesh: Mesh) => merge(mesh, place(mesh, { x: [-1, 0, 0], y: Y, z: Z, at: O }))
/** The mesh and its mirror image above and below. */
export const mirrorY = (mesh: Mesh) => merge(mesh, place(mesh, { x: X, y: [0, -1, 0], z: Z, at: O }))
/** The mesh turned about the z axis, radians, x towards y. */
export const rollZ = (mesh: Mesh, angle: number) => {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return place(mesh, { x: [c, s, 0], y: [-s, c, 0], z: Z, at: O })
}
/** The mesh turned about the x axis, radians, y towards z. */
export const pitchX = (mesh: Mesh, angle: number) => {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return place(mesh, { x: X, y: [0, c, s], z: [0, -s, c], at: O })
}

/** The outward direction of a triangle times twice its area. */
export const areaVector = (mesh: Mesh, face: Face): Vec => {
  const [a, b, c] = face.at.map(index => mesh.points[index]!) as [Vec, Vec, Vec]
  return cross(sub(b, a), sub(c, a))
}

/** The mesh with corner normals: faces that meet at less than `crease` degrees are smoothed together, weighted by area. */
export const smooth = (mesh: Mesh, crease: number): Mesh => {
  const limit = Math.cos((crease * Math.PI) / 180)
  const areas = mesh.faces.map(face => areaVector(mesh, face))
  const units = areas.map(unit)
  const around: number[][] = mesh.points.map(() => [])
  mesh.faces.forEach((face, index) => {
    for (const point of face.at) around[point]!.push(index)
  })
  const normal = (face: number, point: number): Vec => {
    let sum: Vec = [0, 0, 0]
    for (const other of around[point]!)
      if (other === face || dot(units[face]!, units[other]!) >= limit) sum = add(sum, areas[other]!)
    return unit(sum)
  }
  const faces = mesh.faces.map((face, index) => ({
    ...face,
    normals: [normal(index, face.at[0]), normal(index, face.at[1]), normal(index, face.at[2])] as const,
  }))
  return { points: mesh.points, faces }
}
