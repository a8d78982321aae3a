/** What a position of the standard game is worth: what each side's ships are still worth in squad points, and who threatens whom. */

import { friendly } from '../../src/rules/index.ts'
import { alive, type Sim } from '../evaluate/sim.ts'
import { outlookOn } from '../model/mobility.ts'
import type { Position, Unit } from '../model/position.ts'

/** How much of a ship's worth it keeps to its last point, for it shoots as well as before. */
const FIGHTS_ON = 0.35
/** How much of what could be shot away next round is counted. */
const THREAT = 0.3
const STRESSED = 0.02

const whole = (position: Position, unit: Unit): number => {
  const chassis = position.game.catalog.chassis[unit.ship.chassis]
  return chassis ? chassis.hull + chassis.shields : 1
}

const price = (unit: Unit): number => Math.max(1, unit.points)

/** The worth of a ship with so many points of shields and hull left. */
const worthOf = (position: Position, unit: Unit, points: number): number =>
  points <= 0 ? 0 : price(unit) * (FIGHTS_ON + (1 - FIGHTS_ON) * Math.min(1, points / whole(position, unit)))

/** The worth of a line's end to the first side, about 0 … 1. */
export const judgeSkirmish = (position: Position, sim: Sim): number => {
  const worth = { first: 0.01, second: 0.01 }
  const threat = { first: 0, second: 0 }
  for (const unit of position.units) {
    const pose = sim.poses[unit.index]
    if (!pose) continue
    sim.health[unit.index]!.forEach((chance, points) => {
      if (chance > 0) worth[unit.side] += chance * worthOf(position, unit, points)
    })
    const stressed = sim.stress[unit.index]! > 0
    if (stressed) worth[unit.side] -= STRESSED * price(unit)
    const living = alive(sim, unit)
    if (living <= 0 || unit.arcs.length === 0) continue
    let best = Number.NEGATIVE_INFINITY
    for (const target of position.units) {
      const at = sim.poses[target.index]
      if (friendly(target, unit) || !at) continue
      const there = alive(sim, target)
      if (there <= 0) continue
      const seen = outlookOn(position, unit, pose, stressed, target, at)
      const value = seen > 0 ? seen * there * (price(target) / whole(position, target)) : seen * 4
      if (value > best) best = value
    }
    if (best > Number.NEGATIVE_INFINITY) threat[unit.side] += THREAT * living * best
  }
  const total = worth.first + worth.second
  return (worth.first + threat.first - threat.second) / total
}

/** What a point of damage on a unit is worth, in the same measure. */
export const skirmishPriority = (position: Position, unit: Unit): number => {
  const total = position.units.reduce((sum, other) => sum + price(other), 0)
  return price(unit) / whole(position, unit) / total
}
