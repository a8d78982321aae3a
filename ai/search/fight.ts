/** The Combat phase on a line: whom each unit fires at, and what comes of it on average. */

import { friendly, hostile } from '../../src/rules/index.ts'
import { costOf, fires } from '../evaluate/shots.ts'
import type { Gun, Unit } from '../evaluate/table.ts'
import type { Board } from './board.ts'
import { harm } from './fly.ts'
import { type Line, living } from './line.ts'
import { type Net, netOf, oddsAt } from './nets.ts'
import { rockyAt, shotAt } from './places.ts'
import { scanOn } from './sim-of.ts'

/** Tokens at an attack, as netOf counts them. */
export const FOCUS = 1
export const LOCK = 2
export const GUARD_FOCUS = 4
export const GUARD_EVADE = 8

/** The tokens that matter when one unit shoots another. */
export const tokensOf = (line: Line, attacker: Unit, defender: Unit): number =>
  (line.focus[attacker.index]! >= 0.5 ? FOCUS : 0) +
  (line.lock[attacker.index] === defender.index ? LOCK : 0) +
  (line.focus[defender.index]! >= 0.5 ? GUARD_FOCUS : 0) +
  (line.evade[defender.index]! >= 0.5 ? GUARD_EVADE : 0)

/** The cards of both that last this round, as netOf counts them. */
export const cardsOf = (line: Line, attacker: Unit, defender: Unit): number =>
  16 * line.cards[attacker.index]! + line.cards[defender.index]!

/** The attack's net; a lock spent to fire rerolls nothing. */
export const attackNet = (
  board: Board,
  attacker: Unit,
  defender: Unit,
  gun: Gun,
  shot: number,
  tokens: number,
  cards: number,
): Net => netOf(board.nets, board.table, attacker, defender, gun, shot, gun.spendsLock ? tokens & ~LOCK : tokens, cards)

/** The shot that a unit has on another where both lie; 0: none (COMBAT-1.3, OBST-10). */
export const shotOn = (board: Board, line: Line, attacker: Unit, defender: Unit): number => {
  const from = line.place[attacker.index]!
  const to = line.place[defender.index]!
  if (from === 0 || to === 0 || friendly(attacker, defender) || attacker.arcs.length === 0) return 0
  if (line.touching[attacker.index * board.units.length + defender.index]) return 0
  const shot = shotAt(board.places, attacker, from, defender, to)
  return shot > 0 && rockyAt(board.places, attacker, from) ? 0 : shot
}

/** Points that a shot takes off a unit on average, by the best gun that can fire it. */
export const meanOf = (
  board: Board,
  attacker: Unit,
  defender: Unit,
  shot: number,
  tokens: number,
  cards: number,
): number => {
  let best = 0
  for (const gun of attacker.guns) {
    if (!fires(gun, shot, tokens)) continue
    const { mean } = attackNet(board, attacker, defender, gun, shot, tokens, cards)
    best = Math.max(best, mean - costOf(gun))
  }
  return best
}

export type Aim = { readonly target: Unit; readonly gun: Gun; readonly shot: number; readonly worth: number }

/** Whether another ship must be the target in a unit's stead, because the same gun could fire at it. */
const guarded = (board: Board, line: Line, attacker: Unit, target: Unit, gun: Gun): boolean =>
  board.units.some(guard => {
    if (!guard.guards || guard === target || hostile(guard, target) || living(board, line, guard.index) < 0.5)
      return false
    const { poses } = board.places
    const shot = shotOn(board, line, attacker, guard)
    return (
      fires(gun, shot, tokensOf(line, attacker, guard)) &&
      guard.guards(poses[line.place[guard.index]!]!, attacker, target, poses[line.place[target.index]!]!)
    )
  })

/** The target and gun worth most to a unit now, by damage and the mission; null when it has none. */
export const aimOf = (board: Board, line: Line, attacker: Unit): Aim | null => {
  let best: Aim | null = null
  for (const target of board.units) {
    const shot = shotOn(board, line, attacker, target)
    if (shot === 0) continue
    const alive = living(board, line, target.index)
    if (alive <= 0) continue
    const tokens = tokensOf(line, attacker, target)
    for (const gun of attacker.guns) {
      if (!fires(gun, shot, tokens)) continue
      const net = attackNet(board, attacker, target, gun, shot, tokens, cardsOf(line, attacker, target))
      const worth = alive * board.priorities[target.index]! * (net.mean + net.kill - costOf(gun))
      if (best && worth <= best.worth) continue
      if (!board.table.guarding || !guarded(board, line, attacker, target, gun)) best = { target, gun, shot, worth }
    }
  }
  return best
}

const after = new Float64Array(64)
/** Whom each unit has shot at last, and how much likelier than otherwise it still has its focus if that one lives on. */
const against = new Int8Array(64)
const kept = new Float64Array(64)

/** One attack: the target's chances move down, as likely as the attacker is there to fire. Tokens: how likely they are there while their ship is. */
const strike = (board: Board, line: Line, attacker: Unit, aim: Omit<Aim, 'worth'>, firing: number): void => {
  const { target, gun, shot } = aim
  const { health, focus, evade } = line
  const { most } = board
  const lock = !gun.spendsLock && line.lock[attacker.index] === target.index ? LOCK : 0
  const cards = cardsOf(line, attacker, target)
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
  for (let tokens = 0; tokens < 16; tokens++) {
    if (tokens & LOCK) continue
    const chance =
      (tokens & FOCUS ? aims : 1 - aims) *
      (tokens & GUARD_FOCUS ? hasFocus : 1 - hasFocus) *
      (tokens & GUARD_EVADE ? hasEvade : 1 - hasEvade)
    if (chance === 0) continue
    const net = netOf(board.nets, board.table, attacker, target, gun, shot, tokens | lock, cards)
    for (let points = 1; points < most; points++) {
      const there = health[first + points]! * chance
      if (there === 0) continue
      const odds = oddsAt(net, board.table, attacker, target, gun, shot, tokens | lock, cards, points)
      const { damage, spentOnEnd } = odds
      const missed = there * (1 - firing)
      after[points]! += missed
      const fired = there * firing
      for (let lost = 0; lost < damage.length; lost++) after[points - lost]! += fired * damage[lost]!
      const alive = 1 - odds.pDestroy
      lives += missed + fired * alive
      livesFired += there * alive
      if (tokens & FOCUS) aimsOn += there * (alive - net.attackFocus + spentOnEnd.attackFocus)
      if (tokens & GUARD_FOCUS) guards += missed + fired * (alive - net.defenceFocus + spentOnEnd.defenceFocus)
      if (tokens & GUARD_EVADE) evades += missed + fired * (alive - net.evade + spentOnEnd.evade)
    }
    attackFocus += chance * net.attackFocus
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
  if (line.lock[attacker.index] === target.index && firing > 0.5) line.lock[attacker.index] = -1
}

/** One attack on its own. */
export const shoot = (board: Board, line: Line, attacker: Unit, aim: Omit<Aim, 'worth'>, firing: number): void => {
  against.fill(-1)
  strike(board, line, attacker, aim, firing)
}

/** Fights the rest of the round's attacks, in order. Equals fire at each other even when destroyed (SIM-1). `told` hears of each. */
export const fightRound = (board: Board, line: Line, told?: (attacker: Unit, aim: Aim) => void): void => {
  const { fighting } = board
  against.fill(-1)
  if (line.later > 0 || board.table.game.state.phase !== 'combat') {
    for (const unit of board.units) {
      if (line.place[unit.index] === 0) continue
      for (const { chance, when } of unit.harms) if (!when) harm(board, line, unit, chance)
    }
  }
  const standing: number[] = []
  for (let from = 0; from < fighting.length; ) {
    let to = from
    while (to < fighting.length && fighting[to]!.skill === fighting[from]!.skill) {
      const unit = fighting[to]!
      standing[to] = unit.ship.kept && line.later === 0 ? 1 : living(board, line, unit.index)
      to += 1
    }
    for (; from < to; from++) {
      const unit = fighting[from]!
      const firing = standing[from]!
      if (!line.fights[unit.index] || firing <= 0 || line.place[unit.index] === 0) continue
      line.fights[unit.index] = 0
      // A scan takes the place of the attack (MISSION-3-SCAN-1).
      const marker = scanOn(board, line, unit)
      if (marker >= 0) {
        if (firing > 0.5) line.taken[marker] = unit.index
        continue
      }
      const aim = aimOf(board, line, unit)
      if (!aim) continue
      told?.(unit, aim)
      strike(board, line, unit, aim, firing)
    }
  }
}
