import { DynamicDrawUsage, Group, InstancedBufferAttribute, InstancedMesh, MeshStandardMaterial } from 'three'
import { loadModel, type Model } from '../models.ts'
import type { Part } from '../part.ts'
import { shipMatrix } from '../space.ts'

const MOST = 16

/** The hull material: everything per vertex, and per ship its thrust, presence and a touch of light. */
const hullMaterial = (): MeshStandardMaterial => {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 1, metalness: 1 })
  material.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec3 surface;\nattribute vec3 state;\nvarying vec3 vSurface;\nvarying vec3 vState;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvSurface = surface;\nvState = state;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vSurface;\nvarying vec3 vState;')
      .replace(
        '#include <clipping_planes_fragment>',
        `#include <clipping_planes_fragment>
        // A ship that goes dissolves grain by grain: no sorting, no see-through insides.
        float grain = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715))));
        if (vState.y < 0.999 && grain > vState.y) discard;`,
      )
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vSurface.x;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vSurface.y;')
      .replace(
        '#include <emissivemap_fragment>',
        `totalEmissiveRadiance += vSurface.z * diffuseColor.rgb * (0.35 + 3.2 * vState.x) + diffuseColor.rgb * vState.z;`,
      )
  }
  return material
}

/** Called with a chassis' model once it is there. */
export type OnModel = (chassis: string, model: Model) => void

/** The ships: one draw per model, each loaded when the first ship of its kind appears. */
export const createShips = (onModel: OnModel): Part => {
  const object = new Group()
  const material = hullMaterial()
  const fleets = new Map<string, { mesh: InstancedMesh; state: InstancedBufferAttribute } | null>()
  let gone = false

  const muster = (chassis: string) => {
    fleets.set(chassis, null)
    loadModel(chassis).then(
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
