import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  Points,
  ShaderMaterial,
  SphereGeometry,
} from 'three'
import { paintNebula } from '../paint/nebula.ts'
import type { Part } from '../part.ts'
import { noise } from '../space.ts'

const RADIUS = 9000

const vertex = /* glsl */ `
attribute float size;
attribute vec3 tint;
uniform float scale;
varying vec3 vTint;
varying float vSize;
void main() {
  vTint = tint;
  vSize = max(1.0, size * scale);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_PointSize = vSize + 1.0;
}`
const fragment = /* glsl */ `
varying vec3 vTint;
varying float vSize;
void main() {
  float r = length(gl_PointCoord - 0.5) * 2.0;
  float core = smoothstep(1.0, 0.1, r);
  gl_FragColor = vec4(vTint * core * core, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** Temperatures of stars as linear tints, from ember to blue-white. */
const TINTS = [
  [1, 0.62, 0.38],
  [1, 0.82, 0.62],
  [1, 0.95, 0.86],
  [0.86, 0.92, 1],
  [0.66, 0.79, 1],
] as const

/** Deep space around the table: one soft nebula, and stars of many sizes and colours that crowd along a band. */
export const createSky = (mapWidth: number): Part & { readonly setScale: (dpr: number) => void } => {
  const object = new Group()
  const texture = paintNebula(mapWidth)
  const dome = new Mesh(
    new SphereGeometry(RADIUS, 48, 24),
    new MeshBasicMaterial({ map: texture, side: BackSide, depthWrite: false, fog: false, dithering: true }),
  )
  // After the table, so that nothing is painted that the table covers.
  dome.renderOrder = 1
  const random = noise(4242)
  const many = 2600
  const positions = new Float32Array(many * 3)
  const tints = new Float32Array(many * 3)
  const sizes = new Float32Array(many)
  for (let star = 0; star < many; star++) {
    const around = random() * Math.PI * 2
    const banded = star % 5 < 2
    const up = banded ? Math.sin(around + 0.8) * 0.42 + (random() + random() - 1) * 0.26 : random() * 2 - 1
    const flat = Math.sqrt(Math.max(0, 1 - up * up))
    positions.set([Math.cos(around) * flat * RADIUS, up * RADIUS, Math.sin(around) * flat * RADIUS], star * 3)
    const bright = random() ** 9
    const tint = TINTS[Math.min(4, Math.floor(random() * 3 + random() * 2.4))]!
    const power = banded ? 0.16 + random() ** 2 * 0.5 + bright * 1.2 : 0.2 + random() ** 2 * 0.8 + bright * 2.4
    tints.set([tint[0] * power, tint[1] * power, tint[2] * power], star * 3)
    sizes[star] = 0.9 + random() * 0.7 + bright * 2.6
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('tint', new BufferAttribute(tints, 3))
  geometry.setAttribute('size', new BufferAttribute(sizes, 1))
  const scale = { value: 1 }
  const stars = new Points(
    geometry,
    new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms: { scale },
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
    }),
  )
  stars.frustumCulled = false
  stars.renderOrder = 2
  object.add(dome, stars)
  return {
    object,
    setScale: dpr => {
      scale.value = dpr
    },
    update: frame => {
      // The sky is infinitely far: it goes where the camera goes.
      object.position.copy(frame.camera.position)
    },
    dispose: () => {
      texture.dispose()
      dome.geometry.dispose()
      dome.material.dispose()
      geometry.dispose()
      stars.material.dispose()
    },
  }
}
