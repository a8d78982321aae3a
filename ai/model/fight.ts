/** The Combat phase on a line: whom each unit fires at, and what comes of it on average. */

import { friendly, hostile } from '../../src/rules/index.ts'
import { type CachedOdds, cachedOdds, oddsAt } from './attack-odds-cache.ts'
import { burst, harm } from './harm.ts'
import { LIMITS } from './limits.ts'
import { living, type PlayoutState } from './playout-state.ts'
import { rockyAt, shotAt } from './pose-table.ts'
import type { Gun, Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'
import { costOf, FOCUS, fires, GUARD_EVADE, GUARD_FOCUS, LOCK, packCards, shotBy, TOKEN_SETS } from './shot-odds.ts'

/** The tokens that matter when one unit shoots another. */
export const tokensOf = (playout: PlayoutState, attacker: Unit, defender: Unit): number =>
  (playout.focus[attacker.index]! >= 0.5 ? FOCUS : 0) +
  (playout.lock[attacker.index] === defender.index ? LOCK : 0) +
  (playout.focus[defender.index]! >= 0.5 ? GUARD_FOCUS : 0) +
  (playout.evade[defender.index]! >= 0.5 ? GUARD_EVADE : 0)

/** The cards of both that last this round, as the odds of an attack count them. */
export const cardsOf = (playout: PlayoutState, attacker: Unit, defender: Unit): number =>
  packCards(playout.cards[attacker.index]!, playout.cards[defender.index]!)

/** What the attack does; a lock spent to fire rerolls nothing. */
export const oddsOfAttack = (
  context: SearchContext,
  attacker: Unit,
  defender: Unit,
  gun: Gun,
  shot: number,
  tokens: number,
  cards: number,
): CachedOdds =>
  cachedOdds(
    context.oddsCache,
    context.position,
    attacker,
    defender,
    gun,
    shotBy(gun, shot),
    gun.spendsLock ? tokens & ~LOCK : tokens,
    cards,
  )

/** The shot that a unit has on another where both lie; 0: none (COMBAT-1.3, OBST-10). */
export const shotOn = (context: SearchContext, playout: PlayoutState, attacker: Unit, defender: Unit): number => {
  const from = playout.place[attacker.index]!
  const to = playout.place[defender.index]!
  if (from === 0 || to === 0 || friendly(attacker, defender) || attacker.arcs.length === 0) return 0
  if (playout.touching[attacker.index * context.units.length + defender.index]) return 0
  const shot = shotAt(context.poseTable, attacker, from, defender, to)
  return shot > 0 && !attacker.ignores && rockyAt(context.poseTable, attacker, from) ? 0 : shot
}

/** Points that a shot takes off a unit on average, by the best gun that can fire it. */
export const meanOf = (
  context: SearchContext,
  attacker: Unit,
  defender: Unit,
  shot: number,
  tokens: number,
  cards: number,
): number => {
  let best = 0
  for (const gun of attacker.guns) {
    if (!fires(gun, shot, tokens)) continue
    const { mean } = oddsOfAttack(context, attacker, defender, gun, shot, tokens, cards)
    best = Math.max(best, mean - costOf(gun))
  }
  return best
}

export type Aim = { readonly target: Unit; readonly gun: Gun; readonly shot: number; readonly worth: number }

/** Whether another ship must be the target in a unit's stead, because the same gun could fire at it. */
const guarded = (context: SearchContext, playout: PlayoutState, attacker: Unit, target: Unit, gun: Gun): boolean =>
  context.units.some(guard => {
    if (!guard.guards || guard === target || hostile(guard, target) || living(context, playout, guard.index) < 0.5)
      return false
    const { poses } = context.poseTable
    const shot = shotOn(context, playout, attacker, guard)
    return (
      fires(gun, shot, tokensOf(playout, attacker, guard)) &&
      guard.guards(poses[playout.place[guard.index]!]!, attacker, target, poses[playout.place[target.index]!]!)
    )
  })

/** The target and gun worth most to a unit now, by damage and the mission; null when it has none. */
export const aimOf = (context: SearchContext, playout: PlayoutState, attacker: Unit): Aim | null => {
  let best: Aim | null = null
  for (const target of context.units) {
    const shot = shotOn(context, playout, attacker, target)
    if (shot === 0) continue
    const alive = living(context, playout, target.index)
    if (alive <= 0) continue
    const tokens = tokensOf(playout, attacker, target)
    for (const gun of attacker.guns) {
      if (!fires(gun, shot, tokens)) continue
      const cached = oddsOfAttack(context, attacker, target, gun, shot, tokens, cardsOf(playout, attacker, target))
      const worth = alive * context.priorities[target.index]! * (cached.mean + cached.kill - costOf(gun))
      if (best && worth <= best.worth) continue
      if (!context.position.guarding || !guarded(context, playout, attacker, target, gun))
        best = { target, gun, shot, worth }
    }
  }
  return best
}

const after = new Float64Array(LIMITS.points + 1)
/** Whom each unit has shot at last, and how much likelier than otherwise it still has its focus if that one lives on. */
const against = new Int8Array(LIMITS.units)
const kept = new Float64Array(LIMITS.units)

/** One attack: the target's chances move down, as likely as the attacker is there to fire. Tokens: how likely they are there while their ship is. */
const strike = (
  context: SearchContext,
  playout: PlayoutState,
  attacker: Unit,
  aim: Omit<Aim, 'worth'>,
  firing: number,
): void => {
  const { target, gun } = aim
  const shot = shotBy(gun, aim.shot)
  const { health, focus, evade } = playout
  const { most } = context
  const lock = !gun.spendsLock && playout.lock[attacker.index] === target.index ? LOCK : 0
  const cards = cardsOf(playout, attacker, target)
  const first = target.index * most
  for (let points = 0; points < most; points++) after[points] = 0
  after[0] = health[first]!
  const aims = Math.min(1, focus[attacker.index]!)
  const linked = against[target.index] === attacker.index ? kept[target.index]! : 1
  const hasFocus = Math.min(1, focus[target.index]! * linked)
  const hasEvade = Math.min(1, evade[target.index]!)
  let attackFocus = 0
  // Together with the target's life: the focus of either, the evade; and that life alone.
  let aimsOn = 0
  let guards = 0
  let evades = 0
  let lives = 0
  let livesFired = 0
  // Each token may have been spent already: all cases, as likely as they are.
  for (let tokens = 0; tokens < TOKEN_SETS; tokens++) {
    if (tokens & LOCK) continue
    const chance =
      (tokens & FOCUS ? aims : 1 - aims) *
      (tokens & GUARD_FOCUS ? hasFocus : 1 - hasFocus) *
      (tokens & GUARD_EVADE ? hasEvade : 1 - hasEvade)
    if (chance === 0) continue
    const cached = cachedOdds(context.oddsCache, context.position, attacker, target, gun, shot, tokens | lock, cards)
    for (let points = 1; points < most; points++) {
      const there = health[first + points]! * chance
      if (there === 0) continue
      const odds = oddsAt(cached, context.position, attacker, target, gun, shot, tokens | lock, cards, points)
      const { damage, spentOnEnd } = odds
      const missed = there * (1 - firing)
      after[points]! += missed
      const fired = there * firing
      for (let lost = 0; lost < damage.length; lost++) after[points - lost]! += fired * damage[lost]!
      const alive = 1 - odds.pDestroy
      lives += missed + fired * alive
      livesFired += there * alive
      if (tokens & FOCUS) aimsOn += there * (alive - cached.attackFocus + spentOnEnd.attackFocus)
      if (tokens & GUARD_FOCUS) guards += missed + fired * (alive - cached.defenceFocus + spentOnEnd.defenceFocus)
      if (tokens & GUARD_EVADE) evades += missed + fired * (alive - cached.evade + spentOnEnd.evade)
    }
    attackFocus += chance * cached.attackFocus
  }
  for (let points = 0; points < most; points++) health[first + points] = after[points]!
  const left = Math.max(0, focus[attacker.index]! - attackFocus)
  focus[attacker.index] = left
  against[attacker.index] = target.index
  kept[attacker.index] = left > 0 && livesFired > 0 ? aimsOn / livesFired / left : 1
  // More tokens than one attack can spend stay as they are.
  const spare = Math.max(0, focus[target.index]! - 1)
  if (lives > 0) {
    focus[target.index] = spare + guards / lives
    evade[target.index] = Math.max(0, evade[target.index]! - 1) + evades / lives
  }
  if (playout.lock[attacker.index] === target.index && firing > 0.5) playout.lock[attacker.index] = -1
}

/** One attack on its own. */
export const shoot = (
  context: SearchContext,
  playout: PlayoutState,
  attacker: Unit,
  aim: Omit<Aim, 'worth'>,
  firing: number,
): void => {
  against.fill(-1)
  strike(context, playout, attacker, aim, firing)
}

/** Fights the rest of the round's attacks, in order. Equals fire at each other even when destroyed (SIM-1). `told` hears of each. */
export const fightRound = (
  context: SearchContext,
  playout: PlayoutState,
  told?: (attacker: Unit, aim: Aim) => void,
): void => {
  const { fighting } = context
  against.fill(-1)
  burst(context, playout, 'flown')
  if (playout.later > 0 || context.position.game.state.phase !== 'combat') {
    for (const unit of context.units) {
      if (playout.place[unit.index] === 0) continue
      for (const { chance, when } of unit.harms) if (!when) harm(context, playout, unit, chance)
    }
  }
  const standing: number[] = []
  for (let from = 0; from < fighting.length; ) {
    let to = from
    while (to < fighting.length && fighting[to]!.skill === fighting[from]!.skill) {
      const unit = fighting[to]!
      standing[to] = unit.ship.kept && playout.later === 0 ? 1 : living(context, playout, unit.index)
      to += 1
    }
    for (; from < to; from++) {
      const unit = fighting[from]!
      const firing = standing[from]!
      if (!playout.fights[unit.index] || firing <= 0 || playout.place[unit.index] === 0) continue
      playout.fights[unit.index] = 0
      // A scan takes the place of the attack (MISSION-3-SCAN-1).
      const marker = context.objective.scan?.(context, playout, unit) ?? -1
      if (marker >= 0) {
        if (firing > 0.5) playout.taken[marker] = unit.index
        continue
      }
      const aim = aimOf(context, playout, unit)
      if (!aim) continue
      told?.(unit, aim)
      strike(context, playout, unit, aim, firing)
    }
  }
  burst(context, playout, 'end')
}
