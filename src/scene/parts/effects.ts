import {
  AdditiveBlending,
  Color,
  CylinderGeometry,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  ShaderMaterial,
  SphereGeometry,
  TetrahedronGeometry,
  Vector3,
} from 'three'
import type { Nodes } from '../drawing.tsx'
import { drawEffects } from '../effects/all.ts'
import type { Stage } from '../effects/context.ts'
import { createShaker } from '../effects/shake.ts'
import type { Part } from '../part.ts'
import { shipMatrix } from '../space.ts'
import { createSprites, type Sprites } from './sprites.ts'

const CHIPS = 96
const PLATES = 48
const BUBBLES = 8

const bubbleVertex = /* glsl */ `
attribute vec4 blow;   // direction of the blow, how far the ripple has run
attribute float glow;
varying vec3 vNormal;
varying vec3 vEye;
varying vec4 vBlow;
varying vec3 vOwn;
varying float vGlow;
void main() {
  vec4 world = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vOwn = normalize(position);
  vNormal = normalize(mat3(modelMatrix) * mat3(instanceMatrix) * normal);
  vEye = normalize(cameraPosition - world.xyz);
  vBlow = blow;
  vGlow = glow;
  gl_Position = projectionMatrix * viewMatrix * world;
}`
const bubbleFragment = /* glsl */ `
varying vec3 vNormal;
varying vec3 vEye;
varying vec4 vBlow;
varying vec3 vOwn;
varying float vGlow;
void main() {
  float rim = pow(1.0 - abs(dot(normalize(vNormal), normalize(vEye))), 2.6);
  float angle = acos(clamp(dot(normalize(vOwn), vBlow.xyz), -1.0, 1.0));
  float front = vBlow.w * 4.2;
  float ripple = exp(-pow((angle - front) * 4.0, 2.0)) + 0.45 * exp(-pow((angle - front + 0.55) * 6.0, 2.0));
  float near = exp(-angle * 1.4);
  float value = vGlow * (rim * 0.3 + ripple * 0.8 + near * 0.22);
  gl_FragColor = vec4(vec3(0.16, 0.44, 1.0) * value * 0.72, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** Everything that flashes by: light and smoke in one draw, wreckage in one, shield bubbles in one. */
export const createEffects = (nodes: Nodes): Part => {
  const object = new Group()
  const sprites = createSprites()
  const chips = new InstancedMesh(
    new TetrahedronGeometry(1),
    new MeshStandardMaterial({ roughness: 0.8, metalness: 0.2, flatShading: true }),
    CHIPS,
  )
  // Torn plating: six-sided, thin, a little bent.
  const plates = new InstancedMesh(
    new CylinderGeometry(1, 0.7, 0.16, 5),
    new MeshStandardMaterial({ roughness: 0.6, metalness: 0.4, flatShading: true }),
    PLATES,
  )
  const sphere = new SphereGeometry(1, 32, 20)
  const blow = new InstancedBufferAttribute(new Float32Array(BUBBLES * 4), 4).setUsage(DynamicDrawUsage)
  const glow = new InstancedBufferAttribute(new Float32Array(BUBBLES), 1).setUsage(DynamicDrawUsage)
  sphere.setAttribute('blow', blow)
  sphere.setAttribute('glow', glow)
  const bubbles = new InstancedMesh(
    sphere,
    new ShaderMaterial({
      vertexShader: bubbleVertex,
      fragmentShader: bubbleFragment,
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
    }),
    BUBBLES,
  )
  for (const mesh of [chips, plates, bubbles]) {
    mesh.frustumCulled = false
    object.add(mesh)
  }
  bubbles.renderOrder = 38
  object.add(sprites.object)

  const shake = createShaker()
  const matrix = new Matrix4()
  const turn = new Quaternion()
  const size = new Vector3()
  const colour = new Color()
  // Where there is no mat, no light lies on it.
  let onMat = true
  const lights: Sprites = { ...sprites, pool: (...pool) => onMat && sprites.pool(...pool) }
  const stage: { -readonly [key in keyof Stage]: Stage[key] } = {
    sprites: lights,
    ship: () => undefined,
    nodes: (chassis, name) => nodes.get(chassis)?.[name] ?? [],
    chip: (at, axis, angle, mm, heat, plate = false) => {
      const mesh = plate ? plates : chips
      if (mesh.count >= (plate ? PLATES : CHIPS)) return
      turn.setFromAxisAngle(axis, angle)
      mesh.setMatrixAt(
        mesh.count,
        matrix.compose(at, turn, size.set(mm * (plate ? 0.62 : 0.45), plate ? mm : mm * 0.3, mm * (plate ? 1.3 : 1.7))),
      )
      mesh.setColorAt(mesh.count, colour.setRGB(0.08 + heat * 0.4, 0.075 + heat * 0.05, 0.075 - heat * 0.03))
      mesh.count += 1
    },
    bubble: (ship, strength, spread, side) => {
      if (bubbles.count >= BUBBLES || strength <= 0) return
      const radius = Math.max(ship.base.width, ship.base.length) * 0.74
      bubbles.setMatrixAt(bubbles.count, shipMatrix(ship, matrix).scale(size.set(radius, radius * 0.52, radius)))
      blow.setXYZW(bubbles.count, side.x, side.y, side.z, spread)
      glow.setX(bubbles.count, strength)
      bubbles.count += 1
    },
  }

  return {
    object,
    update: frame => {
      shake(frame.camera, frame.picture.shake, frame.view.width / frame.view.height)
      sprites.begin()
      onMat = frame.style === 'tabletop' && !frame.clear
      chips.count = plates.count = bubbles.count = 0
      stage.ship = frame.ship
      drawEffects(frame.picture, stage, frame.calm)
      sprites.end()
      for (const mesh of [chips, plates, bubbles]) {
        mesh.visible = mesh.count > 0
        mesh.instanceMatrix.needsUpdate = true
      }
      for (const { instanceColor } of [chips, plates]) if (instanceColor) instanceColor.needsUpdate = true
      blow.needsUpdate = glow.needsUpdate = true
    },
    dispose: () => {
      sprites.dispose()
      for (const mesh of [chips, plates, bubbles]) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
      chips.material.dispose()
      plates.material.dispose()
      bubbles.material.dispose()
    },
  }
}
