import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import {
  type BufferGeometry,
  DynamicDrawUsage,
  type InstancedBufferAttribute,
  type InstancedMesh,
  MathUtils,
  type Matrix4,
  type MeshStandardMaterial,
  Vector3,
} from 'three'
import { useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import type { Livery } from '../models/livery.ts'
import type { Maps } from '../models/maps.ts'
import { type Model, surfaceMaterial } from '../models.ts'
import type { Frame } from '../part.ts'
import { useModels } from './use-models.ts'

/** A copy of a model in a frame: `thrust` and `presence` 0 … 1, `light` added to its colour, its squadron's paint. */
export type Copy = {
  readonly model: string
  readonly at: Matrix4
  readonly thrust: number
  readonly presence: number
  readonly light: number
  readonly livery?: Livery
}

/** Below this many CSS pixels across, a copy is drawn from its far mesh. */
const SMALL = 64

const place = new Vector3()

/** How large something of a radius is in the view, CSS pixels across. */
const across = ({ camera, view }: Frame, radius: number, at: Matrix4): number => {
  const distance = place.setFromMatrixPosition(at).distanceTo(camera.position)
  return (radius * view.height) / Math.max(1, distance * Math.tan((camera.fov / 2) * MathUtils.DEG2RAD))
}

/** What each copy has of its own beside its place, by the name of the shader's attribute, and how many numbers that is. */
const OWN = { state: 3, livery: 4, second: 3 } as const
const NAMES = ['state', 'livery', 'second'] as const satisfies readonly (keyof typeof OWN)[]
type Mesh = InstancedMesh<BufferGeometry & { readonly attributes: Record<keyof typeof OWN, InstancedBufferAttribute> }>

/** Puts a copy into a mesh of its model; left out where there is no room. */
const put = (mesh: Mesh, most: number, { at, thrust, presence, light, livery }: Copy) => {
  const index = mesh.count
  if (index >= most) return
  const own = mesh.geometry.attributes
  mesh.setMatrixAt(index, at)
  own.state.setXYZ(index, thrust, presence, light)
  own.livery.setXYZW(index, ...(livery?.colour ?? [0, 0, 0]), livery?.bars ?? 1)
  own.second.setXYZ(index, ...(livery?.second ?? [0, 0, 0]))
  mesh.count = index + 1
}

const copyOf = (shape: BufferGeometry) => shape.clone()

type MeshProps = {
  readonly name: string
  readonly shape: BufferGeometry
  readonly material: MeshStandardMaterial
  readonly most: number
  readonly mounted: Map<string, Mesh>
}

/** One shape of a model, with room for `most` copies: one draw for all of them. */
function CopiesOf({ name, shape, material, most, mounted }: MeshProps) {
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
      castShadow
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

const radiusOf = ({ geometry }: Model): number => {
  if (!geometry.boundingSphere) geometry.computeBoundingSphere()
  return geometry.boundingSphere?.radius ?? 0
}

const nearOf = (model: string) => model
const farOf = (model: string) => `${model}, far`

type ModelProps = Omit<MeshProps, 'shape' | 'material'> & {
  readonly model: Model
  readonly eased: boolean
  readonly dark: { value: number }
}

/** A model near by and, where that is wanted, from afar, in the maps it wears. */
function CopiesOfModel({ name, model, eased, dark, ...rest }: ModelProps) {
  const paint = useCallback((maps: Maps | null) => surfaceMaterial(maps, dark), [dark])
  const material = useOwned(paint, model.maps)
  return (
    <>
      <CopiesOf name={nearOf(name)} shape={model.geometry} material={material} {...rest} />
      {eased && <CopiesOf name={farOf(name)} shape={model.far} material={material} {...rest} />}
    </>
  )
}

type Props = {
  readonly name: string
  /** Room for so many copies of each model. */
  readonly most: number
  /** What a frame shows. */
  readonly copies: (frame: Frame) => Iterable<Copy>
  /** Whether what is small in the view is drawn with fewer triangles. */
  readonly eased?: boolean
}

/**
 * Copies of models: one draw for each model and distance. A model is loaded when the first copy of it is asked for; until it has come, a
 * thing is its base, its outline and its number.
 */
export function InstancedModels({ name, most, copies, eased = false }: Props) {
  const { nodes } = useDrawing()
  const { models, ask } = useModels()
  const dark = useMemo(() => ({ value: 0 }), [])
  const mounted = useMemo(() => new Map<string, Mesh>(), [])
  const radius = useMemo(() => new Map([...models].map(([of, model]) => [of, radiusOf(model)])), [models])
  useLayoutEffect(() => {
    for (const [of, model] of models) nodes.set(of, model.nodes)
  }, [models, nodes])
  useDrawn(frame => {
    dark.value = frame.style === 'cinematic' ? 1 : 0
    for (const mesh of mounted.values()) mesh.count = 0
    for (const copy of copies(frame)) {
      ask(copy.model)
      const far = eased && across(frame, radius.get(copy.model) ?? 0, copy.at) < SMALL
      const mesh = mounted.get(far ? farOf(copy.model) : nearOf(copy.model))
      if (mesh) put(mesh, most, copy)
    }
    for (const mesh of mounted.values()) {
      mesh.visible = mesh.count > 0
      const { state, livery, second } = mesh.geometry.attributes
      for (const attribute of [mesh.instanceMatrix, state, livery, second]) attribute.needsUpdate = true
    }
  })
  const rest = { most, mounted, eased, dark }
  return (
    <group name={name}>
      {[...models].map(([of, model]) => (
        <CopiesOfModel key={`${of}, ${model.geometry.id}`} name={of} model={model} {...rest} />
      ))}
    </group>
  )
}
