/** The actions of a line of play: each unit takes the one worth most where all have come to lie. */
import { range } from '../../src/geometry/index.ts'
import { friendly } from '../../src/rules/index.ts'
import type { Position, Unit } from '../model/position.ts'
import { CARDS, expected, FOCUS, GUARD_CARDS, GUARD_EVADE, GUARD_FOCUS, LOCK } from '../model/shots.ts'
import { priority, wards } from '../objectives/index.ts'
import { type Aim, aimOf, tokensOf } from './fight.ts'
import { alive, type Sim } from './sim.ts'

/** How far a target lock surely reaches from centre to centre, mm (ACTION-TL-1). */
const LOCK_REACH = 300

/** The nearest enemy that a unit could lock; null when all are far. */
const nearest = (position: Position, sim: Sim, unit: Unit): Unit | null => {
  const from = sim.poses[unit.index]!
  let found: Unit | null = null
  let least = LOCK_REACH * LOCK_REACH
  for (const other of position.units) {
    const at = sim.poses[other.index]
    if (!at || friendly(other, unit) || alive(sim, other) < 0.5) continue
    const square = (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y)
    if (square >= least) continue
    least = square
    found = other
  }
  return found
}

/** What each of a unit's possible actions is worth here, in the mission's points, and takes the best. */
const act = (position: Position, sim: Sim, unit: Unit, aims: readonly (Aim | null)[]): void => {
  const aim = aims[unit.index] ?? null
  let best = 0
  let apply: (() => void) | null = null
  const offer = (worth: number, effect: () => void): void => {
    if (worth <= best) return
    best = worth
    apply = effect
  }
  const threats = position.units.filter(other => aims[other.index]?.target === unit)
  const loss = (shooter: Unit, tokens: number): number =>
    expected(position, shooter, unit, aims[shooter.index]!.shot, tokensOf(sim, shooter, unit) | tokens)
  const own = priority(position, unit)
  const saved = (shooter: Unit, token: number): number => own * (loss(shooter, 0) - loss(shooter, token))
  const gain = (token: number): number => {
    if (!aim) return 0
    const plain = tokensOf(sim, unit, aim.target)
    const more = expected(position, unit, aim.target, aim.shot, plain | token)
    return priority(position, aim.target) * (more - expected(position, unit, aim.target, aim.shot, plain))
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
    const target = aim?.target ?? (unit.guns.some(gun => gun.needsLock) ? nearest(position, sim, unit) : null)
    if (target && sim.lock[unit.index] !== target.index) {
      // A lock for a later torpedo is worth a little by itself.
      offer(aim ? gain(LOCK) : 0.3 * priority(position, target), () => {
        sim.lock[unit.index] = target.index
      })
    }
  }
  for (let n = 0; n < unit.cards.length; n++) {
    const bit = 1 << n
    if (sim.cards[unit.index]! & bit) continue
    const guard = threats.reduce((sum, shooter) => sum + saved(shooter, GUARD_CARDS * bit), 0)
    offer(gain(CARDS * bit) + guard, () => {
      sim.cards[unit.index]! += bit
    })
  }
  for (const ward of wards(position, unit)) {
    const from = sim.poses[unit.index]!
    const to = sim.poses[ward.index]
    if (!to || range({ base: unit.base, pose: from }, { base: ward.base, pose: to }).band !== 1) continue
    const shooters = position.units.filter(other => aims[other.index]?.target === ward)
    const worth =
      priority(position, ward) *
      Math.max(
        0,
        ...shooters.map(shooter => {
          const { shot } = aims[shooter.index]!
          const plain = tokensOf(sim, shooter, ward)
          return (
            expected(position, shooter, ward, shot, plain) -
            expected(position, shooter, ward, shot, plain | GUARD_EVADE)
          )
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
export const actRound = (position: Position, sim: Sim): void => {
  const aims = position.units.map(unit => (unit.fights && sim.poses[unit.index] ? aimOf(position, sim, unit) : null))
  for (const unit of position.units) {
    if (sim.acts[unit.index] && sim.poses[unit.index]) act(position, sim, unit, aims)
  }
}
