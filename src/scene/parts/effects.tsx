/** Draws what the effects ask for: sprites, splinters, shield bubbles, light on what is near, and shaking. */
import { useMemo, useRef } from 'react'
import {
  AdditiveBlending,
  Color,
  DynamicDrawUsage,
  type InstancedBufferAttribute,
  type InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import { useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import { drawEffects } from '../effects/all.ts'
import type { Stage } from '../effects/context.ts'
import { drawDust } from '../effects/dust.ts'
import { createShaker } from '../effects/shake.ts'
import { shipMatrix } from '../space.ts'
import { useFlares } from './flares.tsx'
import { createSprites } from './sprites.ts'
import { SpritesMesh } from './sprites-mesh.tsx'

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

const turn = new Quaternion()
const size = new Vector3()
const matrix = new Matrix4()
const colour = new Color()

/** Everything that flashes by: light and smoke in one draw, wreckage in two, shield bubbles in one. What is bright lights what is near it. It shakes the camera. */
export function Effects() {
  const { nodes, settings } = useDrawing()
  const sprites = useOwned(createSprites, undefined)
  const [flares, lamps] = useFlares(settings.flares)
  const shake = useMemo(createShaker, [])
  const chipsOn = useRef<InstancedMesh>(null!)
  const platesOn = useRef<InstancedMesh>(null!)
  const bubblesOn = useRef<InstancedMesh>(null!)
  const blowOn = useRef<InstancedBufferAttribute>(null!)
  const glowOn = useRef<InstancedBufferAttribute>(null!)
  const room = useMemo(() => [new Float32Array(BUBBLES * 4), new Float32Array(BUBBLES)] as const, [])

  useDrawn(frame => {
    const { camera, picture, view, style, clear = false, ship, calm } = frame
    const [chips, plates, bubbles] = [chipsOn.current, platesOn.current, bubblesOn.current]
    const [blow, glow] = [blowOn.current, glowOn.current]
    // Where there is no mat, no light lies on it.
    const onMat = style === 'tabletop' && !clear
    const stage: Stage = {
      sprites: {
        ...sprites,
        pool: (puff, over, radius, ink) => {
          if (puff === 'glow') flares.add(over, radius, ink)
          if (onMat) sprites.pool(puff, over, radius, ink)
        },
      },
      ship,
      eye: camera.position,
      space: style === 'cinematic',
      nodes: (chassis, name) => nodes.get(chassis)?.[name] ?? [],
      chip: (at, axis, angle, mm, heat, plate = false) => {
        const mesh = plate ? plates : chips
        if (mesh.count >= (plate ? PLATES : CHIPS)) return
        turn.setFromAxisAngle(axis, angle)
        size.set(mm * (plate ? 0.62 : 0.45), plate ? mm : mm * 0.3, mm * (plate ? 1.3 : 1.7))
        mesh.setMatrixAt(mesh.count, matrix.compose(at, turn, size))
        mesh.setColorAt(mesh.count, colour.setRGB(0.08 + heat * 0.4, 0.075 + heat * 0.05, 0.075 - heat * 0.03))
        mesh.count += 1
      },
      bubble: (hit, strength, spread, side) => {
        if (bubbles.count >= BUBBLES || strength <= 0) return
        const radius = Math.max(hit.base.width, hit.base.length) * 0.74
        bubbles.setMatrixAt(bubbles.count, shipMatrix(hit, matrix).scale(size.set(radius, radius * 0.52, radius)))
        blow.setXYZW(bubbles.count, side.x, side.y, side.z, spread)
        glow.setX(bubbles.count, strength)
        bubbles.count += 1
      },
    }
    shake(camera, picture.shake, view.width / view.height)
    sprites.begin()
    flares.begin()
    chips.count = plates.count = bubbles.count = 0
    drawDust(frame, sprites)
    drawEffects(picture, stage, calm)
    sprites.end()
    flares.end()
    for (const mesh of [chips, plates, bubbles]) {
      mesh.visible = mesh.count > 0
      mesh.instanceMatrix.needsUpdate = true
    }
    for (const { instanceColor } of [chips, plates]) if (instanceColor) instanceColor.needsUpdate = true
    blow.needsUpdate = glow.needsUpdate = true
  })

  // Plates are torn plating: five-sided, thin, a little bent.
  return (
    <group name="effects">
      <instancedMesh ref={chipsOn} name="splinters" args={[undefined, undefined, CHIPS]} frustumCulled={false}>
        <tetrahedronGeometry args={[1]} />
        <meshStandardMaterial roughness={0.8} metalness={0.2} flatShading />
      </instancedMesh>
      <instancedMesh ref={platesOn} name="torn plates" args={[undefined, undefined, PLATES]} frustumCulled={false}>
        <cylinderGeometry args={[1, 0.7, 0.16, 5]} />
        <meshStandardMaterial roughness={0.6} metalness={0.4} flatShading />
      </instancedMesh>
      <instancedMesh
        ref={bubblesOn}
        name="shield bubbles"
        args={[undefined, undefined, BUBBLES]}
        frustumCulled={false}
        renderOrder={38}
      >
        <sphereGeometry args={[1, 32, 20]}>
          <instancedBufferAttribute
            ref={blowOn}
            attach="attributes-blow"
            args={[room[0], 4]}
            usage={DynamicDrawUsage}
          />
          <instancedBufferAttribute
            ref={glowOn}
            attach="attributes-glow"
            args={[room[1], 1]}
            usage={DynamicDrawUsage}
          />
        </sphereGeometry>
        <shaderMaterial
          vertexShader={bubbleVertex}
          fragmentShader={bubbleFragment}
          transparent
          depthWrite={false}
          blending={AdditiveBlending}
        />
      </instancedMesh>
      <SpritesMesh sprites={sprites} name="shots, explosions and smoke" />
      {lamps}
    </group>
  )
}
