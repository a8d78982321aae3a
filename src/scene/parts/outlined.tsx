/** Shows which ship is chosen and which is pointed at, where it hangs. */
import { Outlines } from '@react-three/drei/core/Outlines'
import { useThree } from '@react-three/fiber'
import { useMemo } from 'react'
import { BufferGeometry, type Mesh, MeshBasicMaterial } from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Marks } from '../../playback/marks.ts'
import { useDrawn, useOwned } from '../drawing.tsx'
import type { Model } from '../models.ts'
import { COLOURS } from '../palette.ts'
import { shipMatrix } from '../space.ts'
import { useModels } from './use-models.ts'

/** A ship that has hardly come, or is all but gone, has no outline: it would hang in the air. */
const THERE = 0.5

/** Why a ship is outlined, in what, and how wide, CSS pixels. */
const LOOKS = {
  hovered: { colour: 'paper', width: 1.2 },
  selected: { colour: 'amber', width: 1.6 },
} as const
type Why = keyof typeof LOOKS
const WHYS = ['hovered', 'selected'] as const satisfies readonly Why[]

/** Whom an outline is for: one ship has one, and the one out of whose cockpit is looked has none. */
const whose = (why: Why, { hovered, selected, sight }: Marks): string | null => {
  const chosen = sight ? null : selected
  return why === 'selected' ? chosen : hovered === chosen ? null : hovered
}

/** The hull of a model alone, without seams: its outline has no gaps. */
const hullOf = ({ geometry }: Model): BufferGeometry => {
  const shape = new BufferGeometry().setIndex(geometry.index)
  const hull = mergeVertices(shape.setAttribute('position', geometry.getAttribute('position')))
  hull.computeVertexNormals()
  return hull
}

/** What bears an outline is not drawn itself: the ship is there already. */
const unseen = () => new MeshBasicMaterial({ visible: false })

const named = (why: Why, model: string) => `${model}, ${why}`

type Props = { readonly name: string; readonly model: Model; readonly mounted: Map<string, Mesh> }

/** The outlines of a model, to be laid around ships. */
function Hull({ name, model, mounted }: Props) {
  const dpr = useThree(state => state.viewport.dpr)
  const hull = useOwned(hullOf, model)
  const material = useOwned(unseen, null)
  return WHYS.map(why => (
    <mesh
      key={why}
      ref={mesh => {
        if (mesh) mounted.set(named(why, name), mesh)
        return () => void mounted.delete(named(why, name))
      }}
      name={named(why, name)}
      geometry={hull}
      material={material}
      matrixAutoUpdate={false}
      visible={false}
    >
      <Outlines color={COLOURS[LOOKS[why].colour]} thickness={LOOKS[why].width * dpr} angle={0} />
    </mesh>
  ))
}

/** Lines around the ship that is chosen and the one that is pointed at, wherever they hang: a draw each. They are ready when the ships are. */
export function OutlinedShips() {
  const { models, ask } = useModels()
  const mounted = useMemo(() => new Map<string, Mesh>(), [])
  useDrawn(({ picture, marks, ship }) => {
    for (const { chassis, presence } of picture.ships) if (presence > 0) ask(chassis)
    for (const mesh of mounted.values()) mesh.visible = false
    for (const why of WHYS) {
      const id = whose(why, marks)
      const shown = id === null ? undefined : ship(id)
      const mesh = shown && mounted.get(named(why, shown.chassis))
      if (!mesh || shown.presence < THERE) continue
      mesh.visible = true
      mesh.matrix.copy(shipMatrix(shown))
      mesh.matrixWorldNeedsUpdate = true
    }
  })
  return (
    <group name="outlines">
      {[...models].map(([name, model]) => (
        <Hull key={`${name}, ${model.geometry.id}`} name={name} model={model} mounted={mounted} />
      ))}
    </group>
  )
}
