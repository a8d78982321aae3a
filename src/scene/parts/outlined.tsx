import { Outlines } from '@react-three/drei/core/Outlines'
import { useThree } from '@react-three/fiber'
import { useMemo } from 'react'
import { BufferGeometry, type Mesh, MeshBasicMaterial } from 'three'
import type { Marks } from '../../playback/marks.ts'
import { useDrawn, useOwned } from '../drawing.tsx'
import type { Model } from '../models.ts'
import { COLOURS, type ColourName } from '../palette.ts'
import { shipMatrix } from '../space.ts'
import { useModels } from './use-models.ts'

/** A ship that has hardly come, or is all but gone, has no outline: it would hang in the air. */
const THERE = 0.5

/** The hull of a model alone: an outline needs no paint. */
const hullOf = ({ geometry }: Model): BufferGeometry =>
  new BufferGeometry().setIndex(geometry.index).setAttribute('position', geometry.getAttribute('position'))

/** What bears an outline is not drawn itself: the ship is there already. */
const unseen = () => new MeshBasicMaterial({ visible: false })

type Look = {
  readonly colour: ColourName
  /** CSS pixels. */
  readonly width: number
}
type HullProps = Look & {
  readonly model: Model
  readonly name: string
  readonly mounted: Map<string, Mesh>
}

/** The outline of a model, to be laid around a ship. */
function Hull({ model, name, mounted, colour, width }: HullProps) {
  const dpr = useThree(state => state.viewport.dpr)
  const hull = useOwned(hullOf, model)
  const material = useOwned(unseen, null)
  return (
    <mesh
      ref={mesh => {
        if (mesh) mounted.set(name, mesh)
        return () => void mounted.delete(name)
      }}
      name={`outline of ${name}`}
      geometry={hull}
      material={material}
      matrixAutoUpdate={false}
      visible={false}
    >
      <Outlines color={COLOURS[colour]} thickness={width * dpr} angle={Math.PI} />
    </mesh>
  )
}

/** A line around the model of one ship, wherever it hangs: one draw. */
function Outlined({ whose, ...look }: Look & { readonly whose: (marks: Marks) => string | null }) {
  const { models, ask } = useModels()
  const mounted = useMemo(() => new Map<string, Mesh>(), [])
  useDrawn(({ marks, ship }) => {
    for (const mesh of mounted.values()) mesh.visible = false
    const id = whose(marks)
    const shown = id === null ? undefined : ship(id)
    if (!shown || shown.presence < THERE) return
    ask(shown.chassis)
    const mesh = mounted.get(shown.chassis)
    if (!mesh) return
    mesh.visible = true
    mesh.matrix.copy(shipMatrix(shown))
    mesh.matrixWorldNeedsUpdate = true
  })
  return [...models].map(([name, model]) => <Hull key={name} name={name} model={model} mounted={mounted} {...look} />)
}

// One ship has one outline; and the one out of whose cockpit is looked has none.
const selected = ({ selected: id, sight }: Marks) => (sight ? null : id)
const hovered = (marks: Marks) => (marks.hovered === selected(marks) ? null : marks.hovered)

/** Lines around the ship that is chosen and the one that is pointed at. */
export function OutlinedShips() {
  return (
    <>
      <Outlined whose={hovered} colour="paper" width={1.2} />
      <Outlined whose={selected} colour="amber" width={1.6} />
    </>
  )
}
