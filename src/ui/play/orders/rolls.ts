/** Barrel rolls by their names, and by where a hand drags the ship. */
import { cosDegrees, type Pose, sinDegrees, type Vec } from '../../../geometry/index.ts'
import type { Refusal } from '../../../rules/index.ts'

export const ROLL_SIDES = ['left', 'right'] as const
export type RollSide = (typeof ROLL_SIDES)[number]
const ROLL_NAMES = ['ahead', 'level', 'back'] as const
/** `speed`: of its template; left out, 1. */
export type Roll = { readonly side: RollSide; readonly slide: number; readonly speed?: number }
/** A roll that has a name: as far ahead as it may go, as nearly level with the start as it may, or as far back. */
export type NamedRoll = Roll & { readonly name: (typeof ROLL_NAMES)[number]; readonly refusal: Refusal | null }

/** The named rolls of both sides over a template (ACTION-BR-2, ACTION-BR-3). Where a side allows none they stand as printed, each with its reason. */
export function namedRolls(reach: number, judge: (roll: Roll) => Refusal | null, speed = 1): readonly NamedRoll[] {
  const over = speed === 1 ? {} : { speed }
  const slides = Array.from({ length: 2 * reach + 1 }, (_, n) => reach - n)
  return ROLL_SIDES.flatMap(side => {
    const free = slides.filter(slide => judge({ side, slide, ...over }) === null)
    const level = free.reduce<number | null>(
      (best, slide) => (best === null || Math.abs(slide) < Math.abs(best) ? slide : best),
      null,
    )
    const found = { ahead: free[0] ?? reach, level: level ?? 0, back: free.at(-1) ?? -reach }
    return ROLL_NAMES.map(name => {
      const slide = found[name]
      return { side, name, slide, ...over, refusal: judge({ side, slide, ...over }) }
    })
  })
}

/** The roll that brings a ship nearest to a point of the mat: the side it lies on, and how far ahead, whole mm within the reach. */
export function rollTowards(pose: Pose, to: Vec, reach: number): Roll {
  const [east, north] = [to.x - pose.x, to.y - pose.y]
  const [sin, cos] = [sinDegrees(pose.heading), cosDegrees(pose.heading)]
  const ahead = Math.round(east * sin + north * cos)
  return {
    side: east * cos - north * sin < 0 ? 'left' : 'right',
    // Adding 0 makes 0 of −0.
    slide: Math.min(reach, Math.max(-reach, ahead)) + 0,
  }
}
