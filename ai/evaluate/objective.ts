/** What each side plays for: the mission's aim where it is known, otherwise to lose less than the enemy. */
import { escortPriority, judgeEscort } from './escort.ts'
import { staysSafe } from './prospect.ts'
import type { Sim } from './sim.ts'
import type { Table, Unit } from './table.ts'

type Objective = {
  /** The worth of a line's end to the Rebel side, about 0 … 1. */
  readonly judge: (table: Table, sim: Sim) => number
  /** What a point of damage on a unit is worth, in the same measure. */
  readonly priority: (unit: Unit) => number
}

/** The share of all points left that are Rebel. */
const judgeSkirmish = (table: Table, sim: Sim): number => {
  const points = { rebel: 0.001, imperial: 0.001 }
  for (const unit of table.units) {
    if (!sim.poses[unit.index]) continue
    sim.health[unit.index]!.forEach((chance, p) => {
      points[unit.seat] += chance * p
    })
    points[unit.seat] -= 0.1 * Math.min(1, sim.stress[unit.index]!)
  }
  return points.rebel / (points.rebel + points.imperial)
}

const SKIRMISH: Objective = { judge: judgeSkirmish, priority: () => 0.05 }

const OBJECTIVES: Readonly<Record<string, Objective>> = {
  'political-escort': { judge: judgeEscort, priority: escortPriority },
}

const objectiveOf = (table: Table): Objective => OBJECTIVES[table.game.state.mission] ?? SKIRMISH

/** What a point of damage on a unit is worth in the mission. */
export const priority = (table: Table, unit: Unit): number => objectiveOf(table).priority(unit)

/** The ships that a unit can give an evade token to by a mission action, when it is close enough (MISSION-1-PROTECT-1). */
export const wards = (table: Table, unit: Unit): readonly Unit[] => {
  const mission = table.game.catalog.missions[table.game.state.mission]
  if (!mission?.actions['protect'] || unit.skill === null) return []
  return table.units.filter(other => other.seat === unit.seat && other.skill === null)
}

const LOST = 2
const CORNERED = 0.6

/** The worth of a line's end to the table's seat; its own ships must stay on the mat, now and next round. */
export const judge = (table: Table, sim: Sim): number => {
  const rebel = objectiveOf(table).judge(table, sim)
  let worth = table.seat === 'rebel' ? rebel : 1 - rebel
  for (const unit of table.units) {
    if (unit.seat !== table.seat || unit.skill === null) continue
    const pose = sim.poses[unit.index]
    if (sim.fled[unit.index]) worth -= LOST
    else if (pose && !staysSafe(table, unit, pose, sim.stress[unit.index]! > 0)) worth -= CORNERED
  }
  return worth
}
