/** Soft shadows on the mat, for photographs: how much of a wide sky each place sees past what stands there, gathered once for a picture. */
import { AccumulativeShadows, accumulativeContext } from '@react-three/drei/core/AccumulativeShadows'
import { useFrame, useThree } from '@react-three/fiber'
import { type ComponentRef, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import { DirectionalLight, type Group, type Light, LinearFilter, type Object3D, Vector3 } from 'three'
import type { Picture } from '../../playback/picture.ts'
import { useDrawing, useDrawn } from '../drawing.tsx'
import type { Frame } from '../part.ts'
import { SHIP_HEIGHT, toScene } from '../space.ts'

/**
 * So many lamps shine at a time, and so often they go elsewhere: the sky is their product. The library counts in turns on two sheets and shows
 * the one that has all passes but the last.
 */
const LAMPS = 4
const PASSES = 18
/** The layer of what they shine on and past: neither the table's own lamps nor what throws no shadow. */
const LAYER = 2
/** How far away they are, mm. */
const AWAY = 1500
/** How far the shadows' sheet reaches beyond what stands on the mat, and how high over it it lies: over the cloth, under all print; mm. */
const BEYOND = 90
const HEIGHT = 0.15
/** What the sheet gathers of white light, in its three colours, where all of the sky is seen; a little less counts as all. */
const WHOLE = 3 * (1 - 1 / PASSES) * 0.985
/** How dark it is where none is. */
const DARK = 0.9
/**
 * What the sky lights is thrown on from there, and darkens where little of it is seen: less than all by a power. As dark straight on the screen as
 * in a picture that is put together in linear light.
 */
const STEEP = `
#ifdef TONE_MAPPING
float power = 1.7;
#else
float power = 3.7;
#endif
gl_FragColor.a = opacity * (1.0 - pow(1.0 - gl_FragColor.a / opacity, power));
#include <tonemapping_fragment>`
/** The golden section, by which the lamps are spread around. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** Where a lamp stands in the sky: the same every time, more of them high up, as a place on the mat sees it. */
const skyward = (at: number, out: Vector3): Vector3 => {
  const share = (at + 0.5) / (LAMPS * (PASSES - 1))
  // None lies so low that its shadows would reach over the whole table.
  const flat = Math.sqrt(share * 0.92)
  return out.set(Math.cos(at * GOLDEN) * flat, Math.sqrt(1 - flat * flat), Math.sin(at * GOLDEN) * flat)
}

/** What the lamps shine on: a square about a place. */
type Spot = { readonly middle: Vector3; reach: number }

/** The lamps of the sky, as many as shine at a time. */
function Sky({ spot, texels }: { readonly spot: Spot; readonly texels: number }) {
  const sky = useContext(accumulativeContext)
  const lamps = useMemo(
    () =>
      Array.from({ length: LAMPS }, () => {
        const lamp = new DirectionalLight()
        lamp.castShadow = true
        lamp.shadow.mapSize.set(texels, texels)
        lamp.layers.set(LAYER)
        return lamp
      }),
    [texels],
  )
  useLayoutEffect(() => {
    const way = new Vector3()
    let turn = 0
    const update = () => {
      lamps.forEach((lamp, at) => {
        skyward(at * (PASSES - 1) + (turn % (PASSES - 1)), way)
        // However low it stands, and however much of it later passes leave, it counts as much as the others.
        lamp.intensity = (Math.PI / LAMPS / way.y) * (1 - 1 / PASSES) ** (turn + 2 - PASSES)
        lamp.position.copy(way).multiplyScalar(AWAY).add(spot.middle)
        lamp.target.position.copy(spot.middle)
        lamp.target.updateMatrixWorld()
        const { camera } = lamp.shadow
        // Whichever way it is turned, all of the square is seen.
        camera.right = camera.top = spot.reach * Math.SQRT2
        camera.left = camera.bottom = -camera.right
        camera.near = AWAY - camera.right
        camera.far = AWAY + camera.right
        camera.updateProjectionMatrix()
      })
      turn = (turn + 1) % PASSES
    }
    sky.lights.set(lamps, { update })
    return () => {
      sky.lights.delete(lamps)
      for (const lamp of lamps) lamp.dispose()
    }
  }, [sky, lamps, spot])
  return lamps.map(lamp => <primitive key={lamp.id} object={lamp} />)
}

/** What stands on the mat. */
const standing = ({ ships, objects }: Picture) => [...ships, ...objects].filter(({ presence }) => presence > 0)

/** The square about all that does. */
const spotOf = (picture: Picture, spot: Spot): void => {
  const there = standing(picture).map(({ pose }) => pose)
  const [xs, ys] = [there.map(({ x }) => x), there.map(({ y }) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  toScene({ x: (west + east) / 2, y: (south + north) / 2 }, HEIGHT, spot.middle)
  spot.reach = Math.max(east - west, north - south) / 2 + SHIP_HEIGHT + BEYOND
}

const castsShadow = (object: Object3D): boolean => object.castShadow && !(object as Partial<Light>).isLight

/**
 * Shadows on the mat as from a wide soft sky: gathered anew for another picture, when its models are there, and kept for every view of it,
 * which costs one draw more.
 */
export function SoftShadows() {
  const drawing = useDrawing()
  const { scene } = useThree()
  const camera = useThree(state => state.camera)
  const texels = drawing.settings.shadow / 2
  const group = useRef<Group>(null!)
  const gathered = useRef<ComponentRef<typeof AccumulativeShadows>>(null!)
  const spot = useMemo((): Spot => ({ middle: new Vector3(), reach: 1 }), [])
  const frame = useRef<Frame | null>(null)
  const of = useRef<Picture | null>(null)
  useLayoutEffect(() => {
    const sheet = gathered.current.getMesh()
    // Whether the camera looks there or not.
    sheet.frustumCulled = false
    sheet.layers.enable(LAYER)
    sheet.renderOrder = 2
    sheet.material.onBeforeCompile = shader => {
      shader.fragmentShader = shader.fragmentShader.replace('#include <tonemapping_fragment>', STEEP)
    }
    const { map } = sheet.material
    map.magFilter = map.minFilter = LinearFilter
    // It was on the graphics card already.
    map.renderTarget?.dispose()
  }, [])
  useDrawn(now => {
    frame.current = now
    group.current.visible = now.style === 'tabletop' && !now.clear && standing(now.picture).length > 0
  })
  // When it is known what the photograph leaves out, and before it is drawn.
  useFrame(() => {
    const picture = frame.current?.picture
    if (!group.current.visible || !picture || of.current === picture) return
    // What is on its way would throw none: the next frame has it.
    group.current.visible = drawing.whole()
    if (!group.current.visible) return
    spotOf(picture, spot)
    const sheet = gathered.current.getMesh()
    sheet.position.copy(spot.middle)
    sheet.scale.setScalar(spot.reach * 2)
    const bases = scene.getObjectByName('base plates')
    scene.traverse(object => {
      if (castsShadow(object) || object === bases) object.layers.enable(LAYER)
    })
    // Clear plastic hardly shades; at its foot it is dark all the same.
    if (bases) bases.castShadow = true
    const { mask } = camera.layers
    camera.layers.set(LAYER)
    gathered.current.reset()
    gathered.current.update(PASSES)
    camera.layers.mask = mask
    if (bases) bases.castShadow = false
    of.current = picture
  }, 0.5)
  // It is asked when to gather: left to itself the library's part would whenever it is mounted.
  return (
    <group ref={group} name="soft shadows" visible={false}>
      <AccumulativeShadows
        ref={gathered}
        frames={Infinity}
        limit={0}
        blend={PASSES}
        resolution={texels}
        opacity={DARK}
        alphaTest={WHOLE}
      >
        <Sky spot={spot} texels={texels} />
      </AccumulativeShadows>
    </group>
  )
}
