/** What a place to put a ship down is worth before the next round is planned. */
import type { Pose } from '../../src/geometry/index.ts'
import { opponent } from '../../src/rules/index.ts'
import { courseAfter, courseFrom } from './course.ts'
import { pursuit, reachOf, staysSafe } from './prospect.ts'
import { startSim } from './sim.ts'
import type { Table, Unit } from './table.ts'

const distance = (a: Pose, b: Pose): number => {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** How far a heading is off the straight way to a point, 0 … 1. */
const turnedAway = (from: Pose, heading: number): number => {
  const turn = Math.abs(from.heading - heading) % 360
  return (turn > 180 ? 360 - turn : turn) / 180
}

const INWARD = { north: 180, south: 0, east: 270, west: 90 } as const

/** Where an escort wants to fly beside its ward, mm from its next place. */
const BESIDE = 75

/** The worth of a unit's place, about 0 … 1 for what matters; only to compare places for the same unit. */
export const placementWorth = (table: Table, unit: Unit): number => {
  const { state } = table.game
  const pose = unit.start
  const home = state.seats[unit.seat].home
  const ward = table.units.find(other => other.skill === null && other.options.length > 0)
  if (!ward) {
    // No mission ship: face the enemy, keep the own ships together but not in each other's way.
    const friends = table.units.filter(other => other !== unit && other.seat === unit.seat)
    const apart = friends.map(other => Math.abs(distance(pose, other.start) - 90) / 900)
    return 1 - turnedAway(pose, INWARD[home]) - Math.abs(pose.x) / 2000 - apart.reduce((sum, one) => sum + one, 0)
  }
  const goal = state.seats[opponent(ward.seat)].home
  if (unit === ward) return 1 - courseFrom(table, unit, pose, goal).moves / 20
  const course = courseAfter(table, startSim(table), ward, goal)
  const next = course.next[0] ?? ward.start
  let worth = staysSafe(table, unit, pose, false) ? 0 : -2
  if (unit.seat === ward.seat) {
    worth -= 0.2 * course.moves + 0.5 * turnedAway(pose, INWARD[home])
    worth -= Math.abs(distance(pose, next) - BESIDE) / 400
  } else {
    worth += pursuit(table, unit, pose, false, ward, course.next).reduce((sum, damage) => sum + damage, 0)
    for (const enemy of table.units) {
      if (enemy.seat !== unit.seat && enemy !== ward)
        worth -= 0.2 * reachOf(table, enemy, enemy.start, false, unit, pose)
      if (enemy !== unit && enemy.seat === unit.seat && distance(pose, enemy.start) < 75) worth -= 0.15
    }
  }
  return worth
}
