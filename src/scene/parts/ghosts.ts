import { AdditiveBlending, Color, Group, InstancedMesh, Matrix4, ShaderMaterial, Vector3 } from 'three'
import type { Pose } from '../../geometry/index.ts'
import type { Tone } from '../../playback/marks.ts'
import { modelOf } from '../mat-tokens.ts'
import { loadModel } from '../models.ts'
import { COLOURS, toneColour } from '../palette.ts'
import type { Part } from '../part.ts'
import { lyingMatrix, SHIP_HEIGHT } from '../space.ts'

const MOST = 24

const vertex = /* glsl */ `
varying float vRim;
varying vec3 vInk;
void main() {
  vec4 world = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vec3 facing = normalize(mat3(modelMatrix) * mat3(instanceMatrix) * normal);
  vRim = 1.0 - abs(dot(facing, normalize(cameraPosition - world.xyz)));
  vInk = instanceColor;
  gl_Position = projectionMatrix * viewMatrix * world;
}`
const fragment = /* glsl */ `
varying float vRim;
varying vec3 vInk;
void main() {
  gl_FragColor = vec4(vInk * (0.14 + 0.62 * vRim * vRim), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/**
 * Ships and tokens where they might be: their models as faint light in the colour of the tone. Two draws per model: the
 * first one only says how far off its skin is, so that no light of what lies behind shines through it.
 */
export const createGhosts = (waiting: (model: Promise<unknown>) => void): Part => {
  const object = new Group()
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  })
  const skin = material.clone()
  skin.colorWrite = false
  skin.depthWrite = true
  const fleets = new Map<string, { readonly skins: InstancedMesh; readonly lights: InstancedMesh } | null>()
  const colour = new Color()
  const matrix = new Matrix4()
  const one = new Vector3(1, 1, 1)
  let gone = false
  const muster = (chassis: string) => {
    fleets.set(chassis, null)
    const model = loadModel(chassis).then(
      ({ geometry }) => {
        if (gone) return
        const [skins, lights] = [new InstancedMesh(geometry, skin, MOST), new InstancedMesh(geometry, material, MOST)]
        // The buffer of colours must be there before the shader is compiled.
        lights.setColorAt(0, colour)
        skins.instanceMatrix = lights.instanceMatrix
        skins.instanceColor = lights.instanceColor
        skins.renderOrder = 19
        lights.renderOrder = 20
        for (const mesh of [skins, lights]) {
          mesh.frustumCulled = false
          mesh.count = 0
          object.add(mesh)
        }
        fleets.set(chassis, { skins, lights })
      },
      // Without its model a ghost is still the outline of its base.
      () => {},
    )
    waiting(model)
  }
  const show = (model: string, pose: Pose, height: number, tone: Tone) => {
    if (!fleets.has(model)) muster(model)
    const lights = fleets.get(model)?.lights
    if (!lights || lights.count >= MOST) return
    lights.setMatrixAt(lights.count, lyingMatrix(pose, pose.heading, height, one, matrix))
    lights.setColorAt(lights.count, colour.set(COLOURS[toneColour(tone)]))
    lights.count += 1
  }
  return {
    object,
    update: ({ marks }) => {
      for (const fleet of fleets.values()) if (fleet) fleet.lights.count = 0
      for (const ghost of marks.ghosts) show(ghost.chassis, ghost.pose, SHIP_HEIGHT, ghost.tone)
      if (marks.token) {
        const { what, token, pose, legal } = marks.token
        show(modelOf(what, token), pose, 0, legal ? 'good' : 'bad')
      }
      for (const fleet of fleets.values()) {
        if (!fleet) continue
        const { skins, lights } = fleet
        skins.count = lights.count
        skins.visible = lights.visible = lights.count > 0
        lights.instanceMatrix.needsUpdate = true
        if (lights.instanceColor) lights.instanceColor.needsUpdate = true
      }
    },
    dispose: () => {
      gone = true
      for (const fleet of fleets.values()) {
        fleet?.skins.dispose()
        fleet?.lights.dispose()
      }
      material.dispose()
      skin.dispose()
    },
  }
}
