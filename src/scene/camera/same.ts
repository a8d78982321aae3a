/** Whether what a camera is told has changed since the frame before. */
import type { CameraProposal } from '../../playback/picture.ts'
import type { View } from './lens.ts'
import type { CameraMode, Wanted } from './shots.ts'
import type { Place } from './takes.ts'

// What a camera is told is made anew for each frame: its fields are compared, so that nothing is made to compare it.

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((id, at) => id === b[at]))

const NOBODY: readonly string[] = []

/** Whether two modes look in the same way, at the same ship. */
export const sameMode = (a: CameraMode, b: CameraMode): boolean =>
  a.kind === b.kind && ('ship' in a ? a.ship : null) === ('ship' in b ? b.ship : null)

/** Whether two views leave the same free. */
export const sameView = (a: View, b: View): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.left === b.left &&
  a.right === b.right &&
  a.top === b.top &&
  a.bottom === b.bottom

/** Whether the film proposes the same. */
export const sameProposal = (a: CameraProposal, b: CameraProposal): boolean => {
  if (a.shot === 'ship') return b.shot === 'ship' && a.ship === b.ship
  if (a.shot === 'pair') return b.shot === 'pair' && a.from === b.from && a.to === b.to
  return a.shot === b.shot
}

/** Whether a question is about the same. */
export const sameWanted = (a: Wanted, b: Wanted): boolean =>
  a.whole === b.whole &&
  a.home === b.home &&
  a.calm === b.calm &&
  sameIds(a.frame, b.frame) &&
  sameIds(a.arcs ?? NOBODY, b.arcs ?? NOBODY)

/** Whether a take is to be shot for the same view and viewer. */
export const samePlace = (a: Place, b: Place): boolean =>
  a.aspect === b.aspect && a.home === b.home && a.calm === b.calm && a.aloft === b.aloft && a.tray === b.tray
