import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { CustomBlending, DoubleSide, OneFactor, OneMinusSrcAlphaFactor, type Texture, Vector2, Vector3 } from 'three'
import { useDrawing, useDrawn, useLate, useOwned } from '../drawing.tsx'
import { fire } from '../paint/fire.ts'
import { paintGrain } from '../paint/nebula.ts'
import { paintPuffs } from '../paint/puffs.ts'
import { keyFrom } from './lamps.ts'
import { createSolidDepth } from './solid-depth.ts'
import type { Sprites } from './sprites.ts'
import { fragment, vertex } from './sprites-shader.ts'

const grained = () => paintGrain(128)
const sun = new Vector3()
/** After the table is brought to the frame, before it is drawn. */
const BETWEEN = 0.5

/** Sprites as a mesh: an ink is laid over what lies behind as far as its alpha says, and adds its light. */
export function SpritesMesh({ sprites, name }: { readonly sprites: Sprites; readonly name: string }) {
  // Painted when something glows for the first time; the smoke when it smokes, or when all else has come: not in the middle of a shot.
  const puffs = useLate(paintPuffs, undefined)
  const grain = useLate(grained, undefined)
  const { soft } = useDrawing().settings
  const solid = useOwned(createSolidDepth, undefined)
  const uniforms = useMemo(
    () => ({
      map: { value: null as Texture | null },
      grain: { value: null as Texture | null },
      fire: { value: fire.sheet() },
      baked: { value: false },
      light: { value: new Vector3() },
      solid: { value: solid.texture },
      softly: { value: false },
      screen: { value: new Vector2(1, 1) },
      lens: { value: new Vector2() },
    }),
    [solid],
  )
  useEffect(fire.load, [])
  useEffect(() => fire.onSettled(() => puffs().smoke()), [puffs])
  useDrawn(({ camera, style, home }) => {
    uniforms.baked.value = fire.here()
    uniforms.light.value.copy(keyFrom(style, home, sun)).transformDirection(camera.matrixWorldInverse)
  })
  useFrame(({ gl, scene, camera }) => {
    if (!sprites.mesh.current?.visible) return
    uniforms.map.value = puffs().texture
    uniforms.grain.value = grain()
    if (sprites.smokes) puffs().smoke()
    const { elements } = camera.projectionMatrix
    // A plan has parallel rays, and a headset two lenses.
    uniforms.softly.value = soft && sprites.blazes && elements[15] === 0 && !gl.xr.isPresenting
    if (!uniforms.softly.value) return
    solid.draw(gl, scene, camera)
    gl.getDrawingBufferSize(uniforms.screen.value)
    uniforms.lens.value.set(elements[10]!, elements[14]!)
  }, BETWEEN)
  return (
    <mesh
      ref={sprites.mesh}
      name={name}
      geometry={sprites.geometry}
      frustumCulled={false}
      visible={false}
      renderOrder={40}
    >
      <shaderMaterial
        vertexShader={vertex}
        fragmentShader={fragment}
        uniforms={uniforms}
        transparent
        depthWrite={false}
        side={DoubleSide}
        blending={CustomBlending}
        blendSrc={OneFactor}
        blendDst={OneMinusSrcAlphaFactor}
      />
    </mesh>
  )
}
