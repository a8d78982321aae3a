/** What the hunters will do to a ship on its way, and the chance that it lives to its end. */
import { exp } from '../../src/geometry/index.ts'
import { friendly } from '../../src/rules/index.ts'
import { alive, type Sim } from '../evaluate/sim.ts'
import { pursuit, reachOf } from '../model/mobility.ts'
import type { Course } from '../model/path-to-edge.ts'
import type { Position, Unit } from '../model/position.ts'

/** How a mission stands on a line that is still open: the first side’s chance before time counts, and the moves until it is over. */
export type Standing = { readonly chance: number; readonly moves: number }

/** Damage per round of a hunter that keeps its prey in its arc, and of a reinforcement. */
const STEADY = 0.42
/** How much of the danger an escort that can shoot the hunters takes away: more to the side that decides where it flies. */
const RELIEF = { own: 0.3, theirs: 0.12, even: 0.2 }

/** The chance that at most `most` of events that come `mean` times on average happen; between whole numbers in a line. */
export const atMost = (most: number, mean: number): number => {
  if (most < 0) return Math.max(0, most + 1) * exp(-mean)
  let term = exp(-mean)
  let sum = 0
  for (let k = 0; k <= most; k++) {
    sum += term
    term *= mean / (k + 1)
  }
  return Math.min(1, sum + (most - Math.floor(most)) * term)
}

/** Points of shields and hull that a unit has left on average. */
export const pointsLeft = (sim: Sim, unit: Unit): number => {
  if (!sim.poses[unit.index]) return 0
  const health = sim.health[unit.index]!
  let points = 0
  for (let p = 1; p < health.length; p++) points += p * health[p]!
  return points
}

/** What an escort does to the hunters where it lies, as a share of the danger that it can take away. */
const pressureOf = (position: Position, sim: Sim, unit: Unit): number => {
  const pose = sim.poses[unit.index]
  if (!pose) return 0
  let reach = 0
  for (const prey of position.units) {
    const at = sim.poses[prey.index]
    if (friendly(prey, unit) || !at || alive(sim, prey) <= 0) continue
    reach = Math.max(reach, reachOf(position, unit, pose, sim.stress[unit.index]! > 0, prey, at))
  }
  return alive(sim, unit) * (0.3 + Math.min(1, reach))
}

/** Damage that a ship must expect on its course. `fresh`: what a hunter called for a lost one does to it at once. */
export const danger = (position: Position, sim: Sim, ward: Unit, course: Course, fresh: number): number => {
  const combats = Math.max(0, course.moves - 1)
  const called = Math.min(1, combats) * fresh + (fresh > 0 ? Math.max(0, combats - 1) * STEADY : 0)
  let sum = 0
  let pressure = 0
  for (const unit of position.units) {
    if (friendly(unit, ward)) {
      if (unit !== ward) pressure += pressureOf(position, sim, unit)
      continue
    }
    const living = alive(sim, unit)
    // A hunter that is lost calls another one (MISSION-GEN-10).
    sum += (1 - living) * called
    const pose = sim.poses[unit.index]
    if (!pose || living <= 0) continue
    const left = pointsLeft(sim, unit) / living / Math.max(1, sim.health[unit.index]!.length - 1)
    const shots = pursuit(position, unit, pose, sim.stress[unit.index]! > 0, ward, course.next)
    let rate = Math.max(0, combats - shots.length) * STEADY
    for (const [round, damage] of shots.entries()) rate += Math.min(1, Math.max(0, combats - round)) * damage
    sum += living * rate * (0.75 + 0.25 * left)
  }
  const relief = RELIEF[sim.side === null ? 'even' : sim.side === ward.side ? 'own' : 'theirs']
  return sum * (1 - relief * Math.min(1.5, pressure))
}

/** The chance that a unit is still there after so much damage on average. */
export const survives = (sim: Sim, unit: Unit, mean: number): number => {
  const health = sim.health[unit.index]!
  let chance = 0
  for (let points = 1; points < health.length; points++) {
    if (health[points]! > 0) chance += health[points]! * atMost(points - 1, mean)
  }
  return chance
}

/** What the ships beside the prize are worth: points left, less stress, the first side’s counted up and the second’s down. */
export const fighters = (position: Position, sim: Sim, except: Unit | undefined, perPoint: number): number => {
  let worth = 0
  for (const unit of position.units) {
    if (unit === except || !sim.poses[unit.index]) continue
    const stress = 0.3 * Math.min(1, sim.stress[unit.index]!)
    worth += (unit.side === 'first' ? 1 : -1) * perPoint * (pointsLeft(sim, unit) - stress)
  }
  return worth
}
