/** What the hunters will do to a ship on its way, and the chance that it lives to its end. */
import { exp } from '../../src/geometry/index.ts'
import { friendly } from '../../src/rules/index.ts'
import { pursuit, reachOf } from '../model/mobility.ts'
import type { Course } from '../model/path-to-edge.ts'
import { living, type PlayoutState, pointsLeft, poseOf } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'

/** Damage per round of a hunter that keeps its prey in its arc, and of a reinforcement. */
const STEADY = 0.42
/** How much of the danger an escort that can shoot the hunters takes away. */
const RELIEF = 0.2

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

/** What an escort does to the hunters where it lies, as a share of the danger that it can take away. */
const pressureOf = (context: SearchContext, playout: PlayoutState, unit: Unit): number => {
  const { position } = context
  const pose = poseOf(context, playout, unit)
  if (!pose) return 0
  let reach = 0
  for (const prey of position.units) {
    const at = poseOf(context, playout, prey)
    if (friendly(prey, unit) || !at || living(context, playout, prey.index) <= 0) continue
    reach = Math.max(reach, reachOf(position, unit, pose, playout.stress[unit.index]! > 0, prey, at))
  }
  return living(context, playout, unit.index) * (0.3 + Math.min(1, reach))
}

/** Damage that a ship must expect on its course. `fresh`: what a hunter called for a lost one does to it at once. */
export const danger = (
  context: SearchContext,
  playout: PlayoutState,
  ward: Unit,
  course: Course,
  fresh: number,
): number => {
  const { position } = context
  const combats = Math.max(0, course.moves - 1)
  const called = Math.min(1, combats) * fresh + (fresh > 0 ? Math.max(0, combats - 1) * STEADY : 0)
  let sum = 0
  let pressure = 0
  for (const unit of position.units) {
    if (friendly(unit, ward)) {
      if (unit !== ward) pressure += pressureOf(context, playout, unit)
      continue
    }
    const there = living(context, playout, unit.index)
    // A hunter that is lost calls another one (MISSION-GEN-10).
    sum += (1 - there) * called
    const pose = poseOf(context, playout, unit)
    if (!pose || there <= 0) continue
    const left = pointsLeft(context, playout, unit.index) / there / Math.max(1, unit.most)
    const shots = pursuit(position, unit, pose, playout.stress[unit.index]! > 0, ward, course.next)
    let rate = Math.max(0, combats - shots.length) * STEADY
    for (const [round, damage] of shots.entries()) rate += Math.min(1, Math.max(0, combats - round)) * damage
    sum += there * rate * (0.75 + 0.25 * left)
  }
  return sum * (1 - RELIEF * Math.min(1.5, pressure))
}

/** The chance that a unit is still there after so much damage on average. */
export const survives = (context: SearchContext, playout: PlayoutState, unit: Unit, mean: number): number => {
  const first = unit.index * context.most
  let chance = 0
  for (let points = 1; points < context.most; points++) {
    const there = playout.health[first + points]!
    if (there > 0) chance += there * atMost(points - 1, mean)
  }
  return chance
}

/** What the ships beside the prize are worth: points left, less stress, the first side’s counted up and the second’s down. */
export const fighters = (
  context: SearchContext,
  playout: PlayoutState,
  except: Unit | undefined,
  perPoint: number,
): number => {
  let worth = 0
  for (const unit of context.units) {
    if (unit === except || playout.place[unit.index] === 0) continue
    const stress = 0.3 * Math.min(1, playout.stress[unit.index]!)
    worth += (unit.side === 'first' ? 1 : -1) * perPoint * (pointsLeft(context, playout, unit.index) - stress)
  }
  return worth
}
