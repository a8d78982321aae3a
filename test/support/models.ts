/** The files of public/models, read as they are stored. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '@gltf-transform/core'
import { glbIO } from '../../models/kit/gltf.ts'
import { farModel } from '../../src/scene/models/files.ts'

export const folder = join(import.meta.dirname, '..', '..', 'public', 'models')
export const bytes = (name: string) => readFileSync(join(folder, name))
const read = async (file: string): Promise<Document> => (await glbIO()).read(join(folder, `${file}.glb`))
/** A model as it is seen from near by. */
export const load = (name: string): Promise<Document> => read(name)
/** The same as it is seen from afar. */
export const loadFar = (name: string): Promise<Document> => read(farModel(name))

const bodyOf = (document: Document) =>
  document
    .getRoot()
    .listNodes()
    .find(node => /^body(-far)?$/.test(node.getName()))!
export const primitives = (document: Document) => bodyOf(document).getMesh()!.listPrimitives()
export const triangles = (document: Document) =>
  primitives(document).reduce((sum, part) => sum + (part.getIndices()?.getCount() ?? 0) / 3, 0)
/** The corners in millimetres: positions are kept as shares of the reach. */
export const points = (document: Document, material?: string) => {
  const reach = bodyOf(document).getScale()[0]
  return primitives(document)
    .filter(part => !material || part.getMaterial()?.getName() === material)
    .flatMap(part => {
      const position = part.getAttribute('POSITION')!
      return Array.from({ length: position.getCount() }, (_, i) =>
        position.getElement<number[]>(i, []).map(value => value * reach),
      )
    })
}
export const extent = (document: Document) =>
  [0, 1, 2].map(axis => {
    const values = points(document).map(point => point[axis]!)
    const low = values.reduce((a, b) => Math.min(a, b))
    const high = values.reduce((a, b) => Math.max(a, b))
    return { size: high - low, middle: (high + low) / 2 }
  })
