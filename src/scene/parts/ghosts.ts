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
  gl_FragColor = vec4(vInk * (0.08 + 0.42 * vRim * vRim), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** Ships and tokens where they might be: their models as faint light in the colour of the tone. One draw per model. */
export const createGhosts = (waiting: (model: Promise<unknown>) => void): Part => {
  const object = new Group()
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  })
  const fleets = new Map<string, InstancedMesh | null>()
  const colour = new Color()
  const matrix = new Matrix4()
  const one = new Vector3(1, 1, 1)
  let gone = false
  const muster = (chassis: string) => {
    fleets.set(chassis, null)
    const model = loadModel(chassis).then(
      ({ geometry }) => {
        if (gone) return
        const mesh = new InstancedMesh(geometry, material, MOST)
        mesh.frustumCulled = false
        mesh.renderOrder = 20
        mesh.count = 0
        // The buffer of colours must be there before the shader is compiled.
        mesh.setColorAt(0, colour)
        object.add(mesh)
        fleets.set(chassis, mesh)
      },
      // Without its model a ghost is still the outline of its base.
      () => {},
    )
    waiting(model)
  }
  const show = (model: string, pose: Pose, height: number, tone: Tone) => {
    if (!fleets.has(model)) muster(model)
    const mesh = fleets.get(model)
    if (!mesh || mesh.count >= MOST) return
    mesh.setMatrixAt(mesh.count, lyingMatrix(pose, pose.heading, height, one, matrix))
    mesh.setColorAt(mesh.count, colour.set(COLOURS[toneColour(tone)]))
    mesh.count += 1
  }
  return {
    object,
    update: ({ marks }) => {
      for (const mesh of fleets.values()) if (mesh) mesh.count = 0
      for (const ghost of marks.ghosts) show(ghost.chassis, ghost.pose, SHIP_HEIGHT, ghost.tone)
      if (marks.token) {
        const { what, token, pose, legal } = marks.token
        show(modelOf(what, token), pose, 0, legal ? 'good' : 'bad')
      }
      for (const mesh of fleets.values()) {
        if (!mesh) continue
        mesh.visible = mesh.count > 0
        mesh.instanceMatrix.needsUpdate = true
        if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
      }
    },
    dispose: () => {
      gone = true
      for (const mesh of fleets.values()) mesh?.dispose()
      material.dispose()
    },
  }
}
