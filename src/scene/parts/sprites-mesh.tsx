/** Brings light and smoke to the screen: with their textures, lit by the key, soft where they meet a hull. */
import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import {
  CustomBlending,
  DoubleSide,
  OneFactor,
  OneMinusSrcAlphaFactor,
  type ShaderMaterial,
  Vector2,
  Vector3,
} from 'three'
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
  // What the material begins with: it keeps copies of its own.
  const uniforms = useMemo(
    () => ({
      map: { value: null },
      grain: { value: null },
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
  const material = useRef<ShaderMaterial>(null!)
  const set = (name: keyof typeof uniforms, value: unknown) => {
    material.current.uniforms[name]!.value = value
  }
  useEffect(fire.load, [])
  useEffect(() => fire.onSettled(() => puffs().smoke()), [puffs])
  useDrawn(({ camera, style, home }) => {
    set('baked', fire.here())
    uniforms.light.value.copy(keyFrom(style, home, sun)).transformDirection(camera.matrixWorldInverse)
  })
  useFrame(({ gl, scene, camera }) => {
    if (!sprites.mesh.current?.visible) return
    set('map', puffs().texture)
    set('grain', grain())
    if (sprites.smokes) puffs().smoke()
    const { elements } = camera.projectionMatrix
    // A plan has parallel rays, and a headset two lenses.
    const softly = soft && sprites.blazes && elements[15] === 0 && !gl.xr.isPresenting
    set('softly', softly)
    if (!softly) return
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
        ref={material}
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
