/** How the table player picks a manoeuvre: whom it is after, where that lies, a die, and round obstacles and edges. */
import { cosDegrees, sinDegrees } from '../../src/geometry/index.ts'
import { freeFlight } from '../model/landing.ts'
import type { Option, Position, Unit } from '../model/position.ts'
import type { Rng } from '../rng.ts'
import { goalOf } from './goals.ts'
import { wayFor } from './script-path.ts'
import { type Ring, rowOf, type Side, sectorOf, swerves } from './table-rows.ts'
import { apart, bearingOf, calm, canShoot, distance, enemiesOf, hasRoom, nearestTo, stressedBy } from './visibility.ts'

/** Whom a unit is after: its quarry; else the nearest enemy that it has in arc, else the nearest. */
export const targetOf = (position: Position, unit: Unit): Unit | null => {
  const goal = goalOf(position, unit)
  if (goal.kind === 'fight' && goal.quarry) return goal.quarry
  const enemies = enemiesOf(position, unit)
  const inArc = enemies.filter(enemy => canShoot(position, unit, unit.start, enemy, enemy.start))
  return nearestTo(inArc, unit.start) ?? nearestTo(enemies, unit.start)
}

/** Whether a unit is nearer to the front of another than to its rear. */
const closing = (unit: Unit, target: Unit): boolean => {
  const { x, y, heading } = target.start
  const [dx, dy] = [(sinDegrees(heading) * target.base.length) / 2, (cosDegrees(heading) * target.base.length) / 2]
  return distance(unit.start, { x: x + dx, y: y + dy }) < distance(unit.start, { x: x - dx, y: y - dy })
}

/** Near: at range 1, or at range 2 and closing. */
const ringOf = (unit: Unit, target: Unit): Ring => {
  const mm = apart(unit, unit.start, target, target.start)
  return mm <= 100 || (mm <= 200 && closing(unit, target)) ? 'near' : 'far'
}

/** Flies the manoeuvre wanted unless it leads into obstacles or off the mat; then what is like it, then whatever does not. */
const careful = (position: Position, unit: Unit, wanted: Option, side: Side): Option => {
  const options = calm(unit.options, unit.ship.stress > 0)
  const tried = [wanted, ...swerves(options, wanted, side), ...options]
  const stays = tried.filter(option => freeFlight(position, unit, option).flees === null)
  const roomy = stays.filter(option =>
    hasRoom(position, unit, freeFlight(position, unit, option).pose, stressedBy(unit, option)),
  )
  const clear = (option: Option): boolean => freeFlight(position, unit, option).hits === 0
  return roomy.find(clear) ?? roomy[0] ?? stays.find(clear) ?? stays[0] ?? wanted
}

/** What a unit may set, by the die from 1 on: the way of its mission goal whatever is rolled, or the row of its target. */
const rowFor = (position: Position, unit: Unit): ((die: number) => Option | null) => {
  const goal = goalOf(position, unit)
  if (goal.kind !== 'fight') {
    const way = wayFor(position, unit, unit.options, goal)
    return () => way
  }
  const stressed = unit.ship.stress > 0
  const options = calm(unit.options, stressed)
  const target = targetOf(position, unit)
  if (!target) return die => careful(position, unit, options[die % options.length]!, 'right')
  const bearing = bearingOf(unit.start, target.start)
  const side: Side = bearing < 0 ? 'left' : 'right'
  const row = rowOf(options, sectorOf(bearing), ringOf(unit, target), side, stressed)
  return die => careful(position, unit, row[die]!, side)
}

const SIDES = 6

/** The dial of a unit by a die that is rolled now; null where its mission goal knows no way. */
export const tableDial = (position: Position, unit: Unit, rng: Rng): Option | null =>
  rowFor(position, unit)(Math.min(SIDES - 1, Math.floor(rng() * SIDES)))
