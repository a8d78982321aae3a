/** Models by name from public/models, loaded once and merged for drawing; something plain where one does not come. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Matrix3,
  Matrix4,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  Texture,
  Vector3,
} from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { type GLTF, GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import { askAgain } from './models/again.ts'
import { giveUp, onItsWay, twice } from './models/arrivals.ts'
import { isUndrawn, modelFile, sheetOf } from './models/files.ts'
import { loadMaps, type Maps, plainMaps } from './models/maps.ts'
import { standIn } from './models/stand-in.ts'
import { type Piece, pieceOf } from './models/wreck.ts'

export { surfaceMaterial } from './models/material.ts'

/** A model as the scene draws it: all its materials in one geometry for each distance, and its named places. */
export type Model = {
  /** position, normal, uv, color (linear), and `surface`: roughness, metalness, glow (−1: the second colour's place; −2: a hull that it may be painted over with; above 1: embers). */
  readonly geometry: BufferGeometry
  /** The same with fewer triangles, for a ship that is small in the view. */
  readonly far: BufferGeometry
  /** What it is painted with; null: its paint is in its corners. */
  readonly maps: Maps | null
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

/** What a loaded file holds, so that a ship is one draw. */
const read = (file: GLTF): Omit<Model, 'maps'> => {
  const root = file.scene
  root.updateMatrixWorld(true)
  const toRoot = new Matrix4().copy(root.matrixWorld).invert()
  const nodes: Record<string, Vector3[]> = {}
  const notes: Record<string, unknown> = {}
  let body: Object3D | null = null
  let far: Object3D | null = null
  const pieces: Piece[] = []
  root.traverse(object => {
    Object.assign(notes, object.userData)
    // the loader numbers a name that occurs twice, and a mesh of one material has no group around it
    if (object.name === 'body') body ??= object
    else if (object.name === 'body-far') far ??= object
    else if (/^piece-\d+$/.test(object.name)) pieces.push(pieceOf(merge(object, toRoot)))
    else if (object !== root && object.children.length === 0 && object.name && !(object instanceof Mesh)) {
      const name = object.name.replace(/[-_.]?\d*$/, '')
      nodes[name] ??= []
      nodes[name].push(new Vector3().setFromMatrixPosition(new Matrix4().multiplyMatrices(toRoot, object.matrixWorld)))
    }
  })
  const geometry = merge(body ?? root, toRoot)
  return { geometry, far: far ? merge(far, toRoot) : geometry, pieces, nodes, notes }
}

/** Maps are loaded once, small first: no file fetches them by itself. By its name it takes the place of the loader's own part that would. */
const withoutTextures = (_parser: GLTFParser) => ({
  name: 'EXT_texture_webp',
  loadTexture: () => Promise.resolve(new Texture()),
})

let loader: GLTFLoader | null = null
const loaderOnce = (): GLTFLoader => {
  if (!loader) {
    loader = new GLTFLoader()
    loader.setMeshoptDecoder(MeshoptDecoder)
    loader.register(withoutTextures)
  }
  return loader
}

/** A file is missing or broken, and something plain stands for it: told once each to whoever looks after the site, and to the viewer. */
const tell = (file: string) => {
  if (giveUp(file)) console.warn(`models/${file} is missing or broken; the game goes on with a plain shape.`)
}

type Loading = {
  /** The model, or what stands for it, as soon as either is known. */
  readonly first: Promise<Model>
  /** What there is now; null: nothing yet. */
  model: Model | null
  readonly listeners: Set<(model: Model) => void>
}
const loading = new Map<string, Loading>()

/** What stands for a model that has not come. */
export const plainModel = (name: string): Model => {
  const geometry = standIn(name)
  return { geometry, far: geometry, maps: plainMaps(), pieces: [], nodes: {}, notes: {} }
}

const askFor = async (file: string): Promise<GLTF> => loaderOnce().parseAsync(await modelFile(file), '')

/** Nobody waits for dice as for ships: without a model their results are words. */
const loadDie = async (name: string): Promise<Model> => {
  const file = `${name}.glb`
  try {
    return { ...read(await twice(() => askFor(file))), maps: null }
  } catch (error) {
    tell(file)
    loading.delete(name)
    throw error
  }
}

/** What nobody has drawn is what stands for it. */
const loadNone = async (name: string): Promise<Model> => plainModel(name)

/** Nobody waits for a wreck either: a ship that is lost without one is lost in fire, and has no pieces. */
const loadWreck = async (name: string): Promise<Model> => {
  const file = `${name}.glb`
  try {
    return { ...read(await twice(() => askFor(file))), maps: await loadMaps(sheetOf(name) ?? name, tell) }
  } catch {
    console.warn(`models/${file} is missing or broken; ships are lost without wreckage.`)
    return plainModel(name)
  }
}

/** A ship's or a rock's model, or something plain for it; then `late` hears of the model when it can be had. */
const loadShape = async (name: string, late: (model: Model) => void): Promise<Model> => {
  const file = `${name}.glb`
  const maps = loadMaps(sheetOf(name) ?? name, tell)
  try {
    const gltf = await onItsWay(file, () => askFor(file))
    return { ...read(gltf), maps: await maps }
  } catch {
    tell(file)
    askAgain(async () => late({ ...read(await askFor(file)), maps: await maps }))
    return plainModel(name)
  }
}

const loadingOf = (name: string): Loading => {
  const known = loading.get(name)
  if (known) return known
  const listeners: Loading['listeners'] = new Set()
  const settle = (model: Model): Model => {
    one.model = model
    for (const listener of [...listeners]) listener(model)
    return model
  }
  const load = isUndrawn(name)
    ? loadNone
    : name.endsWith('-die')
      ? loadDie
      : name.endsWith('-wreck')
        ? loadWreck
        : loadShape
  const first = load(name, settle).then(settle)
  const one: Loading = { first, model: null, listeners }
  loading.set(name, one)
  // Whoever waits for it hears of it.
  first.catch(() => {})
  return one
}

/**
 * A model of public/models by name with the maps it needs, loaded once for the life of the page. Where a ship's or a
 * rock's file is not there or broken, a plain shape stands for it and one message says so. Rejects for dice: without a
 * model their results are words; a later call tries again.
 */
export const loadModel = (name: string): Promise<Model> => loadingOf(name).first

/** The same, and `come` hears of whatever is to be drawn, when there is something: a plain shape, and the model itself when it can be had. The returned function ends that. */
export const onModel = (name: string, come: (model: Model) => void): (() => void) => {
  const { listeners, model } = loadingOf(name)
  listeners.add(come)
  if (model) come(model)
  return () => listeners.delete(come)
}
