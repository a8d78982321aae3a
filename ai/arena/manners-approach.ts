/** How a squad came to the enemy: round its flank, rolling up slowly, or straight at it. */
import { cosDegrees, type Pose, sinDegrees } from '../../src/geometry/index.ts'

/** The ways of approach that are told apart. */
export const APPROACHES = ['slow', 'flank', 'joust'] as const
export type Approach = (typeof APPROACHES)[number]

/** A squad as it lies when the two have met, and the mean speed of what it flew until then. */
export type Met = { readonly poses: readonly Pose[]; readonly speed: number }

/** Who lies so many degrees or more off the enemy's nose has come round its flank; who flew no faster than this on average has rolled up slowly. */
const COSINE_OFF = cosDegrees(25)
const SLOW = 2.25

const mean = (poses: readonly Pose[], of: (pose: Pose) => number): number =>
  poses.reduce((sum, pose) => sum + of(pose), 0) / Math.max(1, poses.length)

/** The way in which a squad approached another. */
export const approachOf = (own: Met, theirs: Met): Approach => {
  const dx = mean(own.poses, ({ x }) => x) - mean(theirs.poses, ({ x }) => x)
  const dy = mean(own.poses, ({ y }) => y) - mean(theirs.poses, ({ y }) => y)
  const [nx, ny] = [
    mean(theirs.poses, ({ heading }) => sinDegrees(heading)),
    mean(theirs.poses, ({ heading }) => cosDegrees(heading)),
  ]
  const lengths = Math.sqrt((dx * dx + dy * dy) * (nx * nx + ny * ny))
  if (lengths > 0 && (dx * nx + dy * ny) / lengths <= COSINE_OFF) return 'flank'
  return own.speed <= SLOW ? 'slow' : 'joust'
}
