import { DynamicDrawUsage, Group, InstancedBufferAttribute, InstancedMesh } from 'three'
import { loadModel, type Model, surfaceMaterial } from '../models.ts'
import type { Part } from '../part.ts'
import { shipMatrix } from '../space.ts'

const MOST = 16

/** Called with a chassis' model once it is there. */
export type OnModel = (chassis: string, model: Model) => void

/** The ships: one draw per model, each loaded when the first ship of its kind appears. */
export const createShips = (onModel: OnModel, waiting: (model: Promise<unknown>) => void): Part => {
  const object = new Group()
  const material = surfaceMaterial(true)
  const fleets = new Map<string, { mesh: InstancedMesh; state: InstancedBufferAttribute } | null>()
  let gone = false

  const muster = (chassis: string) => {
    fleets.set(chassis, null)
    const model = loadModel(chassis).then(
      model => {
        if (gone) return
        const geometry = model.geometry.clone()
        const state = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3)
        state.setUsage(DynamicDrawUsage)
        geometry.setAttribute('state', state)
        const mesh = new InstancedMesh(geometry, material, MOST)
        mesh.instanceMatrix.setUsage(DynamicDrawUsage)
        mesh.frustumCulled = false
        mesh.castShadow = mesh.receiveShadow = true
        mesh.count = 0
        object.add(mesh)
        fleets.set(chassis, { mesh, state })
        onModel(chassis, model)
      },
      // Without its model a ship is still its base, its card and its number: the game can be played.
      () => {},
    )
    waiting(model)
  }

  return {
    object,
    update: frame => {
      for (const fleet of fleets.values()) if (fleet) fleet.mesh.count = 0
      for (const ship of frame.picture.ships) {
        if (ship.presence <= 0) continue
        if (!fleets.has(ship.chassis)) muster(ship.chassis)
        const fleet = fleets.get(ship.chassis)
        if (!fleet || fleet.mesh.count >= MOST) continue
        const at = fleet.mesh.count
        fleet.mesh.setMatrixAt(at, shipMatrix(ship))
        const lit = frame.marks.hovered === ship.id ? 0.12 : ship.active ? 0.04 : 0
        fleet.state.setXYZ(at, ship.thrust, ship.presence, lit)
        fleet.mesh.count = at + 1
      }
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
