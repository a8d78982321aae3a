/** Shots and bursts as they are seen from above, as plain lines. mm on the mat, y north. */
import type { Pose, Vec } from '../../../geometry/index.ts'
import { along } from '../../../playback/overlays.ts'
import { scatter } from '../../../playback/tools.ts'

/** How long a bolt is, and how far its pair fly apart, mm. */
const LONG = 46
const APART = 5
/** A shot leaves before the middle of its ship, and one that hits ends before that of its target, mm. */
const MUZZLE = 14
const SKIN = 9
/** How far one that misses passes by, and how far it goes on, mm. */
const BESIDE = 26
const BEYOND = 300

export type Shot = { readonly index: number; readonly hit: boolean; readonly progress: number }
/** A shot in the air: its light from tail to head, and where it came from; `fade` 0 … 1. */
export type Streak = { readonly start: Vec; readonly tail: Vec; readonly head: Vec; readonly fade: number }

/** Where a shot is on its way from one ship to another: into it, or past it and on. Pairs fly side by side. */
export function streakOf(from: Pose, to: Pose, { index, hit, progress }: Shot): Streak {
  const side = index % 2 === 0 ? 1 : -1
  const way = { from, to }
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const start = along(way, Math.min(MUZZLE, length / 3), side * APART)
  const aim = hit ? along(way, length, side * APART * 0.6) : along(way, length, side * BESIDE)
  const flight = { from: start, to: aim }
  const reach = Math.hypot(aim.x - start.x, aim.y - start.y)
  const total = hit ? Math.max(10, reach - SKIN) : reach + BEYOND
  const head = progress * (total + (hit ? LONG / 2 : 0))
  return {
    start,
    tail: along(flight, Math.max(0, head - LONG)),
    head: along(flight, Math.min(total, head)),
    fade: hit ? 1 : 1 - Math.max(0, (progress - 0.55) / 0.45),
  }
}

/** `count` rays around a point from `near` to `far` mm, each a little longer or shorter, always the same for a seed; y down, to be drawn. */
export function rays(count: number, near: number, far: number, seed: number): string {
  const turn = (scatter(seed, 1) % 360) / count
  return Array.from({ length: count }, (_, n) => {
    const angle = ((360 / count) * n + turn) * (Math.PI / 180)
    const long = 0.65 + (scatter(seed, n + 2) % 100) / 285
    const [x, y] = [Math.sin(angle), Math.cos(angle)]
    const to = near + (far - near) * long
    return `M${(x * near).toFixed(1)} ${(y * near).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`
  }).join('')
}

/** The part of a ring around a point that faces a heading, `half` degrees to each side; y down, to be drawn. */
export function bow(radius: number, heading: number, half: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
  }
  return `M${at(heading - half)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${at(heading + half)}`
}
