import {
  CustomBlending,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
} from 'three'
import { PUFFS, type Puff, paintPuffs } from '../paint/puffs.ts'
import type { Ink } from '../palette.ts'

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

/** Soft pictures that face the viewer, printed afresh for a frame: all light and smoke of the scene in one draw. */
export type Sprites = {
  readonly object: Mesh
  begin(): void
  /** A round one, `radius` mm, turned by `turn`. The ink's alpha says how much it hides: 0 only adds light. */
  dot(puff: Puff, at: Vector3, radius: number, turn: number, ink: Ink): void
  /** A stretched one along `direction` (length 1), `half` mm to both sides. */
  streak(puff: Puff, at: Vector3, direction: Vector3, half: number, radius: number, ink: Ink): void
  /** Light that lies on the mat under `over`, `radius` mm wide; it only adds. As a glow it falls on hulls near by too. */
  pool(puff: Puff, over: Vector3, radius: number, ink: Ink): void
  end(): void
  dispose(): void
}

const MOST = 1024
/** Height of light on the mat, mm: over all that is printed there. */
const POOL = 1.2
const below = new Vector3()

/** Room for 1024 sprites; what is beyond is left out. */
export const createSprites = (): Sprites => {
  const plane = new PlaneGeometry(1, 1)
  const geometry = new InstancedBufferGeometry()
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  geometry.setAttribute('uv', plane.getAttribute('uv'))
  const list = (name: string, size: number) => {
    const attribute = new InstancedBufferAttribute(new Float32Array(MOST * size), size)
    attribute.setUsage(DynamicDrawUsage)
    geometry.setAttribute(name, attribute)
    return attribute
  }
  const place = list('place', 4)
  const along = list('along', 4)
  const inks = list('ink', 4)
  const cells = list('cell', 1)
  const map = paintPuffs()
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: { map: { value: map } },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  const object = new Mesh(geometry, material)
  object.frustumCulled = false
  object.renderOrder = 40
  let many = 0
  const put = (
    puff: Puff,
    at: Vector3,
    radius: number,
    ink: Ink,
    x: number,
    y: number,
    z: number,
    w: number,
    flat = 0,
  ) => {
    if (many >= MOST) return
    place.setXYZW(many, at.x, at.y, at.z, radius)
    along.setXYZW(many, x, y, z, w)
    inks.setXYZW(many, ink[0], ink[1], ink[2], ink[3])
    cells.setX(many, PUFFS.indexOf(puff) + flat)
    many += 1
  }
  return {
    object,
    begin: () => {
      many = 0
    },
    dot: (puff, at, radius, turn, ink) => put(puff, at, radius, ink, 0, 0, 0, turn),
    streak: (puff, at, direction, half, radius, ink) =>
      put(puff, at, radius, ink, direction.x, direction.y, direction.z, half),
    pool: (puff, over, radius, ink) =>
      put(puff, below.set(over.x, POOL, over.z), radius, [ink[0], ink[1], ink[2], 0], 0, 0, 0, 0, 16),
    end: () => {
      geometry.instanceCount = many
      object.visible = many > 0
      for (const attribute of [place, along, inks, cells]) attribute.needsUpdate = true
    },
    dispose: () => {
      plane.dispose()
      geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}
