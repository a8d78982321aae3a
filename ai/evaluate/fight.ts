/** The actions and the Combat phase of a line of play, dice as chances. */
import { range } from '../../src/geometry/index.ts'
import { priority, wards } from './objective.ts'
import { expected, FOCUS, GUARD_EVADE, GUARD_FOCUS, LOCK, NONE, oddsOf, shotBetween } from './shots.ts'
import { alive, type Sim } from './sim.ts'
import type { Table, Unit } from './table.ts'

/** The tokens that matter when one unit shoots another. */
const tokensOf = (sim: Sim, attacker: Unit, defender: Unit): number =>
  (sim.focus[attacker.index]! >= 0.5 ? FOCUS : 0) +
  (sim.lock[attacker.index] === defender.index ? LOCK : 0) +
  (sim.focus[defender.index]! >= 0.5 ? GUARD_FOCUS : 0) +
  (sim.evade[defender.index]! >= 0.5 ? GUARD_EVADE : 0)

/** The shot that a unit has on another where both lie now; none when they touch (COMBAT-1.3). */
const shotOn = (table: Table, sim: Sim, attacker: Unit, defender: Unit): number => {
  const from = sim.poses[attacker.index]
  const to = sim.poses[defender.index]
  if (!from || !to || attacker.seat === defender.seat) return NONE
  if (sim.touching[attacker.index * table.units.length + defender.index]) return NONE
  return shotBetween(table, attacker, from, defender, to)
}

type Aim = { readonly target: Unit; readonly shot: number; readonly worth: number }

/** The target worth most to a unit now, by damage and the mission; null when it has none. */
export const aimOf = (table: Table, sim: Sim, attacker: Unit): Aim | null => {
  let best: Aim | null = null
  for (const target of table.units) {
    const shot = shotOn(table, sim, attacker, target)
    const living = alive(sim, target)
    if (shot === NONE || living <= 0) continue
    const points = target.shields + target.hull
    const odds = oddsOf(table, attacker, target, shot, tokensOf(sim, attacker, target), points)
    const worth = living * priority(table, target) * (odds.expectedDamage + odds.pDestroy)
    if (!best || worth > best.worth) best = { target, shot, worth }
  }
  return best
}

/** One attack: the target's chances move down by the exact odds, as likely as the attacker is there to shoot. */
export const shoot = (table: Table, sim: Sim, attacker: Unit, aim: Aim, firing: number): void => {
  const { target, shot } = aim
  const tokens = tokensOf(sim, attacker, target)
  const before = sim.health[target.index]!
  const after = new Float64Array(before.length)
  after[0] = before[0]!
  for (let points = 1; points < before.length; points++) {
    const chance = before[points]!
    if (chance === 0) continue
    const { damage } = oddsOf(table, attacker, target, shot, tokens, points)
    after[points]! += chance * (1 - firing)
    for (let n = 0; n < damage.length; n++) after[points - n]! += chance * firing * damage[n]!
  }
  sim.health[target.index] = after
  const { spends } = oddsOf(table, attacker, target, shot, tokens, before.length - 1)
  sim.focus[attacker.index] = Math.max(0, sim.focus[attacker.index]! - firing * spends.attackFocus)
  sim.focus[target.index] = Math.max(0, sim.focus[target.index]! - firing * spends.defenceFocus)
  sim.evade[target.index] = Math.max(0, sim.evade[target.index]! - firing * spends.evade)
  if (sim.lock[attacker.index] === target.index && firing > 0.5) sim.lock[attacker.index] = -1
}

/** Who fights before whom: highest skill, initiative first among equals (COMBAT-0.1, COMBAT-0.4). */
const fightingOrder = (table: Table): Unit[] => {
  const first = table.game.state.initiative
  return table.units
    .filter(unit => unit.fights && unit.skill !== null)
    .sort((a, b) => b.skill! - a.skill! || (a.seat === b.seat ? a.index - b.index : a.seat === first ? -1 : 1))
}

/** Fights the rest of the round's attacks. Equals fire at each other even when destroyed (SIM-1). `leader`: first of its equals. */
export const fightRound = (table: Table, sim: Sim, leader: Unit | null): void => {
  const order = fightingOrder(table)
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
    const aim = aimOf(table, sim, unit)
    if (aim) shoot(table, sim, unit, aim, firing)
  })
}

/** What each of a unit's possible actions is worth here, in the mission's points, and takes the best. */
const act = (table: Table, sim: Sim, unit: Unit, aims: readonly (Aim | null)[]): void => {
  const aim = aims[unit.index] ?? null
  let best = 0
  let apply: (() => void) | null = null
  const offer = (worth: number, effect: () => void): void => {
    if (worth <= best) return
    best = worth
    apply = effect
  }
  const threats = table.units.filter(other => aims[other.index]?.target === unit)
  const loss = (shooter: Unit, tokens: number): number =>
    expected(table, shooter, unit, aims[shooter.index]!.shot, tokensOf(sim, shooter, unit) | tokens)
  const own = priority(table, unit)
  const saved = (shooter: Unit, token: number): number => own * (loss(shooter, 0) - loss(shooter, token))
  const gain = (token: number): number => {
    if (!aim) return 0
    const plain = tokensOf(sim, unit, aim.target)
    const worth = priority(table, aim.target)
    return (
      worth *
      (expected(table, unit, aim.target, aim.shot, plain | token) - expected(table, unit, aim.target, aim.shot, plain))
    )
  }
  if (unit.canFocus) {
    // Focus spent in an attack is gone for the defence, unless the others shoot first.
    const guard = threats.reduce((sum, shooter) => {
      const first = (shooter.skill ?? 0) > (unit.skill ?? 0) || !aim
      return sum + saved(shooter, GUARD_FOCUS) * (first ? 1 : 0.5)
    }, 0)
    offer(gain(FOCUS) + guard + 0.001, () => {
      sim.focus[unit.index] = 1
    })
  }
  if (unit.canEvade) {
    offer(Math.max(0, ...threats.map(shooter => saved(shooter, GUARD_EVADE))), () => {
      sim.evade[unit.index] = 1
    })
  }
  if (unit.canLock) {
    const target = aim?.target ?? null
    if (target && sim.lock[unit.index] !== target.index) {
      offer(gain(LOCK), () => {
        sim.lock[unit.index] = target.index
      })
    }
  }
  for (const ward of wards(table, unit)) {
    const from = sim.poses[unit.index]!
    const to = sim.poses[ward.index]
    if (!to || range({ base: unit.base, pose: from }, { base: ward.base, pose: to }).band !== 1) continue
    const shooters = table.units.filter(other => aims[other.index]?.target === ward)
    const worth =
      priority(table, ward) *
      Math.max(
        0,
        ...shooters.map(shooter => {
          const { shot } = aims[shooter.index]!
          const plain = tokensOf(sim, shooter, ward)
          return expected(table, shooter, ward, shot, plain) - expected(table, shooter, ward, shot, plain | GUARD_EVADE)
        }),
      )
    offer(worth, () => {
      sim.evade[ward.index] = 1
    })
  }
  const chosen = apply as (() => void) | null
  chosen?.()
}

/** Every unit whose action is still to come takes the one worth most, knowing where all ended. */
export const actRound = (table: Table, sim: Sim): void => {
  const aims = table.units.map(unit => (unit.fights && sim.poses[unit.index] ? aimOf(table, sim, unit) : null))
  for (const unit of table.units) {
    if (sim.acts[unit.index] && sim.poses[unit.index]) act(table, sim, unit, aims)
  }
}
