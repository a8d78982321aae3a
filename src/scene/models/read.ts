/** What a file of a model holds, merged for drawing: one geometry, its named places, the pieces of a wreck. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Matrix3,
  Matrix4,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three'
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js'
import { type Piece, pieceOf } from './wreck.ts'

/** What a file holds: all its materials in one geometry. */
export type Held = {
  /** position, normal, uv, color (linear), and `surface`: roughness, metalness, glow (−1: the second colour's place; −2: a hull that it may be painted over with; above 1: embers). */
  readonly geometry: BufferGeometry
  /** Named empty nodes, by the word before their number: engine, muzzle … */
  readonly nodes: Readonly<Record<string, readonly Vector3[]>>
  /** What a wreck consists of; other models are whole. */
  readonly pieces: readonly Piece[]
  /** What the file says of itself, e.g. where a die's faces are. */
  readonly notes: Readonly<Record<string, unknown>>
}

const point = new Vector3()

/** How the material knows what wears a pilot's second colour. */
const SECOND: Readonly<Record<string, number>> = { droid: -1, shell: -2 }

const append = (mesh: Mesh, toRoot: Matrix4, out: { [name: string]: number[] }) => {
  const { geometry } = mesh
  const material = mesh.material as MeshStandardMaterial
  const positions = geometry.getAttribute('position')
  const normals = geometry.getAttribute('normal')
  const colours = geometry.getAttribute('color')
  const uvs = geometry.getAttribute('uv')
  const turn = new Matrix3().getNormalMatrix(toRoot)
  const glows = material.emissive.r + material.emissive.g + material.emissive.b > 0 || material.name === 'engine'
  const first = out['position']!.length / 3
  const tint = new Color()
  for (let at = 0; at < positions.count; at++) {
    out['position']!.push(...point.fromBufferAttribute(positions, at).applyMatrix4(toRoot).toArray())
    out['normal']!.push(...point.fromBufferAttribute(normals, at).applyMatrix3(turn).normalize().toArray())
    tint.copy(glows ? material.emissive : material.color)
    if (colours && !glows) tint.multiply(new Color().fromBufferAttribute(colours, at))
    out['color']!.push(tint.r, tint.g, tint.b)
    out['surface']!.push(material.roughness, material.metalness, glows ? 1 : (SECOND[material.name] ?? 0))
    out['uv']!.push(...(uvs ? [uvs.getX(at), uvs.getY(at)] : [0, 0]))
  }
  const index = geometry.getIndex()
  const many = index ? index.count : positions.count
  for (let at = 0; at < many; at++) out['index']!.push(first + (index ? index.getX(at) : at))
}

/** One geometry out of all meshes under a node. */
const merge = (node: Object3D, toRoot: Matrix4): BufferGeometry => {
  const out: { [name: string]: number[] } = { position: [], normal: [], color: [], surface: [], uv: [], index: [] }
  node.traverse(object => {
    if (object instanceof Mesh) append(object, new Matrix4().multiplyMatrices(toRoot, object.matrixWorld), out)
  })
  if (out['index']!.length === 0) throw new Error('a model without triangles')
  const geometry = new BufferGeometry()
  for (const name of ['position', 'normal', 'color', 'surface'])
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(out[name]!), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(out['uv']!), 2))
  geometry.setIndex(out['index']!)
  return geometry
}

/** What a loaded file holds, so that a ship is one draw. Throws where that is nothing. */
export const read = (file: GLTF): Held => {
  const root = file.scene
  root.updateMatrixWorld(true)
  const toRoot = new Matrix4().copy(root.matrixWorld).invert()
  const nodes: Record<string, Vector3[]> = {}
  const notes: Record<string, unknown> = {}
  let body: Object3D | null = null
  const pieces: Piece[] = []
  root.traverse(object => {
    Object.assign(notes, object.userData)
    // the loader numbers a name that occurs twice, and a mesh of one material has no group around it
    if (object.name === 'body' || object.name === 'body-far') body ??= object
    else if (/^piece-\d+$/.test(object.name)) pieces.push(pieceOf(merge(object, toRoot)))
    else if (object !== root && object.children.length === 0 && object.name && !(object instanceof Mesh)) {
      const name = object.name.replace(/[-_.]?\d*$/, '')
      nodes[name] ??= []
      nodes[name].push(new Vector3().setFromMatrixPosition(new Matrix4().multiplyMatrices(toRoot, object.matrixWorld)))
    }
  })
  return { geometry: merge(body ?? root, toRoot), pieces, nodes, notes }
}
