/** A rival that comes from the side: half of its ships go round either way, none lies where it is seen if it can lie where it sees. */
import { sinDegrees } from '../../../src/geometry/index.ts'
import { endFrom } from '../../model/landing.ts'
import type { Option, Position, Unit } from '../../model/position.ts'
import { quarryOf } from '../../scripts/goals.ts'
import { bearingOf, canShoot, distance, enemiesOf, nearestTo, onward } from '../../scripts/visibility.ts'
import { byHabit } from './by-habit.ts'

/** How far beside its target a ship goes while it is farther away than twice that, mm. */
const WIDE = 280
/** A shot of its own, one of an enemy. */
const SHOT = 160
const SEEN = 110

const likes = (position: Position, unit: Unit, option: Option): number => {
  const enemies = enemiesOf(position, unit)
  const target = quarryOf(position, unit) ?? nearestTo(enemies, unit.start)
  if (!target) return 0
  const pose = endFrom(position, unit, option, unit.start)
  const there = onward(position, target)
  let worth = 0
  for (const enemy of enemies) {
    const at = onward(position, enemy)
    if (canShoot(position, unit, pose, enemy, at)) worth += enemy === target ? SHOT : SHOT / 2
    if (canShoot(position, enemy, at, unit, pose)) worth -= SEEN
  }
  const far = distance(pose, there)
  // How far off its nose the target has this ship: the farther, the better.
  const behind = Math.abs(bearingOf(there, pose))
  if (distance(unit.start, target.start) > 2 * WIDE) {
    const hand = unit.index % 2 === 0 ? 1 : -1
    const goal = {
      x: there.x + hand * WIDE * sinDegrees(there.heading + 90),
      y: there.y + hand * WIDE * sinDegrees(there.heading + 180),
    }
    return worth - 0.6 * distance(pose, goal) - 0.3 * Math.abs(bearingOf(pose, goal))
  }
  return worth + 0.8 * behind - 0.7 * Math.abs(bearingOf(pose, there)) - 0.3 * Math.abs(far - 180)
}

/** Whoever does not see it, then the weakest. */
const aims = (position: Position, unit: Unit, target: Unit): number =>
  (target === quarryOf(position, unit) ? 1000 : 0) +
  Math.abs(bearingOf(target.start, unit.start)) / 10 -
  3 * (target.shields + target.hull) -
  distance(unit.start, target.start) / 50

export const thinkFlanker = byHabit({ likes, aims })
