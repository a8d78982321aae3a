/** Plans with a name, for either side: what a player would try first. The search keeps those that are worth it, and finds the rest itself. */
import type { Side } from '../../src/rules/index.ts'
import { hostile } from '../../src/rules/index.ts'
import { disabledOf } from '../evaluate/breakout.ts'
import { sensible } from '../evaluate/round.ts'
import type { Option, Unit } from '../evaluate/table.ts'
import { between, facing } from './aspect.ts'
import { samePlan, scripted, sideOf } from './belief.ts'
import type { Board, Plan } from './board.ts'
import { DIAL, STILL } from './line.ts'
import { endOf, shotAt } from './places.ts'

/**
 * `errand`: what the mission's script sets – run, hide and leave, scan, get home, hunt. `slow`: hold back, let them come or fly into
 * it. `fast`: run. `turn in`: face the nearest enemy. `away`: out of their sight. `screen`: between the own prize and who hunts it.
 * `block`: where the enemy's prize, or the nearest enemy, is about to end.
 */
const PLANS = ['errand', 'slow', 'fast', 'turn in', 'away', 'screen', 'block'] as const
export type PlanName = (typeof PLANS)[number]

/** The ship that the mission is about, if it is a side's: the shuttle, the disabled ship, one that carries a satellite. */
const prizeOf = (board: Board, side: Side): Unit | undefined => {
  const { units, table } = board
  const own = units.filter(unit => unit.side === side)
  const { mission } = table.game.state
  if (mission === 'asteroid-run') return own.find(unit => unit === disabledOf(table))
  return own.find(unit => unit.skill === null) ?? own.find(unit => board.start.taken.includes(unit.index))
}

/** Where everybody comes to lie by the usual plan. */
const ahead = (board: Board, base: Plan, unit: Unit): number => {
  const from = board.start.place[unit.index]!
  const option = base[unit.index]
  return option ? endOf(board.places, unit, from, option) : from
}

const nearest = (board: Board, unit: Unit, others: readonly Unit[]): Unit | undefined => {
  const at = (other: Unit): number =>
    between(board.places, board.start.place[unit.index]!, board.start.place[other.index]!)
  return others.reduce<Unit | undefined>((best, other) => (!best || at(other) < at(best) ? other : best), undefined)
}

/** How much a unit likes to end at a place by a plan; null: the plan says nothing of it. */
const liking = (
  board: Board,
  name: PlanName,
  unit: Unit,
  base: Plan,
): ((place: number, option: Option) => number) | null => {
  const { places, units } = board
  const enemies = units.filter(other => hostile(other, unit) && board.start.place[other.index] !== 0)
  const foe = nearest(board, unit, enemies)
  if (!foe) return null
  const theirs = ahead(board, base, foe)
  switch (name) {
    case 'slow':
      return (_place, option) => -option.speed
    case 'fast':
      return (_place, option) => option.speed + (option.bearing === 'straight' ? 0.5 : 0)
    case 'turn in':
      return place => facing(places, place, theirs) - between(places, place, theirs) / 900
    case 'away':
      return place =>
        between(places, place, theirs) / 900 -
        enemies.filter(enemy => shotAt(places, enemy, ahead(board, base, enemy), unit, place) > 0).length
    case 'screen': {
      const prize = prizeOf(board, unit.side)
      if (!prize || prize === unit) return null
      const hunter = nearest(board, prize, enemies)
      if (!hunter) return null
      const from = ahead(board, base, prize)
      const to = ahead(board, base, hunter)
      return place => -between(places, place, from) - between(places, place, to)
    }
    case 'block': {
      const prize = prizeOf(board, unit.side === 'first' ? 'second' : 'first') ?? foe
      const end = ahead(board, base, prize)
      return place => -between(places, place, end)
    }
    default:
      return null
  }
}

/** The plan of a name for a side; null where it says nothing. */
const planFor = (board: Board, name: PlanName, side: Side, base: Plan): Plan | null => {
  if (name === 'errand') {
    const planning = board.units.every(
      unit => unit.side !== side || unit.known || board.start.moves[unit.index] === DIAL || unit.skill === null,
    )
    return planning ? scripted(board, side, base) : null
  }
  let says = false
  const plan = board.units.map(unit => {
    const usual = unit.side === side ? (base[unit.index] ?? null) : null
    if (unit.side !== side || unit.known || board.start.moves[unit.index] !== DIAL) return usual
    const likes = liking(board, name, unit, base)
    if (!likes) return usual
    says = true
    const from = board.start.place[unit.index]!
    let best: Option | null = usual
    let most = Number.NEGATIVE_INFINITY
    for (const option of sensible(board.table, unit)) {
      const worth = likes(endOf(board.places, unit, from, option), option) - (option.difficulty === 'red' ? 0.3 : 0)
      if (worth <= most) continue
      most = worth
      best = option
    }
    return best
  })
  return says ? plan : null
}

/** The plans of a side that have a name, each once; none where nothing is to be set any more. */
export const portfolio = (board: Board, side: Side, base: Plan): readonly Plan[] => {
  const open = board.units.some(unit => unit.side === side && !unit.known && board.start.moves[unit.index] !== STILL)
  if (!open) return []
  const found: Plan[] = []
  for (const name of PLANS) {
    const plan = planFor(board, name, side, base)
    const own = plan && sideOf(board, plan, side)
    if (own && !found.some(other => samePlan(other, own))) found.push(own)
  }
  return found
}
