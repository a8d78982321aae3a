/** The table for photographs and clips: laid out and drawn once for each plate. */
import { useFrame, useThree } from '@react-three/fiber'
import { type ComponentType, useLayoutEffect } from 'react'
import type { PerspectiveCamera, Scene } from 'three'
import type { Catalog } from '../playback/measure.ts'
import { type Drawing, useDrawing } from './drawing.tsx'
import type { NameOf } from './paint/cards.ts'
import { SoftShadows } from './parts/soft-shadows.tsx'
import type { Settings } from './settings.ts'

import { Table } from './table.tsx'

type Plates = {
  /** Told once what brings the table to a frame. */
  readonly mounted: (drawing: Drawing) => void
  /** Called whenever the root is advanced, right before it draws. */
  readonly lay: (drawing: Drawing, scene: Scene, camera: PerspectiveCamera) => void
}

/** Whoever looks at the table in a darkroom: one plate whenever the root is advanced. */
function Plates({ mounted, lay }: Plates) {
  const drawing = useDrawing()
  const { scene } = useThree()
  const camera = useThree(state => state.camera) as PerspectiveCamera
  useLayoutEffect(() => mounted(drawing), [drawing, mounted])
  useFrame(() => lay(drawing, scene, camera))
  return null
}

type Props = Plates & {
  readonly settings: Settings
  /** What stands on the mat throws soft shadows on it, too. */
  readonly soft: boolean
  readonly catalog: Catalog
  readonly nameOf: NameOf
  readonly Post: ComponentType<{ lens: boolean }> | null
}

/** The table as a darkroom has it: the very parts of the stage, drawn by no clock. */
export function DarkTable({ mounted, lay, soft, Post, ...room }: Props) {
  const stands = (
    <>
      <Plates mounted={mounted} lay={lay} />
      {soft && <SoftShadows />}
    </>
  )
  return <Table {...room} shadows camera={stands} post={Post && <Post lens />} />
}
