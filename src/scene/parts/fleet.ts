import {
  type BufferGeometry,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  MathUtils,
  type Matrix4,
  type PerspectiveCamera,
  Vector3,
} from 'three'
import type { Livery } from '../models/livery.ts'
import { loadModel, type Model, surfaceMaterial } from '../models.ts'

/** From where copies are seen: what is small in the view is drawn with fewer triangles. */
export type Eye = { readonly camera: PerspectiveCamera; readonly view: { readonly height: number } }

/** Copies of each model: one draw for each model and distance, loaded when the first copy is asked for. */
export type Fleets = {
  readonly object: Group
  /** Starts a frame; without an eye every copy is drawn as it is near by. `dark`: they fly before black space. */
  begin(dark: boolean, eye?: Eye): void
  /** A copy of a model: `thrust` and `presence` 0 … 1, `light` added to its colour, its squadron's paint. Left out while it is not loaded, or where there is no room. */
  add(model: string, at: Matrix4, thrust: number, presence: number, light: number, livery?: Livery): void
  end(): void
  dispose(): void
}

/** Called with a model by name once it is there. */
type OnModel = (name: string, model: Model) => void

/** Below this many CSS pixels across, a copy is drawn from its far mesh. */
const SMALL = 64

/** One mesh of a model with what each copy has of its own. */
type Rank = {
  readonly mesh: InstancedMesh
  readonly state: InstancedBufferAttribute
  readonly livery: InstancedBufferAttribute
  readonly second: InstancedBufferAttribute
}
type Fleet = { readonly near: Rank; readonly far: Rank; readonly radius: number }

/** Room for `most` copies of every model; `waiting` is told of each download. A missing model is never drawn. */
export const createFleets = (
  most: number,
  waiting: (model: Promise<unknown>) => void,
  onModel: OnModel = () => {},
): Fleets => {
  const object = new Group()
  const darkness = { value: 0 }
  const material = surfaceMaterial(true, darkness)
  const fleets = new Map<string, Fleet | null>()
  let gone = false
  let eye: Eye | undefined
  const place = new Vector3()

  const rank = (shape: BufferGeometry): Rank => {
    const geometry = shape.clone()
    const own = (name: string, width: number) => {
      const attribute = new InstancedBufferAttribute(new Float32Array(most * width), width)
      attribute.setUsage(DynamicDrawUsage)
      geometry.setAttribute(name, attribute)
      return attribute
    }
    const [state, livery, second] = [own('state', 3), own('livery', 4), own('second', 3)]
    const mesh = new InstancedMesh(geometry, material, most)
    mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    mesh.frustumCulled = false
    mesh.castShadow = mesh.receiveShadow = true
    mesh.count = 0
    object.add(mesh)
    return { mesh, state, livery, second }
  }

  const muster = (name: string) => {
    fleets.set(name, null)
    const model = loadModel(name).then(
      model => {
        if (gone) return
        model.geometry.computeBoundingSphere()
        const radius = model.geometry.boundingSphere?.radius ?? 0
        fleets.set(name, { near: rank(model.geometry), far: rank(model.far), radius })
        onModel(name, model)
      },
      // Without its model a thing is still its base, its outline and its number: the game can be played.
      () => {},
    )
    waiting(model)
  }

  /** How large a copy is in the view, CSS pixels across. */
  const across = (radius: number, at: Matrix4): number => {
    if (!eye) return Number.POSITIVE_INFINITY
    const { camera, view } = eye
    const distance = place.setFromMatrixPosition(at).distanceTo(camera.position)
    return (radius * view.height) / Math.max(1, distance * Math.tan((camera.fov / 2) * MathUtils.DEG2RAD))
  }

  const ranks = function* () {
    for (const fleet of fleets.values()) if (fleet) yield* [fleet.near, fleet.far]
  }

  return {
    object,
    begin: (dark, seen) => {
      eye = seen
      darkness.value = dark ? 1 : 0
      for (const { mesh } of ranks()) mesh.count = 0
    },
    add: (name, at, thrust, presence, light, livery) => {
      if (!fleets.has(name)) muster(name)
      const fleet = fleets.get(name)
      if (!fleet) return
      const { mesh, state, livery: paint, second } = across(fleet.radius, at) < SMALL ? fleet.far : fleet.near
      if (mesh.count >= most) return
      const index = mesh.count
      mesh.setMatrixAt(index, at)
      state.setXYZ(index, thrust, presence, light)
      paint.setXYZW(index, ...(livery?.colour ?? [0, 0, 0]), livery?.bars ?? 1)
      second.setXYZ(index, ...(livery?.second ?? [0, 0, 0]))
      mesh.count = index + 1
    },
    end: () => {
      for (const { mesh, state, livery, second } of ranks()) {
        mesh.visible = mesh.count > 0
        for (const attribute of [mesh.instanceMatrix, state, livery, second]) attribute.needsUpdate = true
      }
    },
    dispose: () => {
      gone = true
      for (const { mesh } of ranks()) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
      material.dispose()
    },
  }
}
