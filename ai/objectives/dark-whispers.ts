/**
 * What a position of Dark Whispers is worth: the rounds the second side still needs to scan every satellite and bring one home, what
 * the first will do to it in them, and a little for the ships.
 */
import { type Body, overlapsPolygon, type Pose } from '../../src/geometry/index.ts'
import type { MatObject } from '../../src/rules/index.ts'
import { cargoOf, friendly, hostile } from '../../src/rules/index.ts'
import { alive, type Sim } from '../evaluate/sim.ts'
import { wayOut } from '../model/dial-path.ts'
import { endFrom, staysOn } from '../model/flight.ts'
import { escaped } from '../model/leaving.ts'
import { outlookOn, reachOf } from '../model/mobility.ts'
import type { Course } from '../model/path-to-edge.ts'
import { type Option, type Position, remember, type Unit } from '../model/position.ts'
import { atMost, danger, fighters, pointsLeft, type Standing } from './threat.ts'

const FIGHTER_POINT = 0.012
/** Damage per round of a hunter that has the ships it hunts in reach, and of one that is still to come. */
const FIRE = { engaged: 0.62, away: 0.3, called: 0.35 }
/** What each round still needed costs by itself. */
const HASTE = 0.025
/** How far a ship flies towards a satellite in a round, mm. */
const STRIDE = 150
/** Centres farther apart than this do not meet: half a base's diagonal and a satellite. */
const MEETS = 45

const covers = (body: Body, marker: MatObject): boolean =>
  Math.abs(body.pose.x - marker.x) < MEETS &&
  Math.abs(body.pose.y - marker.y) < MEETS &&
  overlapsPolygon(body, marker.polygon)

/** The marker that a unit of the second side can scan where all lie now, by its place in the state; −1: none (MISSION-3-SCAN-1, -2). */
export const scanAt = (position: Position, sim: Sim, unit: Unit): number => {
  const markers = cargoOf(position.game)
  const pose = sim.poses[unit.index]
  if (markers.length === 0 || unit.side !== 'second' || !pose) return -1
  return markers.findIndex((marker, n) => {
    if (sim.taken[n]! >= 0 || marker.ship !== null) return false
    if (covers({ base: unit.base, pose }, marker)) return true
    return position.units.some(other => {
      const at = sim.poses[other.index]
      const meets = sim.touching[unit.index * position.units.length + other.index]
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

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

const homeward = (position: Position, unit: Unit, pose: Pose, stressed: boolean): Course =>
  wayOut(position, unit, pose, stressed, [position.game.state.sides.second.home], 0)

type Task = { unit: Unit; free: number; at: { x: number; y: number } | null }

/** Rounds until every satellite is scanned, each by the ship that can be there first, and who ends where. */
const scanTime = (
  position: Position,
  sim: Sim,
  left: readonly number[],
  ships: readonly Unit[],
): { time: number; tasks: Task[] } => {
  const markers = cargoOf(position.game)
  const tasks: Task[] = ships.map(unit => ({ unit, free: 0, at: null }))
  const open = [...left]
  let time = 0
  let sum = 0
  while (open.length > 0) {
    let first: { task: Task; n: number; end: number } | null = null
    for (const task of tasks) {
      const pose = sim.poses[task.unit.index]!
      for (const n of open) {
        const marker = markers[n]!
        const way = task.at
          ? 1.5 + apart(task.at, marker) / STRIDE
          : approach(position, task.unit, pose, sim.stress[task.unit.index]! > 0, marker, n)
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

/** Damage per round that the first side does to the ships it hunts. */
const fireOf = (position: Position, sim: Sim): number => {
  let sum = 0
  for (const unit of position.units) {
    if (unit.side !== 'first') continue
    const living = alive(sim, unit)
    sum += (1 - living) * FIRE.called
    const pose = sim.poses[unit.index]
    if (!pose || living <= 0) continue
    let best = -1
    for (const prey of position.units) {
      const at = sim.poses[prey.index]
      if (friendly(prey, unit) || !at || alive(sim, prey) <= 0) continue
      best = Math.max(best, outlookOn(position, unit, pose, sim.stress[unit.index]! > 0, prey, at))
    }
    sum += living * (FIRE.away + (FIRE.engaged - FIRE.away) * Math.min(1, Math.max(-0.3, best)))
  }
  return sum
}

/** The second side’s chance to bring the data home, before time counts and after, and the rounds that it takes. */
type Prospects = { readonly chance: number; readonly late: number; readonly rounds: number }

/** Before the last scan: time for the rest and the way home, against all the points that the first side must shoot away. */
const hunt = (position: Position, sim: Sim, left: readonly number[], ships: readonly Unit[]): Prospects => {
  const { time, tasks } = scanTime(position, sim, left, ships)
  let home = Number.POSITIVE_INFINITY
  const { height } = position.game.state.mat
  for (const { unit, free, at } of tasks) {
    const pose = sim.poses[unit.index]!
    // From a satellite, turned about, straight back; a carrier that has nothing else to do may wait near the edge.
    if (at) home = Math.min(home, Math.max(time, free + 1.5 + (height / 2 - at.y) / 180))
    else if (sim.taken.includes(unit.index))
      home = Math.min(home, Math.max(time + 1, homeward(position, unit, pose, sim.stress[unit.index]! > 0).moves))
  }
  const rounds = Math.min(30, home)
  const points = ships.reduce((sum, unit) => sum + pointsLeft(sim, unit), 0)
  const chance = atMost(points - 1, fireOf(position, sim) * Math.max(0, rounds - 1))
  return { chance, late: chance * (1 - Math.min(0.9, HASTE * rounds)), rounds }
}

/** After the last scan only those count that carry data: the chance that one gets home. */
const run = (position: Position, sim: Sim, ships: readonly Unit[]): Prospects => {
  let none = 1
  let lost = 1
  let share = 1
  const carriers = ships
    .filter(unit => sim.taken.includes(unit.index))
    .map(unit => ({ unit, way: homeward(position, unit, sim.poses[unit.index]!, sim.stress[unit.index]! > 0) }))
    .sort((a, b) => a.way.moves - b.way.moves || a.unit.index - b.unit.index)
  for (const { unit, way } of carriers) {
    const mean = danger(position, sim, unit, way, 0)
    let chance = 0
    sim.health[unit.index]!.forEach((p, points) => {
      if (points > 0) chance += p * atMost(points - 1, mean)
    })
    lost *= 1 - share * chance
    none *= 1 - share * chance * (1 - Math.min(0.9, HASTE * way.moves))
    share *= 0.6
  }
  const rounds = carriers[0]?.way.moves ?? 0
  return { chance: 1 - lost, late: 0.15 + 0.85 * (1 - none), rounds }
}

/** Whether a ship is home with the data. */
export const dataIsHome = (position: Position, sim: Sim): boolean =>
  position.units.some(unit => unit.side === 'second' && escaped(position, sim, unit))

const prospects = (position: Position, sim: Sim): Prospects | null => {
  const markers = cargoOf(position.game)
  const ships = position.units.filter(unit => unit.side === 'second' && sim.poses[unit.index] && alive(sim, unit) > 0)
  if (ships.length === 0 || markers.length === 0) return null
  const left = markers.flatMap((marker, n) => (marker.ship === null && sim.taken[n]! < 0 ? [n] : []))
  return left.length > 0 ? hunt(position, sim, left, ships) : run(position, sim, ships)
}

/** How the hunt for the satellites stands; null when nobody is left to scan, or none lies there yet. */
export const whispersStands = (position: Position, sim: Sim): Standing | null => {
  const found = prospects(position, sim)
  return found && { chance: 1 - found.chance, moves: found.rounds }
}

const dataHome = (position: Position, sim: Sim): number => {
  if (dataIsHome(position, sim)) return 1.2
  return prospects(position, sim)?.late ?? (cargoOf(position.game).length === 0 ? 0.5 : 0)
}

/** The worth of a line's end to the first side, about 0 … 1. */
export const judgeWhispers = (position: Position, sim: Sim): number =>
  1 - dataHome(position, sim) + fighters(position, sim, undefined, FIGHTER_POINT)

/** What a point of damage on a unit is worth in the chance to win. */
export const whispersPriority = (position: Position, unit: Unit): number => {
  if (unit.side === 'first') return 0.02
  const markers = cargoOf(position.game)
  const carries = markers.some(marker => marker.ship === unit.ship.id)
  if (!carries) return 0.06
  return markers.every(marker => marker.ship !== null) ? 0.2 : 0.09
}

/** How well a hunter lies to keep the second side off the satellites: near them, and able to shoot who comes. */
export const watchOver = (position: Position, unit: Unit, pose: Pose): number => {
  const open = cargoOf(position.game).filter(marker => marker.ship === null)
  const near = open.reduce((sum, marker) => sum - apart(pose, marker) / 600, 0) / Math.max(1, open.length)
  const enemies = position.units.filter(other => hostile(other, unit))
  return near + enemies.reduce((sum, enemy) => sum + reachOf(position, unit, pose, false, enemy, enemy.start), 0)
}
