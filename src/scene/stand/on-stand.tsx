/** What is on a stand: a ship in all that is painted on it, plate and peg, and the light. */
import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type DirectionalLight, Matrix4, Object3D } from 'three'
import type { Worn } from '../../looks/index.ts'
import { useOwned } from '../drawing.tsx'
import { createStudio } from '../environment.ts'
import { crewOf, liveryOf } from '../models/livery.ts'
import type { Maps } from '../models/maps.ts'
import { type Model, surfaceMaterial } from '../models.ts'
import { beginCopies, CopiesOf, endCopies, putCopy, type Shapes } from '../parts/copies.tsx'
import { LAMPS } from '../parts/lamps.ts'
import type { Crewed } from '../parts/use-crew.ts'
import type { Settings } from '../settings.ts'
import { plateOf, type Reach } from './view.ts'

/** A ship to be looked at: whose card flies it, what is painted on it, and how many hits it has taken. */
export type Shown = {
  readonly chassis: string
  readonly pilot: string | null
  readonly worn: Worn
  readonly scars: number
}

const AT = new Matrix4()

type ShipProps = { readonly ship: Shown; readonly model: Model; readonly crewed: Crewed }

/** The model in the maps it wears, with all that is painted on it. */
export function Ship({ ship, model, crewed }: ShipProps) {
  const { chassis, pilot, worn, scars } = ship
  const mounted = useMemo((): Shapes => new Map(), [])
  const paint = useCallback(
    (maps: Maps | null) => surfaceMaterial(maps, { value: 0 }, crewed(chassis)),
    [chassis, crewed],
  )
  const material = useOwned(paint, model.maps)
  useFrame(() => {
    beginCopies(mounted)
    putCopy(mounted, chassis, {
      at: AT,
      thrust: 0.25,
      presence: 1,
      light: 0,
      livery: liveryOf(chassis, pilot, '1', null, worn),
      crew: crewOf(worn, scars),
    })
    endCopies(mounted)
  })
  return (
    <CopiesOf
      key={model.geometry.id}
      name={chassis}
      shape={model.geometry}
      material={material}
      most={1}
      mounted={mounted}
    />
  )
}

/** A dark plate with a rim in the pilot's colour, and the peg that the ship stands on. */
export function Stand({ colour, reach }: { readonly colour: string; readonly reach: Reach }) {
  const { wide, top } = plateOf(reach)
  return (
    <>
      <mesh position-y={top - 0.9} receiveShadow>
        <cylinderGeometry args={[wide, wide * 1.03, 1.8, 96]} />
        <meshStandardMaterial color="#15181f" roughness={0.55} metalness={0.4} />
      </mesh>
      <mesh position-y={top - 1.1}>
        <cylinderGeometry args={[wide * 1.035, wide * 1.045, 0.7, 96]} />
        <meshStandardMaterial
          color={colour}
          roughness={0.5}
          metalness={0.1}
          emissive={colour}
          emissiveIntensity={0.25}
        />
      </mesh>
      <mesh position-y={top / 2} castShadow>
        <cylinderGeometry args={[0.55, 0.75, -top, 20]} />
        <meshStandardMaterial color="#30343c" roughness={0.3} metalness={0.8} />
      </mesh>
    </>
  )
}

/** The lamps of the table, drawn up to one ship. */
export function Lights({
  settings: { mirrored, shadow },
  reach,
}: {
  readonly settings: Settings
  readonly reach: number
}) {
  const { gl, scene } = useThree()
  const studio = useMemo(() => createStudio(gl, scene, mirrored), [gl, scene, mirrored])
  useEffect(() => {
    studio.setStyle('tabletop', 0)
    const again = () => {
      studio.lost()
      studio.setStyle('tabletop', 0)
    }
    gl.domElement.addEventListener('webglcontextrestored', again)
    return () => {
      gl.domElement.removeEventListener('webglcontextrestored', again)
      studio.dispose()
    }
  }, [gl, studio])
  const { key, rim, ambient, from, behind } = LAMPS.tabletop
  const lamp = useRef<DirectionalLight>(null!)
  const target = useMemo(() => new Object3D(), [])
  useEffect(() => {
    const { camera } = lamp.current.shadow
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: reach * 8 })
    camera.updateProjectionMatrix()
  }, [reach])
  return (
    <>
      <directionalLight
        ref={lamp}
        target={target}
        position={from.clone().multiplyScalar(reach * 4)}
        color={key.colour}
        intensity={key.power}
        castShadow={shadow > 0}
        shadow-mapSize={[shadow, shadow]}
        shadow-bias={-0.0004}
        shadow-normalBias={0.15}
        shadow-radius={3}
      />
      <primitive object={target} />
      <directionalLight position={behind} color={rim.colour} intensity={rim.power} />
      <ambientLight intensity={ambient * (mirrored > 0 ? 1.5 : 5)} color="#5a6f96" />
    </>
  )
}
