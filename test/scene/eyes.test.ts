/** The camera in the cockpit is outside the hull, with nothing of it in the way. */
import { resolve } from 'node:path'
import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'
import { Matrix4, Ray, Triangle, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { bringLooks, LOOKS } from '../../src/looks/index.ts'
import { tfaLooks } from '../../src/looks/tfa.ts'
import { eyesOf } from '../../src/scene/camera/aboard.ts'
import { middleOf } from '../../src/scene/camera/clear.ts'
import { shipAt } from './pictures.ts'

/** The triangles of a model as the game ships it, mm in its own axes. */
async function trianglesOf(name: string): Promise<Triangle[]> {
  await MeshoptDecoder.ready
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const file = await io.read(resolve(import.meta.dirname, `../../public/models/${name}.glb`))
  const found: Triangle[] = []
  for (const node of file.getRoot().listNodes()) {
    const placed = new Matrix4().fromArray(node.getWorldMatrix())
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const position = primitive.getAttribute('POSITION')!
      const index = primitive.getIndices()
      const point = (at: number) => {
        const [x = 0, y = 0, z = 0] = position.getElement(index ? index.getScalar(at) : at, [] as number[])
        return new Vector3(x, y, z).applyMatrix4(placed)
      }
      const many = index ? index.getCount() : position.getCount()
      for (let at = 0; at + 2 < many; at += 3) found.push(new Triangle(point(at), point(at + 1), point(at + 2)))
    }
  }
  return found
}

describe("a pilot's eyes", () => {
  bringLooks(tfaLooks)
  it.each([...Object.keys(LOOKS), ...Object.keys(tfaLooks)])(
    'are outside the hull of a %s, with nothing over them or just before them',
    async chassis => {
      const ship = { ...shipAt('r1', 0, 0), chassis }
      const eye = eyesOf(ship).sub(middleOf(ship))
      const triangles = await trianglesOf(chassis)
      expect(triangles.length).toBeGreaterThan(500)
      const near = new Vector3()
      const up = new Ray(eye, new Vector3(0, 1, 0))
      const ahead = new Ray(eye, new Vector3(0, 0, -1))
      for (const triangle of triangles) {
        triangle.closestPointToPoint(eye, near)
        // The camera sees nothing that is nearer than this.
        expect(near.distanceTo(eye)).toBeGreaterThan(1)
        expect(up.intersectTriangle(triangle.a, triangle.b, triangle.c, false, near)).toBeNull()
        expect(ahead.intersectTriangle(triangle.a, triangle.b, triangle.c, false, near)).toBeNull()
      }
    },
  )
})
