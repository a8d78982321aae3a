import { DynamicDrawUsage, Group, InstancedBufferAttribute, InstancedMesh, type Matrix4 } from 'three'
import { loadModel, type Model, surfaceMaterial } from '../models.ts'

/** Copies of each model: one draw a model, loaded when the first copy is asked for. */
export type Fleets = {
  readonly object: Group
  begin(): void
  /** A copy of a model: `thrust` and `presence` 0 … 1, `light` added to its colour. Left out while it is not loaded, or where there is no room. */
  add(model: string, at: Matrix4, thrust: number, presence: number, light: number): void
  end(): void
  dispose(): void
}

/** Called with a model by name once it is there. */
export type OnModel = (name: string, model: Model) => void

/** Room for `most` copies of every model; `waiting` is told of each download. A missing model is never drawn. */
export const createFleets = (
  most: number,
  waiting: (model: Promise<unknown>) => void,
  onModel: OnModel = () => {},
): Fleets => {
  const object = new Group()
  const material = surfaceMaterial(true)
  const fleets = new Map<string, { mesh: InstancedMesh; state: InstancedBufferAttribute } | null>()
  let gone = false

  const muster = (name: string) => {
    fleets.set(name, null)
    const model = loadModel(name).then(
      model => {
        if (gone) return
        const geometry = model.geometry.clone()
        const state = new InstancedBufferAttribute(new Float32Array(most * 3), 3)
        state.setUsage(DynamicDrawUsage)
        geometry.setAttribute('state', state)
        const mesh = new InstancedMesh(geometry, material, most)
        mesh.instanceMatrix.setUsage(DynamicDrawUsage)
        mesh.frustumCulled = false
        mesh.castShadow = mesh.receiveShadow = true
        mesh.count = 0
        object.add(mesh)
        fleets.set(name, { mesh, state })
        onModel(name, model)
      },
      // Without its model a thing is still its base, its outline and its number: the game can be played.
      () => {},
    )
    waiting(model)
  }

  return {
    object,
    begin: () => {
      for (const fleet of fleets.values()) if (fleet) fleet.mesh.count = 0
    },
    add: (name, at, thrust, presence, light) => {
      if (!fleets.has(name)) muster(name)
      const fleet = fleets.get(name)
      if (!fleet || fleet.mesh.count >= most) return
      const index = fleet.mesh.count
      fleet.mesh.setMatrixAt(index, at)
      fleet.state.setXYZ(index, thrust, presence, light)
      fleet.mesh.count = index + 1
    },
    end: () => {
      for (const fleet of fleets.values()) {
        if (!fleet) continue
        fleet.mesh.visible = fleet.mesh.count > 0
        fleet.mesh.instanceMatrix.needsUpdate = true
        fleet.state.needsUpdate = true
      }
    },
    dispose: () => {
      gone = true
      for (const fleet of fleets.values()) {
        fleet?.mesh.geometry.dispose()
        fleet?.mesh.dispose()
      }
      material.dispose()
    },
  }
}
