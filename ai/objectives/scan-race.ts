/** The race for the satellites of Dark Whispers: who can scan where it lies, and how long it takes until every one is scanned. */
import { type Body, overlapsPolygon, type Pose } from '../../src/geometry/index.ts'
import { cargoOf, hostile, type MatObject } from '../../src/rules/index.ts'
import { endFrom, staysOn } from '../model/landing.ts'
import { type PlayoutState, poseOf } from '../model/playout-state.ts'
import { type Option, type Position, remember, type Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'

/** How far a ship flies towards a satellite in a round, mm. */
const STRIDE = 150
/** Centres farther apart than this do not meet: half a base's diagonal and a satellite. */
const MEETS = 45

const covers = (body: Body, marker: MatObject): boolean =>
  Math.abs(body.pose.x - marker.x) < MEETS &&
  Math.abs(body.pose.y - marker.y) < MEETS &&
  overlapsPolygon(body, marker.polygon)

/** The marker that a unit of the second side can scan where all lie now, by its place in the state; −1: none (MISSION-3-SCAN-1, -2). */
export const scanAt = (context: SearchContext, playout: PlayoutState, unit: Unit): number => {
  const { position } = context
  const markers = cargoOf(position.game)
  const pose = poseOf(context, playout, unit)
  if (markers.length === 0 || unit.side !== 'second' || !pose) return -1
  return markers.findIndex((marker, n) => {
    if (playout.taken[n]! >= 0 || marker.ship !== null) return false
    if (covers({ base: unit.base, pose }, marker)) return true
    return position.units.some(other => {
      const at = poseOf(context, playout, other)
      const meets = playout.touching[unit.index * position.units.length + other.index]
      return hostile(other, unit) && at && meets && covers({ base: other.base, pose: at }, marker)
    })
  })
}

const calm = (unit: Unit, stressed: boolean): readonly Option[] =>
  stressed ? unit.dial.filter(option => option.difficulty !== 'red') : unit.dial

/** Moves until a unit can lie over a marker: one or two flown exactly, more by the distance. Fewer where several ways lead there. */
const approach = (
  position: Position,
  unit: Unit,
  pose: Pose,
  stressed: boolean,
  marker: MatObject,
  n: number,
): number =>
  remember(position, `scan/${unit.index}/${n}/${stressed}`, pose, () => {
    let one = 0
    let two = 0
    let far = Number.POSITIVE_INFINITY
    for (const option of calm(unit, stressed)) {
      const end = endFrom(position, unit, option, pose)
      if (!staysOn(position, unit.base, end)) continue
      if (covers({ base: unit.base, pose: end }, marker)) one += 1
      const dx = marker.x - end.x
      const dy = marker.y - end.y
      const distance = Math.sqrt(dx * dx + dy * dy)
      if (distance < 330 && one === 0) {
        for (const next of calm(unit, option.difficulty === 'red')) {
          const last = endFrom(position, unit, next, end)
          if (covers({ base: unit.base, pose: last }, marker) && staysOn(position, unit.base, last)) two += 1
        }
      }
      far = Math.min(far, distance)
    }
    if (one > 0) return 1 + 0.3 / one
    if (two > 0) return 2 + 0.5 / two
    return 2.6 + far / STRIDE
  })

/** Between two middles, mm. */
export const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

/** Who scans what is left: when it is free again, and where it is then. */
export type Task = { unit: Unit; free: number; at: { x: number; y: number } | null }

/** Rounds until every satellite is scanned, each by the ship that can be there first, and who ends where. */
export const scanTime = (
  context: SearchContext,
  playout: PlayoutState,
  left: readonly number[],
  ships: readonly Unit[],
): { time: number; tasks: Task[] } => {
  const { position } = context
  const markers = cargoOf(position.game)
  const tasks: Task[] = ships.map(unit => ({ unit, free: 0, at: null }))
  const open = [...left]
  let time = 0
  let sum = 0
  while (open.length > 0) {
    let first: { task: Task; n: number; end: number } | null = null
    for (const task of tasks) {
      const pose = poseOf(context, playout, task.unit)!
      for (const n of open) {
        const marker = markers[n]!
        const way = task.at
          ? 1.5 + apart(task.at, marker) / STRIDE
          : approach(position, task.unit, pose, playout.stress[task.unit.index]! > 0, marker, n)
        const end = task.free + way
        if (!first || end < first.end) first = { task, n, end }
      }
    }
    if (!first) break
    first.task.free = first.end
    first.task.at = markers[first.n]!
    open.splice(open.indexOf(first.n), 1)
    time = Math.max(time, first.end)
    sum += first.end
  }
  return { time: time + 0.3 * sum, tasks }
}
