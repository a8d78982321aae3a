/** The actions of a line: each unit takes the one worth most where all have come to lie. */
import { bandDepth, range } from '../../src/geometry/index.ts'
import { friendly, hostile } from '../../src/rules/index.ts'
import { type Aim, aimOf, cardsOf, meanOf, shotOn, tokensOf } from './fight.ts'
import { LIMITS } from './limits.ts'
import { living, type PlayoutState } from './playout-state.ts'
import { meetsAt, rollsFrom } from './pose-table.ts'
import type { Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'
import { FOCUS, GUARD_EVADE, GUARD_FOCUS, LOCK, packCards } from './shots.ts'

/** How far a target lock reaches (ACTION-TL-2), mm; from centre to centre it surely does. */
const LOCK_REACH = LIMITS.bands * bandDepth
/** A lock for a later torpedo is worth so many points. */
const LATER = 0.3

/** The place of each unit at the moment of the action: who flies later is still where it was. */
const then = new Int32Array(LIMITS.units)

/** Whether an enemy lies in reach of a target lock at the moment of the action (ACTION-TL-2, ACTION-TL-4). */
const inReach = (context: SearchContext, playout: PlayoutState, unit: Unit, target: Unit): boolean => {
  const { poses } = context.poseTable
  const lies = then[target.index]!
  if (lies === 0) return false
  const from = poses[playout.place[unit.index]!]!
  const at = poses[lies]!
  const square = (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y)
  if (square <= LOCK_REACH * LOCK_REACH) return true
  return range({ base: unit.base, pose: from }, { base: target.base, pose: at }).band !== null
}

/** What one action is worth, and what it does. */
type Offer = { worth: number; do: (() => void) | null }

/** The nearest enemy that a unit could lock; null when all are far. */
const nearest = (context: SearchContext, playout: PlayoutState, unit: Unit): Unit | null => {
  const { poses } = context.poseTable
  const from = poses[playout.place[unit.index]!]!
  let found: Unit | null = null
  let least = LOCK_REACH * LOCK_REACH
  for (const other of context.units) {
    if (friendly(other, unit) || living(context, playout, other.index) < 0.5) continue
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
const taken = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
  threats: readonly { by: Unit; shot: number }[],
): number => {
  let sum = 0
  for (const { by, shot } of threats)
    sum += meanOf(context, by, unit, shot, tokensOf(playout, by, unit), cardsOf(playout, by, unit))
  return sum * context.priorities[unit.index]!
}

/** Rolls that gain a shot or get out of fire, for a unit that knows where its enemies have gone. */
const roll = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
  aim: Aim | null,
  threats: readonly { by: Unit; shot: number }[],
  offer: Offer,
): void => {
  if (aim && threats.length === 0) return
  const from = playout.place[unit.index]!
  const before = taken(context, playout, unit, threats)
  const had = aim ? aim.worth : 0
  let best = 0
  for (const place of rollsFrom(context.poseTable, unit, from)) {
    let blocked = false
    for (const other of context.units) {
      if (other === unit) continue
      for (const lies of [playout.place[other.index]!, then[other.index]!])
        if (lies !== 0 && meetsAt(context.poseTable, unit, place, other, lies)) blocked = true
    }
    if (blocked) continue
    playout.place[unit.index] = place
    const next = aimOf(context, playout, unit)
    let fire = 0
    for (const { by } of threats) {
      const shot = shotOn(context, playout, by, unit)
      if (shot > 0) fire += meanOf(context, by, unit, shot, tokensOf(playout, by, unit), cardsOf(playout, by, unit))
    }
    const worth = (next?.worth ?? 0) - had + before - fire * context.priorities[unit.index]!
    playout.place[unit.index] = from
    if (worth > offer.worth && worth > best) {
      best = worth
      offer.worth = worth
      offer.do = () => {
        playout.place[unit.index] = place
        const { length } = context.units
        for (let other = 0; other < length; other++) {
          playout.touching[unit.index * length + other] = 0
          playout.touching[other * length + unit.index] = 0
        }
      }
    }
  }
}

/** Takes the best of a unit's possible actions. Returns whether somebody lies elsewhere now. */
const act = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
  aims: readonly (Aim | null)[],
  knows: boolean,
): boolean => {
  const at = unit.index
  const aim = aims[at] ?? null
  const offer: Offer = { worth: 0, do: null }
  const propose = (worth: number, effect: () => void): void => {
    if (worth <= offer.worth) return
    offer.worth = worth
    offer.do = effect
  }
  const threats: { by: Unit; shot: number }[] = []
  for (const other of context.units) {
    const theirs = aims[other.index]
    if (theirs?.target === unit) threats.push({ by: other, shot: theirs.shot })
  }
  const own = context.priorities[at]!
  const saved = (by: Unit, shot: number, token: number): number => {
    const tokens = tokensOf(playout, by, unit)
    const cards = cardsOf(playout, by, unit)
    return (
      own * (meanOf(context, by, unit, shot, tokens, cards) - meanOf(context, by, unit, shot, tokens | token, cards))
    )
  }
  const gain = (token: number): number => {
    if (!aim) return 0
    const tokens = tokensOf(playout, unit, aim.target)
    const cards = cardsOf(playout, unit, aim.target)
    const more = meanOf(context, unit, aim.target, aim.shot, tokens | token, cards)
    return context.priorities[aim.target.index]! * (more - meanOf(context, unit, aim.target, aim.shot, tokens, cards))
  }
  if (unit.canFocus) {
    // Focus spent in an attack is gone for the defence, unless the others shoot first.
    let guard = 0
    for (const { by, shot } of threats)
      guard += saved(by, shot, GUARD_FOCUS) * ((by.skill ?? 0) > (unit.skill ?? 0) || !aim ? 1 : 0.5)
    propose(gain(FOCUS) + guard + 1e-5, () => {
      playout.focus[at] = 1
    })
  }
  if (unit.canEvade) {
    let most = 0
    for (const { by, shot } of threats) most = Math.max(most, saved(by, shot, GUARD_EVADE))
    propose(most, () => {
      playout.evade[at] = 1
    })
  }
  if (unit.canLock) {
    const target = aim?.target ?? (unit.guns.length > 1 ? nearest(context, playout, unit) : null)
    if (target && playout.lock[at] !== target.index && inReach(context, playout, unit, target)) {
      propose(aim ? gain(LOCK) : LATER * context.priorities[target.index]!, () => {
        playout.lock[at] = target.index
      })
    }
  }
  for (let n = 0; n < unit.cards.length; n++) {
    const bit = 1 << n
    if (playout.cards[at]! & bit) continue
    const with_ = (): number => {
      let worth = 0
      if (aim) {
        const tokens = tokensOf(playout, unit, aim.target)
        const cards = cardsOf(playout, unit, aim.target)
        const more = meanOf(context, unit, aim.target, aim.shot, tokens, cards | packCards(bit, 0))
        worth +=
          context.priorities[aim.target.index]! * (more - meanOf(context, unit, aim.target, aim.shot, tokens, cards))
      }
      for (const { by, shot } of threats) {
        const tokens = tokensOf(playout, by, unit)
        const cards = cardsOf(playout, by, unit)
        worth +=
          own * (meanOf(context, by, unit, shot, tokens, cards) - meanOf(context, by, unit, shot, tokens, cards | bit))
      }
      return worth
    }
    propose(with_(), () => {
      playout.cards[at]! += bit
    })
  }
  for (const ward of context.wards[at]!) protect(context, playout, unit, ward, aims, propose)
  const place = playout.place[at]
  if (knows && unit.canRoll) roll(context, playout, unit, aim, threats, offer)
  offer.do?.()
  return playout.place[at] !== place
}

/** An evade token for a ship beside it, as the mission allows (MISSION-1-PROTECT-1). */
const protect = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
  ward: Unit,
  aims: readonly (Aim | null)[],
  propose: (worth: number, effect: () => void) => void,
): void => {
  const { poses } = context.poseTable
  const lies = playout.place[ward.index]!
  if (lies === 0) return
  const from = { base: unit.base, pose: poses[playout.place[unit.index]!]! }
  if (range(from, { base: ward.base, pose: poses[lies]! }).band !== 1) return
  let most = 0
  for (const by of context.units) {
    const aim = aims[by.index]
    if (aim?.target !== ward) continue
    const tokens = tokensOf(playout, by, ward)
    const cards = cardsOf(playout, by, ward)
    const plain = meanOf(context, by, ward, aim.shot, tokens, cards)
    most = Math.max(most, plain - meanOf(context, by, ward, aim.shot, tokens | GUARD_EVADE, cards))
  }
  propose(context.priorities[ward.index]! * most, () => {
    playout.evade[ward.index] = 1
  })
}

/** Whether everybody who flies after a unit is its friend and touches nobody, so that a roll moves none of them elsewhere. */
const settled = (context: SearchContext, playout: PlayoutState, unit: Unit, turn: number): boolean => {
  const { length } = context.units
  for (let later = turn + 1; later < context.flying.length; later++) {
    const other = context.flying[later]!
    if (playout.was[other.index] === 0) continue
    if (hostile(other, unit)) return false
    for (let touched = 0; touched < length; touched++)
      if (playout.touching[other.index * length + touched]) return false
  }
  return true
}

/** Every unit whose action is still to come takes the one worth most. Only who flies after all enemies rolls out of their fire. */
export const actRound = (context: SearchContext, playout: PlayoutState): void => {
  const { units } = context
  const aims: (Aim | null)[] = units.map(unit =>
    playout.fights[unit.index] && playout.place[unit.index] ? aimOf(context, playout, unit) : null,
  )
  then.set(playout.place)
  for (const unit of context.flying) then[unit.index] = playout.was[unit.index]!
  for (let turn = 0; turn < context.flying.length; turn++) {
    const unit = context.flying[turn]!
    then[unit.index] = playout.place[unit.index]!
    if (!playout.acts[unit.index] || playout.place[unit.index] === 0) continue
    playout.acts[unit.index] = 0
    if (!act(context, playout, unit, aims, settled(context, playout, unit, turn))) continue
    then[unit.index] = playout.place[unit.index]!
    for (const other of units) {
      if (playout.fights[other.index] && playout.place[other.index]) aims[other.index] = aimOf(context, playout, other)
    }
  }
}
