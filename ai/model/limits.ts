/** How much the packed keys of the opponent's caches have room for. Whoever packs a key takes its width from here. */
import type { Mat } from '../../src/geometry/index.ts'
import type { Unit } from './position.ts'

export const LIMITS = {
  /** Ships on the mat. */
  units: 64,
  /** Weapons of a ship. */
  guns: 4,
  /** Fields of fire of a ship: sets of arcs that its weapons fire from. */
  fields: 4,
  /** Cards of a ship whose action lasts to the end of the round. */
  cards: 4,
  /** Bands of range. */
  bands: 3,
  /** Points of shields and hull of a ship. */
  points: 63,
  /** Manoeuvres of a dial; what a ship without one is taken to fly comes after them. */
  options: 60,
  /** Millimetres of the mat, along either edge. */
  mat: 4096,
} as const

/** Refuses units and mats that the keys have no room for: two things would be taken for one. Throws a RangeError that says what is too much. */
export function checkLimits(units: readonly Unit[], { width, height }: Mat): void {
  const check = (what: string, many: number, most: number) => {
    if (many > most) throw new RangeError(`the opponent has room for ${most} ${what}, not for ${many}`)
  }
  check('millimetres of mat', Math.max(width, height), LIMITS.mat)
  check('ships on the mat', units.length, LIMITS.units)
  for (const { ship, guns, fields, cards, most, dial } of units) {
    check(`weapons on ${ship.id}`, guns.length, LIMITS.guns)
    check(`fields of fire on ${ship.id}`, fields.length, LIMITS.fields)
    check(`cards on ${ship.id} that last for a round`, cards.length, LIMITS.cards)
    check(`points of shields and hull on ${ship.id}`, most, LIMITS.points)
    check(`manoeuvres on the dial of ${ship.id}`, dial.length, LIMITS.options)
  }
}
