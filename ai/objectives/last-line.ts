/**
 * What a position of Last Line is worth: the chance that fewer than three containers are gone when time is up, from what is left of the weakest of
 * them, the hunters that are left and the rounds that they have; and a little for where everybody lies.
 */
import { exp } from '../../src/geometry/index.ts'
import { hostile } from '../../src/rules/index.ts'
import { outlookOn } from '../model/mobility.ts'
import type { Decided, Objective, PlaceTerm } from '../model/objective.ts'
import { goneOf, living, type PlayoutState, pointsLeft, poseOf } from '../model/playout-state.ts'
import type { Position, Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { distance, lineUp } from './placement-worth.ts'

/** As the mission has it: so many containers gone are too many, and after this round nobody comes for them (TFA-LINE-3, TFA-LINE-4). */
const TOO_MANY = 3
const LAST_ROUND = 9
/** Damage that a hunter does to containers in a round, the turns away from them counted. */
const FIRE = 0.62
/** What a point of a fighter, somebody before the own guns, and 100 mm to the nearest container are worth: in the logarithm of the odds. */
const FIGHTER_POINT = 0.1
const AHEAD = 0.35
const NEARER = 0.08

/** How far from the middle line containers are laid, mm. */
const APART = 330

const isCargo = (unit: Unit): boolean => unit.skill === null

const lostIn = ({ game }: Position): number =>
  game.state.ships.filter(({ pilot, status }) => pilot === null && status === 'destroyed').length

/** The rounds that are left after the line's end. */
const timeIn = ({ position: { game } }: SearchContext, { later }: PlayoutState): number =>
  Math.max(0, LAST_ROUND - Math.max(1, game.state.round) - later)

/** How likely so many containers are gone as are too many. */
const tooMany = (context: SearchContext, playout: PlayoutState): number => {
  // How likely n of them are gone, by n.
  let gone = [1]
  for (const unit of context.units.filter(isCargo)) {
    const there = living(context, playout, unit.index)
    gone = [...gone, 0].map((chance, n) => chance * there + (n > 0 ? gone[n - 1]! * (1 - there) : 0))
  }
  const more = TOO_MANY - lostIn(context.position)
  return gone.reduce((sum, chance, n) => (n >= more ? sum + chance : sum), 0)
}

/** Points of the weakest containers that must still be shot away. */
const needed = (context: SearchContext, playout: PlayoutState): number => {
  const left = context.units
    .filter(isCargo)
    .map(unit => pointsLeft(context, playout, unit.index))
    .toSorted((a, b) => a - b)
  const more = TOO_MANY - lostIn(context.position)
  return left.slice(0, Math.max(0, more)).reduce((sum, points) => sum + points, 0)
}

/** How well the side's fighters look at whom they want: the hunters at containers, the guard at the hunters. */
const lookout = (context: SearchContext, playout: PlayoutState): number => {
  let worth = 0
  for (const unit of context.units) {
    const pose = poseOf(context, playout, unit)
    if (!pose || isCargo(unit)) continue
    let best = 0
    let near = Number.POSITIVE_INFINITY
    for (const other of context.units) {
      const at = poseOf(context, playout, other)
      if (!at || !hostile(other, unit) || (unit.side === 'second' && !isCargo(other))) continue
      const there = living(context, playout, other.index)
      if (there <= 0) continue
      const stressed = playout.stress[unit.index]! > 0
      best = Math.max(best, there * outlookOn(context.position, unit, pose, stressed, other, at))
      near = Math.min(near, distance(pose, at))
    }
    const sign = unit.side === 'first' ? 1 : -1
    const alive = living(context, playout, unit.index)
    worth += sign * alive * (AHEAD * best - (near < Number.POSITIVE_INFINITY ? (NEARER * near) / 100 : 0))
  }
  return worth
}

/** What is left of the guard, less what is left of its enemies. */
const fighters = (context: SearchContext, playout: PlayoutState): number => {
  let worth = 0
  for (const unit of context.units) {
    if (isCargo(unit) || playout.place[unit.index] === 0) continue
    const stress = 0.3 * Math.min(1, playout.stress[unit.index]!)
    worth += (unit.side === 'first' ? 1 : -1) * FIGHTER_POINT * (pointsLeft(context, playout, unit.index) - stress)
  }
  return worth
}

/** The chance that the containers hold out, as the damage that they can take and that must be feared compare; and how everybody lies. */
const holds = (context: SearchContext, playout: PlayoutState): number => {
  let hunters = 0
  for (const unit of context.units) if (unit.side === 'second') hunters += living(context, playout, unit.index)
  const harm = FIRE * hunters * timeIn(context, playout)
  const spare = needed(context, playout) - harm
  return 1 / (1 + exp(-spare / 1.6 - fighters(context, playout) - lookout(context, playout)))
}

const decided = (context: SearchContext, playout: PlayoutState): Decided => {
  const lost = tooMany(context, playout)
  if (timeIn(context, playout) === 0) return { won: 1 - lost, lost }
  return { won: goneOf(context, playout, 'second') * (1 - lost), lost }
}

/** Containers lie to both sides of the middle: the hunters have some way from one to the next, and the guard not too long a one. */
const placement = (position: Position, unit: Unit): readonly PlaceTerm[] => {
  if (isCargo(unit)) return [['apart', 1 - Math.abs(Math.abs(unit.start.x) - APART) / 500]]
  return lineUp(position, unit, [position.game.state.sides[unit.side].home])
}

export const lastLine: Objective = {
  aim: 'last-line',
  reckons: true,
  priority: (_position, unit) => (isCargo(unit) ? 0.07 : unit.side === 'first' ? 0.025 : 0.055),
  worth: (context, playout) => {
    const { won, lost } = decided(context, playout)
    return won + Math.max(0, 1 - won - lost) * holds(context, playout)
  },
  decided,
  features: [],
  write: () => {},
  judged: () => 0,
  placement,
}
