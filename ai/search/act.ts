/** The actions of a line: each unit takes the one worth most where all have come to lie. */
import { range } from '../../src/geometry/index.ts'
import { friendly, hostile } from '../../src/rules/index.ts'
import type { Unit } from '../evaluate/table.ts'
import type { Board } from './board.ts'
import { type Aim, aimOf, cardsOf, FOCUS, GUARD_EVADE, GUARD_FOCUS, LOCK, meanOf, shotOn, tokensOf } from './fight.ts'
import { type Line, living } from './line.ts'
import { meetsAt, rollsFrom } from './places.ts'

/** How far a target lock reaches (ACTION-TL-2), mm; from centre to centre it surely does. */
const LOCK_REACH = 300
/** A lock for a later torpedo is worth so many points. */
const LATER = 0.3

/** The place of each unit at the moment of the action: who flies later is still where it was. */
const then = new Int32Array(64)

/** Whether an enemy lies in reach of a target lock at the moment of the action (ACTION-TL-2, ACTION-TL-4). */
const inReach = (board: Board, line: Line, unit: Unit, target: Unit): boolean => {
  const { poses } = board.places
  const lies = then[target.index]!
  if (lies === 0) return false
  const from = poses[line.place[unit.index]!]!
  const at = poses[lies]!
  const square = (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y)
  if (square <= LOCK_REACH * LOCK_REACH) return true
  return range({ base: unit.base, pose: from }, { base: target.base, pose: at }).band !== null
}

/** What one action is worth, and what it does. */
type Offer = { worth: number; do: (() => void) | null }

/** The nearest enemy that a unit could lock; null when all are far. */
const nearest = (board: Board, line: Line, unit: Unit): Unit | null => {
  const { poses } = board.places
  const from = poses[line.place[unit.index]!]!
  let found: Unit | null = null
  let least = LOCK_REACH * LOCK_REACH
  for (const other of board.units) {
    if (friendly(other, unit) || living(board, line, other.index) < 0.5) continue
    const lies = then[other.index]!
    if (lies === 0) continue
    const at = poses[lies]!
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
      if (other === unit) continue
      for (const lies of [line.place[other.index]!, then[other.index]!])
        if (lies !== 0 && meetsAt(board.places, unit, place, other, lies)) blocked = true
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
    if (target && line.lock[at] !== target.index && inReach(board, line, unit, target)) {
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
  if (knows && unit.canRoll) roll(board, line, unit, aim, threats, offer)
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

/** Whether everybody who flies after a unit is its friend and touches nobody, so that a roll moves none of them elsewhere. */
const settled = (board: Board, line: Line, unit: Unit, turn: number): boolean => {
  const { length } = board.units
  for (let later = turn + 1; later < board.flying.length; later++) {
    const other = board.flying[later]!
    if (line.was[other.index] === 0) continue
    if (hostile(other, unit)) return false
    for (let touched = 0; touched < length; touched++) if (line.touching[other.index * length + touched]) return false
  }
  return true
}

/** Every unit whose action is still to come takes the one worth most. Only who flies after all enemies rolls out of their fire. */
export const actRound = (board: Board, line: Line): void => {
  const { units } = board
  const aims: (Aim | null)[] = units.map(unit =>
    line.fights[unit.index] && line.place[unit.index] ? aimOf(board, line, unit) : null,
  )
  then.set(line.place)
  for (const unit of board.flying) then[unit.index] = line.was[unit.index]!
  for (let turn = 0; turn < board.flying.length; turn++) {
    const unit = board.flying[turn]!
    then[unit.index] = line.place[unit.index]!
    if (!line.acts[unit.index] || line.place[unit.index] === 0) continue
    line.acts[unit.index] = 0
    if (!act(board, line, unit, aims, settled(board, line, unit, turn))) continue
    then[unit.index] = line.place[unit.index]!
    for (const other of units) {
      if (line.fights[other.index] && line.place[other.index]) aims[other.index] = aimOf(board, line, other)
    }
  }
}
