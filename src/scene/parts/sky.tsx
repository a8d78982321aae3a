/** Space around the ships: clouds, stars and a planet that go with the camera. */
import { useRef } from 'react'
import { AdditiveBlending, BackSide, type Group, MathUtils, type Points, type ShaderMaterial } from 'three'
import { useDrawing, useDrawn, useLate } from '../drawing.tsx'
import { farSky, planetFace } from '../paint/far.ts'
import { paintGrain, paintNebula } from '../paint/nebula.ts'
import { scatter } from '../paint/stars.ts'
import type { Style } from '../part.ts'
import { Planet } from './planet.tsx'
import { domeFragment, domeVertex, starFragment, starVertex } from './sky-shader.ts'

const RADIUS = 9000
/** Width of the painted map that stands for the sky until its sheet has come. */
const PAINTED = 512

/** How much of the far sky a style shows: behind a table it is a painted backdrop, in Cinematic deep blue, so that black wings stand out from it. */
const POWER: Readonly<Record<Style, { readonly clouds: number; readonly stars: number; readonly planet: number }>> = {
  tabletop: { clouds: 0.6, stars: 0.85, planet: 0.45 },
  cinematic: { clouds: 0.62, stars: 1.1, planet: 0.36 },
}

const grained = () => paintGrain()
const scattered = (count: number) => scatter(count, RADIUS)
/** What stars and far sky begin with: each table has its own from then on. */
const LIGHT = { scale: { value: 1 }, power: { value: 1 } }
const FAR = {
  map: { value: null },
  sheet: { value: null },
  baked: { value: false },
  grain: { value: null },
  power: { value: 1 },
}

/** Deep space around the table: a band of stars with clouds and dust, and one planet. Painted when it is first seen; finer pictures of it come late. */
export function Sky() {
  const map = useLate(paintNebula, PAINTED)
  const grain = useLate(grained, null)
  const many = useLate(scattered, useDrawing().settings.stars)
  const group = useRef<Group>(null!)
  const clouds = useRef<ShaderMaterial>(null!)
  const points = useRef<Points>(null!)
  const stars = useRef<ShaderMaterial>(null!)
  const planet = useRef<ShaderMaterial>(null!)
  useDrawn(({ camera, home, style, dpr, view, clear = false }) => {
    group.current.visible = style === 'cinematic' && !clear
    if (!group.current.visible) return
    farSky.load()
    planetFace.load()
    for (const [material, file] of [
      [clouds, farSky],
      [planet, planetFace],
    ] as const) {
      const { uniforms } = material.current
      uniforms['grain']!.value = grain()
      uniforms['sheet']!.value = file.sheet()
      uniforms['baked']!.value = file.here()
    }
    if (!farSky.here()) clouds.current.uniforms['map']!.value = map()
    points.current.geometry = many()
    // The sky is infinitely far: it goes where the camera goes, and stands over the far edge for either side.
    group.current.position.copy(camera.position)
    group.current.rotation.y = MathUtils.degToRad(home)
    const power = POWER[style]
    clouds.current.uniforms['power']!.value = power.clouds
    // In a small view they would crowd and be as large as ships: there only the brighter ones are to be seen.
    const small = Math.min(1, Math.max(0.45, Math.min(view.width, view.height - view.top - view.bottom) / 560))
    stars.current.uniforms['power']!.value = power.stars * small ** 3
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
