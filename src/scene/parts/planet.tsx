import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Mesh, type ShaderMaterial, Vector3 } from 'three'

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
void main() {
  vec2 at = vAt * AIR;
  float r = length(at);
  float edge = fwidth(r);
  float inside = 1.0 - smoothstep(1.0 - edge, 1.0 + edge, r);
  vec3 n = vec3(at, sqrt(max(0.0, 1.0 - r * r)));
  float lit = dot(n, sun);
  // Its axis leans: bands of weather over a dusty ground, and two seas of older rock.
  vec3 own = vec3(n.x * 0.92 + n.y * 0.39, n.y * 0.92 - n.x * 0.39, n.z);
  float wide = layer(own, 0.23);
  float fine = layer(own + wide * 0.11, 0.71);
  float band = layer(vec3(own.x * 0.5, own.y * 3.0 + (fine - 0.5) * 0.6, own.z * 0.5), 0.19);
  vec3 ground = mix(vec3(0.16, 0.11, 0.082), vec3(0.5, 0.36, 0.25), smoothstep(0.3, 0.7, wide * 0.5 + fine * 0.5));
  // Rock and dust in small, down to what a long lens shows.
  float small = layer(own + fine * 0.05, 2.3);
  float smallest = layer(own + small * 0.02, 7.1);
  ground *= 0.5 + 0.66 * small + 0.34 * smallest;
  // Weather is torn at its edges.
  float torn = band + 0.16 * (small - 0.5) + 0.1 * (smallest - 0.5);
  ground = mix(ground, vec3(0.74, 0.67, 0.6), smoothstep(0.55, 0.7, torn) * 0.8);
  float day = smoothstep(-0.09, 0.5, lit);
  // Low sun reddens the edge of night.
  vec3 warm = mix(vec3(1.0, 0.5, 0.26), vec3(1.0, 0.95, 0.88), smoothstep(0.0, 0.4, lit));
  vec3 colour = ground * warm * day * 0.8;
  float rim = pow(1.0 - n.z, 3.0);
  vec3 air = vec3(0.34, 0.56, 0.95);
  colour += air * rim * smoothstep(-0.25, 0.5, lit) * 0.55;
  // The air beyond the edge: a thin bright skin, and a faint glow on the day's side.
  float beyond = max(0.0, r - 1.0);
  float side = smoothstep(-0.35, 0.7, dot(normalize(vec3(at, 0.001)), sun));
  vec3 halo = air * side * (exp(-beyond * 46.0) * 0.5 + exp(-beyond * 11.0) * 0.1 * smoothstep(AIR, 1.0, r));
  gl_FragColor = vec4(colour * inside + halo * (1.0 - inside), inside) * vec4(vec3(power), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

const [a, e] = [(AZIMUTH * Math.PI) / 180, (ELEVATION * Math.PI) / 180]
/** Which way it stands. */
const WAY = [Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e)] as const
/** In the disc's own axes: from the left, above, and a little from behind. */
const SUN = new Vector3(-0.88, 0.16, 0.36).normalize()

/** What it begins with: each table has its own from then on. */
const BEGIN = { grain: { value: null }, sun: { value: SUN }, power: { value: 1 } }

type Props = {
  readonly distance: number
  /** Its uniform `power` says how bright it is, `grain` of what its ground is made. */
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
