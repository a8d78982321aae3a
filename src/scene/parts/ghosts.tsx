/** Ships and tokens that are only considered, shown where they would be. */
import { useLayoutEffect, useMemo, useRef } from 'react'
import {
  AdditiveBlending,
  type BufferGeometry,
  Color,
  type InstancedMesh,
  Matrix4,
  ShaderMaterial,
  Vector3,
} from 'three'
import type { Pose } from '../../geometry/index.ts'
import { objectModel } from '../../looks/objects.ts'
import type { Marks, Tone } from '../../playback/marks.ts'
import { useDrawn, useOwned } from '../drawing.tsx'
import { COLOURS, toneColour } from '../palette.ts'
import { lyingMatrix, SHIP_HEIGHT } from '../space.ts'
import { useModels } from './use-models.ts'

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

const lightOf = () =>
  new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  })
/** Says only how far off it is. */
const shellOf = () => {
  const material = lightOf()
  material.colorWrite = false
  material.depthWrite = true
  return material
}

const colour = new Color()
const matrix = new Matrix4()
const one = new Vector3(1, 1, 1)

type Meshes = { readonly shells: InstancedMesh; readonly lights: InstancedMesh }
type Props = {
  readonly model: string
  readonly geometry: BufferGeometry
  readonly materials: { readonly shell: ShaderMaterial; readonly light: ShaderMaterial }
  /** Where its meshes are found by the model's name. */
  readonly mounted: Map<string, Meshes>
}

/** The ghosts of one model: shells first, so that no light of what lies behind shines through, then their light. */
function GhostsOf({ model, geometry, materials: { shell, light }, mounted }: Props) {
  const shellsOn = useRef<InstancedMesh>(null!)
  const lightsOn = useRef<InstancedMesh>(null!)
  useLayoutEffect(() => {
    const [shells, lights] = [shellsOn.current, lightsOn.current]
    // The buffer of colours must be there before the shader is compiled.
    lights.setColorAt(0, colour)
    shells.instanceMatrix = lights.instanceMatrix
    shells.instanceColor = lights.instanceColor
    mounted.set(model, { shells, lights })
    return () => void mounted.delete(model)
  }, [model, mounted])
  return (
    <group name={model}>
      <instancedMesh
        ref={shellsOn}
        args={[geometry, shell, MOST]}
        frustumCulled={false}
        visible={false}
        renderOrder={19}
      />
      <instancedMesh
        ref={lightsOn}
        args={[geometry, light, MOST]}
        frustumCulled={false}
        visible={false}
        renderOrder={20}
      />
    </group>
  )
}

type Ghost = { readonly model: string; readonly pose: Pose; readonly height: number; readonly tone: Tone }

/** What might be where: ships over their bases, and the token that is being placed. */
const ghostsOf = ({ ghosts, token }: Marks): readonly Ghost[] => {
  const all: Ghost[] = ghosts.map(({ chassis, pose, tone }) => ({ model: chassis, pose, height: SHIP_HEIGHT, tone }))
  if (!token) return all
  const { what, pose, legal } = token
  return [...all, { model: objectModel({ what, id: token.token }), pose, height: 0, tone: legal ? 'good' : 'bad' }]
}

/** Ships and tokens where they might be: their models as faint light in the colour of the tone. Two draws per model. */
export function Ghosts() {
  const { models, ask } = useModels()
  const materials = { shell: useOwned(shellOf, null), light: useOwned(lightOf, null) }
  const mounted = useMemo(() => new Map<string, Meshes>(), [])
  useDrawn(({ marks }) => {
    for (const { lights } of mounted.values()) lights.count = 0
    for (const { model, pose, height, tone } of ghostsOf(marks)) {
      ask(model)
      const lights = mounted.get(model)?.lights
      if (!lights || lights.count >= MOST) continue
      lights.setMatrixAt(lights.count, lyingMatrix(pose, pose.heading, height, one, matrix))
      lights.setColorAt(lights.count, colour.set(COLOURS[toneColour(tone)]))
      lights.count += 1
    }
    for (const { shells, lights } of mounted.values()) {
      shells.count = lights.count
      shells.visible = lights.visible = lights.count > 0
      lights.instanceMatrix.needsUpdate = true
      if (lights.instanceColor) lights.instanceColor.needsUpdate = true
    }
  })
  return (
    <group name="ghosts">
      {[...models].map(([name, { geometry }]) => (
        <GhostsOf
          key={`${name}, ${geometry.id}`}
          model={name}
          geometry={geometry}
          materials={materials}
          mounted={mounted}
        />
      ))}
    </group>
  )
}
