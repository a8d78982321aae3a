import { BufferAttribute, BufferGeometry, ConeGeometry, DodecahedronGeometry } from 'three'

/** What is drawn of a ship or a token whose model did not come: a plain wedge 40 mm long, nose ahead, or a plain stone. */
export const standIn = (what: 'wedge' | 'stone'): BufferGeometry => {
  const wedge =
    what === 'stone'
      ? new DodecahedronGeometry(10).scale(1, 0.6, 1)
      : new ConeGeometry(12, 40, 4)
          .rotateX(-Math.PI / 2)
          .scale(1, 0.35, 1)
          .toNonIndexed()
  wedge.computeVertexNormals()
  const count = wedge.getAttribute('position').count
  const geometry = new BufferGeometry()
  for (const name of ['position', 'normal']) geometry.setAttribute(name, wedge.getAttribute(name))
  const fill = (width: number, values: readonly number[]) =>
    new BufferAttribute(
      Float32Array.from({ length: count * width }, (_, i) => values[i % width]!),
      width,
    )
  geometry.setAttribute('color', fill(3, [0.35, 0.36, 0.38]))
  geometry.setAttribute('surface', fill(3, [0.7, 0.1, 0]))
  geometry.setAttribute('uv', fill(2, [0, 0]))
  geometry.setIndex(Array.from({ length: count }, (_, i) => i))
  return geometry
}
