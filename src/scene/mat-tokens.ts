/** Which model a token on the mat has, and how it makes way for a base that lies on it. */
import { corners, polygonGap } from '../geometry/index.ts'
import type { ObjectPicture, ShipPicture } from '../playback/picture.ts'
import { STANDS, smooth } from './space.ts'

/** The share of its height that a token keeps under a base: the base's card stays above it. */
const FLAT = 0.14
/** The gap to a base, mm, from which a token goes down. */
const NEAR = 5
/** So high over the mat, mm, nothing lies on it. */
const LIFTED = 25
/** Farther from a ship's centre than this, mm, no token can be under its base. */
const FAR = 100

/** How much of its height a token shows: all of it, or hardly any where a ship at rest has its base on it (OBST-9), so that the base can be read. */
export const heightShare = (token: ObjectPicture, ships: readonly ShipPicture[]): number => {
  let down = 0
  for (const { pose, base, presence, thrust } of ships) {
    if (presence <= STANDS || Math.hypot(pose.x - token.pose.x, pose.y - token.pose.y) > FAR) continue
    const gap = polygonGap(corners({ base, pose }), token.polygon)
    // While it flies over, the rock stands.
    down = Math.max(down, (1 - smooth(0, NEAR, gap)) * (1 - smooth(0.02, 0.2, thrust)))
  }
  // Taken up, it is itself again.
  return 1 - (1 - FLAT) * down * (1 - smooth(0, LIFTED, token.lift))
}
