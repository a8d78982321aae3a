/** A blow is felt: the whole image is shaken, and no camera is moved for it. */
import type { Camera } from 'three'
import type { Shake } from '../../playback/picture.ts'

type Viewer = Camera & { updateProjectionMatrix(): void }

/**
 * Shakes what a camera shows, whatever camera it is: the image moves and turns in its frame, the camera itself stays where
 * it is. Returns a function to be called with each frame's shake; a steady view costs nothing.
 */
export const createShaker = (): ((camera: Viewer, shake: Shake, aspect: number) => void) => {
  let moved: Viewer | null = null
  return (camera, { x, y, roll }, aspect) => {
    moved?.updateProjectionMatrix()
    moved = null
    if (x === 0 && y === 0 && roll === 0) return
    camera.updateProjectionMatrix()
    moved = camera
    const cos = Math.cos((roll * Math.PI) / 180)
    const sin = Math.sin((roll * Math.PI) / 180)
    const m = camera.projectionMatrix.elements
    for (let column = 0; column < 16; column += 4) {
      const [right, up, deep] = [m[column]!, m[column + 1]!, m[column + 3]!]
      m[column] = cos * right + (sin * up) / aspect + (2 * x * deep) / aspect
      m[column + 1] = cos * up - sin * right * aspect + 2 * y * deep
    }
  }
}
