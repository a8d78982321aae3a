/** What a position of the standard game is worth: what each side's ships are still worth in squad points, and who threatens whom. */

import { friendly } from '../../src/rules/index.ts'
import { outlookOn } from './prospect.ts'
import { alive, type Sim } from './sim.ts'
import type { Table, Unit } from './table.ts'

/** How much of a ship's worth it keeps to its last point, for it shoots as well as before. */
const FIGHTS_ON = 0.35
/** How much of what could be shot away next round is counted. */
const THREAT = 0.3
const STRESSED = 0.02

const whole = (table: Table, unit: Unit): number => {
  const chassis = table.game.catalog.chassis[unit.ship.chassis]
  return chassis ? chassis.hull + chassis.shields : 1
}

const price = (unit: Unit): number => Math.max(1, unit.points)

/** The worth of a ship with so many points of shields and hull left. */
const worthOf = (table: Table, unit: Unit, points: number): number =>
  points <= 0 ? 0 : price(unit) * (FIGHTS_ON + (1 - FIGHTS_ON) * Math.min(1, points / whole(table, unit)))

/** The worth of a line's end to the first side, about 0 … 1. */
export const judgeSkirmish = (table: Table, sim: Sim): number => {
  const worth = { first: 0.01, second: 0.01 }
  const threat = { first: 0, second: 0 }
  for (const unit of table.units) {
    const pose = sim.poses[unit.index]
    if (!pose) continue
    sim.health[unit.index]!.forEach((chance, points) => {
      if (chance > 0) worth[unit.side] += chance * worthOf(table, unit, points)
    })
    const stressed = sim.stress[unit.index]! > 0
    if (stressed) worth[unit.side] -= STRESSED * price(unit)
    const living = alive(sim, unit)
    if (living <= 0 || unit.arcs.length === 0) continue
    let best = Number.NEGATIVE_INFINITY
    for (const target of table.units) {
      const at = sim.poses[target.index]
      if (friendly(target, unit) || !at) continue
      const there = alive(sim, target)
      if (there <= 0) continue
      const seen = outlookOn(table, unit, pose, stressed, target, at)
      const value = seen > 0 ? seen * there * (price(target) / whole(table, target)) : seen * 4
      if (value > best) best = value
    }
    if (best > Number.NEGATIVE_INFINITY) threat[unit.side] += THREAT * living * best
  }
  const total = worth.first + worth.second
  return (worth.first + threat.first - threat.second) / total
}

/** What a point of damage on a unit is worth, in the same measure. */
export const skirmishPriority = (table: Table, unit: Unit): number => {
  const total = table.units.reduce((sum, other) => sum + price(other), 0)
  return price(unit) / whole(table, unit) / total
}
