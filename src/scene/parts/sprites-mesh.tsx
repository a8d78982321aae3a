import { useMemo } from 'react'
import { CustomBlending, DoubleSide, OneFactor, OneMinusSrcAlphaFactor } from 'three'
import { useOwned } from '../drawing.tsx'
import { paintPuffs } from '../paint/puffs.ts'
import type { Sprites } from './sprites.ts'

const vertex = /* glsl */ `
attribute vec4 place;   // centre, size
attribute vec4 along;   // direction and half-length of a stretched sprite, or turn in w when the direction is zero
attribute vec4 ink;     // colour, and how much it covers what lies behind (0: only adds light)
attribute float cell;    // which picture; 16 more: it lies flat, like light on the mat
varying vec2 vAt;
varying vec4 vInk;
void main() {
  vec2 corner = position.xy * 2.0;
  vec4 centre = modelViewMatrix * vec4(place.xyz, 1.0);
  if (cell > 15.5) {
    vec3 lying = vec3(corner.x, 0.0, corner.y) * place.w;
    centre = modelViewMatrix * vec4(place.xyz + lying, 1.0);
  } else if (dot(along.xyz, along.xyz) > 0.5) {
    vec3 axis = mat3(modelViewMatrix) * along.xyz;
    vec3 side = normalize(cross(axis, -centre.xyz));
    centre.xyz += axis * corner.y * along.w + side * corner.x * place.w;
  } else {
    float s = sin(along.w), c = cos(along.w);
    centre.xy += vec2(corner.x * c - corner.y * s, corner.x * s + corner.y * c) * place.w;
  }
  // Nearer to the eye along the line of sight: it looks the same, and the mat does not cut through it.
  if (cell < 15.5) centre.xyz *= 1.0 - min(0.6, place.w * 1.1 / length(centre.xyz));
  float look = mod(cell, 16.0);
  vAt = (vec2(mod(look, 4.0), floor(look / 4.0)) + vec2(uv.x, 1.0 - uv.y)) / vec2(4.0, 2.0);
  vAt.y = 1.0 - vAt.y;
  // Light and smoke right before the eye would be a veil over the whole view: within 44 mm they thin out.
  vInk = ink * smoothstep(20.0, 44.0, -centre.z);
  gl_Position = projectionMatrix * centre;
}`

const fragment = /* glsl */ `
uniform sampler2D map;
varying vec2 vAt;
varying vec4 vInk;
void main() {
  // Kept as its root: what is faint has steps too small to be seen.
  float value = texture2D(map, vAt).a;
  value *= value;
  if (value < 0.0001) discard;
  gl_FragColor = vec4(vInk.rgb * value, vInk.a * value);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** Sprites as a mesh: an ink is laid over what lies behind as far as its alpha says, and adds its light. */
export function SpritesMesh({ sprites, name }: { readonly sprites: Sprites; readonly name: string }) {
  const map = useOwned(paintPuffs, undefined)
  const uniforms = useMemo(() => ({ map: { value: map } }), [map])
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
