/** A legal place by chance, for those who do not mind where. The machine's own randomness: a choice of a person's, no roll. */
import type { Pose } from '../../geometry/index.ts'

type Mat = { readonly width: number; readonly height: number }

/** Places tried before a listed one is taken. */
const TRIES = 200

/** One of a list by chance; undefined if it is empty. */
export const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/** A pose anywhere on the mat, bent to where it may lie, that is legal; null if none was met. */
export function anywhere(mat: Mat, bent: (pose: Pose) => Pose, legal: (pose: Pose) => boolean): Pose | null {
  for (let n = 0; n < TRIES; n += 1) {
    const pose = bent({
      x: (Math.random() - 0.5) * mat.width,
      y: (Math.random() - 0.5) * mat.height,
      heading: Math.floor(Math.random() * 360),
    })
    if (legal(pose)) return pose
  }
  return null
}
