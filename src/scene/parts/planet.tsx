/** The planet in the sky: baked where its file has come, painted by its shader until then. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Mesh, type ShaderMaterial, Vector3 } from 'three'
import { FACE, SUN } from '../paint/far.ts'

/** Where it stands, seen from a viewer in the south: degrees right of north, degrees over the mat's plane. */
const AZIMUTH = -12
const ELEVATION = -28
/** Half its width as a share of its distance; the quad is larger, for the air around it. */
const RADIUS = 0.17
const AIR = 1.35

const vertex = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = uv * 2.0 - 1.0;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const fragment = /* glsl */ `
uniform sampler2D grain;
uniform sampler2D sheet;
uniform bool baked;
uniform vec3 sun;
uniform float power;
varying vec2 vAt;
const float AIR = ${AIR.toFixed(3)};
float layer(vec3 p, float scale) {
  vec3 w = abs(p);
  w = pow(w, vec3(4.0));
  w /= w.x + w.y + w.z;
  p *= scale;
  return texture2D(grain, p.yz).r * w.x + texture2D(grain, p.zx).r * w.y + texture2D(grain, p.xy).r * w.z;
}
// A map of the face: 0 slopes, 1 ground, 2 clouds.
float face(vec2 at, float map) {
  float right = clamp((at.x + 1.0) / ${(1 + FACE.right).toFixed(3)}, 0.002, 0.998);
  return texture2D(sheet, vec2((right + map) / ${FACE.maps.toFixed(1)}, 0.5 - at.y * 0.5)).r;
}
vec3 sunlight(float lit) {
  // Low sun reddens the edge of night.
  return mix(vec3(1.0, 0.47, 0.24), vec3(1.0, 0.95, 0.88), smoothstep(-0.02, 0.42, lit));
}
vec3 near(vec3 n, vec3 own, float lit) {
  // Along the ground towards the sun.
  vec3 way = sun - n * lit;
  float rock = layer(own, 4.3);
  float small = layer(own + rock * 0.02, 12.7);
  float rough = (rock - layer(own + way * 0.006, 4.3)) * 1.6 + (small - layer(own + way * 0.002, 12.7)) * 0.9;
  float pale = clamp(face(n.xy, 1.0) + (rock - 0.5) * 0.1 + (small - 0.5) * 0.1, 0.0, 1.0);
  vec3 ground = mix(vec3(0.05, 0.053, 0.06), vec3(0.35, 0.262, 0.19), smoothstep(0.02, 0.56, pale));
  ground = mix(ground, vec3(0.68, 0.58, 0.48), smoothstep(0.44, 0.95, pale));
  float slope = (face(n.xy, 0.0) - 0.502) * ${(2 * FACE.steep).toFixed(3)};
  float day = smoothstep(-0.13, 0.1, lit);
  float cover = face(n.xy, 2.0) * (0.9 + 0.2 * small);
  float before = face(n.xy + way.xy * 0.007, 2.0);
  float shade = face(n.xy + way.xy * 0.014, 2.0);
  vec3 seen = ground * max(0.0, (lit + slope * 1.75 + rough * 0.1) * 1.08 + 0.03) * day * (1.0 - 0.66 * shade);
  float top = max(0.0, lit * 0.95 + 0.1 + (cover - before) * 0.5) * day;
  return mix(seen, vec3(0.74, 0.72, 0.69) * top, clamp(cover, 0.0, 1.0) * 0.92) * sunlight(lit);
}
vec3 painted(vec3 n, vec3 own, float lit) {
  // Bands of weather over a dusty ground, and two seas of older rock.
  float wide = layer(own, 0.23);
  float fine = layer(own + wide * 0.11, 0.71);
  float band = layer(vec3(own.x * 0.5, own.y * 3.0 + (fine - 0.5) * 0.6, own.z * 0.5), 0.19);
  vec3 ground = mix(vec3(0.16, 0.11, 0.082), vec3(0.5, 0.36, 0.25), smoothstep(0.3, 0.7, wide * 0.5 + fine * 0.5));
  float small = layer(own + fine * 0.05, 2.3);
  float smallest = layer(own + small * 0.02, 7.1);
  ground *= 0.5 + 0.66 * small + 0.34 * smallest;
  // Weather is torn at its edges.
  float torn = band + 0.16 * (small - 0.5) + 0.1 * (smallest - 0.5);
  ground = mix(ground, vec3(0.74, 0.67, 0.6), smoothstep(0.55, 0.7, torn) * 0.8);
  return ground * sunlight(lit) * smoothstep(-0.09, 0.5, lit) * 0.7;
}
void main() {
  vec2 at = vAt * AIR;
  float r = length(at);
  float edge = fwidth(r);
  vec3 n = vec3(at, sqrt(max(0.0, 1.0 - r * r)));
  float lit = dot(n, sun);
  // Where no sun falls on it its edge melts into the sky.
  float inside = 1.0 - smoothstep(1.0 - edge - 0.016 * (1.0 - smoothstep(-0.3, 0.0, lit)), 1.0 + edge, r);
  // Its axis leans.
  vec3 own = vec3(n.x * 0.92 + n.y * 0.39, n.y * 0.92 - n.x * 0.39, n.z);
  vec3 colour = baked ? near(n, own, lit) : painted(n, own, lit);
  // Looked at slantwise there is more air before it; a little of it is over all of the day.
  float deep = 1.0 - n.z;
  vec3 air = vec3(0.33, 0.5, 0.82);
  colour += air * (0.012 + 0.5 * deep * deep * deep) * smoothstep(-0.22, 0.55, lit);
  // Its night is not empty: starlight on the ground, and a thread of air along the edge.
  float night = 1.0 - smoothstep(-0.3, 0.1, lit);
  float dim = layer(own, 0.9) * 0.6 + layer(own, 2.7) * 0.4;
  colour += vec3(0.0016, 0.0026, 0.0058) + night * vec3(0.007, 0.01, 0.017) * smoothstep(0.36, 0.7, dim);
  colour += air * night * (0.05 * deep * deep * deep + 0.12 * pow(deep, 9.0));
  // The air beyond the edge: a thin bright skin, and a faint glow on the day's side.
  float beyond = max(0.0, r - 1.0);
  float side = 0.07 + 0.93 * smoothstep(-0.35, 0.7, dot(normalize(vec3(at, 0.001)), sun));
  vec3 halo = air * side * (exp(-beyond * 60.0) * 0.5 + exp(-beyond * 13.0) * 0.07 * smoothstep(AIR, 1.0, r));
  gl_FragColor = vec4(colour * inside + halo * (1.0 - inside), inside) * vec4(vec3(power), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

const [a, e] = [(AZIMUTH * Math.PI) / 180, (ELEVATION * Math.PI) / 180]
/** Which way it stands. */
const WAY = [Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e)] as const
/** In the disc's own axes: from the left, above, and a little from behind. */
const FROM = new Vector3(...SUN).normalize()

/** What it begins with: each table has its own from then on. */
const BEGIN = {
  grain: { value: null },
  sun: { value: FROM },
  sheet: { value: null },
  baked: { value: false },
  power: { value: 1 },
}

type Props = {
  readonly distance: number
  /** Its uniform `power` says how bright it is, `grain` of what its ground is made, `sheet` its maps where they are `baked`. */
  readonly material: RefObject<ShaderMaterial>
}

/** The one planet: a disc with the look of a ball, infinitely far, at `distance`. Its light comes from the viewer's left. */
export function Planet({ distance, material }: Props) {
  const disc = useRef<Mesh>(null!)
  useLayoutEffect(() => disc.current.lookAt(0, 0, 0), [])
  const size = distance * RADIUS * AIR * 2
  return (
    <mesh ref={disc} name="planet" position={[WAY[0] * distance, WAY[1] * distance, WAY[2] * distance]} renderOrder={3}>
      <planeGeometry args={[size, size]} />
      <shaderMaterial
        ref={material}
        vertexShader={vertex}
        fragmentShader={fragment}
        uniforms={BEGIN}
        transparent
        premultipliedAlpha
        depthWrite={false}
      />
    </mesh>
  )
}
