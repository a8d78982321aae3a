/** A legal place by chance, for those who do not mind where. The machine's own randomness: a choice of a person's, no roll. */
import { type Body, overlapsPolygon, type Pose, placePolygon, type Vec } from '../../geometry/index.ts'

type Mat = { readonly width: number; readonly height: number }

/** Places tried before a listed one is taken. */
const TRIES = 200

/** One of a list by chance; undefined if it is empty. */
export const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/**
 * A pose anywhere on the mat, bent to where it may lie, that is legal, and if such a one is met, `wise` too; null if none was met.
 */
export function anywhere(
  mat: Mat,
  bent: (pose: Pose) => Pose,
  legal: (pose: Pose) => boolean,
  wise: (pose: Pose) => boolean = () => true,
): Pose | null {
  let second: Pose | null = null
  for (let n = 0; n < TRIES; n += 1) {
    const pose = bent({
      x: (Math.random() - 0.5) * mat.width,
      y: (Math.random() - 0.5) * mat.height,
      heading: Math.floor(Math.random() * 360),
    })
    if (!legal(pose)) continue
    if (wise(pose)) return pose
    second ??= pose
  }
  return second
}

/** The way before a ship that stays free of what its own side puts down: so far ahead of its nose, so much to either side, mm. */
const AHEAD = 240
const ASIDE = 30

/** Whether an outline lies where one of some ships is about to fly. */
export const inTheWay = (bodies: readonly Body[], outline: readonly Vec[]): boolean =>
  bodies.some(({ base, pose }) => {
    const middle = (base.length + AHEAD) / 2
    const { x, y } = placePolygon([{ x: 0, y: middle }], pose)[0]!
    return overlapsPolygon({ base: { length: AHEAD, width: base.width + 2 * ASIDE }, pose: { ...pose, x, y } }, outline)
  })
