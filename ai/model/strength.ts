/** How much each unit is worth in a fight: what it shoots away of the enemies of this battle, and how long it stands their fire. */

import { hostile } from '../../src/rules/index.ts'
import type { Position, Unit } from './position.ts'
import { oddsOf, packShot } from './shot-odds.ts'

/** Points that a unit takes of an enemy in an attack at range 2, and attacks of theirs that one point of its own outlasts. */
export type Strength = { readonly fire: number; readonly toughness: number }

/** Points of shields and hull that a unit has when nothing is lost. */
export const whole = (position: Position, unit: Unit): number => {
  const chassis = position.game.catalog.chassis[unit.ship.chassis]
  return chassis ? chassis.hull + chassis.shields : 1
}

const RANGE = packShot(2, false)
/** Against nobody, or by nobody. */
const USUAL = 0.8

const meanOver = (numbers: readonly number[]): number =>
  numbers.length === 0 ? USUAL : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The strength of every unit of a table, by its number. */
export const strengthsOf = (position: Position): readonly Strength[] => {
  const hit = (by: Unit, on: Unit): number =>
    by.arcs.length === 0
      ? 0
      : oddsOf(position, by, on, by.guns[0]!, RANGE, 0, 0, Math.max(whole(position, on), on.most)).expectedDamage
  return position.units.map(unit => {
    const enemies = position.units.filter(other => hostile(other, unit))
    return {
      fire: meanOver(enemies.map(enemy => hit(unit, enemy))),
      toughness:
        1 / Math.max(0.1, meanOver(enemies.filter(({ arcs }) => arcs.length > 0).map(enemy => hit(enemy, unit)))),
    }
  })
}
