/** The surroundings of a game on a table: wood under the mat, a dim room behind it. */
import { useRef } from 'react'
import { BackSide, type DataTexture, type Mesh, MeshLambertMaterial, Vector2 } from 'three'
import { useDrawn, useOwned } from '../drawing.tsx'
import { paintGrain } from '../paint/nebula.ts'
import { MAT_THICK } from './mat.tsx'

/** How far the table reaches beyond the mat, and how thick its top is, mm. */
const BEYOND = 260
const TOP = 38
/** How far away the room's walls are, mm: in its dark, what lamps there are is out of focus. */
const WALLS = 6000

/** Boards of dark oiled wood; `grain` repeats over them, stretched along. Under the mat's edge it is a little darker. */
const wood = () => {
  let grain: DataTexture | null = null
  const mat = { value: new Vector2(457, 457) }
  const material = new MeshLambertMaterial()
  material.customProgramCacheKey = () => 'wood'
  material.onBeforeCompile = shader => {
    // Where the room is not drawn it is not painted.
    grain ??= paintGrain()
    shader.uniforms['grain'] = { value: grain }
    shader.uniforms['mat'] = mat
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vWood;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvWood = (modelMatrix * vec4(position, 1.0)).xyz;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vWood;\nuniform sampler2D grain;\nuniform vec2 mat;',
      )
      .replace(
        '#include <color_fragment>',
        `float board = floor(vWood.z / 118.0);
        float at = vWood.z / 118.0 - board;
        vec2 along = vec2(vWood.x * 0.00021 + board * 0.37, vWood.z * 0.0046 + board * 0.71);
        float wave = texture2D(grain, along).r;
        float fibre = texture2D(grain, vec2(vWood.x * 0.0016, vWood.z * 0.06) + wave * 0.2).r;
        float wooden = clamp(wave * 0.65 + fibre * 0.45 - 0.05, 0.0, 1.0);
        diffuseColor.rgb = mix(vec3(0.019, 0.0118, 0.0078), vec3(0.082, 0.049, 0.03), wooden * wooden);
        diffuseColor.rgb *= 0.82 + 0.36 * fract(board * 0.618);
        float edge = min(at, 1.0 - at) * 118.0;
        diffuseColor.rgb *= mix(0.35, 1.0, smoothstep(0.4, 1.4 + fwidth(vWood.z), edge));
        vec2 off = max(abs(vWood.xz) - mat, 0.0);
        diffuseColor.rgb *= 1.0 - 0.6 * exp(-length(off) / 7.0);
        // The lamp hangs over the mat: the table's far corners are dim.
        diffuseColor.rgb *= 1.0 - 0.75 * smoothstep(450.0, 1000.0, length(vWood.xz));`,
      )
  }
  return {
    material,
    mat,
    dispose: () => {
      grain?.dispose()
      material.dispose()
    },
  }
}

const wallVertex = /* glsl */ `
varying vec3 vWay;
void main() {
  vWay = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`
/** A dim room: warm low down, cold high up, and a few lamps far behind, out of focus. */
const wallFragment = /* glsl */ `
varying vec3 vWay;
vec3 lamp(vec3 way, vec2 at, float wide, vec3 tint) {
  vec3 to = vec3(sin(at.x) * cos(at.y), sin(at.y), -cos(at.x) * cos(at.y));
  float off = acos(clamp(dot(way, to), -1.0, 1.0)) / wide;
  // A blurred light is a disc, a little brighter at its rim.
  return tint * (1.0 - smoothstep(0.72, 1.08, off)) * (0.42 + 0.12 * off * off);
}
void main() {
  vec3 way = normalize(vWay);
  float around = atan(way.x, -way.z);
  vec3 colour = mix(vec3(0.0052, 0.0042, 0.0039), vec3(0.0022, 0.0026, 0.0038), smoothstep(-0.15, 0.5, way.y));
  colour += vec3(0.011, 0.0066, 0.004) * exp(-pow((way.y - 0.02) * 5.0, 2.0)) * (0.6 + 0.4 * sin(around * 2.0 + 0.7));
  colour += lamp(way, vec2(-0.62, 0.1), 0.05, vec3(0.085, 0.047, 0.02));
  colour += lamp(way, vec2(-0.5, 0.075), 0.034, vec3(0.05, 0.029, 0.013));
  colour += lamp(way, vec2(0.34, 0.13), 0.062, vec3(0.06, 0.034, 0.015));
  colour += lamp(way, vec2(0.83, 0.085), 0.042, vec3(0.018, 0.03, 0.052));
  colour += lamp(way, vec2(2.2, 0.11), 0.055, vec3(0.07, 0.038, 0.016));
  colour += lamp(way, vec2(-2.5, 0.09), 0.045, vec3(0.02, 0.034, 0.055));
  colour += lamp(way, vec2(-1.6, 0.12), 0.05, vec3(0.06, 0.034, 0.015));
  colour += lamp(way, vec2(3.0, 0.07), 0.036, vec3(0.055, 0.031, 0.014));
  float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor.rgb += dither / 255.0;
}`

/** Where miniatures are played with: a table of dark wood under the mat, in a dim room. In Cinematic there is none. */
export function Room() {
  const top = useRef<Mesh>(null!)
  const walls = useRef<Mesh>(null!)
  const { material, mat } = useOwned(wood, null)
  useDrawn(({ picture, style, camera, clear = false }) => {
    const shown = style === 'tabletop' && !clear
    top.current.visible = walls.current.visible = shown
    if (!shown) return
    walls.current.position.copy(camera.position)
    const { width, height } = picture.mat
    mat.value.set(width / 2, height / 2)
    top.current.scale.set(mat.value.x * 2 + BEYOND * 2, TOP, mat.value.y * 2 + BEYOND * 2)
  })
  return (
    <>
      <mesh ref={top} name="table" material={material} position-y={-MAT_THICK - TOP / 2} receiveShadow>
        <boxGeometry />
      </mesh>
      <mesh ref={walls} name="room" renderOrder={1}>
        <sphereGeometry args={[WALLS, 48, 24]} />
        <shaderMaterial vertexShader={wallVertex} fragmentShader={wallFragment} side={BackSide} depthWrite={false} />
      </mesh>
    </>
  )
}
