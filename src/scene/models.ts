/** Models by name from public/models, loaded once and merged for drawing; something plain where one does not come. */
import { type BufferGeometry, Texture } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import { askAgain } from './models/again.ts'
import { allArrived, giveUp, onItsWay, twice } from './models/arrivals.ts'
import { farModel, isUndrawn, modelFile, sheetOf, storedAs } from './models/files.ts'
import { loadMaps, type Maps, plainMaps } from './models/maps.ts'
import { type Held, read } from './models/read.ts'
import { standIn } from './models/stand-in.ts'

export { surfaceMaterial } from './models/material.ts'

/** A model as the scene draws it: one geometry for each distance, and its named places. */
export type Model = Held & {
  /** The same with fewer triangles, for a ship that is small in the view. */
  readonly far: BufferGeometry
  /** What it is painted with; null: its paint is in its corners. */
  readonly maps: Maps | null
  /** False: what is seen from near by is on its way, and `geometry` is what is seen from afar. */
  readonly whole: boolean
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
  return { geometry, far: geometry, maps: plainMaps(), pieces: [], nodes: {}, notes: {}, whole: true }
}

const askFor = async (file: string): Promise<Held> => read(await loaderOnce().parseAsync(await modelFile(file), ''))

/** A file's shape, from whatever distance. */
const wholeModel = (held: Held, maps: Maps | null): Model => ({ ...held, far: held.geometry, maps, whole: true })

/** Nobody waits for dice as for ships: without a model their results are words. */
const loadDie = async (name: string): Promise<Model> => {
  const file = `${name}.glb`
  try {
    return wholeModel(await twice(() => askFor(file)), null)
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
  const file = `${storedAs(name)}.glb`
  try {
    return wholeModel(await twice(() => askFor(file)), await loadMaps(sheetOf(name) ?? name, tell))
  } catch {
    console.warn(`models/${file} is missing or broken; ships are lost without wreckage.`)
    return plainModel(name)
  }
}

/** What is seen of a model from near by, once nothing else is on its way; where it does not come, what is seen from afar does meanwhile. */
const approach = async (file: string, afar: Model, late: (model: Model) => void): Promise<void> => {
  const near = async () => late({ ...(await askFor(file)), far: afar.far, maps: afar.maps, whole: true })
  await allArrived()
  await twice(near).catch(() => {
    late({ ...afar, whole: true })
    askAgain(near)
  })
}

/**
 * A ship's or a rock's model as it is seen from afar, a third of the bytes, or whole where only that comes, or something plain; then
 * `late` hears of what takes its place.
 */
const loadShape = async (name: string, late: (model: Model) => void): Promise<Model> => {
  const [file, small] = [`${storedAs(name)}.glb`, `${farModel(name)}.glb`]
  const maps = loadMaps(sheetOf(name) ?? name, tell)
  const afar = await onItsWay(small, () => askFor(small)).catch(() => null)
  if (afar) {
    const model = { ...wholeModel(afar, await maps), whole: false }
    void approach(file, model, late)
    return model
  }
  try {
    return wholeModel(await onItsWay(file, () => askFor(file)), await maps)
  } catch {
    tell(file)
    askAgain(async () => late(wholeModel(await askFor(file), await maps)))
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
 * A model of public/models by name with the maps it needs, loaded once for the life of the page: at first as it is seen from afar. Where
 * a ship's or a rock's file is not there or broken, a plain shape stands for it and one message says so. Rejects for dice: without a
 * model their results are words; a later call tries again.
 */
export const loadModel = (name: string): Promise<Model> => loadingOf(name).first

/** The same, and `come` hears of whatever is to be drawn, when there is something: a plain shape, what is seen from afar, and the model itself when it can be had. The returned function ends that. */
export const onModel = (name: string, come: (model: Model) => void): (() => void) => {
  const { listeners, model } = loadingOf(name)
  listeners.add(come)
  if (model) come(model)
  return () => listeners.delete(come)
}
