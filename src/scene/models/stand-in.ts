/** Plain shapes for models that cannot be had: the game goes on with them. */
import { BoxGeometry, BufferAttribute, BufferGeometry, DodecahedronGeometry, MathUtils } from 'three'
import { lookOf } from '../../looks/index.ts'
import type { Block } from '../../looks/look.ts'
import { isRock } from './files.ts'

const blockOf = ([right, up, astern, width, height, length, roll = 0]: Block): BufferGeometry =>
  new BoxGeometry(width, height, length).rotateZ(-MathUtils.degToRad(roll)).translate(right, up, astern).toNonIndexed()
const stone = (): BufferGeometry => new DodecahedronGeometry(10).scale(1, 0.6, 1)

/** What is drawn of a ship or a token whose model does not come: the plain blocks of its look, nose ahead, or a plain stone. */
export const standIn = (name: string): BufferGeometry => {
  const parts = isRock(name) ? [stone()] : lookOf(name).plain.map(blockOf)
  for (const part of parts) part.computeVertexNormals()
  const join = (attribute: string) => parts.flatMap(part => [...part.getAttribute(attribute).array])
  const geometry = new BufferGeometry()
  for (const attribute of ['position', 'normal'])
    geometry.setAttribute(attribute, new BufferAttribute(new Float32Array(join(attribute)), 3))
  const count = geometry.getAttribute('position').count
  const fill = (values: readonly number[]) =>
    new BufferAttribute(
      Float32Array.from({ length: count * values.length }, (_, i) => values[i % values.length]!),
      values.length,
    )
  geometry.setAttribute('color', fill([0.35, 0.36, 0.38]))
  geometry.setAttribute('surface', fill([0.7, 0.1, 0]))
  geometry.setAttribute('uv', fill([0, 0]))
  geometry.setIndex(Array.from({ length: count }, (_, i) => i))
  return geometry
}
