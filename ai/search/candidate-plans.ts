/** Plans with a name, for either side: what a player would try first. The search keeps those that are worth it, and finds the rest itself. */
import type { Side } from '../../src/rules/index.ts'
import { hostile } from '../../src/rules/index.ts'
import { leadsOn, sensible } from '../model/default-plan.ts'
import { between, facing } from '../model/facing.ts'
import { codeOf, flownBy, type Plan, samePlan, sideOf } from '../model/plan.ts'
import { DIAL, STILL } from '../model/playout-state.ts'
import { endOf, shotAt } from '../model/pose-table.ts'
import type { Option, Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'

/**
 * `slow`: hold back straight on, let them come or fly into it. `fast`: run. `turn in`: face the nearest enemy. `left`, `right`: come upon it from that
 * side. `away`: out of their sight. `screen`: between the own prize and who hunts it. `block`: where the enemy's prize, or the nearest
 * enemy, is about to end.
 */
const PLANS = ['slow', 'fast', 'turn in', 'left', 'right', 'away', 'screen', 'block'] as const
export type PlanName = (typeof PLANS)[number]

/** The ship that the mission is about, if it is a side's: the shuttle, the disabled ship, one that carries a satellite. */
const prizeOf = (context: SearchContext, side: Side): Unit | undefined => {
  const own = context.units.filter(unit => unit.side === side)
  const prize = own.find(unit => unit === context.prize || unit.skill === null)
  return prize ?? own.find(unit => context.start.taken.includes(unit.index))
}

/** So many speeds a way aside counts for, where straight on is meant. */
const ASTRAY = 1.5

/** Where everybody comes to lie by the usual plan. */
const ahead = (context: SearchContext, base: Plan, unit: Unit): number => {
  const from = context.start.place[unit.index]!
  const option = flownBy(base, unit)
  return option ? endOf(context.poseTable, unit, from, option) : from
}

const nearest = (context: SearchContext, unit: Unit, others: readonly Unit[]): Unit | undefined => {
  const at = (other: Unit): number =>
    between(context.poseTable, context.start.place[unit.index]!, context.start.place[other.index]!)
  return others.reduce<Unit | undefined>((best, other) => (!best || at(other) < at(best) ? other : best), undefined)
}

/** How much a unit likes to end at a place by a plan; null: the plan says nothing of it. */
const liking = (
  context: SearchContext,
  name: PlanName,
  unit: Unit,
  base: Plan,
): ((place: number, option: Option) => number) | null => {
  const { poseTable, units } = context
  const enemies = units.filter(other => hostile(other, unit) && context.start.place[other.index] !== 0)
  const foe = nearest(context, unit, enemies)
  if (!foe) return null
  const theirs = ahead(context, base, foe)
  switch (name) {
    case 'slow':
      // A turn of speed 1 holds nobody back: it shows the enemy a side.
      return (_place, option) => -option.speed - (leadsOn(option) ? 0 : ASTRAY)
    case 'fast':
      return (_place, option) => option.speed + (leadsOn(option) ? 0.5 : 0)
    case 'turn in':
      return place => facing(poseTable, place, theirs) - between(poseTable, place, theirs) / 900
    case 'left':
    case 'right': {
      const from = poseTable.poses[context.start.place[unit.index]!]!
      const there = poseTable.poses[context.start.place[foe.index]!]!
      const [dx, dy] = [there.x - from.x, there.y - from.y]
      const way = Math.sqrt(dx * dx + dy * dy) || 1
      const hand = name === 'right' ? 1 : -1
      // Abeam of the straight way to it, and no farther from it than before.
      return place => {
        const { x, y } = poseTable.poses[place]!
        const aside = ((x - from.x) * dy - (y - from.y) * dx) / way
        return hand * aside - Math.max(0, between(poseTable, place, theirs) - way)
      }
    }
    case 'away':
      return place =>
        between(poseTable, place, theirs) / 900 -
        enemies.filter(enemy => shotAt(poseTable, enemy, ahead(context, base, enemy), unit, place) > 0).length
    case 'screen': {
      const prize = prizeOf(context, unit.side)
      if (!prize || prize === unit) return null
      const hunter = nearest(context, prize, enemies)
      if (!hunter) return null
      const from = ahead(context, base, prize)
      const to = ahead(context, base, hunter)
      return place => -between(poseTable, place, from) - between(poseTable, place, to)
    }
    case 'block': {
      const prize = prizeOf(context, unit.side === 'first' ? 'second' : 'first') ?? foe
      const end = ahead(context, base, prize)
      return place => -between(poseTable, place, end)
    }
    default:
      return null
  }
}

/** The plan of a name for a side; null where it says nothing. */
export const planNamed = (context: SearchContext, name: PlanName, side: Side, base: Plan): Plan | null => {
  let says = false
  const plan = sideOf(context.units, base, side)
  for (const unit of context.units) {
    if (unit.side !== side || unit.mate || unit.known || context.start.moves[unit.index] !== DIAL) continue
    const likes = liking(context, name, unit, base)
    if (!likes) continue
    says = true
    const from = context.start.place[unit.index]!
    let best: Option | null = flownBy(base, unit)
    let most = Number.NEGATIVE_INFINITY
    for (const option of sensible(context.position, unit)) {
      const worth =
        likes(endOf(context.poseTable, unit, from, option), option) - (option.difficulty === 'red' ? 0.3 : 0)
      if (worth <= most) continue
      most = worth
      best = option
    }
    plan[unit.index] = codeOf(best)
  }
  return says ? plan : null
}

/** The plans of a side that have a name, each once; none where nothing is to be set any more. */
export const candidatePlans = (context: SearchContext, side: Side, base: Plan): readonly Plan[] => {
  const open = context.units.some(
    unit => unit.side === side && !unit.mate && !unit.known && context.start.moves[unit.index] !== STILL,
  )
  if (!open) return []
  const found: Plan[] = []
  for (const name of PLANS) {
    const plan = planNamed(context, name, side, base)
    if (plan && !found.some(other => samePlan(other, plan))) found.push(plan)
  }
  return found
}
