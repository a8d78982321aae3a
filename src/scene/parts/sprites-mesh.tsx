import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { CustomBlending, DoubleSide, OneFactor, OneMinusSrcAlphaFactor, Vector2, Vector3 } from 'three'
import { useDrawing, useDrawn, useOwned } from '../drawing.tsx'
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
  const puffs = useOwned(paintPuffs, undefined)
  const grain = useOwned(grained, undefined)
  const { soft } = useDrawing().settings
  const solid = useOwned(createSolidDepth, undefined)
  const uniforms = useMemo(
    () => ({
      map: { value: puffs.texture },
      grain: { value: grain },
      fire: { value: fire.sheet() },
      baked: { value: false },
      light: { value: new Vector3() },
      solid: { value: solid.texture },
      softly: { value: false },
      screen: { value: new Vector2(1, 1) },
      lens: { value: new Vector2() },
    }),
    [puffs, grain, solid],
  )
  useEffect(fire.load, [])
  // Not before the first picture, and not in the middle of a shot.
  useEffect(() => fire.onSettled(puffs.smoke), [puffs])
  useDrawn(({ camera, style, home }) => {
    uniforms.baked.value = fire.here()
    uniforms.light.value.copy(keyFrom(style, home, sun)).transformDirection(camera.matrixWorldInverse)
  })
  useFrame(({ gl, scene, camera }) => {
    if (sprites.smokes) puffs.smoke()
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
