/** The mat on the table, of the size of the battle and turned to whose edge is where. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { BoxGeometry, type Mesh } from 'three'
import { useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import { loadMatPicture } from '../models/mat-picture.ts'
import { clothMaterial } from '../paint/cloth.ts'
import { printMat } from '../paint/mat-print.ts'
import { COLOURS } from '../palette.ts'

/** How thick it is, mm: the table lies so far below. */
export const MAT_THICK = 2

const printed = () => clothMaterial()

/** The mat is printed with the first side's edge in the south; how far it is turned for another, radians. */
const TURN = { south: 0, east: Math.PI / 2, north: Math.PI, west: -Math.PI / 2 } as const

/** A slab of a size; its upper face is a draw of its own, its sides and underside share another. */
const slab = (width: number, depth: number): BoxGeometry => {
  const geometry = new BoxGeometry(width, MAT_THICK, depth)
  const faces = geometry.groups
  geometry.clearGroups()
  const face = faces[2]!
  geometry.addGroup(face.start, face.count, 0)
  geometry.addGroup(0, face.start, 1)
  geometry.addGroup(face.start + face.count, 36 - face.start - face.count, 1)
  return geometry
}

/** The flat mat: a thin printed slab, its upper face at height 0. */
export function Mat() {
  const { settings, hold } = useDrawing()
  const { mat: pixels, anisotropy } = settings
  const picture = useRef<ImageBitmap | null>(null)
  const slabOf = useRef<Mesh<BoxGeometry>>(null!)
  const top = useOwned(printed, null)
  const made = useRef('')
  /** `width`: along the home edges, mm. */
  const make = (width: number, depth: number): void => {
    const { first, second } = COLOURS
    const print = `${width} × ${depth}, ${first}, ${second}`
    if (print === made.current) return
    made.current = print
    slabOf.current.geometry.dispose()
    slabOf.current.geometry = slab(width, depth)
    top.map?.dispose()
    top.map = printMat(picture.current, pixels, anisotropy, width, depth, { first, second })
    top.needsUpdate = true
  }
  useEffect(() => {
    const come = hold()
    void loadMatPicture().then(found => {
      picture.current = found
      made.current = ''
      come()
    })
    return come
  }, [hold])
  useLayoutEffect(() => {
    const mesh = slabOf.current
    return () => {
      mesh.geometry.dispose()
      top.map?.dispose()
    }
  }, [top])
  useDrawn(({ picture: { homes, mat }, style, clear = false }) => {
    const object = slabOf.current
    // Ships alone fly over nothing.
    object.visible = style === 'tabletop' && !clear
    // The printed edges are turned to whose they are.
    if (homes.first === 'east' || homes.first === 'west') make(mat.height, mat.width)
    else make(mat.width, mat.height)
    object.rotation.y = TURN[homes.first]
  })
  return (
    <mesh ref={slabOf} name="mat" position-y={-MAT_THICK / 2} receiveShadow>
      <primitive object={top} attach="material-0" />
      <meshLambertMaterial attach="material-1" color="#2a303c" />
    </mesh>
  )
}
