import { BoxGeometry, Mesh, MeshLambertMaterial } from 'three'
import { STANDARD_MAT } from '../../geometry/index.ts'
import { printMat } from '../paint/mat-print.ts'
import type { Part } from '../part.ts'

const THICK = 4

/** The mat is printed with the Rebel edge in the south; how far it is turned for another, radians. */
const TURN = { south: 0, east: Math.PI / 2, north: Math.PI, west: -Math.PI / 2 } as const

/** The flat mat: a thin printed slab, its upper face at height 0. */
export const createMat = (textureSize: number, anisotropy: number): Part => {
  const map = printMat(textureSize, anisotropy)
  const geometry = new BoxGeometry(STANDARD_MAT, THICK, STANDARD_MAT)
  const edge = new MeshLambertMaterial({ color: '#1a1f29' })
  const top = new MeshLambertMaterial({ map })
  // Sides and underside share one material and are one draw; the face has its own.
  const faces = geometry.groups
  geometry.clearGroups()
  const face = faces[2]!
  geometry.addGroup(face.start, face.count, 0)
  geometry.addGroup(0, face.start, 1)
  geometry.addGroup(face.start + face.count, 36 - face.start - face.count, 1)
  const object = new Mesh(geometry, [top, edge])
  object.position.y = -THICK / 2
  object.receiveShadow = true
  return {
    object,
    // The printed edges are turned to whose they are.
    update: ({ picture }) => {
      object.rotation.y = TURN[picture.homes.rebel]
    },
    dispose: () => {
      map.dispose()
      geometry.dispose()
      edge.dispose()
      top.dispose()
    },
  }
}
