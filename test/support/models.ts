/** The files of public/models, read as they are stored. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '@gltf-transform/core'
import { glbIO } from '../../models/kit/gltf.ts'

export const folder = join(import.meta.dirname, '..', '..', 'public', 'models')
export const bytes = (name: string) => readFileSync(join(folder, name))
export const load = async (name: string): Promise<Document> => (await glbIO()).read(join(folder, `${name}.glb`))

type Distance = 'body' | 'body-far'
const nodeOf = (document: Document, name: Distance) =>
  document
    .getRoot()
    .listNodes()
    .find(node => node.getName() === name)!
export const primitives = (document: Document, which: Distance = 'body') =>
  nodeOf(document, which).getMesh()!.listPrimitives()
export const triangles = (document: Document, which: Distance = 'body') =>
  primitives(document, which).reduce((sum, part) => sum + (part.getIndices()?.getCount() ?? 0) / 3, 0)
/** The corners in millimetres: positions are kept as shares of the reach. */
export const points = (document: Document, material?: string, which: Distance = 'body') => {
  const reach = nodeOf(document, which).getScale()[0]
  return primitives(document, which)
    .filter(part => !material || part.getMaterial()?.getName() === material)
    .flatMap(part => {
      const position = part.getAttribute('POSITION')!
      return Array.from({ length: position.getCount() }, (_, i) =>
        position.getElement<number[]>(i, []).map(value => value * reach),
      )
    })
}
export const extent = (document: Document, which: Distance = 'body') =>
  [0, 1, 2].map(axis => {
    const values = points(document, undefined, which).map(point => point[axis]!)
    const low = values.reduce((a, b) => Math.min(a, b))
    const high = values.reduce((a, b) => Math.max(a, b))
    return { size: high - low, middle: (high + low) / 2 }
  })
