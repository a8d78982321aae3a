/** The actions of a line: each unit takes the one worth most where all have come to lie. */
import { range } from '../../src/geometry/index.ts'
import type { Unit } from '../evaluate/table.ts'
import type { Board } from './board.ts'
import { type Aim, aimOf, cardsOf, FOCUS, GUARD_EVADE, GUARD_FOCUS, LOCK, meanOf, shotOn, tokensOf } from './fight.ts'
import { type Line, living } from './line.ts'
import { meetsAt, rollsFrom } from './places.ts'

/** How far a target lock surely reaches from centre to centre, mm (ACTION-TL-1). */
const LOCK_REACH = 300
/** A lock for a later torpedo is worth so many points. */
const LATER = 0.3

/** What one action is worth, and what it does. */
type Offer = { worth: number; do: (() => void) | null }

/** The nearest enemy that a unit could lock; null when all are far. */
const nearest = (board: Board, line: Line, unit: Unit): Unit | null => {
  const { poses } = board.places
  const from = poses[line.place[unit.index]!]!
  let found: Unit | null = null
  let least = LOCK_REACH * LOCK_REACH
  for (const other of board.units) {
    if (other.seat === unit.seat || living(board, line, other.index) < 0.5) continue
    const at = poses[line.place[other.index]!]!
    const square = (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y)
    if (square >= least) continue
    least = square
    found = other
  }
  return found
}

/** Points that fire takes off a unit where it lies, worth as the mission counts, when it has so many tokens more. */
const taken = (board: Board, line: Line, unit: Unit, threats: readonly { by: Unit; shot: number }[]): number => {
  let sum = 0
  for (const { by, shot } of threats)
    sum += meanOf(board, by, unit, shot, tokensOf(line, by, unit), cardsOf(line, by, unit))
  return sum * board.priorities[unit.index]!
}

/** Rolls that gain a shot or get out of fire, for a unit that knows where its enemies have gone. */
const roll = (
  board: Board,
  line: Line,
  unit: Unit,
  aim: Aim | null,
  threats: readonly { by: Unit; shot: number }[],
  offer: Offer,
): void => {
  if (aim && threats.length === 0) return
  const from = line.place[unit.index]!
  const before = taken(board, line, unit, threats)
  const had = aim ? aim.worth : 0
  let best = 0
  for (const place of rollsFrom(board.places, unit, from)) {
    let blocked = false
    for (const other of board.units) {
      const lies = line.place[other.index]!
      if (other !== unit && lies !== 0 && meetsAt(board.places, unit, place, other, lies)) blocked = true
    }
    if (blocked) continue
    line.place[unit.index] = place
    const next = aimOf(board, line, unit)
    let fire = 0
    for (const { by } of threats) {
      const shot = shotOn(board, line, by, unit)
      if (shot > 0) fire += meanOf(board, by, unit, shot, tokensOf(line, by, unit), cardsOf(line, by, unit))
    }
    const worth = (next?.worth ?? 0) - had + before - fire * board.priorities[unit.index]!
    line.place[unit.index] = from
    if (worth > offer.worth && worth > best) {
      best = worth
      offer.worth = worth
      offer.do = () => {
        line.place[unit.index] = place
        const { length } = board.units
        for (let other = 0; other < length; other++) {
          line.touching[unit.index * length + other] = 0
          line.touching[other * length + unit.index] = 0
        }
      }
    }
  }
}

/** Takes the best of a unit's possible actions. Returns whether somebody lies elsewhere now. */
const act = (board: Board, line: Line, unit: Unit, aims: readonly (Aim | null)[], knows: boolean): boolean => {
  const at = unit.index
  const aim = aims[at] ?? null
  const offer: Offer = { worth: 0, do: null }
  const propose = (worth: number, effect: () => void): void => {
    if (worth <= offer.worth) return
    offer.worth = worth
    offer.do = effect
  }
  const threats: { by: Unit; shot: number }[] = []
  for (const other of board.units) {
    const theirs = aims[other.index]
    if (theirs?.target === unit) threats.push({ by: other, shot: theirs.shot })
  }
  const own = board.priorities[at]!
  const saved = (by: Unit, shot: number, token: number): number => {
    const tokens = tokensOf(line, by, unit)
    const cards = cardsOf(line, by, unit)
    return own * (meanOf(board, by, unit, shot, tokens, cards) - meanOf(board, by, unit, shot, tokens | token, cards))
  }
  const gain = (token: number): number => {
    if (!aim) return 0
    const tokens = tokensOf(line, unit, aim.target)
    const cards = cardsOf(line, unit, aim.target)
    const more = meanOf(board, unit, aim.target, aim.shot, tokens | token, cards)
    return board.priorities[aim.target.index]! * (more - meanOf(board, unit, aim.target, aim.shot, tokens, cards))
  }
  if (unit.canFocus) {
    // Focus spent in an attack is gone for the defence, unless the others shoot first.
    let guard = 0
    for (const { by, shot } of threats)
      guard += saved(by, shot, GUARD_FOCUS) * ((by.skill ?? 0) > (unit.skill ?? 0) || !aim ? 1 : 0.5)
    propose(gain(FOCUS) + guard + 1e-5, () => {
      line.focus[at] = 1
    })
  }
  if (unit.canEvade) {
    let most = 0
    for (const { by, shot } of threats) most = Math.max(most, saved(by, shot, GUARD_EVADE))
    propose(most, () => {
      line.evade[at] = 1
    })
  }
  if (unit.canLock) {
    const target = aim?.target ?? (unit.guns.length > 1 ? nearest(board, line, unit) : null)
    if (target && line.lock[at] !== target.index) {
      propose(aim ? gain(LOCK) : LATER * board.priorities[target.index]!, () => {
        line.lock[at] = target.index
      })
    }
  }
  for (let n = 0; n < unit.cards.length; n++) {
    const bit = 1 << n
    if (line.cards[at]! & bit) continue
    const with_ = (): number => {
      let worth = 0
      if (aim) {
        const tokens = tokensOf(line, unit, aim.target)
        const cards = cardsOf(line, unit, aim.target)
        const more = meanOf(board, unit, aim.target, aim.shot, tokens, cards | (16 * bit))
        worth += board.priorities[aim.target.index]! * (more - meanOf(board, unit, aim.target, aim.shot, tokens, cards))
      }
      for (const { by, shot } of threats) {
        const tokens = tokensOf(line, by, unit)
        const cards = cardsOf(line, by, unit)
        worth +=
          own * (meanOf(board, by, unit, shot, tokens, cards) - meanOf(board, by, unit, shot, tokens, cards | bit))
      }
      return worth
    }
    propose(with_(), () => {
      line.cards[at]! += bit
    })
  }
  for (const ward of board.wards[at]!) protect(board, line, unit, ward, aims, propose)
  const place = line.place[at]
  if (knows && board.rolls[at]) roll(board, line, unit, aim, threats, offer)
  offer.do?.()
  return line.place[at] !== place
}

/** An evade token for a ship beside it, as the mission allows (MISSION-1-PROTECT-1). */
const protect = (
  board: Board,
  line: Line,
  unit: Unit,
  ward: Unit,
  aims: readonly (Aim | null)[],
  propose: (worth: number, effect: () => void) => void,
): void => {
  const { poses } = board.places
  const lies = line.place[ward.index]!
  if (lies === 0) return
  const from = { base: unit.base, pose: poses[line.place[unit.index]!]! }
  if (range(from, { base: ward.base, pose: poses[lies]! }).band !== 1) return
  let most = 0
  for (const by of board.units) {
    const aim = aims[by.index]
    if (aim?.target !== ward) continue
    const tokens = tokensOf(line, by, ward)
    const cards = cardsOf(line, by, ward)
    const plain = meanOf(board, by, ward, aim.shot, tokens, cards)
    most = Math.max(most, plain - meanOf(board, by, ward, aim.shot, tokens | GUARD_EVADE, cards))
  }
  propose(board.priorities[ward.index]! * most, () => {
    line.evade[ward.index] = 1
  })
}

/** Every unit whose action is still to come takes the one worth most. Who flies after an enemy cannot roll out of its fire. */
export const actRound = (board: Board, line: Line): void => {
  const { units } = board
  const aims: (Aim | null)[] = units.map(unit =>
    line.fights[unit.index] && line.place[unit.index] ? aimOf(board, line, unit) : null,
  )
  for (let turn = 0; turn < board.flying.length; turn++) {
    const unit = board.flying[turn]!
    if (!line.acts[unit.index] || line.place[unit.index] === 0) continue
    line.acts[unit.index] = 0
    const knows = board.flying.every((other, at) => other.seat === unit.seat || at < turn)
    if (!act(board, line, unit, aims, knows)) continue
    for (const other of units) {
      if (line.fights[other.index] && line.place[other.index]) aims[other.index] = aimOf(board, line, other)
    }
  }
}
