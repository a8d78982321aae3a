/**
 * What a position of Political Escort is worth: the chance that the shuttle gets over the Imperial edge, from the points it
 * has left, the rounds it still needs and what each hunter can do to it in them; and a little for the fighters themselves.
 */
import { exp } from '../../src/geometry/index.ts'
import { opponent } from '../../src/rules/index.ts'
import { type Course, courseAfter } from './course.ts'
import { pursuit, reachOf } from './prospect.ts'
import { alive, type Sim } from './sim.ts'
import type { Table, Unit } from './table.ts'

/** Damage per round of a hunter that keeps the shuttle in its arc, and of a reinforcement. */
const STEADY = 0.42
/** How much of the danger an escort that can shoot the hunters takes away: more to the side that decides where it flies. */
const RELIEF = { own: 0.3, theirs: 0.12 }
const FIGHTER_POINT = 0.02
/** What each move still to make costs, for what cannot be foreseen. */
const HASTE = 0.05
/** Over a wrong edge: worse than anything that may still turn out well. */
const LOST = -0.5

const shuttleOf = (table: Table): Unit | undefined => table.units.find(unit => unit.skill === null)

/** The chance that at most `most` of events that come `mean` times on average happen. */
const atMost = (most: number, mean: number): number => {
  let term = exp(-mean)
  let sum = 0
  for (let k = 0; k <= most; k++) {
    sum += term
    term *= mean / (k + 1)
  }
  return Math.min(1, sum)
}

/** What a reinforcement can do to the shuttle in its first round, by how far the shuttle has come. */
const freshRate = (table: Table, course: Course): number => {
  const next = course.next[0]
  if (!next) return 0
  const depth = table.game.state.mat.height / 2 - next.y
  return depth < 480 ? 0.6 : depth < 610 ? 0.35 : 0.05
}

/** Damage the shuttle must expect until it is over the edge. */
const danger = (table: Table, sim: Sim, shuttle: Unit, course: Course): number => {
  const combats = Math.max(0, course.moves - 1)
  const fresh = Math.min(1, combats) * freshRate(table, course) + Math.max(0, combats - 1) * STEADY
  let sum = 0
  let pressure = 0
  for (const unit of table.units) {
    const living = alive(sim, unit)
    const pose = sim.poses[unit.index]
    if (unit.seat === shuttle.seat) {
      if (unit === shuttle || !pose) continue
      let reach = 0
      for (const prey of table.units) {
        const at = sim.poses[prey.index]
        if (prey.seat === unit.seat || !at || alive(sim, prey) <= 0) continue
        reach = Math.max(reach, reachOf(table, unit, pose, sim.stress[unit.index]! > 0, prey, at))
      }
      pressure += living * (0.3 + Math.min(1, reach))
      continue
    }
    // A hunter that is lost calls another one (MISSION-GEN-10).
    sum += (1 - living) * fresh
    if (!pose || living <= 0) continue
    const health = sim.health[unit.index]!
    let points = 0
    for (let p = 1; p < health.length; p++) points += p * health[p]!
    const left = points / living / Math.max(1, health.length - 1)
    const shots = pursuit(table, unit, pose, sim.stress[unit.index]! > 0, shuttle, course.next)
    let rate = Math.max(0, combats - shots.length) * STEADY
    for (const [round, damage] of shots.entries()) rate += Math.min(1, Math.max(0, combats - round)) * damage
    sum += living * rate * (0.75 + 0.25 * left)
  }
  const relief = table.seat === shuttle.seat ? RELIEF.own : RELIEF.theirs
  return sum * (1 - relief * Math.min(1.5, pressure))
}

const escapeChance = (table: Table, sim: Sim, shuttle: Unit): number => {
  const goal = table.game.state.seats[opponent(shuttle.seat)].home
  const fled = sim.fled[shuttle.index]
  if (fled) return fled === goal ? 1 : LOST
  const course = courseAfter(table, sim, shuttle, goal)
  const mean = danger(table, sim, shuttle, course)
  const health = sim.health[shuttle.index]!
  let chance = 0
  for (let points = 1; points < health.length; points++) {
    if (health[points]! > 0) chance += health[points]! * atMost(points - 1, mean)
  }
  return course.moves >= 16 ? 0.2 * chance : chance * (1 - HASTE * course.moves)
}

/** The worth of a line's end to the shuttle's side, about 0 … 1. */
export const judgeEscort = (table: Table, sim: Sim): number => {
  const shuttle = shuttleOf(table)
  let worth = shuttle ? escapeChance(table, sim, shuttle) : 0.5
  for (const unit of table.units) {
    if (unit === shuttle) continue
    const health = sim.health[unit.index]!
    let points = 0
    if (sim.poses[unit.index]) for (let p = 1; p < health.length; p++) points += p * health[p]!
    const stress = sim.poses[unit.index] ? 0.3 * Math.min(1, sim.stress[unit.index]!) : 0
    worth += (unit.seat === 'rebel' ? 1 : -1) * FIGHTER_POINT * (points - stress)
  }
  return worth
}

/** What a point of damage on a unit is worth in the chance to win. */
export const escortPriority = (unit: Unit): number => {
  if (unit.skill !== null) return unit.seat === 'rebel' ? 0.035 : 0.045
  const points = unit.shields + unit.hull
  return points <= 2 ? 0.3 : 0.16
}
