/** Who can shoot whom, and what comes of it on average: arcs and odds by the rules' own functions, remembered. */
import { type Arc, cosDegrees, obstructed, type Pose, rangeInArc, sinDegrees } from '../../src/geometry/index.ts'
import { attackDiceOf, defenceDiceOf, diceTotal } from '../../src/rules/index.ts'
import { attackOdds, type Odds } from '../../src/rules/odds.ts'
import type { Table, Unit } from './table.ts'

/** No shot. */
export const NONE = 0

const FAR = 300

/** Whether the front arc of a base at `from` can reach a base of radius `round` at `to` at all; cheap and never wrong with no. */
const mayReach = (arc: Arc, from: Pose, to: Pose, round: number): boolean => {
  if (arc.from < -45 || arc.to > 45) return true
  const dx = to.x - from.x
  const dy = to.y - from.y
  const sin = sinDegrees(from.heading)
  const cos = cosDegrees(from.heading)
  const ahead = dx * sin + dy * cos
  const aside = Math.abs(dx * cos - dy * sin)
  return aside - ahead < 1.5 * round
}

/** The shot of one unit on another between two poses, measured: 0 none, else its band 1 … 3, plus 4 when obstructed. */
export const measureShot = (table: Table, attacker: Unit, from: Pose, defender: Unit, to: Pose): number => {
  const a = attacker.base
  const d = defender.base
  const reach = FAR + (a.length + a.width + d.length + d.width) / 2
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (dx * dx + dy * dy > reach * reach) return NONE
  let best = NONE
  let least = Number.POSITIVE_INFINITY
  for (const arc of attacker.arcs) {
    if (!mayReach(arc, from, to, d.length)) continue
    const found = rangeInArc({ base: a, pose: from }, arc, { base: d, pose: to })
    if (!found || found.band === null || found.mm >= least) continue
    least = found.mm
    const { obstacles } = table.game.state
    const hidden =
      obstacles.length > 0 &&
      obstructed(
        found,
        obstacles.map(obstacle => obstacle.polygon),
      )
    best = found.band + (hidden ? 4 : 0)
  }
  return best
}

/** The same, remembered: for poses that many lines of play share. */
export const shotBetween = (table: Table, attacker: Unit, from: Pose, defender: Unit, to: Pose): number => {
  if (attacker.arcs.length === 0) return NONE
  let row = table.bands.get(from)
  if (!row) {
    row = new Map()
    table.bands.set(from, row)
  }
  let shot = row.get(to)
  if (shot === undefined) {
    shot = measureShot(table, attacker, from, defender, to)
    row.set(to, shot)
  }
  return shot
}

/** Attack and defence dice of a shot with the primary weapon (COMBAT-2, COMBAT-4). */
const diceOf = (table: Table, attacker: Unit, defender: Unit, shot: number): readonly [number, number] => {
  const key = (attacker.index * 16 + defender.index) * 8 + shot
  let dice = table.dice.get(key)
  if (!dice) {
    const frame = {
      step: 'attack',
      attacker: attacker.ship.id,
      defender: defender.ship.id,
      weapon: 'primary',
      band: (shot & 3) as 1 | 2 | 3,
      obstructed: shot > 3,
    }
    dice = [
      diceTotal(attackDiceOf(table.game, attacker.ship, frame)),
      diceTotal(defenceDiceOf(table.game, defender.ship, frame)),
    ]
    table.dice.set(key, dice)
  }
  return dice
}

/** Tokens at an attack, as small whole numbers: 1 focus and 2 lock of the attacker, 4 focus and 8 evade of the defender. */
export const FOCUS = 1
export const LOCK = 2
export const GUARD_FOCUS = 4
export const GUARD_EVADE = 8

/** The exact odds of a shot on a unit with so many points of shields and hull left. */
export const oddsOf = (
  table: Table,
  attacker: Unit,
  defender: Unit,
  shot: number,
  tokens: number,
  points: number,
): Odds => {
  const key = (((attacker.index * 16 + defender.index) * 8 + shot) * 16 + tokens) * 64 + points
  let odds = table.odds.get(key)
  if (!odds) {
    const [attackDice, defenceDice] = diceOf(table, attacker, defender, shot)
    const hull = Math.min(points, defender.hull)
    odds = attackOdds({
      attackDice,
      defenceDice,
      attackTokens: { focus: tokens & FOCUS ? 1 : 0, lock: (tokens & LOCK) > 0 },
      defenceTokens: { focus: tokens & GUARD_FOCUS ? 1 : 0, evade: tokens & GUARD_EVADE ? 1 : 0 },
      shields: points - hull,
      hull,
      critsCountAsHits: defender.critsCountAsHits,
      deck: table.mix,
    })
    table.odds.set(key, odds)
  }
  return odds
}

/** Points of damage that a shot takes off a unit as it is, on average. */
export const expected = (table: Table, attacker: Unit, defender: Unit, shot: number, tokens: number): number =>
  shot === NONE ? 0 : oddsOf(table, attacker, defender, shot, tokens, defender.shields + defender.hull).expectedDamage
