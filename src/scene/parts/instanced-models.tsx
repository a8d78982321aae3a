/** Models in the scene, as often as a frame has them: near ones whole, small ones with fewer triangles. */
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { MathUtils, type Matrix4, Vector3 } from 'three'
import { useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import type { Maps } from '../models/maps.ts'
import { type Model, surfaceMaterial } from '../models.ts'
import type { Frame } from '../part.ts'
import { beginCopies, CopiesOf, type Copy, endCopies, putCopy, type Shapes } from './copies.tsx'
import type { Crewed } from './use-crew.ts'
import { useModels } from './use-models.ts'

/** A copy of a model in a frame. */
export type ModelCopy = Copy & { readonly model: string }

/** Below this many CSS pixels across, a copy is drawn from its far mesh. */
const SMALL = 64

const place = new Vector3()

/** How large something of a radius is in the view, CSS pixels across. */
const across = ({ camera, view }: Frame, radius: number, at: Matrix4): number => {
  const distance = place.setFromMatrixPosition(at).distanceTo(camera.position)
  return (radius * view.height) / Math.max(1, distance * Math.tan((camera.fov / 2) * MathUtils.DEG2RAD))
}

const radiusOf = ({ geometry }: Model): number => {
  if (!geometry.boundingSphere) geometry.computeBoundingSphere()
  return geometry.boundingSphere?.radius ?? 0
}

const nearOf = (model: string) => model
const farOf = (model: string) => `${model}, far`

type ModelProps = {
  readonly name: string
  readonly model: Model
  readonly eased: boolean
  readonly dark: { value: number }
  readonly most: number
  readonly mounted: Shapes
  readonly crewed: Crewed | null
}

/** A model near by and, where that is wanted, from afar, in the maps it wears. */
function CopiesOfModel({ name, model, eased, dark, crewed, ...rest }: ModelProps) {
  const paint = useCallback(
    (maps: Maps | null) => surfaceMaterial(maps, dark, crewed?.(name) ?? null),
    [dark, crewed, name],
  )
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
  readonly copies: (frame: Frame) => Iterable<ModelCopy>
  /** Whether what is small in the view is drawn with fewer triangles. */
  readonly eased?: boolean
  /** What ground crews paint over them, once that has come. */
  readonly crewed?: Crewed | null
}

/**
 * Copies of models: one draw for each model and distance. A model is loaded when the first copy of it is asked for; until it has come, a
 * thing is its base, its outline and its number.
 */
export function InstancedModels({ name, most, copies, eased = false, crewed = null }: Props) {
  const { nodes } = useDrawing()
  const { models, ask } = useModels()
  const dark = useMemo(() => ({ value: 0 }), [])
  const mounted = useMemo((): Shapes => new Map(), [])
  const radius = useMemo(() => new Map([...models].map(([of, model]) => [of, radiusOf(model)])), [models])
  useLayoutEffect(() => {
    for (const [of, model] of models) nodes.set(of, model.nodes)
  }, [models, nodes])
  useDrawn(frame => {
    dark.value = frame.style === 'cinematic' ? 1 : 0
    beginCopies(mounted)
    for (const copy of copies(frame)) {
      ask(copy.model)
      const far = eased && across(frame, radius.get(copy.model) ?? 0, copy.at) < SMALL
      putCopy(mounted, far ? farOf(copy.model) : nearOf(copy.model), copy)
    }
    endCopies(mounted)
  })
  const rest = { most, mounted, eased, dark, crewed }
  return (
    <group name={name}>
      {[...models].map(([of, model]) => (
        // With other paint they are made anew.
        <CopiesOfModel key={`${of}, ${model.geometry.id}, ${crewed !== null}`} name={of} model={model} {...rest} />
      ))}
    </group>
  )
}
