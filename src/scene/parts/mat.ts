import { BoxGeometry, Mesh, MeshLambertMaterial } from 'three'
import type { Mat } from '../../geometry/index.ts'
import { printMat } from '../paint/mat-print.ts'
import type { Part } from '../part.ts'

const THICK = 4

/** The mat is printed with the Rebel edge in the south; how far it is turned for another, radians. */
const TURN = { south: 0, east: Math.PI / 2, north: Math.PI, west: -Math.PI / 2 } as const

/** A slab of a size; its upper face is a draw of its own, its sides and underside share another. */
const slab = (width: number, depth: number): BoxGeometry => {
  const geometry = new BoxGeometry(width, THICK, depth)
  const faces = geometry.groups
  geometry.clearGroups()
  const face = faces[2]!
  geometry.addGroup(face.start, face.count, 0)
  geometry.addGroup(0, face.start, 1)
  geometry.addGroup(face.start + face.count, 36 - face.start - face.count, 1)
  return geometry
}

/** The flat mat: a thin printed slab, its upper face at height 0. */
export const createMat = (textureSize: number, anisotropy: number): Part => {
  const edge = new MeshLambertMaterial({ color: '#2a303c' })
  const top = new MeshLambertMaterial()
  const object = new Mesh(slab(1, 1), [top, edge])
  object.position.y = -THICK / 2
  object.receiveShadow = true
  let made = ''
  /** `width`: along the home edges, mm. */
  const make = (width: number, depth: number): void => {
    const size = `${width} × ${depth}`
    if (size === made) return
    made = size
    object.geometry.dispose()
    object.geometry = slab(width, depth)
    top.map?.dispose()
    top.map = printMat(textureSize, anisotropy, width, depth)
    top.needsUpdate = true
  }
  const lay = ({ width, height }: Mat, sideways: boolean): void =>
    sideways ? make(height, width) : make(width, height)
  return {
    object,
    // The printed edges are turned to whose they are.
    update: ({ picture: { homes, mat }, style, clear = false }) => {
      // Ships alone fly over nothing.
      object.visible = style === 'tabletop' && !clear
      lay(mat, homes.rebel === 'east' || homes.rebel === 'west')
      object.rotation.y = TURN[homes.rebel]
    },
    dispose: () => {
      object.geometry.dispose()
      top.map?.dispose()
      edge.dispose()
      top.dispose()
    },
  }
}
