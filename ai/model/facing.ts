/** How two places lie to each other. */
import { cosDegrees, sinDegrees } from '../../src/geometry/index.ts'
import type { PoseTable } from './pose-table.ts'

/** From centre to centre, mm. */
export const between = (poseTable: PoseTable, from: number, to: number): number => {
  const a = poseTable.poses[from]!
  const b = poseTable.poses[to]!
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
}

/** How far ahead of one place another lies: 1 dead ahead, 0 abeam, −1 behind. */
export const facing = (poseTable: PoseTable, from: number, to: number): number => {
  const a = poseTable.poses[from]!
  const b = poseTable.poses[to]!
  const dx = b.x - a.x
  const dy = b.y - a.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  return distance === 0 ? 0 : (dx * sinDegrees(a.heading) + dy * cosDegrees(a.heading)) / distance
}
