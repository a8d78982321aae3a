/** A rival that keeps together: the squad rolls slowly towards the enemy as one, and all its guns go for one ship until it is gone. */
import type { Pose } from '../../../src/geometry/index.ts'
import { friendly } from '../../../src/rules/index.ts'
import { endFrom } from '../../model/landing.ts'
import type { Option, Position, Unit } from '../../model/position.ts'
import { quarryOf } from '../../scripts/goals.ts'
import { bearingOf, canShoot, distance, enemiesOf, onward } from '../../scripts/visibility.ts'
import { byHabit } from './by-habit.ts'

/** While the enemy is farther than this, mm, the squad rolls, no faster than speed 2. */
const MERGE = 420
const SLOW = 2
/** From one ship of the squad to the next, mm, at most. */
const TOGETHER = 130

const squadOf = (position: Position, unit: Unit): readonly Unit[] =>
  position.units.filter(other => friendly(other, unit) && other.skill !== null)

const middleOf = (units: readonly Unit[], poses: readonly Pose[]): Pose => ({
  x: poses.reduce((sum, { x }) => sum + x, 0) / units.length,
  y: poses.reduce((sum, { y }) => sum + y, 0) / units.length,
  heading: 0,
})

const left = (unit: Unit): number => unit.shields + unit.hull

/** The one whom all go for: the quarry, who has been shot at already, the nearest to the squad's middle. */
const prey = (position: Position, unit: Unit): Unit | null => {
  const quarry = quarryOf(position, unit)
  if (quarry) return quarry
  const squad = squadOf(position, unit)
  const middle = middleOf(
    squad,
    squad.map(({ start }) => start),
  )
  const cost = (enemy: Unit): number => distance(middle, enemy.start) + 60 * left(enemy)
  return enemiesOf(position, unit).reduce<Unit | null>(
    (best, one) => (!best || cost(one) < cost(best) ? one : best),
    null,
  )
}

const likes = (position: Position, unit: Unit, option: Option): number => {
  const target = prey(position, unit)
  if (!target) return 0
  const pose = endFrom(position, unit, option, unit.start)
  const there = onward(position, target)
  const far = distance(pose, there)
  const rolling = distance(unit.start, target.start) > MERGE
  const friends = squadOf(position, unit).filter(other => other !== unit)
  // The others roll as this one does, or fly straight on.
  const apart = friends.reduce((sum, other) => {
    const dialled = rolling ? other.dial.find(({ key }) => key === option.key) : undefined
    const lies = dialled ? endFrom(position, other, dialled, other.start) : onward(position, other)
    return sum + Math.max(0, distance(pose, lies) - TOGETHER)
  }, 0)
  const nose = Math.abs(bearingOf(pose, there))
  const shot = canShoot(position, unit, pose, target, there) ? 150 : 0
  const haste = rolling ? 40 * Math.max(0, option.speed - SLOW) : 0
  return shot - 0.9 * nose - 0.2 * Math.abs(far - 200) - 0.5 * apart - haste
}

/** Whom all can finish together: the prey, then who has least left. */
const aims = (position: Position, unit: Unit, target: Unit): number =>
  (target === quarryOf(position, unit) ? 1000 : 0) - 20 * left(target) - distance(unit.start, target.start) / 100

export const thinkFormation = byHabit({ likes, aims })
