/** The Combat phase of a line of play, dice as chances. */
import type { Pose } from '../../src/geometry/index.ts'
import { friendly, hostile } from '../../src/rules/index.ts'
import type { Gun, Position, Unit } from '../model/position.ts'
import {
  CARDS,
  costOf,
  FOCUS,
  fires,
  GUARD_CARDS,
  GUARD_EVADE,
  GUARD_FOCUS,
  LOCK,
  NONE,
  oddsOf,
  shotBetween,
} from '../model/shots.ts'
import { priority, scannable } from '../objectives/index.ts'
import { alive, type Sim } from './sim.ts'

/** The tokens that matter when one unit shoots another. */
export const tokensOf = (sim: Sim, attacker: Unit, defender: Unit): number =>
  (sim.focus[attacker.index]! >= 0.5 ? FOCUS : 0) +
  (sim.lock[attacker.index] === defender.index ? LOCK : 0) +
  (sim.focus[defender.index]! >= 0.5 ? GUARD_FOCUS : 0) +
  (sim.evade[defender.index]! >= 0.5 ? GUARD_EVADE : 0) +
  CARDS * sim.cards[attacker.index]! +
  GUARD_CARDS * sim.cards[defender.index]!

/** The shot that a unit has on another where both lie now; none when they touch (COMBAT-1.3). */
const shotOn = (position: Position, sim: Sim, attacker: Unit, defender: Unit): number => {
  const from = sim.poses[attacker.index]
  const to = sim.poses[defender.index]
  if (!from || !to || friendly(attacker, defender) || sim.rock[attacker.index]) return NONE
  if (sim.touching[attacker.index * position.units.length + defender.index]) return NONE
  return shotBetween(position, attacker, from, defender, to)
}

export type Aim = { readonly target: Unit; readonly gun: Gun; readonly shot: number; readonly worth: number }

/** Whether another ship must be the target in a unit's stead, because the same gun could fire at it. */
const guarded = (position: Position, sim: Sim, attacker: Unit, target: Unit, gun: Gun, at: Pose): boolean =>
  position.units.some(guard => {
    const pose = sim.poses[guard.index]
    if (!guard.guards || guard === target || hostile(guard, target) || !pose || alive(sim, guard) < 0.5) return false
    const shot = shotOn(position, sim, attacker, guard)
    return fires(gun, shot, tokensOf(sim, attacker, guard)) && guard.guards(pose, attacker, target, at)
  })

/** The target and gun worth most to a unit now, by damage and the mission; null when it has none. */
export const aimOf = (position: Position, sim: Sim, attacker: Unit): Aim | null => {
  let best: Aim | null = null
  for (const target of position.units) {
    const shot = shotOn(position, sim, attacker, target)
    const living = alive(sim, target)
    if (shot === NONE || living <= 0) continue
    const points = target.shields + target.hull
    const tokens = tokensOf(sim, attacker, target)
    for (const gun of attacker.guns) {
      if (!fires(gun, shot, tokens)) continue
      const odds = oddsOf(position, attacker, target, gun, shot, tokens, points)
      const worth = living * priority(position, target) * (odds.expectedDamage + odds.pDestroy - costOf(gun))
      if (best && worth <= best.worth) continue
      if (!position.guarding || !guarded(position, sim, attacker, target, gun, sim.poses[target.index]!))
        best = { target, gun, shot, worth }
    }
  }
  return best
}

/** The cases of a defender's tokens, focus and evade each there or not. */
const CASES = [0, GUARD_FOCUS, GUARD_EVADE, GUARD_FOCUS + GUARD_EVADE] as const

/** How likely a case of the defender's tokens is. */
const caseChance = (sim: Sim, target: Unit, tokens: number): number => {
  const focus = Math.min(1, sim.focus[target.index]!)
  const evade = Math.min(1, sim.evade[target.index]!)
  return (tokens & GUARD_FOCUS ? focus : 1 - focus) * (tokens & GUARD_EVADE ? evade : 1 - evade)
}

/** One attack: the target's chances move down by the exact odds, as likely as the attacker is there to shoot. */
export const shoot = (position: Position, sim: Sim, attacker: Unit, aim: Omit<Aim, 'worth'>, firing: number): void => {
  const { target, gun, shot } = aim
  const mine = tokensOf(sim, attacker, target) & ~(GUARD_FOCUS | GUARD_EVADE)
  const before = sim.health[target.index]!
  const after = new Float64Array(before.length)
  after[0] = before[0]!
  let [attackFocus, defenceFocus, evade] = [0, 0, 0]
  for (const tokens of CASES) {
    const chance = caseChance(sim, target, tokens)
    if (chance === 0) continue
    for (let points = 1; points < before.length; points++) {
      const there = before[points]! * chance
      if (there === 0) continue
      const { damage } = oddsOf(position, attacker, target, gun, shot, mine | tokens, points)
      after[points]! += there * (1 - firing)
      for (let n = 0; n < damage.length; n++) after[points - n]! += there * firing * damage[n]!
    }
    const { spends } = oddsOf(position, attacker, target, gun, shot, mine | tokens, before.length - 1)
    attackFocus += chance * spends.attackFocus
    defenceFocus += chance * spends.defenceFocus
    evade += chance * spends.evade
  }
  sim.health[target.index] = after
  sim.focus[attacker.index] = Math.max(0, sim.focus[attacker.index]! - firing * attackFocus)
  sim.focus[target.index] = Math.max(0, sim.focus[target.index]! - firing * defenceFocus)
  sim.evade[target.index] = Math.max(0, sim.evade[target.index]! - firing * evade)
  if (sim.lock[attacker.index] === target.index && firing > 0.5) sim.lock[attacker.index] = -1
}

/** Who fights before whom: highest skill, initiative first among equals (COMBAT-0.1, COMBAT-0.4). */
const fightingOrder = (position: Position): Unit[] => {
  const first = position.game.state.initiative
  return position.units
    .filter(unit => unit.fights && unit.skill !== null)
    .sort((a, b) => b.skill! - a.skill! || (a.side === b.side ? a.index - b.index : a.side === first ? -1 : 1))
}

/** Fights the rest of the round's attacks. Equals fire at each other even when destroyed (SIM-1). `leader`: first of its equals. */
export const fightRound = (position: Position, sim: Sim, leader: Unit | null): void => {
  const order = fightingOrder(position)
  if (leader)
    order.sort((a, b) => b.skill! - a.skill! || (a === leader ? -1 : b === leader ? 1 : 0) || a.index - b.index)
  const standing = new Map<Unit, number>()
  order.forEach((unit, at) => {
    if (at === 0 || order[at - 1]!.skill !== unit.skill) {
      for (const equal of order) {
        if (equal.skill === unit.skill) standing.set(equal, equal.ship.kept ? 1 : alive(sim, equal))
      }
    }
    const firing = standing.get(unit)!
    if (firing <= 0 || !sim.poses[unit.index]) return
    // A scan takes the place of the attack (MISSION-3-SCAN-1).
    const marker = scannable(position, sim, unit)
    if (marker >= 0) {
      if (firing > 0.5) sim.taken[marker] = unit.index
      return
    }
    const aim = aimOf(position, sim, unit)
    if (aim) shoot(position, sim, unit, aim, firing)
  })
}
