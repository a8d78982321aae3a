/** Who can shoot whom, and what comes of it on average: arcs and odds by the rules' own functions, remembered. */
import {
  type Arc,
  bandDepth,
  cosDegrees,
  obstructed,
  type Pose,
  type RangeBand,
  rangeInArc,
  sinDegrees,
} from '../../src/geometry/index.ts'
import type { Ship } from '../../src/rules/index.ts'
import { attackOdds, type Odds, type OddsInput } from '../../src/rules/odds.ts'
import { oddsInput } from '../../src/rules/odds-input.ts'
import { LIMITS } from './limits.ts'
import type { Gun, Position, Unit } from './position.ts'

/** No shot. */
export const NONE = 0

/** Bands and whether obstructed, in one number: from here on obstructed. */
const HIDDEN = LIMITS.bands + 1
/** So many numbers a shot may be. */
export const SHOTS = 2 * HIDDEN

/** A shot as one number. Throws a RangeError for a band that there is no room for. */
export const packShot = (band: number, hidden: boolean): number => {
  if (band < 1 || band > LIMITS.bands)
    throw new RangeError(`the opponent has room for range bands 1 to ${LIMITS.bands}, not for ${band}`)
  return band + (hidden ? HIDDEN : 0)
}

/** The range band of a shot. */
export const bandOfShot = (shot: number): RangeBand => (shot % HIDDEN) as RangeBand

/** Whether a shot goes past an obstacle. */
export const isObstructed = (shot: number): boolean => shot > HIDDEN

/** How far a shot reaches, mm (RANGE-5). */
const FAR = LIMITS.bands * bandDepth

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

/** The shot from one field of fire; 0: none. */
const fieldShot = (
  position: Position,
  { base: a, ignores }: Unit,
  arcs: readonly Arc[],
  from: Pose,
  { base: d }: Unit,
  to: Pose,
): number => {
  let best = NONE
  let least = Number.POSITIVE_INFINITY
  for (const arc of arcs) {
    if (!mayReach(arc, from, to, d.length)) continue
    const found = rangeInArc({ base: a, pose: from }, arc, { base: d, pose: to })
    if (!found || found.band === null || found.mm >= least) continue
    least = found.mm
    const hidden = position.rocks.length > 0 && !ignores && obstructed(found, position.rocks)
    best = packShot(found.band, hidden)
  }
  return best
}

/** The shots of one unit on another between two poses, those of all its fields of fire in one number; 0: none (`shotBy`). */
export const measureShot = (position: Position, attacker: Unit, from: Pose, defender: Unit, to: Pose): number => {
  const a = attacker.base
  const d = defender.base
  const reach = FAR + (a.length + a.width + d.length + d.width) / 2
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (dx * dx + dy * dy > reach * reach) return NONE
  let shots = NONE
  let weight = 1
  for (const arcs of attacker.fields) {
    shots += weight * fieldShot(position, attacker, arcs, from, defender, to)
    weight *= SHOTS
  }
  return shots
}

/** The shot of one weapon among those of all fields; 0: none. */
export const shotBy = ({ field }: Gun, shots: number): number => {
  let left = shots
  for (let n = 0; n < field; n++) left = Math.floor(left / SHOTS)
  return left % SHOTS
}

/** Tokens at an attack, as small whole numbers: 1 focus and 2 lock of the attacker, 4 focus and 8 evade of the defender. */
export const FOCUS = 1
export const LOCK = 2
export const GUARD_FOCUS = 4
export const GUARD_EVADE = 8
/** So many sets of tokens there are. */
export const TOKEN_SETS = 16
/** So many sets of cards that last for the round a ship may have. */
const CARD_SETS = 1 << LIMITS.cards

/** The cards of both sides of an attack that last this round, by bit, as one number. */
export const packCards = (attacker: number, defender: number): number => CARD_SETS * attacker + defender

const lasting = (unit: Unit, mask: number): string[] => unit.cards.filter((_, n) => (mask >> n) & 1)

/** What the rules make of a shot with some tokens: dice, cards that turn them, tokens that may be spent; remembered. */
const inputOf = (
  position: Position,
  attacker: Unit,
  defender: Unit,
  gun: Gun,
  shot: number,
  tokens: number,
  cards: number,
  key: number,
): OddsInput => {
  let input = position.inputs.get(key)
  if (!input) {
    const frame = {
      step: 'attack',
      attacker: attacker.ship.id,
      defender: defender.ship.id,
      weapon: gun.id,
      band: bandOfShot(shot),
      obstructed: isObstructed(shot),
    }
    const shooter: Ship = {
      ...attacker.ship,
      focus: tokens & FOCUS ? 1 : 0,
      lock: tokens & LOCK ? { target: defender.ship.id, letter: '' } : null,
      lasting: lasting(attacker, Math.floor(cards / CARD_SETS)),
    }
    const target: Ship = {
      ...defender.ship,
      focus: tokens & GUARD_FOCUS ? 1 : 0,
      evade: tokens & GUARD_EVADE ? 1 : 0,
      lasting: lasting(defender, cards % CARD_SETS),
    }
    const told = oddsInput(position.game, shooter, target, frame)
    // One mix for each defender, so that its draws are counted once.
    let mix = position.mixes.get(defender.index)
    if (!mix) {
      mix = told.deck ?? position.mix[defender.ship.side]
      position.mixes.set(defender.index, mix)
    }
    input = { ...told, deck: mix, critsCountAsHits: defender.critsCountAsHits }
    position.inputs.set(key, input)
  }
  return input
}

/**
 * The exact odds of a shot on a unit with so many points of shields and hull left. `cards`: as `packCards` packs them. A lock spent to
 * fire rerolls nothing.
 */
export const oddsOf = (
  position: Position,
  attacker: Unit,
  defender: Unit,
  gun: Gun,
  shot: number,
  tokens: number,
  cards: number,
  points: number,
): Odds => {
  const used = gun.spendsLock ? tokens & ~LOCK : tokens
  const pair = (attacker.index * LIMITS.units + defender.index) * LIMITS.guns + gun.index
  const scene = ((pair * SHOTS + shot) * CARD_SETS * CARD_SETS + cards) * TOKEN_SETS + used
  const key = scene * (LIMITS.points + 1) + points
  let odds = position.odds.get(key)
  if (!odds) {
    const input = inputOf(position, attacker, defender, gun, shot, used, cards, scene)
    const hull = Math.min(points, defender.hull)
    odds = attackOdds({ ...input, shields: points - hull, hull })
    position.odds.set(key, odds)
  }
  return odds
}

/** Whether a weapon can fire one of some shots (SECW-2, SECW-5). */
export const fires = (gun: Gun, shots: number, tokens: number): boolean => {
  const shot = shotBy(gun, shots)
  return shot !== NONE && gun.bands.includes(bandOfShot(shot)) && (!gun.needsLock || (tokens & LOCK) > 0)
}

/** What a charge that can be fired once is worth keeping for, in points of damage. */
const CHARGE = 0.3

/** Points of damage that a shot takes off a unit as it is, on average, by the best of the guns that can fire it. */
export const expected = (position: Position, attacker: Unit, defender: Unit, shot: number, tokens: number): number => {
  let best = 0
  for (const gun of attacker.guns) {
    if (!fires(gun, shot, tokens)) continue
    const points = defender.shields + defender.hull
    const { expectedDamage } = oddsOf(position, attacker, defender, gun, shotBy(gun, shot), tokens, 0, points)
    best = Math.max(best, gun.discards ? expectedDamage - CHARGE : expectedDamage)
  }
  return best
}

/** What firing a gun costs beyond this attack, in points of damage. */
export const costOf = (gun: Gun): number => (gun.discards ? CHARGE : 0)
