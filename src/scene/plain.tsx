/** Frames without what a camera adds, or without being drawn at all. */
import { useFrame } from '@react-three/fiber'

/** Draws the table as it is, where nothing is added by a composer. */
export function Plain() {
  useFrame(({ gl, scene, camera }) => gl.render(scene, camera), 1)
  return null
}

/** Draws nothing: the table is laid out only. */
export function Undrawn() {
  useFrame(() => {}, 1)
  return null
}
