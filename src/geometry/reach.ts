/** Which places of the mat a ship covers with its arcs, quick enough to be asked of thousands. */
import { wedges } from './arc.ts'
import { frameOf } from './frame.ts'
import { bandDepth } from './range.ts'
import { BEYOND, EPS } from './tolerance.ts'
import type { Arc, Base, Pose, RangeBand } from './types.ts'

/** In which range band a point of the mat lies within a ship's arcs, 0 out of arc or beyond the third: the answer of `rangeInArc` for a target as small as a point. */
export type Reach = (x: number, y: number) => 0 | RangeBand

/**
 * What a base reaches from a pose, to be asked of many points (RANGE-6, ARC-2). A base is in arc and in range exactly where some point
 * of it is, and its band is the lowest of its points'.
 */
export function reachOf(base: Base, pose: Pose, arcs: readonly Arc[]): Reach {
  const { x: atX, y: atY, sin, cos, halfWidth, halfLength } = frameOf({ base, pose })
  const printed = arcs.map(arc => ({ parts: wedges(base, arc), strip: (arc.strip ?? Number.POSITIVE_INFINITY) + EPS }))
  const [one, two, three] = [1, 2, 3].map(band => (band * bandDepth + BEYOND) * (band * bandDepth + BEYOND)) as [
    number,
    number,
    number,
  ]
  return (x, y) => {
    const dx = x - atX
    const dy = y - atY
    const u = dx * cos - dy * sin
    const v = dx * sin + dy * cos
    const aside = Math.max(0, Math.abs(u) - halfWidth)
    const ahead = Math.max(0, Math.abs(v) - halfLength)
    const square = aside * aside + ahead * ahead
    if (square > three) return 0
    for (const { parts, strip } of printed) {
      if (Math.abs(u) > strip) continue
      if (
        parts !== null &&
        !parts.some(({ from, to }) => from.x * v - from.y * u <= EPS && to.x * v - to.y * u >= -EPS)
      )
        continue
      return square <= one ? 1 : square <= two ? 2 : 3
    }
    return 0
  }
}
