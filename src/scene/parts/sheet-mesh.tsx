/** Puts a printed sheet into the scene, lit like paper or shining by itself. */
import { DoubleSide, type WebGLProgramParametersWithUniforms } from 'three'
import type { Sheet } from './sheet.ts'

/**
 * Where the picture is put together in linear light, before its tone curve, a thin ink would show much stronger on the
 * dark than on the screen, and a thin shadow weaker: their alphas are bent so that both look alike.
 */
const LINEAR = `
#ifndef TONE_MAPPING
float bright = smoothstep(0.01, 0.12, max(diffuseColor.r, max(diffuseColor.g, diffuseColor.b)));
float over = clamp(diffuseColor.a, 0.0, 1.0);
diffuseColor.a = mix(1.0 - pow(1.0 - over, 2.2), pow(over, 1.9), bright);
#endif
#include <opaque_fragment>`

const alike = (shader: WebGLProgramParametersWithUniforms) => {
  shader.fragmentShader = shader.fragmentShader.replace('#include <opaque_fragment>', LINEAR)
}

type Props = {
  readonly sheet: Sheet
  readonly name: string
  readonly renderOrder: number
  /** It takes light and shadows like paper; otherwise it is light itself. */
  readonly lit?: boolean
  /** It hangs upright, over everything. */
  readonly hung?: boolean
  /** All of it lies one way up: one draw and not two. */
  readonly oneWayUp?: boolean
}

/** What is printed on a sheet, as a mesh that lies on the mat. */
export function SheetMesh({ sheet, lit = false, hung = false, oneWayUp = false, ...mesh }: Props) {
  const ink = {
    map: sheet.texture,
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    depthTest: !hung,
    onBeforeCompile: alike,
  }
  return (
    <mesh
      {...mesh}
      ref={sheet.mesh}
      geometry={sheet.geometry}
      rotation-x={hung ? Math.PI / 2 : 0}
      frustumCulled={false}
      receiveShadow={lit}
      visible={false}
    >
      {lit ? (
        <meshLambertMaterial {...ink} />
      ) : (
        <meshBasicMaterial {...ink} side={DoubleSide} forceSinglePass={oneWayUp} />
      )}
    </mesh>
  )
}
