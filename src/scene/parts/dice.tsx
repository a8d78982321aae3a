/** Dice before the view: thrown, turned, put in rows, whatever camera looks at the table. */
import { Hud } from '@react-three/drei/core/Hud'
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import {
  Color,
  DynamicDrawUsage,
  type Group,
  type InstancedMesh,
  MathUtils,
  PerspectiveCamera,
  type Scene,
  type ToneMapping,
} from 'three'
import { useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import { FILM_TONE } from '../tone.ts'
import { CompiledAhead, mirrorRoom } from './compiled-ahead.tsx'
import { addRow, facesOf, MOST } from './dice-copies.ts'
import { diceMaterial } from './dice-material.ts'
import { fallOf, layout, printRow } from './dice-rows.ts'
import { SheetMesh } from './sheet-mesh.tsx'
import { useModels } from './use-models.ts'
import { useSigns } from './use-sheet.ts'

/** The field of the lens through which the tray is seen, degrees: the same from every camera. */
const FIELD = 24
/** When the tray is drawn: after the table, whoever draws that. */
const LAST = 2

const KINDS = { attack: 'alarm', defence: 'focus' } as const
type Kind = keyof typeof KINDS
const ROWS = ['attack', 'defence'] as const satisfies readonly Kind[]
const modelOf = (kind: Kind) => `${kind}-die`
const WHITE = new Color(1, 1, 1)

/** The room's curve from light to colours holds for the tray too: a composer that draws the table has it switched off meanwhile. */
function Curve() {
  const before = useRef<ToneMapping>(FILM_TONE)
  useFrame(({ gl }) => {
    before.current = gl.toneMapping
    gl.toneMapping = FILM_TONE
  }, LAST - 0.5)
  useFrame(({ gl }) => {
    gl.toneMapping = before.current
  }, LAST + 0.5)
  return null
}

/** What lies in the tray, one unit to the pixel, in a scene with a lens and lamps of its own; the room is mirrored in it. */
export function Tray({ room, early }: { readonly room: Scene; readonly early: boolean }) {
  const { glyphs } = useDrawing()
  const { scene, set } = useThree()
  const lens = useMemo(() => new PerspectiveCamera(FIELD), [])
  useLayoutEffect(() => set({ camera: Object.assign(lens, { manual: true }) }), [lens, set])
  const { models, ask } = useModels()
  useEffect(() => {
    if (early) for (const kind of ROWS) ask(modelOf(kind), true)
  }, [early, ask])
  const sheet = useSigns()
  const material = useOwned(diceMaterial, null)
  const faces = useMemo(
    () => ({ attack: facesOf(models.get(modelOf('attack'))), defence: facesOf(models.get(modelOf('defence'))) }),
    [models],
  )
  const tray = useRef<Group>(null!)
  const meshes = useRef<Record<Kind, InstancedMesh | null>>({ attack: null, defence: null })
  useDrawn(({ picture: { dice }, view }) => {
    const object = tray.current
    const before = object.visible
    object.visible = dice !== null && dice.opacity > 0.01
    if (!dice || !object.visible) return
    // At every throw, so that a file that failed comes with a later one. Without models the results are still in words: captions and panels.
    if (!before) for (const kind of ROWS) ask(modelOf(kind))
    mirrorRoom(scene, room)
    const { width, height, left, right, top, bottom } = view
    const eye = height / 2 / Math.tan((FIELD / 2) * MathUtils.DEG2RAD)
    lens.position.z = eye
    lens.near = eye / 2
    lens.far = eye * 2
    lens.aspect = width / Math.max(1, height)
    lens.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height)
    material.opacity = dice.opacity
    sheet.begin()
    const { size, edge, ...rows } = layout(dice, view)
    for (const kind of ROWS) {
      const mesh = meshes.current[kind]
      if (mesh) mesh.count = 0
      const places = rows[kind]
      if (places.length > 0) {
        const fall = fallOf(places, size, edge)
        printRow(sheet, glyphs, { places, fall, size, colour: KINDS[kind], opacity: dice.opacity, eye })
        if (mesh) addRow(mesh, faces[kind], places, fall, size, eye)
      }
      if (!mesh) continue
      mesh.visible = mesh.count > 0
      mesh.instanceMatrix.needsUpdate = true
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
    }
    sheet.end()
  })
  const here = ROWS.every(kind => models.has(modelOf(kind)))
  return (
    <group ref={tray} name="dice" visible={false}>
      <directionalLight position={[-0.5, 0.8, 1.4]} intensity={4.2} color="#ffeedd" />
      <directionalLight position={[0.8, 0.7, 0.2]} intensity={1.2} color="#b9d0ff" />
      <ambientLight intensity={0.6} />
      <SheetMesh sheet={sheet} name="tray" hung renderOrder={90} />
      {ROWS.map(kind => {
        const geometry = models.get(modelOf(kind))?.geometry
        return (
          geometry && (
            <instancedMesh
              key={kind}
              ref={mesh => {
                // Copies with colours of their own are drawn with another program than those without.
                mesh?.setColorAt(0, WHITE)
                meshes.current[kind] = mesh
              }}
              name={kind}
              args={[geometry, material, MOST]}
              instanceMatrix-usage={DynamicDrawUsage}
              frustumCulled={false}
              visible={false}
              renderOrder={91}
            />
          )
        )
      })}
      {early && here && <CompiledAhead room={room} />}
    </group>
  )
}

/**
 * The dice tray: over everything else at the upper edge of the view, over the far side of the table, so that a roll can be read from any
 * camera and hides nothing near. It is drawn after the table: no lens blurs it, and no light spills over it. `early`: the dice are fetched,
 * and their programs compiled, before the first throw.
 */
export function Dice({ early }: { readonly early: boolean }) {
  const scene = useThree(state => state.scene)
  return (
    <>
      <Curve />
      <Hud renderPriority={LAST}>
        <Tray room={scene} early={early} />
      </Hud>
    </>
  )
}
