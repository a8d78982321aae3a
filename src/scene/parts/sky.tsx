import { useRef } from 'react'
import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  type Group,
  MathUtils,
  type Points,
  type ShaderMaterial,
} from 'three'
import { useDrawing, useDrawn, useLate } from '../drawing.tsx'
import { nearBand, paintGrain, paintNebula } from '../paint/nebula.ts'
import type { Style } from '../part.ts'
import { noise } from '../space.ts'
import { Planet } from './planet.tsx'

const RADIUS = 9000
const STARS = 9000

/** How much of the far sky a style shows: behind a table it is a painted backdrop, in Cinematic deep blue, so that black wings stand out from it. */
const POWER: Readonly<Record<Style, { readonly clouds: number; readonly stars: number; readonly planet: number }>> = {
  tabletop: { clouds: 0.6, stars: 0.85, planet: 0.45 },
  cinematic: { clouds: 0.62, stars: 1.1, planet: 0.36 },
}

const starVertex = /* glsl */ `
attribute float size;
attribute vec3 tint;
uniform float scale;
varying vec3 vTint;
void main() {
  float wide = size * scale;
  // A star smaller than a pixel is a dimmer pixel.
  vTint = tint * min(1.0, wide * wide);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_PointSize = max(1.0, wide) + 1.0;
}`
const starFragment = /* glsl */ `
uniform float power;
varying vec3 vTint;
void main() {
  float r = length(gl_PointCoord - 0.5) * 2.0;
  float core = smoothstep(1.0, 0.1, r);
  gl_FragColor = vec4(vTint * core * core * power, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

const domeVertex = /* glsl */ `
varying vec3 vWay;
varying vec2 vUv;
void main() {
  vWay = position;
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`
const domeFragment = /* glsl */ `
uniform sampler2D map;
uniform sampler2D grain;
uniform float power;
varying vec3 vWay;
varying vec2 vUv;
float fine(vec3 p, vec3 w) {
  return texture2D(grain, p.yz).r * w.x + texture2D(grain, p.zx).r * w.y + texture2D(grain, p.xy).r * w.z;
}
void main() {
  vec3 way = normalize(vWay);
  vec3 w = abs(way);
  w *= w * w;
  w /= w.x + w.y + w.z;
  float wisp = fine(way * 1.1, w);
  float grit = fine(way * 3.7 + wisp * 0.12, w);
  grit = mix(grit, fine(way * 10.3 + grit * 0.09, w), 0.3);
  vec3 map3 = texture2D(map, vUv + (wisp - 0.5) * 0.02).rgb;
  float light = map3.r * (0.35 + 0.95 * wisp) * (0.72 + 0.56 * grit);
  float dust = clamp(map3.b * (0.4 + 1.3 * grit) * 1.1, 0.0, 0.92);
  vec3 cold = vec3(0.03, 0.075, 0.17);
  vec3 warm = vec3(0.2, 0.062, 0.05);
  vec3 colour = mix(cold, warm, map3.g * (0.4 + 0.6 * wisp)) * light * 1.25;
  colour += vec3(0.2, 0.24, 0.34) * pow(light, 4.0) * 0.7;
  colour *= 1.0 - dust;
  // Black, not grey: the little that is everywhere is blue.
  colour = colour * power + vec3(0.0011, 0.0016, 0.0031);
  // Half a step of grain, so that the slow shades do not show in bands.
  float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor.rgb += dither / 255.0;
}`

/** Temperatures of stars as linear tints, from ember to blue-white. */
const TINTS = [
  [1, 0.56, 0.3],
  [1, 0.8, 0.58],
  [1, 0.95, 0.86],
  [0.82, 0.9, 1],
  [0.6, 0.75, 1],
] as const

/** Stars of many sizes and colours that crowd along the band. */
const scatter = (): BufferGeometry => {
  const random = noise(4242)
  const positions = new Float32Array(STARS * 3)
  const tints = new Float32Array(STARS * 3)
  const sizes = new Float32Array(STARS)
  for (let star = 0; star < STARS; star++) {
    let way: readonly [number, number, number] = [0, 1, 0]
    // Those far from the band are thrown again, most of them.
    for (let tries = 0; tries < 12; tries++) {
      const around = random() * Math.PI * 2
      const up = random() * 2 - 1
      const flat = Math.sqrt(1 - up * up)
      way = [Math.cos(around) * flat, up, Math.sin(around) * flat]
      if (random() < 0.16 + 0.84 * nearBand(way)) break
    }
    positions.set([way[0] * RADIUS, way[1] * RADIUS, way[2] * RADIUS], star * 3)
    // Few are bright: each step of brightness has several times fewer.
    const bright = random() ** 14
    const tint = TINTS[Math.min(4, Math.floor(random() * 3 + random() * 2.4))]!
    const power = 0.1 + random() ** 3 * 0.55 + bright * 3.2
    tints.set([tint[0] * power, tint[1] * power, tint[2] * power], star * 3)
    sizes[star] = 0.7 + random() * 0.5 + bright * 2.1
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('tint', new BufferAttribute(tints, 3))
  geometry.setAttribute('size', new BufferAttribute(sizes, 1))
  return geometry
}

const grained = () => paintGrain()
/** What stars and far sky begin with: each table has its own from then on. */
const LIGHT = { scale: { value: 1 }, power: { value: 1 } }
const FAR = { map: { value: null }, grain: { value: null }, power: { value: 1 } }

/** Deep space around the table: a band of stars with clouds and dust, and one planet. Painted when it is first seen. */
export function Sky() {
  const map = useLate(paintNebula, useDrawing().settings.sky)
  const grain = useLate(grained, null)
  const scattered = useLate(scatter, null)
  const group = useRef<Group>(null!)
  const clouds = useRef<ShaderMaterial>(null!)
  const points = useRef<Points>(null!)
  const stars = useRef<ShaderMaterial>(null!)
  const planet = useRef<ShaderMaterial>(null!)
  useDrawn(({ camera, home, style, dpr, clear = false }) => {
    group.current.visible = style === 'cinematic' && !clear
    if (!group.current.visible) return
    clouds.current.uniforms['map']!.value = map()
    clouds.current.uniforms['grain']!.value = grain()
    planet.current.uniforms['grain']!.value = grain()
    points.current.geometry = scattered()
    // The sky is infinitely far: it goes where the camera goes, and stands over the far edge for either side.
    group.current.position.copy(camera.position)
    group.current.rotation.y = MathUtils.degToRad(home)
    const power = POWER[style]
    clouds.current.uniforms['power']!.value = power.clouds
    stars.current.uniforms['power']!.value = power.stars
    stars.current.uniforms['scale']!.value = dpr
    planet.current.uniforms['power']!.value = power.planet
  })
  // All of it is drawn after the table, so that nothing is painted that the table covers.
  return (
    <group ref={group} name="sky">
      <mesh name="nebula" renderOrder={1}>
        <sphereGeometry args={[RADIUS, 48, 24]} />
        <shaderMaterial
          ref={clouds}
          vertexShader={domeVertex}
          fragmentShader={domeFragment}
          uniforms={FAR}
          side={BackSide}
          depthWrite={false}
        />
      </mesh>
      <points ref={points} name="stars" frustumCulled={false} renderOrder={2}>
        <shaderMaterial
          ref={stars}
          vertexShader={starVertex}
          fragmentShader={starFragment}
          uniforms={LIGHT}
          transparent
          depthWrite={false}
          blending={AdditiveBlending}
        />
      </points>
      <Planet distance={RADIUS * 0.9} material={planet} />
    </group>
  )
}
