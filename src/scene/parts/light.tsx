/** Lights the table: key with shadows, rim, and the surroundings that are mirrored. */
import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type AmbientLight, type DirectionalLight, Object3D, Vector3 } from 'three'
import { useDrawing, useDrawn } from '../drawing.tsx'
import { createStudio } from '../environment.ts'
import type { Style } from '../part.ts'
import { SHIP_HEIGHT, toScene } from '../space.ts'
import { keyFrom, LAMPS, rimFrom } from './lamps.ts'

const at = new Vector3()

/** The key's shadows are drawn in a square of `radius` mm about a place on the mat. */
const aim = (key: DirectionalLight, style: Style, home: number, x: number, y: number, radius: number) => {
  toScene({ x, y }, 0, at)
  key.target.position.copy(at)
  keyFrom(style, home, key.position).multiplyScalar(1200).add(at)
  const { camera } = key.shadow
  if (camera.right === radius) return
  camera.left = camera.bottom = -radius
  camera.right = camera.top = radius
  camera.near = 1200 - radius - 120
  camera.far = 1200 + radius + 120
  camera.updateProjectionMatrix()
}

/**
 * One warm key whose shadows are drawn tight around the ships, a cold rim from behind, almost no ambient, and the room whose
 * emitters are mirrored. `shadows`: whether they are drawn, where the settings have any.
 */
export function Light({ shadows }: { readonly shadows: boolean }) {
  const { shadow, mirrored } = useDrawing().settings
  const { gl, scene } = useThree()
  const target = useMemo(() => new Object3D(), [])
  const key = useRef<DirectionalLight>(null!)
  const rim = useRef<DirectionalLight>(null!)
  const ambient = useRef<AmbientLight>(null!)
  const studio = useMemo(() => createStudio(gl, scene, mirrored), [gl, scene, mirrored])
  useLayoutEffect(() => {
    aim(key.current, 'tabletop', 0, 0, 0, 650)
    rimFrom('tabletop', 0, rim.current.position)
  }, [])
  useEffect(() => {
    // What was drawn into textures on the card is lost with the context; all else three sends again by itself.
    gl.domElement.addEventListener('webglcontextlost', studio.lost)
    return () => {
      gl.domElement.removeEventListener('webglcontextlost', studio.lost)
      studio.dispose()
    }
  }, [gl, studio])

  useDrawn(({ picture, style, home }) => {
    studio.setStyle(style, home)
    const lamps = LAMPS[style]
    key.current.color.set(lamps.key.colour)
    key.current.intensity = lamps.key.power
    key.current.shadow.radius = lamps.soft
    rim.current.color.set(lamps.rim.colour)
    rim.current.intensity = lamps.rim.power
    ambient.current.intensity = lamps.ambient
    const ships = picture.ships.filter(({ presence }) => presence > 0)
    if (ships.length === 0) return
    const xs = ships.map(({ pose }) => pose.x)
    const ys = ships.map(({ pose }) => pose.y)
    const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    rimFrom(style, home, rim.current.position)
    // In steps, so that the shadow's texels do not crawl while a ship moves.
    const radius = Math.ceil((Math.hypot(east - west, north - south) / 2 + SHIP_HEIGHT + 50) / 60) * 60
    const snap = (value: number) => Math.round(value / 30) * 30
    aim(key.current, style, home, snap((west + east) / 2), snap((south + north) / 2), radius)
  })

  return (
    <>
      <directionalLight
        ref={key}
        name="key light"
        target={target}
        castShadow={shadows && shadow > 0}
        shadow-mapSize={[shadow, shadow]}
        shadow-bias={-0.0004}
        shadow-normalBias={0.5}
      />
      <primitive object={target} />
      <directionalLight ref={rim} name="rim light" />
      <ambientLight ref={ambient} name="ambient light" color="#5a6f96" />
    </>
  )
}
