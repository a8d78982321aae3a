/** Many copies of a shape in one draw, each with its own place, paint and presence. */
import { useLayoutEffect, useMemo, useRef } from 'react'
import {
  type BufferGeometry,
  DynamicDrawUsage,
  type InstancedBufferAttribute,
  type InstancedMesh,
  type Matrix4,
  type MeshStandardMaterial,
} from 'three'
import { useOwned } from '../drawing.tsx'
import type { crewOf, Livery } from '../models/livery.ts'

/** A copy of a shape in a frame: `thrust` and `presence` 0 … 1, `light` added to its colour, its squadron's paint, and what `models/crew.ts` puts over it. */
export type Copy = {
  readonly at: Matrix4
  readonly thrust: number
  readonly presence: number
  readonly light: number
  readonly livery?: Livery
  readonly crew?: ReturnType<typeof crewOf>
}

/** What each copy has of its own beside its place, by the name of the shader's attribute, and how many numbers that is. */
const OWN = { state: 3, livery: 4, second: 3, crew: 3 } as const
const NAMES = ['state', 'livery', 'second', 'crew'] as const satisfies readonly (keyof typeof OWN)[]
type Mesh = InstancedMesh<BufferGeometry & { readonly attributes: Record<keyof typeof OWN, InstancedBufferAttribute> }>

/** Shapes that are drawn as often as a frame says, by name. */
export type Shapes = Map<string, Mesh>

/** A frame begins: there is no copy of any shape. */
export const beginCopies = (shapes: Shapes): void => {
  for (const mesh of shapes.values()) mesh.count = 0
}

const UNPAINTED = [0, -1, 0] as const

/** Puts a copy of a shape into the frame; left out where there is no such shape yet, or no room. */
export const putCopy = (
  shapes: Shapes,
  name: string,
  { at, thrust, presence, light, livery, crew = UNPAINTED }: Copy,
): void => {
  const mesh = shapes.get(name)
  if (!mesh || mesh.count >= mesh.instanceMatrix.count) return
  const index = mesh.count
  const own = mesh.geometry.attributes
  mesh.setMatrixAt(index, at)
  own.state.setXYZ(index, thrust, presence, light)
  own.livery.setXYZW(index, ...(livery?.colour ?? [0, 0, 0]), livery?.bars ?? 1)
  own.second.setXYZ(index, ...(livery?.second ?? [0, 0, 0]))
  own.crew.setXYZ(index, ...crew)
  mesh.count = index + 1
}

/** All copies are there: the graphics card gets them. */
export const endCopies = (shapes: Shapes): void => {
  for (const mesh of shapes.values()) {
    mesh.visible = mesh.count > 0
    if (!mesh.visible) continue
    mesh.instanceMatrix.needsUpdate = true
    for (const name of NAMES) mesh.geometry.attributes[name].needsUpdate = true
  }
}

const copyOf = (shape: BufferGeometry) => shape.clone()

type Props = {
  readonly name: string
  readonly shape: BufferGeometry
  readonly material: MeshStandardMaterial
  /** Room for so many copies. */
  readonly most: number
  /** What flies by burning casts none. */
  readonly shadow?: boolean
  /** Where it is found by its name. */
  readonly mounted: Shapes
}

/** A shape with room for copies: one draw for all of them. */
export function CopiesOf({ name, shape, material, most, shadow = true, mounted }: Props) {
  const geometry = useOwned(copyOf, shape)
  const own = useMemo(() => NAMES.map(of => [of, new Float32Array(most * OWN[of])] as const), [most])
  const mesh = useRef<Mesh>(null!)
  useLayoutEffect(() => {
    mounted.set(name, mesh.current)
    return () => void mounted.delete(name)
  }, [name, mounted])
  return (
    <instancedMesh
      ref={mesh}
      name={name}
      args={[undefined, material, most]}
      instanceMatrix-usage={DynamicDrawUsage}
      frustumCulled={false}
      castShadow={shadow}
      receiveShadow
      visible={false}
    >
      <primitive object={geometry} attach="geometry">
        {own.map(([of, numbers]) => (
          <instancedBufferAttribute
            key={of}
            attach={`attributes-${of}`}
            args={[numbers, OWN[of]]}
            usage={DynamicDrawUsage}
          />
        ))}
      </primitive>
    </instancedMesh>
  )
}
