/** Flat drawing on the mat – areas, lines, signs – collected into one mesh a frame. */
import { BufferAttribute, BufferGeometry, DynamicDrawUsage, type Mesh, ShapeUtils, type Texture, Vector2 } from 'three'
import type { Vec } from '../../geometry/index.ts'
import type { Ink } from '../palette.ts'

export type Cell = readonly [number, number, number, number]

/**
 * What flat things on the mat are printed on, afresh for a frame: areas, hairlines, signs – one draw in all, later prints over earlier
 * ones. Points in mm on the mat; `height` mm above it. `SheetMesh` shows it.
 */
export type Sheet = {
  readonly texture: Texture
  readonly geometry: BufferGeometry
  readonly mesh: { current: Mesh | null }
  /** Shows nothing, until it is printed anew. */
  hide(): void
  begin(): void
  area(points: readonly Vec[], height: number, ink: Ink): void
  /** A band between two rows of points of equal number, fading from one ink to the other. */
  band(near: readonly Vec[], far: readonly Vec[], height: number, nearInk: Ink, farInk: Ink): void
  line(points: readonly Vec[], width: number, height: number, ink: Ink, closed?: boolean): void
  /** A cell of the texture, `width` × `length` mm about `at`, its top towards `heading`. */
  print(cell: Cell, at: Vec, heading: number, width: number, length: number, height: number, ink: Ink): void
  end(): void
  dispose(): void
}

type Buffers = { position: Float32Array; colour: Float32Array; uv: Float32Array; index: Uint32Array }

const room = (vertices: number): Buffers => ({
  position: new Float32Array(vertices * 3),
  colour: new Float32Array(vertices * 4),
  uv: new Float32Array(vertices * 2),
  index: new Uint32Array(vertices * 3),
})

/** A sheet printed from `texture`, whose cell `fill` is plain white. */
export const createSheet = (texture: Texture, fill: Cell): Sheet => {
  const geometry = new BufferGeometry()
  const mesh: Sheet['mesh'] = { current: null }
  const show = (visible: boolean) => {
    if (mesh.current) mesh.current.visible = visible
  }
  let data = room(4096)
  let vertices = 0
  let indices = 0

  const attach = () => {
    geometry.dispose()
    const set = (name: string, array: Float32Array, size: number) =>
      geometry.setAttribute(name, new BufferAttribute(array, size).setUsage(DynamicDrawUsage))
    set('position', data.position, 3)
    set('color', data.colour, 4)
    set('uv', data.uv, 2)
    const normals = new Float32Array(data.position.length)
    for (let at = 1; at < normals.length; at += 3) normals[at] = 1
    geometry.setAttribute('normal', new BufferAttribute(normals, 3))
    geometry.setIndex(new BufferAttribute(data.index, 1).setUsage(DynamicDrawUsage))
  }
  attach()

  const reserve = (moreVertices: number, moreIndices: number) => {
    if (vertices + moreVertices <= data.position.length / 3 && indices + moreIndices <= data.index.length) return
    const grown = room(Math.max((data.position.length / 3) * 2, vertices + moreVertices, (indices + moreIndices) / 3))
    grown.position.set(data.position)
    grown.colour.set(data.colour)
    grown.uv.set(data.uv)
    grown.index.set(data.index)
    data = grown
    attach()
  }

  const point = (at: Vec, height: number, ink: Ink, u: number, v: number): number => {
    data.position.set([at.x, height, -at.y], vertices * 3)
    data.colour.set(ink, vertices * 4)
    data.uv.set([u, v], vertices * 2)
    vertices += 1
    return vertices - 1
  }
  const corners = (a: number, b: number, c: number) => {
    data.index.set([a, b, c], indices)
    indices += 3
  }
  const fillU = (fill[0] + fill[2]) / 2
  const fillV = (fill[1] + fill[3]) / 2

  const band: Sheet['band'] = (near, far, height, nearInk, farInk) => {
    reserve(near.length * 2, near.length * 6)
    for (let at = 0; at < near.length; at++) {
      const a = point(near[at]!, height, nearInk, fillU, fillV)
      const b = point(far[at]!, height, farInk, fillU, fillV)
      if (at > 0) {
        corners(a - 2, b, a)
        corners(a - 2, b - 2, b)
      }
    }
  }

  return {
    texture,
    geometry,
    mesh,
    hide: () => show(false),
    begin: () => {
      vertices = 0
      indices = 0
    },
    area: (points, height, ink) => {
      reserve(points.length, points.length * 3)
      const first = vertices
      for (const at of points) point(at, height, ink, fillU, fillV)
      const flat = points.map(at => new Vector2(at.x, at.y))
      for (const face of ShapeUtils.triangulateShape(flat, []))
        corners(first + face[0]!, first + face[1]!, first + face[2]!)
    },
    band,
    line: (points, width, height, ink, closed = false) => {
      const left: Vec[] = []
      const right: Vec[] = []
      const many = points.length
      for (let at = 0; at < many + (closed ? 1 : 0); at++) {
        const here = points[at % many]!
        const before = points[closed ? (at - 1 + many) % many : Math.max(0, at - 1)]!
        const after = points[closed ? (at + 1) % many : Math.min(many - 1, at + 1)]!
        const a = { x: here.x - before.x, y: here.y - before.y }
        const b = { x: after.x - here.x, y: after.y - here.y }
        const la = Math.hypot(a.x, a.y) || 1
        const lb = Math.hypot(b.x, b.y) || 1
        // Mitre: the mean of both normals, lengthened so that the line keeps its width; sharp corners are blunted.
        let nx = -(a.y / la + b.y / lb)
        let ny = a.x / la + b.x / lb
        const length = Math.hypot(nx, ny) || 1
        nx /= length
        ny /= length
        const facing = la > 0 ? nx * (-a.y / la) + ny * (a.x / la) : 1
        const half = width / 2 / Math.max(0.4, Math.abs(facing) || 1)
        left.push({ x: here.x + nx * half, y: here.y + ny * half })
        right.push({ x: here.x - nx * half, y: here.y - ny * half })
      }
      band(left, right, height, ink, ink)
    },
    print: (cell, at, heading, width, length, height, ink) => {
      reserve(4, 6)
      const angle = (heading * Math.PI) / 180
      const sin = Math.sin(angle)
      const cos = Math.cos(angle)
      const corner = (right: number, ahead: number): Vec => ({
        x: at.x + right * cos + ahead * sin,
        y: at.y - right * sin + ahead * cos,
      })
      const w = width / 2
      const l = length / 2
      const a = point(corner(-w, l), height, ink, cell[0], cell[1])
      point(corner(-w, -l), height, ink, cell[0], cell[3])
      point(corner(w, -l), height, ink, cell[2], cell[3])
      point(corner(w, l), height, ink, cell[2], cell[1])
      corners(a, a + 1, a + 2)
      corners(a, a + 2, a + 3)
    },
    end: () => {
      geometry.setDrawRange(0, indices)
      for (const name of ['position', 'color', 'uv']) geometry.getAttribute(name).needsUpdate = true
      geometry.index!.needsUpdate = true
      show(indices > 0)
    },
    dispose: () => geometry.dispose(),
  }
}
